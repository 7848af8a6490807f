import Items
import QueryFiles

/// Reads the answers to one request to iTunes Search.
struct ITunesReader {
  let request: StoreRequest
  let settings: StoreSettings?

  func answer(in bytes: [UInt8]) throws(StoreError) -> StoreAnswer {
    guard bytes.contains(where: { $0 > 0x20 }) else {
      throw StoreError(
        .throttled, "\(ITunes.title) sent an empty answer, as it does when it is asked too often.")
    }
    let body = try decodeAnswer(ITunesAnswer.self, from: bytes, store: ITunes.title)
    if let message = body.errorMessage {
      throw ITunesRefusal(words: message, request: request).error
    }
    guard let results = body.results else {
      throw StoreError(.unreadable, "\(ITunes.title) sent JSON without a list of results.")
    }
    return read(results)
  }

  private func read(_ results: [ITunesElement?]) -> StoreAnswer {
    var conversion = ITunesConversion(
      country: request.country, affiliation: Affiliation(settings))
    var answer = StoreAnswer()
    answer.items.reserveCapacity(results.count)
    for (index, element) in results.enumerated() {
      guard let element else {
        answer.odd.append(OddElement(number: index + 1, reason: "It is no object."))
        continue
      }
      guard let item = conversion.item(element) else {
        answer.odd.append(OddElement(number: index + 1, reason: "It has neither a name nor an id."))
        continue
      }
      if isSubject(item, at: index) {
        answer.subjects.append(item)
        answer.subjectNumbers.append(index + 1)
      } else {
        answer.items.append(item)
      }
    }
    if answer.items.count == 1, results.count == 1, let code = askedCode {
      answer.items[0].codes = [code]
    }
    answer.insecureHosts = conversion.notes.insecureHosts
    answer.unsizedArtwork = conversion.notes.unsizedArtwork
    return answer
  }

  /// The code that was looked up: the service finds things by it and does not repeat it.
  ///
  /// It says nothing of which is meant where several things were found.
  private var askedCode: WorkCode? {
    guard case .lookup = request.purpose, let asked = AskedAddress(request.address) else {
      return nil
    }
    if let isbn = asked["isbn"].flatMap(ISBN.init) { return .isbn(isbn.thirteen) }
    guard let digits = asked["upc"], digits.isDigits(8...14) else { return nil }
    return .barcode(digits: digits)
  }

  /// Whether an element is what was looked up, and not one of its related objects.
  ///
  /// It comes first; with several ids, each heads its own related objects.
  private func isSubject(_ item: Item, at index: Int) -> Bool {
    guard case .lookup(let ids, related: true) = request.purpose else { return false }
    return ids.isEmpty ? index == 0 : ids.contains(item.id.value)
  }
}
