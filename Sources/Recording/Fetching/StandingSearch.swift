/// What is recorded of one search before a fetch, in the order of the record.
struct StandingSearch: Sendable {
  var responses: [RecordedResponse] = []
  var absences: [RecordedAbsence] = []
}
