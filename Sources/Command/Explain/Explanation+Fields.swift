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
  }

  /// What the owner wrote instead, or besides.
  struct Override {
    let value: String
    /// Of the item's entry in the query.
    let place: Place
  }

  /// In the order of item pages, then what only the owner said.
  var fields: [Field] {
    let overrides = curation.map(Self.overrides) ?? []
    let known = (item ?? sightings.first?.item)?.fields ?? []
    let names = known.map(\.name)
    return known.map { field in
      Field(
        name: field.name, value: field.value, file: file(of: field),
        override: overrides.first { $0.name == field.name }?.override)
    }
      + overrides.filter { !names.contains($0.name) }
      .map { Field(name: $0.name, value: nil, file: nil, override: $0.override) }
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

  private static func overrides(_ curation: Curation) -> [(name: String, override: Override)] {
    let values: [(String, String?)] = [
      ("title", curation.title), ("sort-as", curation.sortAs),
      ("tags", curation.tags.isEmpty ? nil : curation.tags.joined(separator: ", ")),
      ("links", curation.link?.text), ("artwork", curation.artwork?.text),
      ("note", curation.note?.text.shortened), ("pin", curation.isPinned ? "true" : nil),
      ("hide", curation.isHidden ? "true" : nil),
    ]
    return values.compactMap { name, value in
      value.map { (name, Override(value: $0, place: curation.id.place)) }
    }
  }
}
