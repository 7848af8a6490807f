/// A value of JSON, whose objects keep the order of their members.
///
/// - SeeAlso: RFC 8259.
enum JSON: Sendable {
  case text(String)
  case integer(Int)
  /// A number in millionths, written with as many decimals as it needs: 1 290 000 is `1.29`.
  case millionths(Int)
  case flag(Bool)
  case list([JSON])
  /// A list whose elements are made one after another, each on a line of its own.
  case lines(count: Int, element: @Sendable (Int) -> JSON)
  case object(JSONObject)
}

/// The members of an object, in the order in which they were set.
struct JSONObject: Sendable {
  private(set) var members: [(name: String, value: JSON)] = []

  init() { members.reserveCapacity(12) }

  /// Adds a member; nothing without a value.
  ///
  /// - Precondition: The object has no member of that name yet.
  mutating func set(_ name: String, _ value: JSON?) {
    if let value { members.append((name, value)) }
  }
}
