/// A file of a new site.
package struct StarterFile: Hashable, Sendable {
  /// Relative to the site's folder.
  package let path: String
  package let bytes: [UInt8]

  init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The site that `new` makes: a query of each store with a recording, written by hand from facts.
package enum Starter {
  /// In the order of the paths' code points.
  package static let files: [StarterFile] = [
    StarterFile(".github/workflows/pages.yml", PackageResources.pages_yml),
    StarterFile(".gitignore", PackageResources.gitignore),
    // As the cache makes it when there is none, so that no git takes what is in it.
    StarterFile(".thumbindex/.gitignore", Array("*\n".utf8)),
    // Google's terms ask not to keep its answers, so this one is where they are. It is older than they allow, and
    // would be warned of in each build: the query is a draft until its owner asks Google.
    StarterFile(".thumbindex/responses/dickens/1-1.json", PackageResources.dickens_json),
    StarterFile(
      ".thumbindex/responses/dickens/record.json", PackageResources.dickens_record_json),
    StarterFile("Queries/battles.md", PackageResources.battles_md),
    StarterFile("Queries/dickens.md", PackageResources.dickens_md),
    StarterFile("Queries/short-films.md", PackageResources.short_films_md),
    StarterFile("Site/Pages/about.md", PackageResources.about_md),
    StarterFile("Site/Responses/battles/1-1.json", PackageResources.battles_json),
    StarterFile("Site/Responses/battles/record.json", PackageResources.battles_record_json),
    StarterFile("Site/Responses/short-films/1-1.json", PackageResources.short_films_json),
    StarterFile(
      "Site/Responses/short-films/record.json", PackageResources.short_films_record_json),
    StarterFile("Site/site.yml", PackageResources.site_yml),
  ]
}
