import Items
import QueryFiles
import Recording
import Stores
import Testing

@Suite struct AskingKeyTests {
  private static let key = "SECRET123"
  private static let environment = ["OMDB_API_KEY": key, "GOOGLE_BOOKS_API_KEY": key]

  @Test func keysGoOutAsTheServicesWantThem() async {
    let world = AskingWorld(environment: Self.environment, .status(200, "{}"))
    let asker = world.asker()
    for request in [StoreRequest.song(), .book(), .film()] { _ = await asker.ask(request, nil) }
    let messages = world.sendings.map(\.message)
    #expect(
      Set(messages.map(\.secret)) == [
        nil, Secret(Self.key, in: .header(name: "X-Goog-Api-Key")),
        Secret(Self.key, in: .query(name: "apikey")),
      ])
    #expect(messages.allSatisfy { !$0.address.contains(Self.key) })
  }

  @Test func aMissingKeyThatIsNeeded() async {
    for environment in [[:], ["OMDB_API_KEY": ""]] {
      let world = AskingWorld(environment: environment, .nothing)
      let asker = world.asker()
      let fault = await asker.ask(.film("a"), nil).fault
      #expect(fault?.cause == .owner)
      #expect(
        fault?.message
          == "OMDb answers only with a key: get one at https://www.omdbapi.com/apikey.aspx, then "
          + "set it by 'export OMDB_API_KEY=…', or in GitHub as a repository secret OMDB_API_KEY.")
      #expect(await asker.ask(.film("b"), nil).fault?.cause == .unasked)
      #expect(world.sendings.isEmpty)
      #expect(world.events.count == 1)
    }
  }

  @Test func aMissingKeyThatMayBeMissing() async {
    for environment in [[:], ["GOOGLE_BOOKS_API_KEY": ""]] {
      let world = AskingWorld(environment: environment, .status(200, #"{"totalItems":0}"#))
      let asker = world.asker()
      for words in ["a", "b"] { #expect(await asker.ask(.book(words), nil).reply != nil) }
      #expect(world.sendings.map(\.message.secret) == [nil, nil])
      let notices = world.events.filter { if case .notice = $0 { true } else { false } }
      #expect(
        notices == [
          .notice(
            .googleBooks,
            "Google Books is asked without a key, from a quota that everybody without one shares: "
              + "it is often used up.",
            hints: [
              "Get a key of your own at "
                + "https://console.cloud.google.com/apis/library/books.googleapis.com, then set it "
                + "by 'export GOOGLE_BOOKS_API_KEY=…', or in GitHub as a repository secret "
                + "GOOGLE_BOOKS_API_KEY."
            ])
        ])
    }
  }

  @Test(
    "what cannot be a key is refused before anything is sent",
    arguments: [
      ("http://www.omdbapi.com/?apikey=SECRET123", "it looks like an address, or a part of one"),
      ("www.omdbapi.com/SECRET123", "it looks like an address, or a part of one"),
      ("apikey=SECRET123", "it looks like an address, or a part of one"),
      ("SECRET123 ", "there is a blank or a line break in it"),
      (" SECRET123", "there is a blank or a line break in it"),
      ("SECRET123\r\n", "there is a blank or a line break in it"),
      ("SECRET\u{A0}123", "there is a blank or a line break in it"),
      ("   ", "there is a blank or a line break in it"),
      ("[SECRET123]", "there is a bracket in it"), ("<SECRET123>", "there is a bracket in it"),
      ("{SECRET123", "there is a bracket in it"),
      ("\"SECRET123\"", "there is a quotation mark in it"),
      ("‘SECRET123’", "there is a quotation mark in it"),
      ("SECRET123é", "there is a character in it that no key has"),
      ("SECRET\u{0}123", "there is a character in it that no key has"),
      ("SECRET123%0A", "there is a character in it that no key has"),
      (String(repeating: "SECRET123", count: 100), "it is too long"),
    ])
  func unusableKeys(_ text: String, _ doubt: String) async {
    let world = AskingWorld(
      environment: ["OMDB_API_KEY": text, "GOOGLE_BOOKS_API_KEY": text], .nothing)
    let asker = world.asker()
    for (request, service, variable) in [
      (StoreRequest.film(), "OMDb", "OMDB_API_KEY"),
      (.book(), "Google Books", "GOOGLE_BOOKS_API_KEY"),
    ] {
      let fault = await asker.ask(request, nil).fault
      #expect(fault?.cause == .owner)
      #expect(
        fault?.message
          == "What the environment variable \(variable) has is no key of \(service): \(doubt).")
      #expect(fault?.hints.contains { $0.contains("SECRET123") } == false)
    }
    #expect(world.sendings.isEmpty)
    #expect(!world.events.contains { "\($0)".contains("SECRET123") })
  }

  @Test(
    "GB-25 a key shows nowhere, whatever the service and the system say",
    arguments: [
      .status(400, #"{"error":{"code":400,"message":"API key not valid: SECRET123"}}"#),
      .status(401, #"{"Response":"False","Error":"Invalid API key! SECRET123"}"#),
      .status(503, #"{"Response":"False","Error":"apikey=SECRET123&s=lost"}"#),
      .fault(.noConnection("https://www.omdbapi.com/?apikey=SECRET123: refused")),
      .fault(.untrusted("SECRET123")),
      .fault(.badRedirect(to: "http://www.omdbapi.com/?apikey=SECRET123")),
      .status(200, #"{"Response":"True","Search":[{"Title":"SECRET123"}],"totalResults":"1"}"#),
      .status(200, #"{"totalItems":1,"items":[{"id":"a","volumeInfo":{"title":"SECRET123"}}]}"#),
      .status(200, #"{"Response":"False","Error":"Movie not found!"}"#),
    ] as [Result<HTTPAnswer, TransportFault>])
  func nothingShows(_ result: Result<HTTPAnswer, TransportFault>) async {
    let world = AskingWorld(environment: Self.environment, result)
    let asker = world.asker()
    var seen = ""
    dump(asker, to: &seen)
    for request in [StoreRequest.film(), .book()] {
      let outcome = await asker.ask(request, nil)
      dump(outcome, to: &seen)
      seen += "\(outcome) \(String(reflecting: outcome))"
    }
    for message in world.sendings.map(\.message) {
      dump(message, to: &seen)
      seen +=
        "\(message) \(String(reflecting: message)) \(Array(Mirror(reflecting: message).children))"
      seen += "\(message.secret.map { Array(Mirror(reflecting: $0).children) } ?? [])"
    }
    dump(world.events, to: &seen)
    #expect(world.sendings.count >= 2)
    #expect(seen.count > 500)
    #expect(!seen.contains(Self.key))
  }
}
