extension NewRecording {
  /// The new recording of a query, without its history.
  ///
  /// - Parameter visits: Of all its searches.
  init(of visits: [SearchVisit]) {
    self.init()
    for visit in visits {
      let search = visit.planned.number
      for (place, page) in visit.pages.enumerated() {
        self[isKept: visit.isKept].responses.append(
          page.filed(as: RecordedName(search: search, number: place + 1)))
      }
      self[isKept: visit.isKept].absences += visit.absences.map { absence in
        RecordedAbsence(
          search: search, request: absence.request, status: absence.status, date: absence.date)
      }
    }
  }
}
