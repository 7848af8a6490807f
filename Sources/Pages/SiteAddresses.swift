package import Diagnostics
package import QueryFiles

/// Where each query, list and page of a site stands.
package struct SiteAddresses: Sendable {
  private var queries: [String: Address] = [:]
  private var lists: [String: Address] = [:]
  private var pages: [String: Address] = [:]
  /// For the entries of lists.
  private var recordings: [String: String] = [:]

  /// First segments that the program needs for itself.
  private static let reserved: Set<String> = [
    "item", "by", "new", "all", "tag", "assets", "feed", "index", "404", "sitemap", "robots",
  ]

  /// Gives every source its address.
  ///
  /// - Throws: All faults: names without letter or digit, reserved names, and two sources with
  ///   the same address or one below the other, naming both.
  package init(of sources: SiteSources) throws(DiagnosticList) {
    var faults: [AddressFault] = []
    self.init(of: sources, &faults)
    if let list = DiagnosticList(faults.map(\.diagnostic)) { throw list }
  }

  /// The faults for which sources get no addresses, in the order in which they are told.
  package static func faults(in sources: SiteSources) -> [AddressFault] {
    var faults: [AddressFault] = []
    _ = SiteAddresses(of: sources, &faults)
    return faults
  }

  private init(of sources: SiteSources, _ faults: inout [AddressFault]) {
    var claims = Claims()
    let isASCII = sources.settings.hasASCIISlugs
    for page in sources.pages {
      pages[page.name] = claims.claim(page.name, at: page.place, isASCII: isASCII)
    }
    for list in sources.lists {
      lists[list.name] = claims.claim(
        list.name, at: list.place, isASCII: isASCII, ownsFolder: true)
    }
    for query in sources.queries where query.entry == nil {
      queries[query.name] = claims.claim(
        query.name, at: query.place, isASCII: isASCII, ownsFolder: true)
    }
    let entriesOfLists = Dictionary(grouping: sources.queries) { $0.entry?.list }
    for list in sources.lists {
      guard let address = lists[list.name], let entries = entriesOfLists[list.name] else {
        continue
      }
      let names = entries.compactMap(\.entry?.name)
      let segments = Slug.segments(for: names, isASCII: isASCII)
      let folders = Slug.segments(for: names, isASCII: false)
      for (entry, name) in zip(entries, names) {
        queries[entry.name] = segments[name].map(address.child)
        recordings[entry.name] = folders[name].map { "\(list.name)/\($0)" }
      }
    }
    faults = claims.faults()
  }

  /// The catalog page of a query of the site.
  ///
  /// - Precondition: The query is one of those that the addresses were made for; so with lists
  ///   and pages below.
  package func catalog(_ query: Query) -> Address { Self.known(queries[query.name]) }
  /// The name of a query's folder below `Site/Responses/`: folders as in `Queries/`, an entry of
  /// a list by its slug.
  ///
  /// Never transliterated, so that a change of `ascii-slugs` loses no recording.
  package func recording(_ query: Query) -> String { recordings[query.name] ?? query.name }
  package func list(_ list: QueryList) -> Address { Self.known(lists[list.name]) }
  package func page(_ page: PlainPage) -> Address { Self.known(pages[page.name]) }

  private static func known(_ address: Address?) -> Address {
    guard let address else {
      preconditionFailure("this source has no address: it is of another site")
    }
    return address
  }

  /// The addresses by source, to be claimed, and what is wrong with them.
  private struct Claims {
    private struct Claim {
      let address: Address
      let place: Place
      let ownsFolder: Bool
    }

    private var all: [Claim] = []
    private var nameFaults: [AddressFault] = []

    mutating func claim(
      _ name: String, at place: Place, isASCII: Bool, ownsFolder: Bool = false
    ) -> Address? {
      let place = Place(file: place.file)
      var folders: [String] = []
      for part in name.split(separator: "/") {
        guard let slug = Slug(String(part), isASCII: isASCII) else {
          nameFaults.append(.nameless(part: String(part), place))
          return nil
        }
        folders.append(slug.text)
      }
      if let first = folders.first, SiteAddresses.reserved.contains(first) {
        nameFaults.append(.reserved(segment: first, place))
        return nil
      }
      let address = Address(folders: folders)
      all.append(Claim(address: address, place: place, ownsFolder: ownsFolder))
      return address
    }

    /// The faults of single names, then each pair of sources that cannot stand together.
    func faults() -> [AddressFault] {
      let ordered = all.sorted { ($0.address.path, $0.place) < ($1.address.path, $1.place) }
      var faults = nameFaults
      var owner: Claim?
      var previous: Claim?
      for claim in ordered {
        if let previous, previous.address == claim.address {
          faults.append(
            .sameAddress(previous.address.path, claim.place, other: previous.place))
        } else if let owner, claim.address.path.hasPrefix(owner.address.path) {
          faults.append(.belowAnother(owner.address.path, claim.place, other: owner.place))
        }
        if claim.ownsFolder,
          !(owner.map { claim.address.path.hasPrefix($0.address.path) } ?? false)
        {
          owner = claim
        }
        previous = claim
      }
      return faults
    }
  }
}
