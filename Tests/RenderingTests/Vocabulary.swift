import Foundation

/// The part of schema.org's vocabulary that pages may use, and whether a thing keeps to it.
///
/// - SeeAlso: <https://schema.org/docs/full.html> for the types, and the page of each property,
///   such as <https://schema.org/byArtist>, for "Used on these types" and "Values expected".
enum Vocabulary {
  /// Each type with those it is a more particular form of.
  static let types: [String: [String]] = [
    "Thing": [], "CreativeWork": ["Thing"], "Intangible": ["Thing"], "Person": ["Thing"],
    "Organization": ["Thing"], "PerformingGroup": ["Organization"],
    "MusicGroup": ["PerformingGroup"],
    "ItemList": ["Intangible"], "BreadcrumbList": ["ItemList"], "ListItem": ["Intangible"],
    "Offer": ["Intangible"], "WebSite": ["CreativeWork"], "Book": ["CreativeWork"],
    "MediaObject": ["CreativeWork"], "AudioObject": ["MediaObject"],
    "Audiobook": ["AudioObject", "Book"], "MusicVideoObject": ["MediaObject"],
    "Movie": ["CreativeWork"], "MusicRecording": ["CreativeWork"],
    "MusicPlaylist": ["CreativeWork"], "MusicAlbum": ["MusicPlaylist"],
    "CreativeWorkSeries": ["CreativeWork"], "Periodical": ["CreativeWorkSeries"],
    "PodcastSeries": ["CreativeWorkSeries"], "TVSeries": ["CreativeWorkSeries"],
    "CreativeWorkSeason": ["CreativeWork"], "TVSeason": ["CreativeWorkSeason"],
    "Episode": ["CreativeWork"], "PodcastEpisode": ["Episode"], "TVEpisode": ["Episode"],
    "SoftwareApplication": ["CreativeWork"], "Game": ["CreativeWork"],
    "VideoGame": ["Game", "SoftwareApplication"],
  ]

  /// Each property with the types that have it, of those above, and what its values may be.
  static let properties: [String: (types: [String], values: [String])] = [
    "name": (["Thing"], ["Text"]), "url": (["Thing"], ["URL"]), "image": (["Thing"], ["URL"]),
    "description": (["Thing"], ["Text"]), "sameAs": (["Thing"], ["URL"]),
    "alternativeHeadline": (["CreativeWork"], ["Text"]),
    "author": (["CreativeWork"], ["Organization", "Person"]),
    "creator": (["CreativeWork"], ["Organization", "Person"]),
    "publisher": (["CreativeWork"], ["Organization", "Person"]),
    "contentRating": (["CreativeWork"], ["Text"]),
    "datePublished": (["CreativeWork"], ["Date"]),
    "genre": (["CreativeWork", "MusicGroup"], ["Text"]),
    "inLanguage": (["CreativeWork"], ["Text"]),
    "isFamilyFriendly": (["CreativeWork"], ["Boolean"]),
    "keywords": (["CreativeWork"], ["Text"]),
    "offers": (["CreativeWork"], ["Offer"]),
    "position": (["CreativeWork", "ListItem"], ["Integer"]),
    "duration": (
      ["Audiobook", "Episode", "MediaObject", "Movie", "MusicRecording"], ["Duration"]
    ),
    "byArtist": (["MusicAlbum", "MusicRecording"], ["MusicGroup", "Person"]),
    "inAlbum": (["MusicRecording"], ["MusicAlbum"]),
    "numTracks": (["MusicPlaylist"], ["Integer"]),
    "director": (
      ["CreativeWorkSeason", "Episode", "Movie", "TVSeries", "VideoGame"], ["Person"]
    ),
    "bookFormat": (["Book"], ["BookFormatType"]), "isbn": (["Book"], ["Text"]),
    "numberOfPages": (["Book"], ["Integer"]),
    "issn": (["CreativeWorkSeries", "WebSite"], ["Text"]),
    "startDate": (["CreativeWorkSeason", "CreativeWorkSeries"], ["Date"]),
    "endDate": (["CreativeWorkSeason", "CreativeWorkSeries"], ["Date"]),
    "webFeed": (["PodcastSeries"], ["URL"]),
    "numberOfSeasons": (["TVSeries"], ["Integer"]),
    "numberOfEpisodes": (["CreativeWorkSeason", "TVSeries"], ["Integer"]),
    "seasonNumber": (["CreativeWorkSeason"], ["Integer"]),
    "episodeNumber": (["Episode"], ["Integer"]),
    "partOfSeason": (["Episode"], ["CreativeWorkSeason"]),
    "partOfSeries": (["CreativeWorkSeason", "Episode"], ["CreativeWorkSeries"]),
    "applicationCategory": (["SoftwareApplication"], ["Text"]),
    "operatingSystem": (["SoftwareApplication"], ["Text"]),
    "softwareVersion": (["SoftwareApplication"], ["Text"]),
    "price": (["Offer"], ["Number"]), "priceCurrency": (["Offer"], ["Text"]),
    "eligibleRegion": (["Offer"], ["Text"]),
    "itemListElement": (["ItemList"], ["ListItem", "Thing"]),
    "itemListOrder": (["ItemList"], ["ItemListOrderType"]),
    "numberOfItems": (["ItemList"], ["Integer"]),
    "item": (["ListItem"], ["URL"]),
  ]

  private static let members = [
    "BookFormatType": ["EBook", "AudiobookFormat"], "ItemListOrderType": ["ItemListOrderAscending"],
  ]

  /// What is wrong with a thing and all things in it, a sentence each.
  static func faults(in thing: [String: Any], isReference: Bool = false) -> [String] {
    guard let type = thing["@type"] as? String else {
      return isReference && Array(thing.keys) == ["@id"] ? [] : ["A thing has no type: \(thing)"]
    }
    guard types[type] != nil else { return ["There is no type \(type)."] }
    return thing.filter { !$0.key.hasPrefix("@") }.flatMap { name, value -> [String] in
      guard let property = properties[name] else { return ["There is no property \(name)."] }
      guard property.types.contains(where: { `is`(type, a: $0) }) else {
        return ["\(type) has no \(name)."]
      }
      let values = value as? [Any] ?? [value]
      return values.flatMap { value -> [String] in
        guard property.values.contains(where: { fits(value, $0) }) else {
          return ["\(name) of \(type) cannot be \(value)."]
        }
        return (value as? [String: Any]).map { faults(in: $0, isReference: true) } ?? []
      }
    }
  }

  private static func `is`(_ type: String, a other: String) -> Bool {
    type == other || (types[type] ?? []).contains { `is`($0, a: other) }
  }

  private static func fits(_ value: Any, _ expected: String) -> Bool {
    if let thing = value as? [String: Any] {
      guard let type = thing["@type"] as? String else { return expected == "Thing" }
      return `is`(type, a: expected)
    }
    guard let text = value as? String else {
      return switch expected {
      case "Boolean": value is Bool
      case "Integer": value is Int
      case "Number": value is Double
      default: false
      }
    }
    guard !text.isEmpty else { return false }
    switch expected {
    case "Text": return true
    case "URL": return text.hasPrefix("https://") || text.hasPrefix("http://")
    case "Date": return text.wholeMatch(of: /[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?/) != nil
    case "Duration": return text.wholeMatch(of: /PT([0-9]+H)?([0-9]+M)?([0-9]+S)?/) != nil
    default:
      return members[expected]?.contains { text == "https://schema.org/\($0)" } ?? false
    }
  }
}
