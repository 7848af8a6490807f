package import Stores

/// An answer that was read without fault, and so may be recorded.
package struct Reply: Hashable, Sendable {
  /// As the store sent it.
  package let bytes: [UInt8]
  package let answer: StoreAnswer
  package let status: Int
  /// When it came: `2022-05-07T10:00:00Z`.
  package let date: String
  package let validators: Validators?
  /// For how many seconds caches may keep it; `nil` when the store does not say.
  package let maxAge: Int?
  /// How often the request had to be asked again.
  package let retries: Int

  package init(
    bytes: [UInt8], answer: StoreAnswer, status: Int, date: String, validators: Validators? = nil,
    maxAge: Int? = nil, retries: Int = 0
  ) {
    self.bytes = bytes
    self.answer = answer
    self.status = status
    self.date = date
    self.validators = validators
    self.maxAge = maxAge
    self.retries = retries
  }
}
