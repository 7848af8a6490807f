// A line of a file, looked at by columns that count Unicode scalars from 1.

extension String {
  /// How many blanks and tabs it begins with.
  var indentation: Int {
    unicodeScalars.prefix { $0 == " " || $0 == "\t" }.count
  }

  /// The character in that column, from 1.
  func scalar(at column: Int) -> Unicode.Scalar? {
    unicodeScalars.dropFirst(max(0, column - 1)).first
  }

  /// The column of what follows the first colon that ends a key, or `nil` without one.
  var columnOfFirstValue: Int? {
    var isAfterColon = false
    var hasBlank = false
    for (offset, scalar) in unicodeScalars.enumerated() {
      let isBlank = scalar == " " || scalar == "\t"
      if isAfterColon, hasBlank, !isBlank { return offset + 1 }
      hasBlank = isAfterColon && isBlank
      isAfterColon = scalar == ":" || hasBlank
    }
    return nil
  }
}
