private import Diagnostics

extension NewRecording {
  /// The recordings as they will be, to be read before they are written.
  ///
  /// - Parameter present: The present ones, for the files that are taken over from them.
  /// - Returns: A folder that reads from where each response is now.
  package func folder(over present: RecordingFolder?) -> RecordingFolder {
    let responses = kept.responses + cached.responses
    let contents = Dictionary(
      responses.map { ($0.entry.file, $0.content) }, uniquingKeysWith: { first, _ in first })
    return RecordingFolder(
      path: present?.path ?? "",
      record: Record(
        responses: responses.map(\.entry), absences: kept.absences + cached.absences)
    ) { file in
      switch contents[file] {
      case .bytes(let bytes): return bytes
      case .pending(let file): return try file.read()
      case .present(let file):
        if let present { return try present.read(file) }
      case nil: break
      }
      throw Diagnostic(.error, at: present?.place(of: file), "There is no response '\(file)'.")
    }
  }
}
