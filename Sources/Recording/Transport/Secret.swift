/// A key on its way to its service.
///
/// Its text forms show nothing of it.
package struct Secret: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// A parameter of the address of that name.
    case query(name: String)
    /// A header of that name.
    case header(name: String)
  }

  package let place: Place
  let value: String

  /// - Parameters:
  ///   - value: Checked: visible ASCII.
  ///   - place: How the service wants it.
  package init(_ value: String, in place: Place) {
    self.value = value
    self.place = place
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "(key)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
