import Diagnostics

/// Both folders of one query's recordings.
struct StoredRecording {
  let kept: StoredPart
  let cached: StoredPart

  /// Both as one; `nil` when nothing is recorded in either.
  ///
  /// Where both have responses of one search, after a change of what is kept somewhere else, the
  /// newer ones count.
  func folder() throws(Diagnostic) -> RecordingFolder? {
    let (one, other) = (try kept.record(), try cached.record())
    guard one != nil || other != nil else { return nil }
    let sides = (one ?? Record(responses: []), other ?? Record(responses: []))
    let inCache = sides.1.searches.filter { search in
      sides.1.newestDate(of: search) > sides.0.newestDate(of: search)
    }
    let (keptRecord, cachedRecord) = (
      sides.0.only { !inCache.contains($0) }, sides.1.only { inCache.contains($0) }
    )
    let files = Set(cachedRecord.responses.map(\.file))
    let (kept, cached) = (kept, cached)
    return RecordingFolder(
      path: kept.folder.path,
      record: Record(
        responses: keptRecord.responses + cachedRecord.responses,
        absences: keptRecord.absences + cachedRecord.absences),
      cache: RecordingFolder.Cache(path: cached.folder.path, files: files)
    ) { file in
      try (files.contains(file) ? cached : kept).read(file)
    }
  }
}

extension Record {
  fileprivate var searches: Set<Int> {
    Set(responses.map(\.search) + absences.map(\.search))
  }

  /// Empty when the search has nothing here.
  fileprivate func newestDate(of search: Int) -> String {
    let dates =
      responses.filter { $0.search == search }.map(\.date)
      + absences.filter { $0.search == search }.map(\.date)
    return dates.max() ?? ""
  }

  fileprivate func only(_ isWanted: (_ search: Int) -> Bool) -> Record {
    Record(
      responses: responses.filter { isWanted($0.search) },
      absences: absences.filter { isWanted($0.search) })
  }
}
