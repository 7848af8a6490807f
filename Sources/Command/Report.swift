import FileSystem
import Diagnostics

/// What has been found wrong so far, told at once.
struct Report {
  let world: World
  /// What stands before paths in messages; see `SiteFolder.prefix`.
  private let prefix: String
  private(set) var errors = 0
  private(set) var warnings = 0

  init(_ world: World, prefix: String = "") {
    self.world = world
    self.prefix = prefix
  }

  /// Tells each of them, those of one file in the order of its lines.
  mutating func tell(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics.sortedInEachFile { tell(diagnostic) }
  }

  mutating func tell(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if let place = diagnostic.place, !place.file.isAbsolutePath {
      diagnostic.place = Place(file: prefix + place.file, position: place.position)
    }
    switch diagnostic.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    }
    world.remark(diagnostic.description)
    if world.variable("GITHUB_ACTIONS") == "true" { world.remark(diagnostic.annotation) }
  }

  /// Tells how many there were and what came of it.
  ///
  /// For example `2 errors, 1 warning. Nothing was published.`
  func close(_ outcome: String?) {
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { counted($0, $1, "\($1)s") }
    let sentences = [counts.joined(separator: ", "), outcome ?? ""].filter { !$0.isEmpty }
    if !sentences.isEmpty { world.remark(sentences.map { "\($0)." }.joined(separator: " ")) }
  }
}

extension Diagnostic {
  /// A workflow command of GitHub Actions, which shows the message beside the line.
  ///
  /// On one line, and with what a terminal would obey shown as it is in `description`.
  ///
  /// - SeeAlso: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
  var annotation: String {
    var properties: [String] = []
    if let place {
      properties.append("file=\(Self.escaped(place.file.visible, and: ":,"))")
      if let position = place.position {
        properties += ["line=\(position.line)", "col=\(position.column)"]
      }
    }
    let list = properties.isEmpty ? "" : " " + properties.joined(separator: ",")
    let words = ([summary] + hints).joined(separator: " ").visible
    return "::\(severity.rawValue)\(list)::\(Self.escaped(words, and: ""))"
  }

  private static func escaped(_ text: String, and more: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || more.unicodeScalars.contains(scalar) {
        escaped += "%" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
