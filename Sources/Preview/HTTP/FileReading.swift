import Glibc

/// A part of an open file.
final class FileReading: BodyReading {
  private let descriptor: FileDescriptor
  private let range: Range<Int>

  init(of file: consuming OpenFile, _ range: Range<Int>) {
    descriptor = file.release()
    self.range = range
  }

  func response() -> OpaquePointer? { unsafe response(of: range.count, by: 64 << 10) }

  func read(into room: UnsafeMutableRawBufferPointer, from position: Int) -> Int? {
    let size = min(room.count, range.count - position)
    while true {
      let count = unsafe pread(
        descriptor.number, room.baseAddress, size, range.lowerBound + position)
      if count < 0, errno == EINTR { continue }
      // A file that has become shorter than was told has no more to come.
      return count > 0 ? count : nil
    }
  }
}
