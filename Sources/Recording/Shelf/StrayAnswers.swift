import Diagnostics
import Items
import QueryFiles
import Stores

/// Answers that stand in the folders of a query without a record that can be read.
///
/// Nobody knows any more what exactly they were asked; but they are all that there is, and so not to
/// be lost for an answer that has nothing.
struct StrayAnswers: Sendable {
  private let files: [(name: RecordedName, bytes: [UInt8])]

  /// Returns `nil` when there are none.
  init?(of stored: StoredRecording) {
    files = [stored.kept, stored.cached].flatMap { part in
      ((try? part.names()) ?? []).compactMap(RecordedName.init).compactMap { name in
        (try? part.read(name.text)).flatMap { $0.isEmpty ? nil : (name: name, bytes: $0) }
      }
    }
    guard !files.isEmpty else { return nil }
  }

  /// How many items the answers to a search have, looked-up objects too; `nil` when nothing of them
  /// can be read.
  func count(for search: PlannedSearch, site: SiteSettings) -> Int? {
    guard let request = search.plan.requests.first else { return 0 }
    var found: Set<ItemID> = []
    var isReadable = true
    for file in files where file.name.search == search.number {
      guard let answer = try? search.store.answer(in: file.bytes, to: request, site: site) else {
        isReadable = false
        continue
      }
      found.formUnion((answer.items + answer.subjects).map(\.id))
    }
    return found.isEmpty && !isReadable ? nil : found.count
  }
}

extension RecordingShelf {
  /// The answers of a query that have no record: `nil` when there are none.
  func strayAnswers(of name: String) -> StrayAnswers? {
    (try? stored(name)).flatMap(StrayAnswers.init)
  }
}
