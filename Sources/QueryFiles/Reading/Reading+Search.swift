import Diagnostics
import Items
import YAML

extension Reading {
  /// What every search needs; all else that may stand in one is the store's to say.
  static let searchKeys = ["store"]

  /// One search or a list of them; `nil` when the key is missing.
  ///
  /// - Parameters:
  ///   - field: The key `search`.
  ///   - needsStore: Whether each must name its store; not so in an entry of a list.
  /// - Returns: What could be read; what could not has been noted.
  mutating func searches(_ field: Field?, needsStore: Bool) -> [SearchDraft]? {
    guard let field else { return nil }
    var nodes = [field.value]
    if case .sequence(let elements) = field.value.content { nodes = elements }
    if nodes.isEmpty {
      fault("'search' is an empty list.", at: field.value.position, hints: "Write a search in it.")
    }
    return nodes.compactMap { search($0, needsStore: needsStore) }
  }

  private mutating func search(_ node: YAMLNode, needsStore: Bool) -> SearchDraft? {
    guard let entries = entries(of: node, owner: "A search") else { return nil }
    var draft = SearchDraft(position: node.position)
    for entry in entries {
      let field = Field(
        name: "search.\(entry.key)", position: entry.position, value: entry.value)
      switch entry.key {
      case "store": draft.store = store(field)
      case "results": draft.results = given(field).flatMap { number($0, in: Search.resultCounts) }
      case "details":
        draft.details = given(field).flatMap { flag($0) }
          .map { placed($0, at: entry.value.position) }
      default:
        if let parameter = parameter(entry) { draft.parameters.append(parameter) }
      }
    }
    guard needsStore, !entries.contains(where: { $0.key == "store" }) else { return draft }
    if let misspelt = entries.first(where: { nearest(to: $0.key, among: Self.searchKeys) != nil }) {
      fault(
        "A search has no key '\(misspelt.key.shortened)'.", at: misspelt.position,
        hints: "Did you mean 'store'?")
    } else {
      fault(
        "A search needs the key 'store'.", at: node.position,
        hints: "Write which store to ask: \(storeNames.joined(separator: ", ")).")
    }
    return draft
  }

  private mutating func store(_ field: Field) -> Placed<StoreName>? {
    guard let text = text(given(field)) else { return nil }
    return knownStore(text)
  }

  /// The store of that name; an unknown one is noted.
  mutating func knownStore(_ text: Placed<String>) -> Placed<StoreName>? {
    guard storeNames.contains(text.value) else {
      note([
        text.diagnostic(
          .error, "There is no store '\(text.value.shortened)'.",
          hints: [suggestion(for: text.value, among: storeNames)])
      ])
      return nil
    }
    return Placed(StoreName(text.value), at: text.place, excerpt: text.excerpt)
  }

  private var storeNames: [String] { stores.map(\.name.text) }

  private mutating func parameter(_ entry: YAMLEntry) -> Search.Parameter? {
    var nodes = [entry.value]
    var isList = false
    if case .sequence(let elements) = entry.value.content { (nodes, isList) = (elements, true) }
    if nodes.isEmpty { empty(entry.key, at: entry.value.position) }
    var values: [Placed<String>] = []
    for node in nodes {
      if node.isNothing {
        empty(entry.key, at: isList ? node.position : entry.position)
      } else if let value = text(node, name: entry.key) {
        values.append(value)
      }
    }
    guard values.count == nodes.count, !values.isEmpty else { return nil }
    return Search.Parameter(
      name: placed(entry.key, at: entry.position), values: values, isList: isList)
  }

  /// The field, unless nothing is written after its colon, which is noted.
  private mutating func given(_ field: Field) -> Field? {
    guard field.value.isNothing else { return field }
    empty(field.name, at: field.position)
    return nil
  }

  private mutating func empty(_ name: String, at position: Position) {
    fault("'\(name.shortened)' is empty.", at: position, hints: "Write a value, or delete the key.")
  }
}
