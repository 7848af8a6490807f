import Foundation

/// One element of `results`, under the names the service gives its fields.
struct ITunesElement: Decodable {
  let wrapperType, kind, collectionType, artistType: String?
  let trackId, collectionId, artistId: String?
  let trackName, collectionName, artistName: String?
  let trackViewUrl, collectionViewUrl, artistViewUrl, artistLinkUrl: String?
  let trackPrice, collectionPrice, price: Double?
  let currency, releaseDate: String?
  let primaryGenreName: String?
  let genres: [String]
  let artwork: Picture?
  let previewUrl, episodeContentType: String?
  let trackExplicitness, collectionExplicitness, contentAdvisoryRating: String?
  let trackTimeMillis: Double?
  let trackNumber, trackCount, discNumber, discCount: Int?
  let description: String?
  let details: Details?

  /// The largest picture given, and the width that its key promises.
  struct Picture {
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
    wrapperType = fields.code(.wrapperType)
    kind = fields.code(.kind)
    collectionType = fields.text(.collectionType)
    artistType = fields.text(.artistType)
    trackId = fields.code(.trackId)
    collectionId = fields.code(.collectionId)
    artistId = fields.code(.artistId)
    trackName = fields.text(.trackName)
    collectionName = fields.text(.collectionName)
    artistName = fields.text(.artistName)
    trackViewUrl = fields.code(.trackViewUrl)
    collectionViewUrl = fields.code(.collectionViewUrl)
    artistViewUrl = fields.code(.artistViewUrl)
    artistLinkUrl = fields.code(.artistLinkUrl)
    trackPrice = fields.number(.trackPrice)
    collectionPrice = fields.number(.collectionPrice)
    price = fields.number(.price)
    currency = fields.code(.currency)
    releaseDate = fields.code(.releaseDate)
    primaryGenreName = fields.text(.primaryGenreName)
    genres = primaryGenreName == nil ? Self.genres(fields) : []
    artwork = Self.largest(fields)
    previewUrl = fields.code(.previewUrl)
    episodeContentType = fields.code(.episodeContentType)
    trackExplicitness = fields.code(.trackExplicitness)
    collectionExplicitness = fields.code(.collectionExplicitness)
    contentAdvisoryRating = fields.text(.contentAdvisoryRating)
    trackTimeMillis = fields.number(.trackTimeMillis)
    trackNumber = fields.integer(.trackNumber)
    trackCount = fields.integer(.trackCount)
    discNumber = fields.integer(.discNumber)
    discCount = fields.integer(.discCount)
    let isSong = kind == "song"
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

  private static func largest(_ fields: AnswerFields<Key>) -> Picture? {
    let sizes: [(Key, Int)] = [
      (.artworkUrl600, 600), (.artworkUrl512, 512), (.artworkUrl160, 160), (.artworkUrl100, 100),
      (.artworkUrl60, 60), (.artworkUrl30, 30),
    ]
    for (key, width) in sizes {
      if let address = fields.code(key) { return Picture(address: address, width: width) }
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
    feedUrl = fields.code(.feedUrl)
    sellerUrl = fields.code(.sellerUrl)
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
