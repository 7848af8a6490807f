/// What a function of `CICU` writes into a buffer that it asks for.
///
/// - Parameters:
///   - guess: The capacity of the first buffer. When it is short, the function is asked once more,
///     with as much as it says it needs.
///   - write: Writes at most as many bytes as the buffer holds; returns how many there are.
/// - Returns: The bytes.
@safe func written(
  guess: Int, by write: (UnsafeMutableBufferPointer<UInt8>) -> Int
) -> [UInt8] {
  var count = 0
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: guess) { buffer, initialized in
    count = unsafe write(buffer)
    initialized = count > guess ? 0 : count
  }
  guard count > guess else { return bytes }
  return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
    initialized = min(unsafe write(buffer), count)
  }
}

extension String {
  /// Gives the function the text's UTF-8 and room for what it makes of it.
  @safe func rewritten(
    by write: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>) -> Int
  ) -> [UInt8] {
    var text = self
    return text.withUTF8 { text in
      written(guess: 2 * text.count + 32) { buffer in unsafe write(text, buffer) }
    }
  }

  /// Whether each byte is a character of its own, the same in every normal form.
  package var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
