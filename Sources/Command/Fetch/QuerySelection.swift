import Diagnostics
import FileSystem
import QueryFiles

/// The queries that names on a command line mean: queries, lists with all their entries, and
/// folders with all that is below.
struct QuerySelection {
  /// In the order of the site, each once.
  let queries: [Query]

  /// - Parameters:
  ///   - names: As under `Queries/` without their endings; none of them mean all queries.
  ///   - sources: The site, drafts included.
  ///   - includesDrafts: Whether drafts may be meant.
  ///   - hasFile: Whether there is a file of that path, perhaps a faulty one.
  /// - Throws: An error for each name that means nothing.
  init(
    _ names: [String], of sources: SiteSources, includesDrafts: Bool,
    hasFile: (_ path: String) -> Bool
  ) throws(DiagnosticList) {
    let shown = includesDrafts ? sources : sources.withoutDrafts
    guard !names.isEmpty else {
      queries = shown.queries
      return
    }
    var faults: [Diagnostic] = []
    for name in names {
      let wanted = Self.plain(name)
      if shown.queries.contains(where: { $0.isMeant(by: wanted) }) { continue }
      if sources.queries.contains(where: { $0.isMeant(by: wanted) }) {
        faults.append(
          Diagnostic(
            .error, "'\(name.shortened)' is a draft.", hints: ["Add --drafts to ask for it."]))
      } else if !hasFile("Queries/\(wanted).md"), !hasFile("Queries/\(wanted).yml") {
        // What is wrong with a faulty file is told already.
        faults.append(Self.unknown(name, wanted, in: shown))
      }
    }
    if let list = DiagnosticList(faults) { throw list }
    let wanted = names.map(Self.plain)
    queries = shown.queries.filter { query in wanted.contains(where: query.isMeant) }
  }

  /// The name of a query, a list or a folder.
  private static func plain(_ name: String) -> String {
    var name = QueryName(typed: name, endings: [".md", ".yml"]).text
    while name.hasSuffix("/") { name.removeLast() }
    return name
  }

  private static func unknown(
    _ name: String, _ wanted: String, in sources: SiteSources
  ) -> Diagnostic {
    var known: [String] = []
    for name in sources.queries.map(\.name) + sources.lists.map(\.name) {
      let parts = name.split(separator: "/")
      for count in parts.indices.dropFirst() {
        let folder = parts[..<count].joined(separator: "/")
        if !known.contains(folder) { known.append(folder) }
      }
      known.append(name)
    }
    let hint =
      nearest(to: wanted, among: known).map { "Did you mean '\($0)'?" }
      ?? "Name a file below 'Queries/' without its ending, a list, or a folder."
    return Diagnostic(.error, "There is no query '\(name.shortened)'.", hints: [hint])
  }
}

extension Query {
  /// Whether a name is this query's, that of its list, or that of a folder around it.
  fileprivate func isMeant(by wanted: String) -> Bool {
    name == wanted || entry?.list == wanted || name.isBelow(wanted) && !wanted.isEmpty
  }
}
