import Diagnostics
import QueryFiles

/// What a search is for: `media`, `entity` and `attribute`, checked against one another.
struct ITunesSubject {
  var media: String?
  var entity: String?
  var attribute: String?

  init(reading reader: inout SearchReader) {
    if let category = reader.search.parameter("category") {
      reader.refuse(
        ["media", "entity"], beside: category,
        hint: "'category' is the shorthand for both; leave one side out.")
      let word = reader.choice("category", of: ITunesCategory.allCases.map(\.rawValue))
      let known = word.flatMap(ITunesCategory.init(rawValue:))
      media = known?.media
      entity = known?.entity
    } else {
      media = reader.choice("media", of: ITunesMedium.all.map(\.name))
      let written = reader.search.parameter("media")
      // A medium that was misspelled says nothing about the entity.
      let medium = media.flatMap(ITunesMedium.named)
      entity = Self.entity(
        &reader, of: written != nil && medium == nil ? nil : medium, named: medium?.name)
    }
    attribute = Self.attribute(&reader, of: media, for: entity)
  }

  /// One entity, or several with commas, each of which must fit the medium.
  private static func entity(
    _ reader: inout SearchReader, of medium: ITunesMedium?, named media: String?
  ) -> String? {
    guard let value = reader.text("entity") else { return nil }
    let known = medium?.entities ?? ITunesMedium.allEntities
    for word in value.value.split(separator: ",", omittingEmptySubsequences: false)
    where !known.contains(String(word)) {
      let fitting = media.map { "For 'media: \($0)' there are: " } ?? "There are: "
      let near = nearest(to: String(word), among: known).map { "Did you mean '\($0)'? " } ?? ""
      let isElsewhere = medium != nil && ITunesMedium.allEntities.contains(String(word))
      reader.fault(
        value,
        isElsewhere
          ? "The entity '\(word)' does not fit 'media: \(media ?? "")'."
          : "'\(word)' is no entity of itunes.",
        near + fitting + known.joined(separator: ", ") + ".")
      return nil
    }
    return value.value
  }

  private static func attribute(
    _ reader: inout SearchReader, of media: String?, for entity: String?
  ) -> String? {
    guard let value = reader.text("attribute") else { return nil }
    let entities = entity?.split(separator: ",").map { String($0) } ?? []
    let media =
      media.map { [$0] }
      ?? ITunesMedium.all.filter { medium in
        entities.isEmpty
          ? medium.name == "all" : entities.contains { medium.entities.contains($0) }
      }.map(\.name)
    var seen: Set<String> = []
    let known = media.compactMap(ITunesMedium.named).flatMap(\.attributes)
      .filter { seen.insert($0).inserted }
    guard !known.contains(value.value) else { return value.value }
    let near = nearest(to: value.value, among: known).map { "Did you mean '\($0)'? " } ?? ""
    reader.fault(
      value,
      "The attribute '\(value.value)' does not fit "
        + (entity.map { "'entity: \($0)'." } ?? "'media: \(media.joined(separator: ", "))'."),
      known.isEmpty
        ? "Nothing can be chosen for this medium; leave 'attribute' out."
        : "\(near)There are: \(known.joined(separator: ", ")).")
    return nil
  }
}
