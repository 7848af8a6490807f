import Foundation
import Testing

/// The HTML of a page, looked into by the plainest of means.
struct PageText: CustomTestStringConvertible {
  let text: String

  init(_ text: String) { self.text = text }

  /// Its first tag or words: a whole page would hide what a test says of it.
  var testDescription: String { "\(text.prefix(60))…" }

  func contains(_ part: String) -> Bool { text.range(of: part, options: .literal) != nil }

  /// The values of an attribute over the whole page, in their order and as they stand there.
  func values(of attribute: String) -> [String] {
    text.split(separator: " \(attribute)=\"", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
  }

  /// The start tags of an element, without their brackets.
  func tags(_ element: String) -> [String] {
    text.split(separator: "<").filter { $0.hasPrefix("\(element) ") || $0.hasPrefix("\(element)>") }
      .map { String($0.prefix { $0 != ">" }) }
  }

  /// The text between the first pair of these two.
  func between(_ start: String, _ end: String) -> String? {
    guard let first = text.firstRange(of: start) else { return nil }
    let rest = text[first.upperBound...]
    return rest.firstRange(of: end).map { String(rest[..<$0.lowerBound]) }
  }

  /// The page without the content of its data block, where quotes have another meaning.
  var withoutData: PageText {
    guard let data = between(Self.dataBlock, "</script>") else { return self }
    return PageText(text.replacing(data, with: ""))
  }

  private static let dataBlock = "<script type=\"application/ld+json\">"

  /// What the page tells in JSON-LD: the things of its graph, each by the names of its properties.
  func things() throws -> [[String: Any]] {
    let data = try #require(between(Self.dataBlock, "</script>"), "no JSON-LD")
    let document = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    #expect(document?["@context"] as? String == "https://schema.org")
    return try #require(document?["@graph"] as? [[String: Any]])
  }

  /// The rows of a catalog, each the text between its tags.
  var rows: [PageText] {
    text.split(separator: "<li class=\"row", omittingEmptySubsequences: false).dropFirst().map {
      PageText(String($0.prefix(upTo: $0.firstRange(of: "</li>")?.lowerBound ?? $0.endIndex)))
    }
  }

  /// The titles of the rows.
  var titles: [String] { rows.compactMap { $0.between("<bdi>", "</bdi>") } }

  /// The headings of sections, each with the titles under it.
  var sections: [Section] {
    text.replacing("<div class=\"sec", with: "<section class=\"sec")
      .split(separator: "<section class=\"sec", omittingEmptySubsequences: false).dropFirst()
      .map { part in
        let section = PageText(String(part))
        return Section(
          label: section.between("<h2", "</h2>").flatMap { PageText($0).between("<bdi>", "</bdi>") }
            ?? "", titles: section.titles)
      }
  }

  struct Section: Equatable {
    let label: String
    let titles: [String]
  }
}
