extension ITunes {
  /// Those of searches, then those of lookups.
  package var parameters: [StoreParameter] { Self.searchParameters + Self.lookupParameters }

  private static let searchParameters = [
    StoreParameter("term", "TEXT", "The words to search for"),
    StoreParameter(
      "country", "CODE", takesSeveral: true, "Whose store to ask, such as DE; US if nothing is said"
    ),
    StoreParameter("category", "WORD", "Short for media and entity, such as music, ebooks or tv"),
    StoreParameter("media", "WORD", "What to search in, such as music, movie or software"),
    StoreParameter("entity", "WORD", "What to find, such as song, album or movie"),
    StoreParameter("attribute", "WORD", "Where the words must stand, such as artistTerm"),
    StoreParameter("limit", "N", "How many results to ask for, 1 to 200"),
    StoreParameter("lang", "CODE", "The language of the answer: en_us or ja_jp"),
    StoreParameter("version", "N", "The version of the answer's keys: 1 or 2"),
    StoreParameter("explicit", "Yes|No", "No leaves out what is marked explicit"),
  ]

  private static let lookupParameters =
    ITunesLookup.allCases.map { key in
      StoreParameter(key.rawValue, key.form, takesSeveral: key.takesSeveral, key.summary)
    } + [StoreParameter(sort, "recent", "With a lookup: the newest related items first")]

  /// The one parameter that only lookups have besides their keys.
  static let sort = "sort"
}

extension ITunesLookup {
  fileprivate var form: String { self == .bundleId ? "NAME" : "NUMBER" }

  fileprivate var summary: String {
    switch self {
    case .id: "Look up by the number in the address of the store's page"
    case .upc: "Look up an album or a video by its bar code"
    case .isbn: "Look up a book by its ISBN"
    case .bundleId: "Look up an app by its name, such as com.example.app"
    case .amgArtistId: "Look up an artist by the number of AllMusic"
    case .amgAlbumId: "Look up an album by the number of AllMusic"
    case .amgVideoId: "Look up a video by the number of AllMovie"
    }
  }
}
