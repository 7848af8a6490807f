/// An element of XML 1.0 with its attributes, in the order in which they were given, and its content.
struct XMLElement: Sendable {
  let name: String
  private let attributes: [(name: String, value: String)]
  private let content: Content

  private enum Content: Sendable {
    case nothing
    case text(String)
    case elements([XMLElement])
  }

  /// An element without content.
  init(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    self.init(name, attributes, .nothing)
  }

  /// An element of plain text.
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.init(name, attributes, .text(text))
  }

  /// An element of others, each of which stands on a line of its own.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], of elements: [XMLElement]
  ) {
    self.init(name, attributes, .elements(elements))
  }

  private init(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ content: Content
  ) {
    self.name = name
    self.attributes = attributes.map { (name: $0.key, value: $0.value) }
    self.content = content
  }

  /// A document of which this is the root, as UTF-8.
  var document: [UInt8] {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
    append(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    bytes += "<\(name)".utf8
    for attribute in attributes {
      bytes += " \(attribute.name)=\"".utf8
      XMLText(attribute.value).append(to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    switch content {
    case .nothing:
      bytes += "/>".utf8
      return
    case .text(let text):
      bytes.append(UInt8(ascii: ">"))
      XMLText(text).append(to: &bytes)
    case .elements(let elements):
      bytes += ">\n".utf8
      for element in elements {
        element.append(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    bytes += "</\(name)>".utf8
  }
}
