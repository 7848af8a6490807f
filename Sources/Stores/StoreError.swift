/// Why a response is no answer.
package struct StoreError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// Not what the service sends: cut off, HTML, something else.
    case unreadable
    /// The service refuses a parameter; asking again cannot help.
    case parameter
    /// No key, or one that is not accepted.
    case credential
    /// The service's key is right but its project may not use it.
    case configuration
    case throttled
    case quota
    /// The service failed; another time it may not.
    case unavailable
    /// The one object that was looked up is not there, or not any more.
    case absent
  }

  package let cause: Cause
  /// A sentence; the service's own words in quotes.
  package let message: String
  /// What is refused, in the name that a search has for it; `nil` where the service does not say.
  package let parameter: String?

  package init(_ cause: Cause, _ message: String, parameter: String? = nil) {
    self.cause = cause
    self.message = message
    self.parameter = parameter
  }

  /// A refusal in the service's own words, of which a message has room for so many.
  ///
  /// - Parameters:
  ///   - cause: What the words mean.
  ///   - service: The service's name for people.
  ///   - words: On one line.
  ///   - explanation: Another sentence, for what the words leave open.
  ///   - parameter: What is refused, in the name that a search has for it.
  init(
    _ cause: Cause, by service: String, saying words: String, explanation: String? = nil,
    parameter: String? = nil
  ) {
    let most = 300
    let shown = words.count > most ? "\(words.prefix(most))…" : words
    let sentences = ["\(service) refuses the request: '\(shown)'.", explanation]
    self.init(
      cause, sentences.compactMap(\.self).joined(separator: " "), parameter: parameter)
  }
}
