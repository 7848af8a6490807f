/// A number that names a work, or one edition of it, in every store that sells it.
///
/// Stores make one only of a number whose check, where it has one, is right.
package enum WorkCode: Hashable, Sendable {
  /// A book's: 13 digits, also where the store gave 10.
  ///
  /// - SeeAlso: ISO 2108.
  case isbn(String)
  /// A film's or a show's at IMDb: `tt0372784`.
  case imdb(String)
  /// The bar code of what is sold, made by `barcode(digits:)`.
  case gtin(String)

  /// The code of a bar code of 8 to 14 digits: shorter numbers are the same with zeros before them.
  ///
  /// - SeeAlso: GS1 General Specifications, GTIN-14.
  package static func barcode(digits: String) -> WorkCode {
    .gtin(String(repeating: "0", count: max(0, 14 - digits.utf8.count)) + digits)
  }
}
