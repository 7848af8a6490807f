import Items
import Links

/// The addresses of posters: `…._V1_SX300.jpg` is 300 pixels wide, and any other width may stand
/// there (as clients report).
enum OMDbPoster {
  static func artwork(at address: String) -> Artwork {
    let bytes = address.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return Artwork(address: address) }
    let digits = bytes[..<dot].suffix(5).reversed().prefix { $0.isDigit }.count
    let head = bytes[..<dot].dropLast(digits)
    guard digits > 0, Substring(head).hasSuffix("_V1_SX"),
      let width = Int(String(Substring(bytes[..<dot].suffix(digits))))
    else { return Artwork(address: address) }
    let sizing = Artwork.Sizing.width(
      prefix: String(Substring(head)), suffix: String(Substring(bytes[dot...])))
    return Artwork(address: address, sizing: sizing, width: width)
  }
}
