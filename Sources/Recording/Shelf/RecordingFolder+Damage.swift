package import Diagnostics
private import Digest

extension RecordingFolder {
  /// A file that is not there, or not as it was recorded.
  package struct Damage: Hashable, Sendable {
    package let file: String
    /// A warning at the file.
    package let diagnostic: Diagnostic
  }

  /// What is damaged, in the order of the record.
  ///
  /// Reads every file.
  package var damage: [Damage] {
    record.responses.compactMap { response in
      let reason: String
      do {
        guard sha256(try read(response.file)) != response.sha256 else { return nil }
        reason = "This response is not as it was recorded."
      } catch {
        reason = "This recorded response cannot be read."
      }
      return Damage(
        file: response.file,
        diagnostic: Diagnostic(.warning, at: place(of: response.file), reason))
    }
  }
}
