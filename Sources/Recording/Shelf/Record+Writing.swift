extension Record {
  /// The bytes of `record.json`.
  ///
  /// The same record gives the same bytes: keys in a fixed order, two blanks a level, a line feed at
  /// the end. What a response did not say is `null`; `expires` and `absent` are left out.
  package var bytes: [UInt8] {
    var lists = [("responses", responses.map(\.fields))]
    if !absences.isEmpty { lists.append(("absent", absences.map(\.fields))) }
    var lines = ["{", "  \"version\": \(RecordFile.version),"]
    for (place, (name, entries)) in lists.enumerated() {
      let comma = place + 1 < lists.count ? "," : ""
      guard !entries.isEmpty else {
        lines.append("  \"\(name)\": []\(comma)")
        continue
      }
      lines.append("  \"\(name)\": [")
      for (index, fields) in entries.enumerated() {
        lines.append("    {")
        for (place, field) in fields.enumerated() {
          let comma = place + 1 < fields.count ? "," : ""
          lines.append("      \"\(field.key)\": \(field.value)\(comma)")
        }
        lines.append(index + 1 < entries.count ? "    }," : "    }")
      }
      lines.append("  ]\(comma)")
    }
    lines += ["}", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }
}

/// Keys and values of JSON, in the order of the file.
private typealias Fields = [(key: String, value: String)]

extension RecordedResponse {
  fileprivate var fields: Fields {
    let head = [
      ("file", file.quotedInJSON), ("search", String(search)), ("request", request.quotedInJSON),
      ("status", String(status)), ("date", date.quotedInJSON),
    ]
    let tail = [
      ("etag", etag?.quotedInJSON ?? "null"),
      ("last-modified", lastModified?.quotedInJSON ?? "null"),
      ("sha256", sha256.quotedInJSON),
    ]
    return head + (expires.map { [("expires", $0.quotedInJSON)] } ?? []) + tail
  }
}

extension RecordedAbsence {
  fileprivate var fields: Fields {
    [
      ("search", String(search)), ("request", request.quotedInJSON), ("status", String(status)),
      ("date", date.quotedInJSON),
    ]
  }
}
