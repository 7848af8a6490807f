import Diagnostics

extension Reading {
  /// A link of the owner's: http, https, mailto, tel, a relative address or a fragment.
  mutating func link(_ field: Field?) -> Placed<String>? {
    link(field, schemes: ["http", "https", "mailto", "tel"])
  }

  /// The address of a picture: http, https or relative.
  mutating func picture(_ field: Field?) -> Placed<String>? {
    link(field, schemes: ["http", "https"])
  }

  private mutating func link(_ field: Field?, schemes: [String]) -> Placed<String>? {
    guard let text = text(field) else { return nil }
    if let (summary, hint) = reasonAgainst(text.value, schemes: schemes) {
      note([text.diagnostic(.error, summary, hints: [hint])])
      return nil
    }
    return text
  }

  private func reasonAgainst(_ link: String, schemes: [String]) -> (String, String)? {
    let hasBlank = link.unicodeScalars.contains {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    if hasBlank {
      return ("A link cannot have blanks in it.", "Write %20 for a blank.")
    }
    let head = link.prefix { !"/?#".contains($0) }
    guard let colon = head.firstIndex(of: ":") else {
      guard link.hasPrefix("//") else { return nil }
      return ("A link cannot begin with '//'.", "Write 'https:\(link.shortened)'.")
    }
    let scheme = link[..<colon].lowercased()
    guard schemes.contains(scheme) else {
      return (
        "A link cannot begin with '\(String(link[...colon]).shortened)'.",
        "Begin it with \(schemes.map { "\($0):" }.joined(separator: ", ")), "
          + "or write an address inside of this site."
      )
    }
    let rest = link[link.index(after: colon)...]
    let isComplete =
      scheme.hasPrefix("http") ? rest.hasPrefix("//") && rest.count > 2 : !rest.isEmpty
    return isComplete ? nil : ("This link is not complete.", "Write it as the browser shows it.")
  }
}
