import Items
import QueryFiles
import Stores
import TestSupport
import Testing

@Suite(.needsSharedMaterial) struct RecordedGoogleBooksTests {
  @Test(arguments: [
    Count("search-beyond-last-page", [:]),
    Count("search-dickens-public-domain", ["book": 10]),
    Count("search-gb-gbp-2016", ["book": 5]),
    Count("search-no-imagelinks-no", ["book": 1]),
    Count("search-pt", ["book": 2]),
    Count("search-ru-store", ["book": 10]),
    Count("search-zero-items", [:]),
    Count("volume-detail-br", ["book": 1]),
    Count("volume-detail-no", ["book": 1]),
  ])
  func hasItsItems(_ count: Count) throws {
    let answer = try RecordedAnswer(file: "googlebooks/\(count.file)").answer()
    let kinds = Dictionary(grouping: answer.items, by: \.kind.word).mapValues(\.count)
    #expect(kinds == count.kinds)
    #expect(answer.odd.isEmpty)
    #expect(answer.insecureHosts.isEmpty)
    #expect(answer.total == nil)
    for item in answer.items {
      #expect(item.links.first?.address == "https://books.google.com/books?id=\(item.id.value)")
      #expect(item.artwork?.address.hasPrefix("https://books.google.") ?? true)
      #expect(item.facts == item.facts.inOrder)
    }
  }

  private func item(_ file: String, _ id: String, site: SiteSettings = .plain) throws -> Item {
    let answer = try RecordedAnswer(file: "googlebooks/\(file)", country: "GB").answer(site: site)
    return try #require(answer.items.first { $0.id.text == "google-books:\(id)" })
  }

  @Test func aBookForSale() throws {
    let book = try item("search-gb-gbp-2016", "9e9Kn9N8yP0C")
    #expect(book.title == "Best Android Apps")
    #expect(book.creators.map(\.name) == ["Mike Hendrickson", "Brian Sawyer"])
    #expect(book.genres == ["Computers"])
    #expect(book.released?.iso == "2010-04-27")
    #expect(book.price == Price(micros: 10_080_000, currency: "GBP"))
    #expect(book.listPrice == Price(micros: 12_600_000, currency: "GBP"))
    #expect(
      book.links.map(\.address) == [
        "https://books.google.com/books?id=9e9Kn9N8yP0C",
        "https://books.google.co.uk/books?id=9e9Kn9N8yP0C&dq=android&hl=&buy=&source=gbs_api",
      ])
    #expect(
      book.artwork?.address
        == "https://books.google.co.uk/books/content?id=9e9Kn9N8yP0C&printsec=frontcover&img=1"
        + "&zoom=1&edge=curl&source=gbs_api")
    #expect(
      book.facts == [
        Fact(.publisher, .text("\"O'Reilly Media, Inc.\"")), Fact(.pages, .number(240)),
        Fact(.language, .text("en")), Fact(.isbn, .text("9781449393717")),
        Fact(.rating, .rating(hundredths: 400, of: 5, votes: 7)),
      ])
    #expect(book.country?.text == "GB")
  }

  @Test("GB-12 a cover without its painted corner") func plainCovers() throws {
    var site = SiteSettings.plain
    var settings = StoreSettings()
    settings.plainCovers = true
    site.stores = [.googleBooks: settings]
    let book = try item("search-gb-gbp-2016", "9e9Kn9N8yP0C", site: site)
    #expect(
      book.artwork?.address
        == "https://books.google.co.uk/books/content?id=9e9Kn9N8yP0C&printsec=frontcover&img=1"
        + "&zoom=1&source=gbs_api")
    let signed = try item("volume-detail-br", "K_yxDAAAQBAJ", site: site)
    #expect(signed.artwork?.address.contains("&edge=curl&imgtk=") == true)
  }

  @Test("GB-19 identifiers of type OTHER are no ISBN") func aSingleVolume() throws {
    let book = try item("volume-detail-br", "K_yxDAAAQBAJ")
    #expect(book.title == "Harry Potter E A Pedra Filosofal")
    #expect(book.genres == ["Literary Collections", "Fiction", "Juvenile Fiction"])
    #expect(book.price == Price(micros: 10_000_000, currency: "BRL"))
    #expect(book.listPrice == nil)
    #expect(book.facts.map(\.name) == [.publisher, .pages, .language])
  }

  @Test func booksOfOldLibraries() throws {
    let answer = try RecordedAnswer(file: "googlebooks/search-dickens-public-domain").answer()
    #expect(answer.items.contains { $0.creators.isEmpty })
    #expect(answer.items.contains { $0.price?.isFree == true })
    #expect(answer.items.contains { $0.facts.contains(Fact(.publicDomain, .flag)) })
    #expect(answer.items.allSatisfy { !$0.facts.contains { $0.name == .isbn } || $0.title != nil })
  }

  @Test func aBookWithoutACover() throws {
    let book = try item("search-no-imagelinks-no", "lGHCrQEACAAJ")
    #expect(book.artwork == nil)
    #expect(book.subtitle == "Warwick and Durham, 1984")
    #expect(book.creators.count == 4)
    #expect(book.released?.iso == "1986")
  }

  @Test("GB-15 the precision of dates") func dates() throws {
    let answer = try RecordedAnswer(file: "googlebooks/search-ru-store").answer()
    let lengths = Set(answer.items.compactMap { $0.released?.iso.count })
    #expect(lengths == [4, 7, 10])
  }

  @Test(arguments: [
    ("error-400-missing-query", StoreError.Cause.parameter, "Missing query."),
    (
      "error-403-unknown-location", .parameter,
      "Cannot determine user location for geographically restricted operation."
    ),
    (
      "error-429-daily-quota", .quota,
      "Quota exceeded for quota metric 'Queries' and limit 'Queries per day' of service "
        + "'books.googleapis.com' for consumer 'project_number:624717413613'."
    ),
  ])
  func refusals(_ file: String, _ cause: StoreError.Cause, _ words: String) {
    let error = #expect(throws: StoreError.self) {
      try RecordedAnswer(file: "googlebooks/\(file)").answer()
    }
    #expect(error?.cause == cause)
    #expect(error?.message == "Google Books refuses the request: '\(words)'.")
  }
}
