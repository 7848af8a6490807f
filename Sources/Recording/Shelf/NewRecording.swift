/// What a query's recordings are to be: the whole of it, in the place of what is there now.
package struct NewRecording: Sendable {
  /// What stays in `Site/Responses/`.
  package var kept = Part()
  /// What the stores' terms, or the owner, do not let stay there.
  package var cached = Part()

  package init() {}

  package subscript(isKept isKept: Bool) -> Part {
    get { isKept ? kept : cached }
    set { if isKept { kept = newValue } else { cached = newValue } }
  }

  /// What goes into one folder.
  package struct Part: Sendable {
    /// In the order in which the record is to list them; each file's name once over both parts.
    package var responses: [Response] = []
    package var absences: [RecordedAbsence] = []
    /// What is to be added to the history, in its order.
    package var changes: [Change] = []

    package init() {}
  }

  package struct Response: Sendable {
    package enum Content: Sendable {
      case bytes([UInt8])
      /// What an earlier step of the fetch put on the disk, so that nobody has to hold it.
      case pending(PendingFile)
      /// The file of that name in the present folder, which is not read for it.
      case present(file: String)
    }

    package let entry: RecordedResponse
    package let content: Content

    package init(_ entry: RecordedResponse, _ content: Content) {
      self.entry = entry
      self.content = content
    }
  }
}

extension NewRecording.Part {
  var isEmpty: Bool { responses.isEmpty && absences.isEmpty && changes.isEmpty }

  /// What `record.json` will say; `nil` when nothing is recorded here.
  var record: Record? {
    guard !responses.isEmpty || !absences.isEmpty else { return nil }
    return Record(responses: responses.map(\.entry), absences: absences)
  }
}
