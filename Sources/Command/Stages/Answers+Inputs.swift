import QueryFiles
import Pages
import Recording

extension Answers {
  /// All that the answer to a query depends on.
  struct Inputs: Equatable, Sendable {
    private let query: Query
    private let settings: SiteSettings
    private let options: Options
    /// The name of its recordings.
    private let recording: String
    private let stamp: RecordingStamp

    /// Returns `nil` while nobody can tell whether the recordings will be the same later.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - settings: Those of the site.
    ///   - recording: The name of its recordings.
    ///   - shelf: Where they are.
    ///   - options: What else is looked at.
    ///   - now: In nanoseconds since 1970.
    init?(
      _ query: Query, of settings: SiteSettings, recording: String, on shelf: RecordingShelf,
      _ options: Options, now: Int
    ) {
      guard let stamp = shelf.stamp(of: recording, now: now) else { return nil }
      self.query = query
      self.settings = settings
      self.options = options
      self.recording = recording
      self.stamp = stamp
    }
  }
}
