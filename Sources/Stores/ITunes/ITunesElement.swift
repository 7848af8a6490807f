import Foundation

/// One element of `results`, under the names the service gives its fields.
///
/// A catalog has tens of thousands of them, so a field that only stands in for another is read only
/// where that one is missing, and what songs never have is not looked for in songs.
struct ITunesElement: Decodable {
  /// `kind`, else `wrapperType`.
  let kind: String?
  /// `collectionType` or `artistType`, of collections and artists.
  let subtype: String?
  let trackId, collectionId, artistId: AnswerID
  let trackName: String?
  /// As they stand, not cleaned.
  let collectionName, artistName: String?
  let trackViewUrl, collectionViewUrl: String?
  /// `artistViewUrl`, else `artistLinkUrl`.
  let artistUrl: String?
  /// `trackPrice`, else `collectionPrice`, else `price`; a negative one ends the search too.
  let price: Double?
  let currency, releaseDate: String?
  let primaryGenreName: String?
  let genres: [String]
  let artwork: Picture?
  let previewUrl, episodeContentType: String?
  /// `trackExplicitness`, else `collectionExplicitness`.
  let explicitnessWord: String?
  let contentAdvisoryRating: String?
  let trackTimeMillis, trackNumber, trackCount: Int?
  /// `discNumber`, where there are several.
  let discNumber: Int?
  let description: String?
  let details: Details?

  /// The largest picture given, and the width that its key promises.
  struct Picture: Hashable {
    let address: String
    let width: Int
  }

  /// What only apps, books, podcasts and collections have.
  struct Details {
    let sellerName, version, minimumOsVersion, bundleId, feedUrl, sellerUrl: String?
    let copyright: String?
    let fileSizeBytes: Int?
    let averageUserRating: Double?
    let userRatingCount: Int?
    let languages: [String]
  }

  enum Key: String, CodingKey {
    case wrapperType, kind, collectionType, artistType
    case trackId, collectionId, artistId, trackName, collectionName, artistName
    case trackViewUrl, collectionViewUrl, artistViewUrl, artistLinkUrl
    case trackPrice, collectionPrice, price, currency, releaseDate, primaryGenreName, genres
    case artworkUrl600, artworkUrl512, artworkUrl160, artworkUrl100, artworkUrl60, artworkUrl30
    case previewUrl, episodeContentType
    case trackExplicitness, collectionExplicitness, contentAdvisoryRating, trackTimeMillis
    case trackNumber, trackCount, discNumber, discCount
    case longDescription, description, shortDescription
    case sellerName, version, minimumOsVersion, bundleId, feedUrl, sellerUrl, copyright
    case fileSizeBytes, averageUserRating, userRatingCount, languageCodesISO2A
  }

  init(from decoder: any Decoder) throws {
    let fields = try AnswerFields<Key>(decoder)
    kind = fields.code(.kind) ?? fields.code(.wrapperType)
    let isSong = kind == "song"
    switch kind {
    case "collection": subtype = fields.text(.collectionType)
    case "artist": subtype = fields.text(.artistType)
    default: subtype = nil
    }
    trackId = fields.id(.trackId)
    collectionId = isSong ? .missing : fields.id(.collectionId)
    artistId = isSong ? .missing : fields.id(.artistId)
    trackName = fields.text(.trackName)
    collectionName = fields.raw(.collectionName)
    artistName = fields.raw(.artistName)
    trackViewUrl = fields.address(.trackViewUrl)
    collectionViewUrl = fields.address(.collectionViewUrl)
    artistUrl = fields.address(.artistViewUrl) ?? fields.address(.artistLinkUrl)
    price =
      fields.number(.trackPrice) ?? fields.number(.collectionPrice) ?? fields.number(.price)
    currency = fields.code(.currency)
    releaseDate = fields.code(.releaseDate)
    primaryGenreName = fields.text(.primaryGenreName)
    genres = primaryGenreName == nil ? Self.genres(fields) : []
    artwork = Self.largest(fields, isSong)
    previewUrl = fields.address(.previewUrl)
    episodeContentType = isSong ? nil : fields.code(.episodeContentType)
    explicitnessWord = fields.code(.trackExplicitness) ?? fields.code(.collectionExplicitness)
    contentAdvisoryRating = fields.text(.contentAdvisoryRating)
    trackTimeMillis = fields.integer(.trackTimeMillis)
    trackNumber = fields.integer(.trackNumber)
    trackCount = fields.integer(.trackCount)
    let discCount = fields.integer(.discCount) ?? 1
    discNumber = discCount > 1 ? fields.integer(.discNumber) : nil
    description =
      isSong
      ? nil
      : fields.description(.longDescription) ?? fields.description(.description)
        ?? fields.description(.shortDescription)
    details = isSong ? nil : Details(fields)
  }

  /// Texts, or for podcast episodes objects with a name.
  private static func genres(_ fields: AnswerFields<Key>) -> [String] {
    let texts = fields.texts(.genres)
    return texts.isEmpty ? fields.list(ITunesGenre.self, .genres).compactMap(\.name) : texts
  }

  private static let sizes: [(key: Key, width: Int)] = [
    (.artworkUrl600, 600), (.artworkUrl512, 512), (.artworkUrl160, 160), (.artworkUrl100, 100),
    (.artworkUrl60, 60), (.artworkUrl30, 30),
  ]

  /// Songs have no picture larger than 100 pixels.
  private static func largest(_ fields: AnswerFields<Key>, _ isSong: Bool) -> Picture? {
    for (key, width) in sizes where !isSong || width <= 100 {
      if let address = fields.address(key) { return Picture(address: address, width: width) }
    }
    return nil
  }
}

extension ITunesElement.Details {
  fileprivate init(_ fields: AnswerFields<ITunesElement.Key>) {
    sellerName = fields.text(.sellerName)
    version = fields.text(.version)
    minimumOsVersion = fields.text(.minimumOsVersion)
    bundleId = fields.text(.bundleId)
    feedUrl = fields.address(.feedUrl)
    sellerUrl = fields.address(.sellerUrl)
    copyright = fields.text(.copyright)
    fileSizeBytes = fields.count(.fileSizeBytes)
    averageUserRating = fields.number(.averageUserRating)
    userRatingCount = fields.integer(.userRatingCount)
    languages = fields.texts(.languageCodesISO2A)
  }
}

/// `{"name": "Music", "id": "1310"}`.
private struct ITunesGenre: Decodable {
  let name: String?

  private enum Key: String, CodingKey { case name }

  init(from decoder: any Decoder) throws {
    name = try AnswerFields<Key>(decoder).text(.name)
  }
}
