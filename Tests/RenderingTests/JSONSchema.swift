import Foundation

/// As much of JSON Schema as `docs/catalog.schema.json` uses, and stricter: no member may be
/// unknown.
///
/// - SeeAlso: <https://json-schema.org/draft/2020-12>
struct JSONSchema {
  private let root: [String: Any]
  private let definitions: [String: [String: Any]]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
  }

  /// The names of all members that it knows.
  var names: Set<String> {
    Set(([root] + Array(definitions.values)).flatMap(Self.names))
  }

  private static func names(in schema: [String: Any]) -> [String] {
    let members = schema["properties"] as? [String: [String: Any]] ?? [:]
    let elements = schema["items"] as? [String: Any] ?? [:]
    return members.keys + members.values.flatMap(names)
      + (elements.isEmpty ? [] : names(in: elements))
  }

  /// What is wrong with a value, each with its place, in the order of places.
  func faults(in value: Any) -> [String] { faults(in: value, root, at: "").sorted() }

  private func faults(in value: Any, _ schema: [String: Any], at place: String) -> [String] {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
      return faults(in: value, definitions[String(name)] ?? [:], at: place)
    }
    if let constant = schema["const"] {
      return "\(constant)" == "\(value)" ? [] : ["\(place): is not \(constant)"]
    }
    switch schema["type"] as? String {
    case "object":
      guard let members = value as? [String: Any] else { return ["\(place): is no object"] }
      return faults(in: members, schema, at: place)
    case "array":
      guard let elements = value as? [Any] else { return ["\(place): is no array"] }
      let element = schema["items"] as? [String: Any] ?? [:]
      return elements.enumerated().flatMap { faults(in: $1, element, at: "\(place)/\($0)") }
    case "string":
      guard let text = value as? String else { return ["\(place): is no string"] }
      let pattern = (schema["pattern"] as? String).flatMap { try? Regex($0) }
      let isShort = text.count < schema["minLength"] as? Int ?? 0
      let fits = pattern.map { text.firstMatch(of: $0) != nil } ?? true
      return isShort || !fits ? ["\(place): is not of its form"] : []
    case "integer": return value is Int ? [] : ["\(place): is no integer"]
    case "number": return value is Double ? [] : ["\(place): is no number"]
    case "boolean": return value is Bool ? [] : ["\(place): is no boolean"]
    default: return ["\(place): has no schema"]
    }
  }

  private func faults(
    in members: [String: Any], _ schema: [String: Any], at place: String
  ) -> [String] {
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    let missing = required.filter { members[$0] == nil }.map {
      "\(place.isEmpty ? "/" : place): \($0) is missing"
    }
    return missing
      + members.flatMap { name, value -> [String] in
        let inner = "\(place)/\(name)"
        return known[name].map { faults(in: value, $0, at: inner) } ?? ["\(inner): is unknown"]
      }
  }
}
