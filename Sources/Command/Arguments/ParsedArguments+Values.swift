import Diagnostics
import QueryFiles

// Values of options that are more than text; each throws when what was given is none.
extension ParsedArguments {
  /// A whole number in digits.
  func number(_ name: String, in range: ClosedRange<Int>) throws(Diagnostic) -> Int? {
    guard let text = value(name) else { return nil }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber, let number = Int(text), range.contains(number) else {
      throw wrong(
        text, name, hint: "Write a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// A length of time, in seconds.
  func span(_ name: String) throws(Diagnostic) -> Int? {
    guard let text = value(name) else { return nil }
    guard let span = TimeSpan(text) else { throw wrong(text, name, hint: TimeSpan.advice) }
    return span.seconds
  }

  /// The address of a site, as the key 'url' of its settings has it.
  func address(_ name: String) throws(Diagnostic) -> SiteAddress? {
    guard let text = value(name) else { return nil }
    do throws(SiteAddress.Fault) { return try SiteAddress(text) } catch {
      throw Diagnostic(.error, "'--\(name)': \(error.summary)", hints: [error.hint])
    }
  }

  /// Throws when both options were given.
  func refuse(_ name: String, beside other: String) throws(Diagnostic) {
    guard has(name), has(other) else { return }
    throw Diagnostic(
      .error, "'--\(name)' does not go with '--\(other)'.", hints: ["Leave one of them out."])
  }

  func wrong(_ text: String, _ name: String, hint: String) -> Diagnostic {
    Diagnostic(.error, "'--\(name)' cannot be '\(text.shortened)'.", hints: [hint])
  }
}
