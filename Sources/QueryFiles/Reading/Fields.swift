import Diagnostics
import YAML

/// The keys of one map that are known where it stands.
struct Fields {
  let position: Position
  private let fields: [String: Field]
  /// The known keys that unknown ones were taken for.
  private let meant: Set<String>

  fileprivate init(position: Position, fields: [String: Field], meant: Set<String>) {
    self.position = position
    self.fields = fields
    self.meant = meant
  }

  /// `nil` when the key is not there, or has nothing after its colon.
  subscript(key: String) -> Field? { fields[key].flatMap { $0.value.isNothing ? nil : $0 } }

  /// Also a key with nothing after its colon.
  func evenEmpty(_ key: String) -> Field? { fields[key] }

  /// Whether the key is not there and an unknown one is told to be meant for it.
  func isMisspelt(_ key: String) -> Bool { fields[key] == nil && meant.contains(key) }
}

/// A key with its value, and the name by which messages call it.
struct Field {
  /// With the keys around it: `index.by`.
  let name: String
  let position: Position
  let value: YAMLNode
}

extension Reading {
  /// How many unknown keys of one map are told: a file with more was not meant to be what it is
  /// read as.
  private static let unknownLimit = 20

  /// Reads a map, noting its unknown keys.
  ///
  /// - Parameters:
  ///   - node: What should be a map.
  ///   - owner: What it describes, to begin a sentence with: `'index'`, `A query`.
  ///   - prefix: What messages put before the names of its keys: `index.`.
  ///   - known: The keys that it may have.
  ///   - advice: What to say of an unknown key that is near to none of them.
  /// - Returns: `nil` when it is no map.
  mutating func fields(
    of node: YAMLNode, owner: String, prefix: String = "", known: [String], advice: String? = nil
  ) -> Fields? {
    guard let entries = entries(of: node, owner: owner) else { return nil }
    var fields: [String: Field] = [:]
    var unknown: [YAMLEntry] = []
    for entry in entries {
      if known.contains(entry.key) {
        fields[entry.key] = Field(
          name: prefix + entry.key, position: entry.position, value: entry.value)
      } else {
        unknown.append(entry)
        guard unknown.count <= Self.unknownLimit else { continue }
        var diagnostic = lines.diagnostic(
          at: entry.position, "\(owner) has no key '\(entry.key.shortened)'.",
          hints: [suggestion(for: entry.key, among: known)])
        if let advice, nearest(to: entry.key, among: known) == nil {
          diagnostic.hints.append(advice)
        }
        note([diagnostic])
      }
    }
    if let next = unknown.dropFirst(Self.unknownLimit).first {
      fault(
        "\(owner) has \(unknown.count - Self.unknownLimit) more keys that are not known.",
        at: next.position, hints: "Mend the first ones, then look again.")
    }
    let meant = unknown.prefix(Self.unknownLimit).compactMap { nearest(to: $0.key, among: known) }
    return Fields(position: node.position, fields: fields, meant: Set(meant))
  }

  /// The entries of a map whose keys are the owner's own words.
  mutating func entries(of node: YAMLNode, owner: String) -> [YAMLEntry]? {
    switch node.content {
    case .mapping(let entries): return entries
    case .sequence:
      fault(
        "\(owner) must be keys with values, but here is a list.", at: node.position,
        hints: "Write 'key: value', each on a line of its own.")
    case .scalar(let scalar):
      let parts = scalar.text.split(separator: ":", maxSplits: 1)
      let lacksBlank = parts.count == 2 && scalar.text.shortened == scalar.text
      fault(
        "\(owner) must be keys with values, but here is only a text.", at: node.position,
        hints: lacksBlank
          ? "Write a blank after the colon: '\(parts[0]): \(parts[1])'."
          : "Write 'key: value', each on a line of its own.")
    }
    return nil
  }

  /// The elements of a list; a single value is a list of one.
  func elements(of field: Field) -> [YAMLNode] {
    if case .sequence(let nodes) = field.value.content { nodes } else { [field.value] }
  }

  /// Notes that a key which must be there is not; one that is misspelt has been told already.
  mutating func missing(_ key: String, in fields: Fields, owner: String, example: String) {
    guard !fields.isMisspelt(key) else { return }
    fault(
      "\(owner) needs the key '\(key)'.",
      at: fields.evenEmpty(key)?.position ?? fields.position,
      hints: "Write it, for example: \(example)")
  }
}
