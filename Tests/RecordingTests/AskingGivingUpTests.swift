import Diagnostics
import Items
import QueryFiles
import Recording
import Stores
import Testing

@Suite struct AskingGivingUpTests {
  private static let throttled =
    "iTunes Search answered with status 403, as it does when it is asked too often."

  @Test("IT-01 a store that keeps throttling is given up")
  func throttling() async {
    let world = AskingWorld(.status(403))
    let asker = world.asker()
    let first = await asker.ask(.song("a"), nil)
    let second = await asker.ask(.song("b"), nil)
    #expect(first.fault?.cause == .moment)
    #expect(second.fault?.cause == .unasked)
    #expect(
      second.fault?.message
        == "iTunes Search is not asked any more in this run: \(Self.throttled)")
    #expect(world.sendings.count == 4)
    #expect(givenUp(world) == [.givenUp(.itunes, because: Self.throttled)])
  }

  @Test("throttling in several tasks at once ends for all of them")
  func throttlingOfMany() async {
    let world = AskingWorld { _, _ in
      for _ in 0..<10 { await Task.yield() }
      return (.status(429), 1_000_000)
    }
    let asker = world.asker()
    let causes = await withTaskGroup(of: AskingFault.Cause?.self) { group in
      for number in 0..<40 {
        group.addTask { await asker.ask(.song("\(number)"), nil).fault?.cause }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(causes.allSatisfy { $0 == .moment || $0 == .unasked })
    #expect(causes.contains(.unasked))
    // Four are under way at once, four times.
    #expect(world.sendings.count <= 16)
    #expect(givenUp(world).count == 1)
  }

  @Test(
    "a wait that is too long ends the asking of the host",
    arguments: [("61", 60), ("3600", 60), ("11", 10), ("99999999999999999999", 60)])
  func tooLongAWait(_ asked: String, _ longest: Int) async {
    let world = AskingWorld(.status(503, headers: ["retry-after": asked]))
    var options = FetchOptions()
    options.longestWait = longest
    let asker = world.asker(options: options)
    let first = await asker.ask(.song("a"), nil).fault
    let seconds = Int(asked) ?? Int(Int32.max)
    #expect(first?.cause == .moment)
    #expect(
      first?.message == "iTunes Search answered with status 503: it has a failure of its own. "
        + "It asks to wait \(seconds) seconds.")
    let wait = "Fetch again later, or wait for it by '--max-wait \(seconds)'; it is \(longest) now."
    #expect(first?.hints == [seconds <= 86_400 ? wait : "Fetch again later."])
    #expect(await asker.ask(.song("b"), nil).fault?.cause == .unasked)
    #expect(world.sendings.count == 1)
    #expect(givenUp(world).count == 1)
  }

  @Test("no other attempt where its wait would be too long") func tooLongAPause() async {
    let world = AskingWorld(.status(503))
    var options = FetchOptions()
    options.longestWait = 1
    let fault = await world.asker(options: options).ask(.song("a"), nil).fault
    #expect(fault?.attempts == 2 && world.sendings.count == 2)
    #expect(
      fault?.hints == [
        "Another attempt would have had to wait 2 seconds, longer than '--max-wait 1' allows."
      ])
  }

  @Test(
    "three failures in a row end the asking of the host",
    arguments: [
      (Result.status(500), 4), (.fault(.timedOut(seconds: 15)), 2),
      (.fault(.noConnection("No such host.")), 4), (.status(200, "<html>"), 1),
    ])
  func failing(_ result: Result<HTTPAnswer, TransportFault>, _ attempts: Int) async {
    let world = AskingWorld(result)
    let asker = world.asker()
    var causes: [AskingFault.Cause?] = []
    for number in 0..<5 { causes.append(await asker.ask(.song("\(number)"), nil).fault?.cause) }
    #expect(causes == [.moment, .moment, .moment, .unasked, .unasked])
    #expect(world.sendings.count == 3 * attempts)
    #expect(givenUp(world).count == 1)
  }

  @Test("an answer, or a refusal of one request, begins the count anew", arguments: [200, 400])
  func failingNowAndThen(_ status: Int) async {
    let world = AskingWorld { _, number in
      (number % 3 == 2 ? .status(status, .itunes("")) : .fault(.tooLarge(bytes: 16_000_000)), 0)
    }
    let asker = world.asker()
    for number in 0..<15 { _ = await asker.ask(.song("\(number)"), nil) }
    #expect(world.sendings.count == 15)
    #expect(givenUp(world).isEmpty)
  }

  @Test("GB-02 a used-up quota is told at once, and is not as if nothing was found")
  func quota() async {
    let words = "Quota exceeded for quota metric 'Queries' and limit 'Queries per day'"
    let world = AskingWorld(.google(429, "rateLimitExceeded", words))
    let asker = world.asker()
    let fault = await asker.ask(.book("a"), nil).fault
    #expect(fault?.cause == .moment)
    #expect(fault?.message == "Google Books refuses the request: '\(words)'.")
    #expect(fault?.hints.first?.contains("GOOGLE_BOOKS_API_KEY") == true)
    #expect(await asker.ask(.book("b"), nil).fault?.cause == .unasked)
    #expect(world.sendings.count == 1)
  }

  @Test(
    "OM-10 the text decides: a quota is of the moment, a bad key is the owner's",
    arguments: [
      (
        "Request limit reached!", AskingFault.Cause.moment,
        "The key in OMDB_API_KEY has done its day's work: fetch again tomorrow."
      ),
      (
        "Invalid API key!", .owner,
        "It is the key in the environment variable OMDB_API_KEY; keys come from "
          + "https://www.omdbapi.com/apikey.aspx."
      ),
    ], [200, 401])
  func quotaOrKey(_ expected: (String, AskingFault.Cause, String), _ status: Int) async {
    let (words, cause, hint) = expected
    let world = AskingWorld(environment: ["OMDB_API_KEY": "1a2b3c4d"], .omdb(status, words))
    let asker = world.asker()
    let fault = await asker.ask(.film("a"), nil).fault
    #expect(fault?.cause == cause)
    #expect(fault?.message == "OMDb refuses the request: '\(words)'.")
    #expect(fault?.hints == [hint])
    #expect(await asker.ask(.film("b"), nil).fault?.cause == .unasked)
    #expect(world.sendings.count == 1)
    #expect(givenUp(world).count == 1)
  }

  @Test(
    "GB-09 a service that is not enabled, and a key that is wrong, in the service's own words",
    arguments: [
      (403, "accessNotConfigured", "Books API has not been used in project 7 before."),
      (400, "API_KEY_INVALID", "API key not valid. Please pass a valid API key."),
    ])
  func notEnabled(_ status: Int, _ reason: String, _ words: String) async {
    let world = AskingWorld(
      environment: ["GOOGLE_BOOKS_API_KEY": "AIzaSyExample"], .google(status, reason, words))
    let asker = world.asker()
    let fault = await asker.ask(.book("a"), nil).fault
    #expect(fault?.cause == .owner)
    #expect(fault?.message == "Google Books refuses the request: '\(words)'.")
    #expect(await asker.ask(.book("b"), nil).fault?.cause == .unasked)
    #expect(world.sendings.count == 1)
  }

  @Test("GB-07 a refused country is of its query alone")
  func refusedCountry() async {
    let words = "Cannot determine user location for geographically restricted operation."
    let world = AskingWorld(.google(403, "unknownLocation", words))
    let asker = world.asker()
    let fault = await asker.ask(.book("a"), nil).fault
    #expect(fault?.cause == .owner)
    #expect(fault?.parameter == "country")
    #expect(fault?.message == "Google Books refuses the request: '\(words)'.")
    #expect(fault?.hints == [])
    #expect(await asker.ask(.book("b"), nil).fault?.cause == .owner)
    #expect(world.sendings.count == 2)
  }

  @Test func otherStoresAreAskedOn() async {
    let world = AskingWorld { message, _ in
      (
        message.address.contains("apple") ? .status(403) : .status(200, #"{"totalItems":0}"#), 0
      )
    }
    let asker = world.asker()
    _ = await asker.ask(.song(), nil)
    #expect(await asker.ask(.book(), nil).reply != nil)
  }

  @Test func storesOfOneHostAreGivenUpTogetherWhenItFails() async {
    let base = "http://127.0.0.1:8181"
    let world = AskingWorld(.fault(.noConnection("Connection refused.")))
    let asker = world.asker()
    for number in 0..<3 { _ = await asker.ask(.song("\(number)", at: base), nil) }
    #expect(await asker.ask(.book("a", at: base), nil).fault?.cause == .unasked)
    let because = "There is no connection to 127.0.0.1:8181: Connection refused."
    #expect(
      givenUp(world) == [
        .givenUp(.itunes, because: because), .givenUp(.googleBooks, because: because),
      ])
  }

  private func givenUp(_ world: AskingWorld) -> [AskingEvent] {
    world.events.filter { if case .givenUp = $0 { true } else { false } }
  }
}
