import Items
import QueryFiles
import Stores
import Testing

@Suite struct MannersTests {
  @Test func ratesAndTerms() {
    let manners = StoreRegistry.all.map(\.manners)
    #expect(manners.map(\.requestsPerMinute) == [20, 60, 60])
    #expect(manners.map(\.keepsAnswers) == [true, false, true])
    #expect(manners.map(\.throttlingStatuses) == [[403], [], []])
    #expect(manners.map(\.key?.isRequired) == [nil, false, true])
    #expect(manners.map(\.key?.variable) == [nil, "GOOGLE_BOOKS_API_KEY", "OMDB_API_KEY"])
    #expect(StoreRegistry.all.map(\.service) == ["iTunes Search", "Google Books", "OMDb"])
  }

  @Test func requestsNameTheKeyOfTheirStore() throws {
    for text in ["store: itunes\nterm: a", "store: google-books\nq: a", "store: omdb\ns: lost"] {
      let request = try #require(
        try StoreRegistry.plan(for: search(text), site: .plain).requests.first)
      let key = StoreRegistry.store(named: request.store)?.manners.key
      switch request.credential {
      case .none: #expect(key == nil)
      case .query(_, let variable), .header(_, let variable): #expect(key?.variable == variable)
      }
    }
  }
}
