import Diagnostics
import Items
import QueryFiles
import Recording

extension Answers {
  /// A warning for each entry of the site's `creators` that names nobody.
  ///
  /// None while a query lacks a recording, which may be the one that names them.
  func unknownCreators(of settings: SiteSettings) -> [Diagnostic] {
    guard !isPartial, !settings.creators.isEmpty else { return [] }
    let names = Set(
      queries.lazy.flatMap { $0.findings.items + $0.findings.subjects }
        .flatMap { $0.creators.map(\.name) })
    let unknown = settings.creators.map(\.name).filter { !names.contains($0.value) }
    guard !unknown.isEmpty else { return [] }
    let known = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return unknown.map { name in
      let near = nearest(to: name.value, among: known)
      return name.diagnostic(
        .warning, "No item of this site is by '\(name.value.shortened)'.",
        hints: [
          near.map { "Did you mean '\($0)'?" }
            ?? "Write the name as the store does, or take it out."
        ])
    }
  }
}
