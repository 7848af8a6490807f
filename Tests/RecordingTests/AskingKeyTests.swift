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
      #expect(fault?.attempts == 0)
      #expect(await asker.ask(.film("b"), nil).fault == fault, "the same for every query")
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
      ("SECRET1", "it is too short"),
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

  static let disguises: [(name: String, text: String)] = [
    ("plain", "SECRET123"), ("in an address", "https://x.example/?apikey=SECRET123&a=b"),
    ("percent-encoded", "%53ECRET12%33"), ("escaped in JSON", #"\u0053ECRET\u0031\u00323"#),
    ("as references of HTML", "&#83;ECRET&#x31;23"),
    ("one within the other", #"\u002553ECRET123"#), ("encoded twice", "%2553ECRET123"),
  ]

  @Test(
    "an answer with the key of any store in it is not recorded",
    arguments: disguises)
  func echoes(_ name: String, _ text: String) async {
    let song = #"{"kind":"song","trackId":1,"trackName":"\#(text)"}"#
    let world = AskingWorld(
      environment: ["OMDB_API_KEY": Self.key], .status(200, .itunes(song)))
    let fault = await world.asker().ask(.song(), nil).fault
    #expect(fault?.cause == .moment)
    #expect(fault?.message == "iTunes Search sent an answer with your key of OMDb in it.")
    #expect(fault?.hints == ["It is not recorded, because recordings are published."])
    #expect(fault?.attempts == 1)
    let own = AskingWorld(
      environment: Self.environment,
      .status(200, #"{"Search":[{"Title":"\#(text)"}],"Response":"True"}"#))
    #expect(
      await own.asker().ask(.film(), nil).fault?.message
        == "OMDb sent an answer with your key in it.")
  }

  @Test("nor one with a key in what is recorded of its head")
  func echoesInTheHead() async {
    for header in ["etag", "last-modified"] {
      let world = AskingWorld(
        environment: ["OMDB_API_KEY": Self.key],
        .status(200, .itunes(""), headers: [header: "\"SECRET123\""]))
      #expect(await world.asker().ask(.song(), nil).fault?.cause == .moment)
    }
  }

  @Test("a refusal that repeats the key of another store, also disguised, does not show it")
  func echoesInWords() async {
    for words in ["bad SECRET123", "bad %53ECRET123"] {
      let world = AskingWorld(
        environment: ["OMDB_API_KEY": Self.key], .google(400, "invalid", words))
      let fault = await world.asker().ask(.book(), nil).fault
      #expect(fault?.message.contains("(key)") == true)
      #expect(fault?.message.contains("ECRET123") == false)
    }
  }

  @Test("what only looks like a notation is passed over")
  func looseNotations() async {
    let text = #"100%, %zz %5, a&b &#; &#x; &#999999; &#83 \\u00 é%C3%A9"#
    let song = #"{"kind":"song","trackId":1,"trackName":"\#(text)"}"#
    let world = AskingWorld(
      environment: ["OMDB_API_KEY": Self.key], .status(200, .itunes(song)))
    #expect(await world.asker().ask(.song(), nil).reply != nil)
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
