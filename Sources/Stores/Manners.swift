/// How a service wants to be asked, and what may be kept of its answers.
///
/// What the site's settings say goes before the first two.
package struct Manners: Hashable, Sendable {
  /// The most requests in any minute, to one host.
  package let requestsPerMinute: Int
  /// Whether the terms allow to keep answers for longer than their cache headers say.
  package let keepsAnswers: Bool
  /// Statuses besides 429 with which the service asks to be asked less.
  package let throttlingStatuses: Set<Int>
  /// The key that the service wants; `nil` where it has none.
  package let key: Key?

  package struct Key: Hashable, Sendable {
    /// The variable of the environment that has it.
    package let variable: String
    /// Where one is to be had.
    package let page: String
    /// Whether nothing is answered without one.
    package let isRequired: Bool

    package init(variable: String, page: String, isRequired: Bool) {
      self.variable = variable
      self.page = page
      self.isRequired = isRequired
    }
  }

  package init(
    requestsPerMinute: Int, keepsAnswers: Bool, throttlingStatuses: Set<Int> = [], key: Key? = nil
  ) {
    self.requestsPerMinute = requestsPerMinute
    self.keepsAnswers = keepsAnswers
    self.throttlingStatuses = throttlingStatuses
    self.key = key
  }
}
