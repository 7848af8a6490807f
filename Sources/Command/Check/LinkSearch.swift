import Diagnostics

/// Finds links in what the owner wrote, all of them on one way through a file.
struct LinkSearch {
  private let wanted: Set<ArraySlice<UInt8>>
  private let lengths: Set<Int>
  private let longest: Int

  /// What stands in front of a link, and behind one, besides the end of the line.
  private static let openings = Set("(\"'<= \t".utf8)
  private static let endings = Set(")\"'>]}, \t".utf8)
  /// Behind these a link may have blanks in it.
  private static let quotes = Set("\"'<".utf8)
  /// How many places are tried for the end of one link: it may have such signs in it, but not many.
  private static let mostEnds = 20

  /// - Parameter links: As they may be written.
  init(_ links: some Sequence<String>) {
    wanted = Set(links.lazy.map { Array($0.utf8)[...] })
    lengths = Set(wanted.lazy.map(\.count))
    longest = lengths.max() ?? 0
  }

  /// Where in a file each of the links first stands as a whole; nothing for those that do not.
  func positions(in file: SourceFile) -> [String: Position] {
    var found: [ArraySlice<UInt8>: Position] = [:]
    let lines = file.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let bytes = Array(line)
      for (index, byte) in bytes.enumerated() where Self.openings.contains(byte) {
        for link in links(in: bytes, from: index + 1, isQuoted: Self.quotes.contains(byte))
        where found[link] == nil {
          let column = bytes[...index].count { $0 & 0xC0 != 0x80 } + 1
          found[link] = Position(line: number + 1, column: column)
        }
      }
    }
    return Dictionary(
      uniqueKeysWithValues: found.map { (String(decoding: $0, as: UTF8.self), $1) })
  }

  /// Those of the links that begin at a byte of a line and end at a place where one may.
  private func links(
    in line: [UInt8], from start: Int, isQuoted: Bool
  ) -> [ArraySlice<UInt8>] {
    var links: [ArraySlice<UInt8>] = []
    var ends = 0
    var end = start
    while end - start <= longest, ends < Self.mostEnds {
      let next = end < line.count ? line[end] : nil
      if next.map(Self.endings.contains) ?? true {
        ends += 1
        if lengths.contains(end - start), wanted.contains(line[start..<end]) {
          links.append(line[start..<end])
        }
      }
      guard let next, isQuoted || (next != UInt8(ascii: " ") && next != UInt8(ascii: "\t")) else {
        break
      }
      end += 1
    }
    return links
  }
}
