import Foundation
import FoundationXML

/// A document of XML, read by a parser that is not ours.
struct ReadXML {
  /// In the order of the document; the first is its root.
  let elements: [Element]

  struct Element {
    let name: String
    let namespace: String?
    let attributes: [String: String]
    /// The number of the element that it stands in; `nil` for the root.
    let parent: Int?
    fileprivate(set) var text = ""
  }

  /// - Throws: When the document is not well-formed.
  init(_ bytes: [UInt8]) throws {
    let parser = XMLParser(data: Data(bytes))
    parser.shouldProcessNamespaces = true
    let reader = Reader()
    parser.delegate = reader
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    elements = reader.elements
  }

  /// What stands in each element of a name, in the order of the document.
  func texts(of name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  /// The numbers of the elements that stand in one, but not deeper.
  func children(of number: Int) -> [Int] {
    elements.indices.filter { elements[$0].parent == number }
  }

  /// The values of an attribute of the elements of a name.
  func values(of attribute: String, in name: String) -> [String] {
    elements.filter { $0.name == name }.compactMap { $0.attributes[attribute] }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private(set) var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append(
        Element(
          name: name, namespace: namespaceURI, attributes: attributes,
          parent: open.dropLast().last))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      if let number = open.last { elements[number].text += text }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      _ = open.popLast()
    }
  }
}
