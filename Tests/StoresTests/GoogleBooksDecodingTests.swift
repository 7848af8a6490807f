import Items
import QueryFiles
import Stores
import Testing

@testable import Stores

@Suite struct GoogleBooksDecodingTests {
  @Test("GB-10 a volume without authors loses no other") func noAuthors() throws {
    let answer = try google(
      #"{"id":"a","volumeInfo":{"title":"A","authors":["One"]}}"#,
      #"{"id":"b","volumeInfo":{"title":"B"}}"#,
      #"{"id":"c","volumeInfo":{"title":"C","authors":["Two","Three"]}}"#)
    #expect(answer.items.map { $0.creators.map(\.name) } == [["One"], [], ["Two", "Three"]])
  }

  @Test("GB-24 no matches") func nothing() throws {
    let empty = try answer(#"{"kind":"books#volumes","totalItems":0}"#, from: .googleBooks)
    #expect(empty == StoreAnswer())
  }

  @Test("GB-14 a signed cover changes its scheme and nothing else", arguments: [true, false])
  func signedCovers(_ isPlain: Bool) throws {
    var settings = StoreSettings()
    settings.plainCovers = isPlain
    var site = SiteSettings.plain
    site.stores = [.googleBooks: settings]
    let cover = "://books.google.com/books/content?id=X&img=1&zoom=1&edge=curl&sig=AAA&x=%2f"
    let item = try answer(
      #"{"id":"X","volumeInfo":{"title":"A","imageLinks":{"thumbnail":"http\#(cover)"}}}"#,
      from: .googleBooks, site: site
    ).items.first
    #expect(item?.artwork == Artwork(address: "https\(cover)"))
  }

  @Test(
    "GB-12 plain covers lose the corner and no other byte",
    arguments: [
      ("https://b/c?id=X&edge=curl", "https://b/c?id=X"),
      ("https://b/c?edge=curl&id=%2F", "https://b/c?id=%2F"),
      ("https://b/c?id=X&edge=curled", "https://b/c?id=X&edge=curled"),
      ("https://b/c", "https://b/c"),
      ("https://b/c?imgtk=A&edge=curl", "https://b/c?imgtk=A&edge=curl"),
    ])
  func plainCovers(_ given: String, _ plain: String) {
    #expect(GoogleCover.plain(given) == plain)
  }

  @Test(
    "GB-15 dates keep the precision given",
    arguments: [
      (#""1999""#, "1999"), (#""1999-07""#, "1999-07"), (#""1999-07-03""#, "1999-07-03"),
      (#""2016-09-15T00:00:00+02:00""#, "2016-09-15"), (#""1873*""#, "1873"),
      (#""1999-13""#, "1999"), (#""1999-02-30""#, "1999-02"), ("1999", "1999"),
      (#""yesterday""#, nil), (#""""#, nil), ("null", nil), ("[]", nil),
    ])
  func dates(_ json: String, _ iso: String?) throws {
    let item = try google(#"{"id":"a","volumeInfo":{"title":"A","publishedDate":\#(json)}}"#)
      .items.first
    #expect(item?.released?.iso == iso)
  }

  @Test(
    "GB-19 only an ISBN with a right check digit",
    arguments: [
      (#"{"type":"OTHER","identifier":"XXXX:900000000000"}"#, nil),
      (#"{"type":"ISBN_10","identifier":"0316069353"}"#, "0316069353"),
      (#"{"type":"ISBN_10","identifier":"0316069351"}"#, nil),
      (
        #"{"type":"ISBN_10","identifier":"0316069353"},{"type":"ISBN_13","identifier":"9780316069359"}"#,
        "9780316069359"
      ),
      (
        #"{"type":"ISBN_13","identifier":"9780316069358"},{"type":"ISBN_10","identifier":"080442957X"}"#,
        "080442957X"
      ),
    ])
  func isbn(_ identifiers: String, _ expected: String?) throws {
    let item = try google(
      #"{"id":"a","volumeInfo":{"title":"A","industryIdentifiers":[\#(identifiers)]}}"#
    ).items.first
    let texts = item?.facts.filter { $0.name == .isbn }.map(\.value)
    #expect(texts == (expected.map { [.text($0)] } ?? []))
  }

  @Test("GB-20 another book than the ISBN asked for is left out") func anotherISBN() throws {
    let body = #"""
      {"kind":"books#volumes","totalItems":3,"items":[
      {"id":"a","volumeInfo":{"title":"A","industryIdentifiers":[{"type":"ISBN_13","identifier":"9780521339056"}]}},
      {"id":"b","volumeInfo":{"title":"B"}},
      {"id":"c","volumeInfo":{"title":"C","industryIdentifiers":[{"type":"ISBN_10","identifier":"0316069353"}]}}]}
      """#
    let address = "https://www.googleapis.com/books/v1/volumes?q=isbn%3A9780316069359&country=US"
    let answer = try answer(body, from: .googleBooks, address: address)
    #expect(answer.items.map(\.id.value) == ["b", "c"])
    #expect(
      answer.odd.first
        == OddElement(
          number: 1,
          reason: "It has the ISBN 9780521339056, not 9780316069359 that was asked for."))
  }

  @Test("GB-22 malformed tags in a description") func malformedHTML() throws {
    let item = try google(
      #"{"id":"a","volumeInfo":{"title":"A","description":"<div><b>Hello <br > </ br> world"}}"#
    ).items.first
    #expect(item?.description == "Hello\n\nworld")
  }

  @Test func prices() throws {
    func price(_ sale: String) throws -> Item? {
      try google(#"{"id":"a","volumeInfo":{"title":"A"},"saleInfo":{\#(sale)}}"#).items.first
    }
    let reduced = try price(
      #""saleability":"FOR_SALE","listPrice":{"amount":12.6,"currencyCode":"GBP"},"retailPrice":{"amount":10.08,"currencyCode":"GBP"},"buyLink":"https://play.google.com/a""#
    )
    #expect(reduced?.price == Price(micros: 10_080_000, currency: "GBP"))
    #expect(reduced?.listPrice == Price(micros: 12_600_000, currency: "GBP"))
    #expect(reduced?.links.map(\.label) == ["google-books", "google-play"])
    let listed = try price(
      #""saleability":"FOR_PREORDER","listPrice":{"amount":5,"currencyCode":"EUR"}"#)
    #expect(listed?.price == Price(micros: 5_000_000, currency: "EUR"))
    let negative = try price(
      #""listPrice":{"amount":5,"currencyCode":"EUR"},"retailPrice":{"amount":-1,"currencyCode":"EUR"}"#
    )
    #expect(negative?.price == nil)
    let free = try price(#""saleability":"FREE","buyLink":"https://play.google.com/a""#)
    #expect(free?.price?.isFree == true)
    #expect(free?.links.count == 1)
    #expect(try price(#""saleability":"NOT_FOR_SALE""#)?.price == nil)
  }

  @Test func aMagazine() throws {
    let item = try google(
      #"{"id":"a","volumeInfo":{"title":"A","printType":"MAGAZINE","maturityRating":"MATURE","industryIdentifiers":[{"type":"ISSN","identifier":"00280836"}]}}"#
    ).items.first
    #expect(item?.kind == .magazine)
    #expect(item?.facts == [Fact(.issn, .text("0028-0836")), Fact(.maturity, .flag)])
  }

  @Test func oddElements() throws {
    let answer = try google(
      #"{"volumeInfo":{}}"#, "[]", #"{"id":"a"}"#, #"{"id":"b","volumeInfo":7}"#)
    #expect(answer.odd.map(\.number) == [1, 2])
    #expect(answer.items.map(\.title) == [nil, nil])
  }

  @Test(
    "GB-07, GB-09 the service's own words, and what they mean",
    arguments: [
      (403, "unknownLocation", StoreError.Cause.parameter),
      (403, "accessNotConfigured", .configuration),
      (403, "dailyLimitExceeded", .quota),
      (403, "userRateLimitExceeded", .throttled),
      (429, "rateLimitExceeded", .quota),
      (503, "backendFailed", .unavailable),
      (400, "API_KEY_INVALID", .credential),
      (401, "authError", .credential),
    ])
  func refusals(_ code: Int, _ reason: String, _ cause: StoreError.Cause) {
    let error = #expect(throws: StoreError.self) {
      try answer(
        #"{"error":{"code":\#(code),"message":"Words.","errors":[{"reason":"\#(reason)"}]}}"#,
        from: .googleBooks)
    }
    #expect(error?.cause == cause)
    #expect(error?.message == "Google Books refuses the request: 'Words.'.")
  }

  @Test func aVolumeThatIsGone() throws {
    let gone = try answer(
      #"{"error":{"code":404,"message":"The volume ID could not be found."}}"#, from: .googleBooks)
    #expect(gone == StoreAnswer())
  }
}
