import Diagnostics
import Indexing
import Items
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
    /// What the row has from other items of the same work.
    let row: [Borrowed]
    let override: Override?
    /// What the owner wrote too, under another id of the same work, and what does not count.
    let beaten: [Override]
  }

  /// What a row takes from another of its items.
  struct Borrowed: Hashable {
    let value: String
    let item: ItemID
  }

  /// What the owner wrote instead, or besides.
  struct Override: Hashable {
    let value: String
    /// Of its key in the query.
    let place: Place
  }

  /// In the order of item pages, then what only the owner said.
  var fields: [Field] {
    let overrides = Dictionary(grouping: curations.flatMap(Self.overrides), by: \.name)
      .mapValues { $0.map(\.override) }
    let known = (item ?? sightings.first?.item)?.fields(onPage: query.name) ?? []
    let values = Dictionary(known.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let borrowed = borrowed(besides: known)
    let row = [work?.item].compactMap(\.self) + (work?.fold?.members ?? [])
    let names = row.map { $0.fields(onPage: query.name).map(\.name) }
      .reduce(known.map(\.name), Self.merged)
      .filter { values[$0] != nil || borrowed[$0]?.isEmpty == false }
    return (names + Self.keys.filter { !names.contains($0) && overrides[$0] != nil }).map { name in
      let field = values[name]
      return Field(
        name, value: field?.value, file: field.flatMap(file), row: borrowed[name] ?? [],
        overrides[name] ?? [])
    }
  }

  /// What the row shows of fields that the item itself has otherwise, or not at all.
  private func borrowed(besides known: [ItemField]) -> [String: [Borrowed]] {
    guard let work, let fold = work.fold else { return [:] }
    let others = fold.members.filter { $0.id != id }.map { item in
      (id: item.id, fields: item.fields(onPage: query.name))
    }
    var borrowed: [String: [Borrowed]] = [:]
    for field in work.item.fields(onPage: query.name) where !known.contains(field) {
      guard let source = others.first(where: { $0.fields.contains(field) }) else { continue }
      borrowed[field.name] = [Borrowed(value: field.value, item: source.id)]
    }
    // The price and the links of each store stand in the row, whoever leads it.
    for name in ["price", "links"] {
      borrowed[name] = others.flatMap { other in
        other.fields.filter { $0.name == name }
          .map { Borrowed(value: $0.value, item: other.id) }
      }
    }
    return borrowed
  }

  /// Two lists that follow one order, as one.
  private static func merged(_ one: [String], _ other: [String]) -> [String] {
    var merged = one
    var place = 0
    for name in other {
      if let found = merged.firstIndex(of: name) {
        place = found + 1
      } else {
        merged.insert(name, at: place)
        place += 1
      }
    }
    return merged
  }

  /// The file of the record that says so: an own record first, then the newest.
  private func file(of field: ItemField) -> String? {
    let order = sightings.indices.sorted { one, other in
      let (first, second) = (sightings[one], sightings[other])
      if (first.role == .detail) != (second.role == .detail) { return first.role == .detail }
      return first.date == second.date ? one < other : first.date > second.date
    }
    return order.map { sightings[$0] }
      .first { $0.item.fields(onPage: query.name).contains(field) }?.place.file
  }

  /// What an entry of `items` says of fields, in the order in which they are listed.
  private static let keys = ["title", "sort-as", "tags", "links", "artwork", "note", "pin", "hide"]

  private static func overrides(_ curation: Curation) -> [(name: String, override: Override)] {
    let values: [(Curation.Key, String?)] = [
      (.title, curation.title), (.sortAs, curation.sortAs),
      (.tags, curation.tags.isEmpty ? nil : curation.tags.joined(separator: ", ")),
      (.link, curation.link?.text), (.artwork, curation.artwork?.value.text),
      (.note, curation.note?.text.shortened), (.pin, curation.isPinned ? "true" : nil),
      (.hide, curation.isHidden ? "true" : nil),
    ]
    return values.compactMap { key, value in
      // The owner's link stands among those of the stores.
      value.map {
        (key == .link ? "links" : key.rawValue, Override(value: $0, place: curation.place(of: key)))
      }
    }
  }
}

extension Explanation.InQuery.Field {
  /// - Parameters:
  ///   - name: Of the field.
  ///   - value: What the stores said.
  ///   - file: Of the record that said so.
  ///   - row: What the row has instead.
  ///   - overrides: What the owner wrote, the word that counts first; the same word again is left
  ///     out, and tags all count.
  fileprivate init(
    _ name: String, value: String?, file: String?, row: [Explanation.InQuery.Borrowed],
    _ overrides: [Explanation.InQuery.Override]
  ) {
    self.name = name
    self.value = value
    self.file = file
    self.row = row
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
