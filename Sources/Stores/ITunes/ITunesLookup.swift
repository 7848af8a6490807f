import Links
import QueryFiles

/// The keys by which the service looks things up instead of searching.
enum ITunesLookup: String, CaseIterable {
  case id, upc, isbn, bundleId, amgArtistId, amgAlbumId, amgVideoId

  static let keys = allCases.map(\.rawValue)

  /// Whether the service takes several values at once.
  var takesSeveral: Bool { [.id, .amgArtistId, .amgAlbumId].contains(self) }

  /// Reads the key's values; several only where the service takes several.
  func values(_ reader: inout SearchReader) -> [String] {
    switch self {
    case .id, .amgArtistId, .amgAlbumId:
      return reader.list(rawValue, form: "It is a number, as in the address of the store's page") {
        $0.isDigits(1...19)
      }
    case .amgVideoId:
      return one(&reader, "It is a number") { $0.isDigits(1...19) }
    case .upc:
      return one(&reader, "A bar code is 8 to 14 digits, without blanks") { $0.isDigits(8...14) }
    case .isbn:
      return one(&reader, "An ISBN is 10 or 13 digits, the last of which checks the others") {
        ISBN($0) != nil
      }.map { ISBN($0)?.digits ?? $0 }
    case .bundleId:
      return one(&reader, "It looks like com.example.app") { text in
        text.utf8.allSatisfy { byte in
          byte.isDigit || byte.isLetter
            || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
        }
      }
    }
  }

  private func one(
    _ reader: inout SearchReader, _ form: String, where isRight: (String) -> Bool
  ) -> [String] {
    reader.text(rawValue, form: form, where: isRight).map { [$0.value] } ?? []
  }
}
