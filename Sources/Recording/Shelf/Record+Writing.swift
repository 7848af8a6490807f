extension Record {
  /// The bytes of `record.json`.
  ///
  /// The same record gives the same bytes: keys in a fixed order, two blanks a level, a line feed at
  /// the end. What a response did not say is `null`.
  package var bytes: [UInt8] {
    var lines = ["{", "  \"version\": \(RecordFile.version),"]
    guard !responses.isEmpty else {
      return Array((lines + ["  \"responses\": []", "}", ""]).joined(separator: "\n").utf8)
    }
    lines.append("  \"responses\": [")
    for (index, response) in responses.enumerated() {
      lines.append("    {")
      let fields = response.fields
      for (place, field) in fields.enumerated() {
        let comma = place + 1 < fields.count ? "," : ""
        lines.append("      \"\(field.key)\": \(field.value)\(comma)")
      }
      lines.append(index + 1 < responses.count ? "    }," : "    }")
    }
    lines += ["  ]", "}", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }
}

extension RecordedResponse {
  /// Keys and values of JSON, in the order of the file.
  fileprivate var fields: [(key: String, value: String)] {
    [
      ("file", Self.quoted(file)), ("search", String(search)), ("request", Self.quoted(request)),
      ("status", String(status)), ("date", Self.quoted(date)),
      ("etag", etag.map(Self.quoted) ?? "null"),
      ("last-modified", lastModified.map(Self.quoted) ?? "null"),
      ("sha256", Self.quoted(sha256)),
    ]
  }

  /// A text of JSON.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
