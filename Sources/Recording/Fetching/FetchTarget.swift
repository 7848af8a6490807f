package import QueryFiles

/// A query that is to be fetched.
package struct FetchTarget: Sendable {
  package let query: Query
  /// The name of its recordings, as `RecordingShelf` has it: `music/queen`.
  package let recording: String

  package init(_ query: Query, recording: String) {
    self.query = query
    self.recording = recording
  }
}
