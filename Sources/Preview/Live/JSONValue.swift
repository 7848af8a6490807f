/// What is told to the script of live reload.
indirect enum JSONValue {
  case text(String)
  case flag(Bool)
  case list([JSONValue])
  /// Keys in the order they are written in.
  case object([(String, JSONValue)])

  static func object(_ texts: [String: String]) -> JSONValue {
    .object(texts.sorted { $0.key < $1.key }.map { ($0.key, .text($0.value)) })
  }

  /// On one line.
  var json: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .flag(let isSet): isSet ? "true" : "false"
    case .list(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let values):
      "{" + values.map { Self.quoted($0.0) + ":" + $0.1.json }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }
}
