import Diagnostics
import Links
import QueryFiles
import Recording

extension Explanation.InQuery {
  /// A field of the item, the record that gave it, and the owner's word that wins over it.
  struct Field {
    let name: String
    /// `nil` where the stores said nothing.
    let value: String?
    /// The file of the record.
    let file: String?
    let override: Override?
    /// What the owner wrote too, under another id of the same work, and what does not count.
    let beaten: [Override]
  }

  /// What the owner wrote instead, or besides.
  struct Override: Hashable {
    let value: String
    /// Of the item's entry in the query.
    let place: Place
  }

  /// In the order of item pages, then what only the owner said.
  var fields: [Field] {
    let overrides = Dictionary(grouping: curations.flatMap(Self.overrides), by: \.name)
      .mapValues { $0.map(\.override) }
    let known = (item ?? sightings.first?.item)?.fields ?? []
    let names = known.map(\.name)
    return known.map { field in
      Field(
        field.name, value: field.value, file: file(of: field), overrides[field.name] ?? [])
    }
      + Self.keys.filter { !names.contains($0) && overrides[$0] != nil }
      .map { Field($0, value: nil, file: nil, overrides[$0] ?? []) }
  }

  /// The file of the record that says so: an own record first, then the newest.
  private func file(of field: ItemField) -> String? {
    let order = sightings.indices.sorted { one, other in
      let (first, second) = (sightings[one], sightings[other])
      if (first.role == .detail) != (second.role == .detail) { return first.role == .detail }
      return first.date == second.date ? one < other : first.date > second.date
    }
    return order.map { sightings[$0] }.first { $0.item.fields.contains(field) }?.place.file
  }

  /// What an entry of `items` says of fields, in the order in which they are listed.
  private static let keys = ["title", "sort-as", "tags", "links", "artwork", "note", "pin", "hide"]

  private static func overrides(_ curation: Curation) -> [(name: String, override: Override)] {
    let values: [(String, String?)] = [
      ("title", curation.title), ("sort-as", curation.sortAs),
      ("tags", curation.tags.isEmpty ? nil : curation.tags.joined(separator: ", ")),
      ("links", curation.link?.text), ("artwork", curation.artwork?.value.text),
      ("note", curation.note?.text.shortened), ("pin", curation.isPinned ? "true" : nil),
      ("hide", curation.isHidden ? "true" : nil),
    ]
    return values.compactMap { name, value in
      value.map { (name, Override(value: $0, place: curation.id.place)) }
    }
  }
}

extension Explanation.InQuery.Field {
  /// - Parameters:
  ///   - name: Of the field.
  ///   - value: What the stores said.
  ///   - file: Of the record that said so.
  ///   - overrides: What the owner wrote, the word that counts first; the same word again is left
  ///     out, and tags all count.
  fileprivate init(
    _ name: String, value: String?, file: String?, _ overrides: [Explanation.InQuery.Override]
  ) {
    self.name = name
    self.value = value
    self.file = file
    if name == "tags", let first = overrides.first {
      override = Explanation.InQuery.Override(
        value: overrides.map(\.value).joined(separator: ", "), place: first.place)
      beaten = []
    } else {
      override = overrides.first
      beaten = overrides.dropFirst().filter { $0.value != overrides.first?.value }
    }
  }
}
