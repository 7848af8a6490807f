import Dates
import Diagnostics

extension HTTPAnswer {
  /// What may go out with a later request; nothing that cannot stand in a header.
  var validators: Validators? {
    Validators(
      etag: headers["etag"].flatMap(Self.sendable),
      lastModified: headers["last-modified"].flatMap(Self.sendable))
  }

  /// For how many more seconds caches may keep the answer, 0 where they may not at all; `nil` when
  /// the service does not say.
  ///
  /// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc9111#section-4.2>
  var maxAge: Int? {
    guard let field = headers["cache-control"] else { return nil }
    var age: Int?
    for directive in field.lowercased().split(separator: ",") {
      let parts = directive.split(separator: "=", maxSplits: 1)
        .map { $0.trimming(while: { " \t\"".contains($0) }) }
      switch parts.first {
      case "no-store", "no-cache": return 0
      case "max-age" where parts.count == 2: age = Self.seconds(parts[1])
      default: continue
      }
    }
    return age.map { max(0, $0 - (headers["age"].flatMap { Self.seconds($0[...]) } ?? 0)) }
  }

  /// How long the service asks to wait before the next request.
  ///
  /// - Parameter now: What a date is counted from, in nanoseconds since 1970.
  /// - Returns: Seconds; `nil` when it does not say.
  /// - SeeAlso: <https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3>
  func retryAfter(from now: Int) -> Int? {
    guard let field = headers["retry-after"] else { return nil }
    let text = field.trimmingBlanks
    if let seconds = Self.seconds(text) { return seconds }
    return Instant(http: String(text)).map {
      max(0, $0.seconds - Instant(nanoseconds: now).seconds)
    }
  }

  /// More than this is as much as this: 68 years.
  private static let longest = Int(Int32.max)

  private static func seconds(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return min(Int(text) ?? longest, longest)
  }

  private static func sendable(_ value: String) -> String? {
    let isPlain = value.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    return isPlain && (1...1000).contains(value.utf8.count) ? value : nil
  }
}

extension Validators {
  /// The headers of a conditional request.
  var headers: [HTTPMessage.Header] {
    let pairs = [("if-none-match", etag), ("if-modified-since", lastModified)]
    return pairs.compactMap { name, value in
      guard let value, value.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
      return HTTPMessage.Header(name: name, value: value)
    }
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate func trimming(while isDropped: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let first = text.first, isDropped(first) { text.removeFirst() }
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}
