import Diagnostics

extension FetchCourse {
  /// What a recording says to a search, with all that is to be told of it.
  func findings(of search: PlannedSearch, in folder: RecordingFolder?) -> SearchFindings {
    SearchFindings(
      search.search, number: search.number, plan: search.plan, site: site, folder: folder, now: now)
  }

  /// Whether the recordings of a search are all that it wants: of its own requests, such that they
  /// can be read, and not expired.
  ///
  /// What somebody altered is used as it stands, as by every build.
  func isCurrent(_ findings: SearchFindings) -> Bool {
    findings.state == .recorded && !findings.isExpired
      && !(findings.answers?.diagnostics.contains { $0.severity == .error } ?? true)
  }
}
