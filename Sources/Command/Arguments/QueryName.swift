/// The name of a query as a command line has it.
struct QueryName {
  /// As under `Queries/` and without its ending: `music/queen`.
  let text: String

  /// Takes off what a shell's completion puts around a name: `./Queries/music/queen.md`.
  ///
  /// - Parameters:
  ///   - name: As typed.
  ///   - endings: Of the files that may be meant.
  init(typed name: String, endings: [String]) {
    var name = name[...]
    while name.hasPrefix("./") { name = name.dropFirst(2) }
    if name.hasPrefix("Queries/") { name = name.dropFirst("Queries/".count) }
    for ending in endings where name.hasSuffix(ending) { name = name.dropLast(ending.count) }
    text = String(name)
  }
}
