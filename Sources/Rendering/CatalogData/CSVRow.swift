/// One record of a table in CSV.
///
/// - SeeAlso: RFC 4180.
struct CSVRow: Sendable {
  private let cells: [String]

  init(_ cells: [String?]) { self.cells = cells.map { $0 ?? "" } }

  /// Appends the cells with commas between them and CR LF behind them.
  func append(to bytes: inout [UInt8]) {
    for (place, cell) in cells.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      Self.append(cell, to: &bytes)
    }
    bytes += "\r\n".utf8
  }

  /// Appends a cell, in quotes where it needs them.
  ///
  /// Programs that show tables take what begins with `=`, `+`, `-`, `@`, a tab or CR for a
  /// formula and may run it; a leading `'` makes it a text.
  private static func append(_ cell: String, to bytes: inout [UInt8]) {
    let isFormula = cell.utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
    let needsQuotes = cell.utf8.contains { "\",\r\n".utf8.contains($0) }
    if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
    if isFormula { bytes.append(UInt8(ascii: "'")) }
    if needsQuotes {
      for byte in cell.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    } else {
      bytes += cell.utf8
    }
  }
}
