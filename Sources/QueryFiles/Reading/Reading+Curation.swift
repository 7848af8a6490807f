import Diagnostics
import Items
import Links
import YAML

extension Reading {
  /// What may stand below an item's id.
  static let itemKeys = Curation.Key.allCases.map(\.rawValue)

  /// What a rule of `hide` may be about.
  static let hideRuleKeys = ["title-contains", "creator-contains", "kind", "explicit"]

  /// The map `items`, from an item's id to what the owner says of it.
  mutating func curations(_ field: Field?) -> [Curation] {
    guard let field, let entries = entries(of: field.value, owner: "'items'") else { return [] }
    var curations: [Curation] = []
    for entry in entries {
      let key = placed(entry.key, at: entry.position)
      guard let id = itemID(key) else { continue }
      var curation = Curation(id: id)
      if !entry.value.isNothing { read(entry.value, into: &curation) }
      curations.append(curation)
    }
    return curations
  }

  private mutating func read(_ node: YAMLNode, into curation: inout Curation) {
    guard
      let fields = fields(
        of: node, owner: "An item", prefix: "items.", known: Self.itemKeys)
    else { return }
    // A bare 'hide:' looks like an order; passing over it would show what should be hidden.
    for key in [Curation.Key.hide, .pin] {
      if let field = fields.evenEmpty(key.rawValue), field.value.isNothing {
        fault("'\(field.name)' is empty.", at: field.position, hints: "Write 'true'.")
      }
    }
    for key in Curation.Key.allCases {
      if let field = fields[key] { curation.places[key] = place(field.position) }
    }
    curation.isHidden = flag(fields[.hide]) ?? false
    curation.isPinned = flag(fields[.pin]) ?? false
    curation.title = text(fields[.title])?.value
    curation.sortAs = text(fields[.sortAs])?.value
    curation.note = markdown(fields[.note])
    curation.tags = texts(fields[.tags])?.map(\.value) ?? []
    curation.link = link(fields[.link])?.value
    curation.artwork = picture(fields[.artwork])
  }

  /// The list `hide`, of ids and rules; `nil` when the key is missing.
  mutating func hideRules(_ field: Field?) -> [HideRule]? {
    guard let field else { return nil }
    return elements(of: field).compactMap { hideRule($0) }
  }

  private mutating func hideRule(_ node: YAMLNode) -> HideRule? {
    guard case .mapping(let entries) = node.content else {
      guard let text = text(node, name: "hide") else { return nil }
      return itemID(
        text,
        hints: [
          "To hide what has a word in its title, write '- title-contains: \(text.value.shortened)'."
        ]
      ).map { .id($0) }
    }
    guard
      let fields = fields(
        of: node, owner: "A rule of 'hide'", prefix: "hide.",
        known: Self.hideRuleKeys)
    else { return nil }
    guard entries.count == 1 else {
      fault(
        "A rule of 'hide' has one key, and this one has \(entries.count).", at: node.position,
        hints: "Write each key as a rule of its own, beginning with '- '.")
      return nil
    }
    if let text = text(fields["title-contains"]) { return .titleContains(text.value) }
    if let text = text(fields["creator-contains"]) { return .creatorContains(text.value) }
    if let text = text(fields["kind"]) { return .kind(text) }
    if let isHidden = flag(fields["explicit"]) {
      if isHidden { return .explicit }
      fault(
        "The rule 'explicit' can only be true.", at: node.position,
        hints: "Delete the rule to show explicit items.")
    } else if let entry = entries.first, entry.value.isNothing {
      fault(
        "'hide.\(entry.key)' is empty.", at: entry.position,
        hints: "Write a value, or delete the key.")
    }
    return nil
  }

  /// The id that is written here; `hints` tell what else may have been meant.
  private mutating func itemID(
    _ text: Placed<String>, hints: [String] = []
  ) -> Placed<ItemID>? {
    guard let id = ItemID(text.value) else {
      let example = stores.first.map { "\($0.name.text):579373079" } ?? "STORE:ID"
      note([
        text.diagnostic(
          .error, "'\(text.value.shortened)' is not the id of an item.",
          hints: ["An id is the store, a colon and the store's number: \(example)"] + hints)
      ])
      return nil
    }
    guard knownStore(Placed(id.store.text, at: text.place, excerpt: text.excerpt)) != nil else {
      return nil
    }
    return Placed(id, at: text.place, excerpt: text.excerpt)
  }
}

extension Fields {
  fileprivate subscript(key: Curation.Key) -> Field? { self[key.rawValue] }
}
