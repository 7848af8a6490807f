/// What was made of values that come back again and again: each is made once and then shared.
struct Memo<Key: Hashable, Value> {
  private var made: [Key: Value] = [:]

  mutating func value(for key: Key, make: (Key) -> Value) -> Value {
    if let value = made[key] { return value }
    let value = make(key)
    made[key] = value
    return value
  }
}
