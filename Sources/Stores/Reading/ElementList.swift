import Foundation

/// A list, each element of which is decoded on its own.
struct ElementList<Element: Decodable>: Decodable {
  /// In the order of the answer; `nil` stands for an element that is not of the type.
  let elements: [Element?]

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var elements: [Element?] = []
    elements.reserveCapacity(list.count ?? 0)
    while !list.isAtEnd {
      do {
        elements.append(try list.decode(Element.self))
      } catch {
        // A failed decoding leaves the list where it was.
        _ = try list.decode(AnyElement.self)
        elements.append(nil)
      }
    }
    self.elements = elements
  }
}

/// Whatever stands at a place of a list, not looked at.
private struct AnyElement: Decodable {
  init(from decoder: any Decoder) {}
}
