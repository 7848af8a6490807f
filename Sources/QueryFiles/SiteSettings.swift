import Diagnostics
package import Items
package import Links

/// `Site/site.yml`.
package struct SiteSettings: Hashable, Sendable {
  package var title: String
  package var description: String?
  package var author: String?
  /// `nil` makes a site without absolute addresses.
  package var url: Placed<SiteAddress>?
  package var language: Placed<String>
  package var index = IndexSettings()
  package var stores: [StoreName: StoreSettings] = [:]
  /// In the order of the file.
  package var groups: [Group] = []
  package var creators: [CreatorSettings] = []
  package var navigation: [NavigationEntry] = []
  package var hasFeeds = true
  /// `nil` makes a site without a search.
  package var search: Placed<SearchProgram>?
  /// Raw HTML in the owner's own Markdown.
  package var allowsUnsafeHTML = false
  package var hasASCIISlugs = false
  /// The custom domain, written into `CNAME`.
  package var cname: String?

  package init(title: String, language: Placed<String>) {
    self.title = title
    self.language = language
  }

  /// The path of `url`; `/` without one.
  package var basePath: BasePath { url?.value.basePath ?? .root }

  /// Makes it a site that stands at another address than its settings say, or at one at all.
  package mutating func stand(at address: SiteAddress) {
    url = Placed(address, at: url?.place ?? Place(file: Self.path), excerpt: url?.excerpt)
  }

  /// What makes the search over the whole site.
  package enum SearchProgram: String, CaseIterable, Sendable {
    case pagefind
  }

  /// A heading of the home page, and the first folder of the queries that stand under it.
  package struct Group: Hashable, Sendable {
    package let folder: Placed<String>
    package let title: String

    package init(folder: Placed<String>, title: String) {
      self.folder = folder
      self.title = title
    }
  }

  package struct CreatorSettings: Hashable, Sendable {
    package let name: Placed<String>
    package var sortAs: String?
    package var link: OwnersLink?
    package var note: MarkdownText?

    package init(name: Placed<String>) { self.name = name }
  }

  package struct NavigationEntry: Hashable, Sendable {
    package let title: String
    package let link: Placed<OwnersLink>

    package init(title: String, link: Placed<OwnersLink>) {
      self.title = title
      self.link = link
    }
  }
}

/// What `site.yml` says under `stores` of one store.
///
/// Which keys mean something to which store is the store's to say.
package struct StoreSettings: Hashable, Sendable {
  package var country: Placed<CountryCode>?
  package var affiliateToken: Placed<String>?
  package var affiliateCampaign: Placed<String>?
  package var requestsPerMinute: Int?
  /// Whether recordings stay in `Site/Responses/`; `nil` follows the store's terms.
  package var keep: Bool?
  package var endpoint: Placed<Endpoint>?
  /// How long recordings that are not kept may be used; `nil` follows the program.
  package var cache: TimeSpan?
  package var plainCovers = false

  package init() {}
}

extension SiteSettings {
  /// The same without the owner's accounts with the stores: for what is written down and may be read
  /// under other settings.
  package var withoutAffiliates: SiteSettings {
    var settings = self
    for name in settings.stores.keys {
      settings.stores[name]?.affiliateToken = nil
      settings.stores[name]?.affiliateCampaign = nil
    }
    return settings
  }
}
