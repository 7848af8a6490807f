/// The port that a server is to have.
package enum PortChoice: Hashable, Sendable {
  /// This one and no other; 0 is any that is free.
  case exactly(UInt16)
  /// The first of ten from this one on that is free.
  case firstFree(from: UInt16)

  /// To be tried one after the other.
  var candidates: ClosedRange<UInt16> {
    switch self {
    case .exactly(let port): port...port
    case .firstFree(let port): port...(port > UInt16.max - 9 ? UInt16.max : port + 9)
    }
  }
}
