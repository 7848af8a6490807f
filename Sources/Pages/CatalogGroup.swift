import QueryFiles

/// Catalogs and lists that the home page shows together: those of one folder.
struct CatalogGroup: Sendable {
  /// `nil` for those in no folder.
  let title: String?
  /// By name in code points.
  let members: [Member]

  enum Member: Sendable {
    /// A query, by its place among the site's; none of a list's.
    case catalog(Int)
    /// A list, by its place among the site's.
    case list(Int)
  }

  /// What is in no folder first, then the owner's groups in their order, then other folders by
  /// name.
  static func all(of sources: SiteSources) -> [CatalogGroup] {
    var members: [String: [(name: String, member: Member)]] = [:]
    for (number, query) in sources.queries.enumerated() where query.entry == nil {
      members[folder(of: query.name), default: []].append((query.name, .catalog(number)))
    }
    for (number, list) in sources.lists.enumerated() {
      members[folder(of: list.name), default: []].append((list.name, .list(number)))
    }
    let titles = Dictionary(
      sources.settings.groups.map { ($0.folder.value, $0.title) },
      uniquingKeysWith: { first, _ in first })
    let known = [""] + sources.settings.groups.map(\.folder.value)
    let folders = (known + members.keys.sorted()).unique()
    return folders.compactMap { folder in
      guard let members = members[folder] else { return nil }
      let ordered = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      let title = folder.isEmpty ? titles[""] : titles[folder] ?? folder
      return CatalogGroup(title: title, members: ordered.map(\.member))
    }
  }

  /// The first folder of a query's name; empty when it is in none.
  private static func folder(of name: String) -> String {
    name.firstIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }
}
