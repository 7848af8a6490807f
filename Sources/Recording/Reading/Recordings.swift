import Stores

/// The responses of a record, by what was asked and by the search that asked it.
struct Recordings {
  private let byAddress: [String: [RecordedResponse]]
  private let bySearch: [Int: [RecordedResponse]]
  private let absences: [String: RecordedAbsence]

  init(of record: Record) {
    byAddress = Dictionary(grouping: record.responses, by: \.request)
    bySearch = Dictionary(grouping: record.responses, by: \.search)
    absences = Dictionary(
      record.absences.map { ($0.request, $0) },
      uniquingKeysWith: { one, other in one.date >= other.date ? one : other })
  }

  /// In the order of the record.
  func all(of search: Int) -> [RecordedResponse] { bySearch[search] ?? [] }

  /// The note that the store has nothing to answer a request with; `nil` when there is none.
  func absence(of request: StoreRequest) -> RecordedAbsence? { absences[request.address] }

  /// When the newest response to what an address asks came; `nil` when there is none.
  func newestDate(of address: String) -> String? { byAddress[address]?.map(\.date).max() }

  /// The newest response to a request; one of the same search goes before those of others.
  func response(to request: StoreRequest, of search: Int) -> RecordedResponse? {
    let responses = byAddress[request.address] ?? []
    let own = responses.filter { $0.search == search }
    return (own.isEmpty ? responses : own).reduce(nil) { best, response in
      best.map { $0.date >= response.date } ?? false ? best : response
    }
  }
}
