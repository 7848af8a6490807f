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
      let file = response.file
      do {
        guard sha256(try read(file)) != response.sha256 else { return nil }
        return Damage(file: file, diagnostic: alteration(of: file))
      } catch {
        return Damage(
          file: file,
          diagnostic: Diagnostic(
            .warning, at: place(of: file), "This recorded response cannot be read."))
      }
    }
  }

  /// The warning that a file is not as it was recorded.
  func alteration(of file: String, hints: [String] = []) -> Diagnostic {
    Diagnostic(
      .warning, at: place(of: file), "This response is not as it was recorded.", hints: hints)
  }
}
