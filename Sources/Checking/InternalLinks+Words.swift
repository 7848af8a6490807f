package import Links

extension InternalLinks.Broken {
  /// A sentence about it, on a site that stands there.
  package func summary(on base: BasePath) -> String {
    switch reason {
    case .nothingThere: "The link '\(link)' leads to no page or file."
    case .outside: "The link '\(link)' leads out of the site's base path '\(base.encoded)'."
    case .above: "The link '\(link)' leads out of the site."
    case .noPlace(let id):
      "The link '\(link)' leads to no place of its page: nothing there has the id '\(id)'."
    }
  }
}
