package import Diagnostics
private import Foundation

extension History {
  /// Reads `history.jsonl`.
  ///
  /// A damaged line is left out with a warning; empty ones are fine.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - path: Its path, for messages.
  package init(_ bytes: [UInt8], path: String) {
    self.init()
    let decoder = JSONDecoder()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { continue }
      if let change = (try? decoder.decode(HistoryLine.self, from: Data(line)))?.told {
        changes.append(change)
      } else {
        diagnostics.append(
          Diagnostic(
            .warning, at: Place(file: path, line: index + 1, column: 1),
            "This line of the history is damaged, and left out.",
            hints: ["Take the file back from version control, or delete the line."],
            excerpt: String(decoding: line, as: UTF8.self)))
      }
    }
  }
}

extension RecordingShelf {
  /// What fetches saw change for a query, kept or cached: by date, then in the order of the files.
  ///
  /// What is damaged of it is a warning, and the rest counts.
  ///
  /// - Throws: When the query's folders cannot be looked at.
  package func history(of name: String) throws(Diagnostic) -> History {
    try stored(name).history()
  }

  /// The recordings of a query and its history: both with one look for its folders.
  ///
  /// - Returns: Without a folder when nothing is recorded, or nothing that can be used: its record is
  ///   damaged or cannot be read, of which there is a warning.
  package func contents(
    of name: String
  ) -> (folder: RecordingFolder?, history: History, damage: Diagnostic?) {
    var history = History()
    do throws(Diagnostic) {
      let stored = try stored(name)
      history = stored.history()
      return (try stored.folder(), history, nil)
    } catch {
      var damage = error
      damage.severity = .warning
      return (nil, history, damage)
    }
  }
}

extension StoredRecording {
  fileprivate func history() -> History {
    var whole = History()
    for history in [kept.history(), cached.history()] {
      whole.changes += history.changes
      whole.diagnostics += history.diagnostics
    }
    let order = whole.changes.indices.sorted {
      (whole.changes[$0].date, $0) < (whole.changes[$1].date, $1)
    }
    whole.changes = order.map { whole.changes[$0] }
    return whole
  }
}
