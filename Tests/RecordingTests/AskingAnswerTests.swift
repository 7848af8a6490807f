import Items
import QueryFiles
import Recording
import Stores
import Testing

@Suite struct AskingAnswerTests {
  private let validators = Validators(
    etag: #""abc""#, lastModified: "Tue, 27 Feb 2024 10:00:00 GMT")

  @Test func anAnswerWithAllThatBelongsToIt() async {
    let body = "\n\n\n\(String.songs(1, 2))\n\n"
    let world = AskingWorld(
      .status(
        200, body,
        headers: [
          "etag": #"W/"1""#, "last-modified": "Tue, 27 Feb 2024 10:00:00 GMT",
          "cache-control": "public, max-age=3600",
        ]))
    let reply = await world.asker().ask(.song(), nil).reply
    #expect(reply?.bytes == Array(body.utf8))
    #expect(reply?.answer.items.map(\.title) == ["Song 1", "Song 2"])
    #expect(reply?.status == 200)
    #expect(reply?.date == "2024-02-28T23:59:50Z")
    #expect(
      reply?.validators
        == Validators(etag: #"W/"1""#, lastModified: "Tue, 27 Feb 2024 10:00:00 GMT"))
    #expect(reply?.maxAge == 3600)
    #expect(reply?.retries == 0)
    #expect(world.sendings.map(\.message) == [HTTPMessage(address: StoreRequest.song().address)])
  }

  @Test func aConditionalRequest() async {
    let world = AskingWorld(.status(304, headers: ["cache-control": "max-age=60"]))
    let outcome = await world.asker().ask(.song(), validators)
    #expect(outcome == .unchanged(date: "2024-02-28T23:59:50Z", maxAge: 60, retries: 0))
    #expect(
      world.sendings[0].message.headers == [
        .init(name: "if-none-match", value: #""abc""#),
        .init(name: "if-modified-since", value: "Tue, 27 Feb 2024 10:00:00 GMT"),
      ])
  }

  @Test("attempts that failed count also before an answer without a body") func retries() async {
    let unchanged = AskingWorld(.status(503), .status(304))
    let absent = AskingWorld(.status(503), .status(503), .status(410))
    guard case .unchanged(_, _, 1) = await unchanged.asker().ask(.song(), validators),
      case .absent(410, _, 2) = await absent.asker().ask(.volume("a"), nil)
    else {
      Issue.record("the retries are lost")
      return
    }
  }

  @Test func noConditionThatCouldBecomeAnotherHeader() async {
    let world = AskingWorld(.nothing)
    let bent = Validators(etag: "\"a\"\r\nx: y", lastModified: nil)
    _ = await world.asker().ask(.song(), bent)
    #expect(world.sendings[0].message.headers.isEmpty)
  }

  @Test(
    arguments: [
      (404, .google(404, "notFound", "The volume ID could not be found.")), (410, .status(410)),
    ] as [(Int, Result<HTTPAnswer, TransportFault>)])
  func aVolumeThatIsGone(_ status: Int, _ result: Result<HTTPAnswer, TransportFault>) async {
    let asker = AskingWorld(result).asker()
    #expect(
      await asker.ask(.volume("a"), nil)
        == .absent(status: status, date: "2024-02-28T23:59:50Z", retries: 0))
    #expect(await asker.ask(.book(), nil).fault?.cause == .moment)
  }

  @Test(
    "of 200 to 299 only 200 is an answer; the others are a refusal of the moment, whatever they bring",
    arguments: [201, 202, 203, 204, 206, 299])
  func otherSuccess(_ status: Int) async {
    for body in [String.songs(1), "", #"{"errorMessage":"Invalid value(s) for key(s): [id]"}"#] {
      let world = AskingWorld(.status(status, body))
      let fault = await world.asker().ask(.song(), nil).fault
      #expect(fault?.cause == .moment)
      #expect(
        fault?.message
          == "iTunes Search answered with status \(status), and only one with 200 is a "
          + "whole answer.")
      #expect(world.sendings.count == 1)
    }
  }

  @Test("GB-02 nothing found is an answer")
  func nothingFound() async {
    let world = AskingWorld(
      environment: ["OMDB_API_KEY": "1a2b3c4d"], .omdb(200, "Movie not found!"))
    #expect(await world.asker().ask(.film(), nil).reply?.answer == StoreAnswer())
  }

  @Test("the date goes over the end of a month and of a day")
  func dates() async {
    let world = AskingWorld(.nothing)
    let asker = world.asker()
    world.pass(10_000_000_000)
    #expect(await asker.ask(.song(), nil).reply?.date == "2024-02-29T00:00:00Z")
    world.pass(86_400_000_000_000)
    #expect(await asker.ask(.song(), nil).reply?.date == "2024-03-01T00:00:00Z")
  }

  @Test(arguments: [
    (["cache-control": "max-age=86400"], Int?(86_400)),
    (["cache-control": "Public, Max-Age = 60"], 60),
    (["cache-control": #"max-age="60""#], 60),
    (["cache-control": "max-age=60", "age": "25"], 35),
    (["cache-control": "max-age=60", "age": "100"], 0),
    (["cache-control": "max-age=0, no-cache, no-store"], 0),
    (["cache-control": "private, no-cache=\"set-cookie\""], 0),
    (["cache-control": "s-maxage=60"], nil), (["cache-control": "max-age=-1"], nil),
    (["cache-control": "max-age=99999999999999999999"], Int(Int32.max)),
    (["cache-control": "max-age"], nil), (["cache-control": ""], nil), ([:], nil),
  ])
  func maxAge(_ headers: [String: String], _ seconds: Int?) async {
    let world = AskingWorld(.status(200, .itunes(""), headers: headers))
    let reply = await world.asker().ask(.song(), nil).reply
    #expect(reply != nil)
    #expect(reply?.maxAge == seconds)
  }

  @Test func whatNobodyKnowsHowToAsk() async {
    let world = AskingWorld(.nothing)
    let asker = world.asker()
    for request in [
      StoreRequest(store: StoreName("shop"), address: "https://shop.example/"),
      StoreRequest(store: .itunes, address: "ftp://itunes.apple.com/"),
    ] {
      #expect(await asker.ask(request, nil).fault?.cause == .owner)
    }
    #expect(world.sendings.isEmpty)
  }

  @Test func theMachinesOwnTime() async {
    let moments = Moments.system
    let before = moments.now()
    await moments.pause(2_000_000)
    await moments.pause(-1)
    #expect(moments.now() - before >= 2_000_000)
    // 2024 and later.
    #expect(before > 1_704_067_200_000_000_000)
    #expect((0..<1).contains(moments.chance()))
  }
}
