/// A stream of events.
final class StreamReading: BodyReading {
  private let stream: EventStream
  private let connection: Connection
  private let live: LivePreview

  /// - Parameters:
  ///   - stream: The stream.
  ///   - connection: The one that it is sent over.
  ///   - live: Is told when it has ended.
  init(of stream: EventStream, over connection: Connection, _ live: LivePreview) {
    self.stream = stream
    self.connection = connection
    self.live = live
  }

  deinit { live.forget(stream) }

  func response() -> OpaquePointer? { unsafe response(of: nil, by: 4096) }

  func read(into room: UnsafeMutableRawBufferPointer, from position: Int) -> Int? {
    unsafe stream.read(into: room, for: connection)
  }
}
