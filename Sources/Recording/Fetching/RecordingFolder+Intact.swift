import Digest

extension RecordingFolder {
  /// The bytes of a response; `nil` when they are not there, or not as they were recorded.
  func intact(_ response: RecordedResponse) -> [UInt8]? {
    guard let bytes = try? read(response.file), sha256(bytes) == response.sha256 else { return nil }
    return bytes
  }
}
