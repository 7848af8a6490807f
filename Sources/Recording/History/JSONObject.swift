/// A JSON object on one line, with its keys in the order in which they were given.
struct JSONObject {
  private var fields: [String] = []

  /// Adds a value that is JSON already.
  mutating func add(_ key: String, json: String) { fields.append("\"\(key)\":\(json)") }

  /// Adds a text; nothing when there is none.
  mutating func add(_ key: String, _ text: String?) {
    if let text { add(key, json: text.quotedInJSON) }
  }

  /// Adds a number; nothing when there is none.
  mutating func add(_ key: String, _ number: Int?) {
    if let number { add(key, json: String(number)) }
  }

  /// Adds a list of what is JSON already; nothing when it is empty.
  mutating func add(_ key: String, _ list: [String]) {
    if !list.isEmpty { add(key, json: "[\(list.joined(separator: ","))]") }
  }

  var text: String { "{\(fields.joined(separator: ","))}" }
}
