import Items

/// Reads the answers to one request to OMDb.
struct OMDbReader {
  let request: StoreRequest

  func answer(in bytes: [UInt8]) throws(StoreError) -> StoreAnswer {
    do {
      switch try decodeAnswer(OMDbAnswer.self, from: bytes, store: OMDb.title) {
      case .refusal(let words): return try OMDbRefusal(words).answer()
      case .title(let title): return read([title])
      case .titles(let titles, let total):
        var answer = read(titles)
        answer.total = total
        return answer
      case .season(let series, let number, let episodes):
        return read(episodes, season: OMDbSeason(series: series, number: number))
      }
    } catch {
      guard let words = OMDbRefusal.unescaped(in: bytes) else { throw error }
      return try OMDbRefusal(words).answer()
    }
  }

  private func read(_ titles: [OMDbTitle?], season: OMDbSeason? = nil) -> StoreAnswer {
    var answer = StoreAnswer()
    var notes = ReadingNotes()
    for (index, title) in titles.enumerated() {
      guard let title else {
        answer.odd.append(OddElement(number: index + 1, reason: "It is no object."))
        continue
      }
      guard title.imdbID != nil || title.title != nil else {
        answer.odd.append(OddElement(number: index + 1, reason: "It has neither a name nor an id."))
        continue
      }
      answer.items.append(title.item(in: season, noting: &notes))
    }
    answer.insecureHosts = notes.insecureHosts
    return answer
  }
}

/// What a season's listing says of all its episodes.
struct OMDbSeason {
  let series: String?
  let number: Int?
}
