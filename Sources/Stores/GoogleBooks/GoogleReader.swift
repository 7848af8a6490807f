import Items
import QueryFiles

/// Reads the answers to one request to Google Books.
struct GoogleReader {
  let request: StoreRequest
  let settings: StoreSettings?

  func answer(in bytes: [UInt8]) throws(StoreError) -> StoreAnswer {
    switch try decodeAnswer(GoogleAnswer.self, from: bytes, store: GoogleBooks.title) {
    case .refusal(let refusal): try read(refusal)
    case .volume(let volume): read([volume])
    case .volumes(let volumes): read(volumes)
    }
  }

  private func read(_ volumes: [GoogleVolume?]) -> StoreAnswer {
    let conversion = GoogleConversion(
      country: request.country, hasPlainCovers: settings?.plainCovers ?? false)
    let isbn = askedISBN
    var answer = StoreAnswer()
    var notes = ReadingNotes()
    for (index, volume) in volumes.enumerated() {
      guard let volume else {
        answer.odd.append(OddElement(number: index + 1, reason: "It is no object."))
        continue
      }
      guard let item = conversion.item(volume, noting: &notes) else {
        answer.odd.append(OddElement(number: index + 1, reason: "It has neither a name nor an id."))
        continue
      }
      if let isbn, let other = volume.info.isbn, other.thirteen != isbn.thirteen {
        answer.odd.append(
          OddElement(
            number: index + 1,
            reason: "It has the ISBN \(other.digits), not \(isbn.digits) that was asked for."))
        continue
      }
      answer.items.append(item)
    }
    answer.insecureHosts = notes.insecureHosts
    return answer
  }

  /// The ISBN asked for: such a search may bring another book instead.
  private var askedISBN: ISBN? {
    parameters(of: request.address).first { $0.name == "q" }
      .flatMap { GoogleOperator.onlyISBN(in: $0.value) }
  }

  /// A volume that is not there is no answer to a lookup, and no fault.
  private func read(_ refusal: GoogleAnswer.Refusal) throws(StoreError) -> StoreAnswer {
    if refusal.code == 404 { return StoreAnswer() }
    throw refusal.error
  }
}
