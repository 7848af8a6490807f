import CMicroHTTPD

/// A body that libmicrohttpd reads when it can send more of it.
protocol BodyReading: AnyObject {
  /// Copies the bytes that come next.
  ///
  /// - Parameters:
  ///   - room: Room for at least one byte.
  ///   - position: How many have been read.
  /// - Returns: Their number, 0 when there are none yet; `nil` when no more will come.
  func read(into room: UnsafeMutableRawBufferPointer, from position: Int) -> Int?
}

extension BodyReading {
  /// A response that keeps this reading in being until it is itself destroyed.
  ///
  /// - Parameters:
  ///   - size: In bytes; a body that ends before closes the connection at once. `nil` when there is
  ///     no telling.
  ///   - block: How many bytes are read at a time.
  /// - Returns: `nil` when there is no memory for it.
  func response(of size: Int?, by block: Int) -> OpaquePointer? {
    let box = unsafe Unmanaged.passRetained(BodyBox(self))
    let response = unsafe MHD_create_response_from_callback(
      size.map(UInt64.init) ?? .max, block,
      { box, position, buffer, size in
        guard let box = unsafe box, let buffer = unsafe buffer else { return -2 }
        let room = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: size)
        let reading = unsafe Unmanaged<BodyBox>.fromOpaque(box).takeUnretainedValue().reading
        // MHD_CONTENT_READER_END_OF_STREAM, which is an error before the end that was told.
        return unsafe reading.read(into: room, from: Int(position)) ?? -1
      },
      box.toOpaque(),
      { box in
        if let box = unsafe box { unsafe Unmanaged<BodyBox>.fromOpaque(box).release() }
      })
    if unsafe response == nil { unsafe box.release() }
    return unsafe response
  }
}

/// What a pointer can stand for.
private final class BodyBox {
  let reading: any BodyReading

  init(_ reading: any BodyReading) { self.reading = reading }
}
