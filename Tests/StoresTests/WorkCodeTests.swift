import Items
import Stores
import Testing

/// What tells that an item of another store is the same work.
@Suite struct WorkCodeTests {
  private static let book = #"{"kind":"ebook","trackId":1,"trackName":"A"}"#
  private static let album =
    #"{"wrapperType":"collection","collectionType":"Album","collectionId":2,"collectionName":"B"}"#

  @Test(
    "iTunes: the code that was looked up, where one thing was found",
    arguments: [
      ("isbn=0316069353", [book], [.isbn("9780316069359")]),
      ("isbn=9780316069359&country=US", [book], [.isbn("9780316069359")]),
      ("upc=720642462928", [album], [.gtin("00720642462928")]),
      ("upc=720642462928", [album, book], []), ("id=1", [book], []), ("isbn=1", [book], []),
    ] as [(String, [String], [WorkCode])])
  func lookedUp(query: String, results: [String], codes: [WorkCode]) throws {
    let body =
      #"{"resultCount":\#(results.count),"results":[\#(results.joined(separator: ","))]}"#
    let answer = try answer(
      body, from: .itunes, address: "https://itunes.apple.com/lookup?\(query)",
      purpose: .lookup(ids: [], related: false))
    #expect(answer.items.flatMap(\.codes) == codes)
  }

  @Test("Google Books: the ISBN with 13 digits, also where the volume has 10")
  func volume() throws {
    let body = #"""
      {"totalItems":2,"items":[
      {"id":"c","volumeInfo":{"title":"C","industryIdentifiers":[{"type":"ISBN_10","identifier":"0316069353"}]}},
      {"id":"d","volumeInfo":{"title":"D"}}]}
      """#
    let answer = try answer(body, from: .googleBooks)
    #expect(answer.items.map(\.codes) == [[.isbn("9780316069359")], []])
  }

  @Test("OMDb: the id of IMDb")
  func film() throws {
    let body = #"{"Title":"A","imdbID":"tt0113277","Type":"movie","Response":"True"}"#
    #expect(try answer(body, from: .omdb).items.map(\.codes) == [[.imdb("tt0113277")]])
  }
}
