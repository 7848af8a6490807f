import Dates
import Diagnostics
import Items
import QueryFiles
import Stores

/// What is to be told of one search, at its lines.
struct SearchNotes {
  private let visit: SearchVisit
  private let query: Query
  private let course: FetchCourse
  /// Whether answers without a record stay.
  private let hasStrays: Bool

  init(on visit: SearchVisit, of query: Query, course: FetchCourse, hasStrays: Bool) {
    self.visit = visit
    self.query = query
    self.course = course
    self.hasStrays = hasStrays
  }

  private var search: Search { visit.planned.search }

  /// Why there is no answer.
  ///
  /// Nothing for a search that was not asked: those are told together, when the fetch is over.
  func diagnostics(of fault: AskingFault) -> [Diagnostic] {
    let hints = fault.hints + [standing]
    switch fault.cause {
    case .unasked where fault.attempts == 0: return []
    case .unasked, .moment:
      return [Diagnostic(.warning, at: query.place, fault.message, hints: hints)]
    case .owner:
      guard let name = fault.parameter else {
        return [search.store.diagnostic(.error, fault.message, hints: hints)]
      }
      return [refusal(of: name, fault.message, hints)]
    }
  }

  /// A parameter is refused where it was written: in the search, or for all of them in `site.yml`.
  private func refusal(of name: String, _ message: String, _ hints: [String]) -> Diagnostic {
    if let parameter = search.parameter(name) {
      let value = parameter.values.count == 1 ? parameter.values[0] : parameter.name
      return value.diagnostic(.error, message, hints: hints)
    }
    let settings = course.site.stores[search.store.value]
    if name == "country", let country = settings?.country {
      return country.diagnostic(.error, message, hints: hints)
    }
    return search.store.diagnostic(.error, message, hints: hints)
  }

  func diagnostic(of drop: SearchDrop) -> Diagnostic {
    let shop = drop.country.map { "In the store of \($0.text): was" } ?? "Was"
    let before = drop.before.map { "\($0)" } ?? "something that cannot be read"
    return search.store.diagnostic(
      .warning, "\(shop) \(before), now 0; the older recording stays.",
      hints: ["If there is nothing any more, say so with --accept-empty."])
  }

  /// What the store finds worth telling.
  func remarks(on findings: SearchFindings) -> [Diagnostic] {
    guard visit.drops.isEmpty, let answers = findings.answers else { return [] }
    let found = answers.subjects.merged().items + [findings].found.items
    return visit.planned.store.remarks(on: found, to: search)
  }

  /// What stands in place of an answer.
  private var standing: String {
    guard let date = visit.pages.map(\.date).min() else {
      return hasStrays
        ? "The answers beside the damaged record stay."
        : "Nothing is recorded for this search yet."
    }
    let day = date.prefix(10)
    guard let then = Instant(recorded: date), let now = Instant(recorded: course.now) else {
      return "The recording of \(day) stays."
    }
    let days = max(0, now.seconds - then.seconds) / 86_400
    return "The recording of \(day) stays, \(days == 1 ? "1 day" : "\(days) days") old."
  }
}
