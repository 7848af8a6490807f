import Items
import QueryFiles
import Recording
import Stores
import Testing

@Suite struct AskingRetryTests {
  private static let second = 1_000_000_000

  /// What comes back again and again, how often it is asked for, and what the owner reads.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let result: Result<HTTPAnswer, TransportFault>
    let attempts: Int
    var cause = AskingFault.Cause.moment
    let message: String
    var hint: String?
  }

  @Test(arguments: [
    Case(
      testDescription: "GB-05 a failure of the service", result: .status(503), attempts: 4,
      message: "iTunes Search answered with status 503: it has a failure of its own."),
    Case(
      testDescription: "408", result: .status(408), attempts: 4,
      message: "iTunes Search answered with status 408."),
    Case(
      testDescription: "425", result: .status(425), attempts: 4,
      message: "iTunes Search answered with status 425."),
    Case(
      testDescription: "429", result: .status(429), attempts: 4,
      message: "iTunes Search answered with status 429, as it does when it is asked too often."),
    Case(
      testDescription: "IT-01 the store's own way of throttling", result: .status(403),
      attempts: 4,
      message: "iTunes Search answered with status 403, as it does when it is asked too often."),
    Case(
      testDescription: "IT-01 an empty answer", result: .status(200, "\n\n\n"), attempts: 4,
      message: "iTunes Search sent an empty answer, as it does when it is asked too often."),
    Case(
      testDescription: "no connection", result: .fault(.noConnection("Connection refused.")),
      attempts: 4, message: "There is no connection to itunes.apple.com: Connection refused.",
      hint: "Look whether this machine is online, then fetch again."),
    Case(
      testDescription: "a body that breaks off", result: .fault(.cutOff), attempts: 4,
      message: "The answer of itunes.apple.com broke off before its end."),
    Case(
      testDescription: "IT-40 silence", result: .fault(.timedOut(seconds: 15)), attempts: 2,
      message: "itunes.apple.com did not answer in full within 15 seconds."),
    Case(
      testDescription: "JSON that breaks off", result: .status(200, #"{"results":[{"#),
      attempts: 2,
      message: "iTunes Search sent an answer that is cut off: its JSON has no end."),
    Case(
      testDescription: "the sign-in page of a network",
      result: .status(200, "<!DOCTYPE html><title>Welcome</title>"), attempts: 1,
      message: "iTunes Search sent a web page (HTML) instead of an answer.",
      hint: "It may be the sign-in page of your network: "
        + "open any page in a browser, then fetch again."),
    Case(
      testDescription: "a redirect that is not followed",
      result: .fault(.badRedirect(to: "http://login.example/")), attempts: 1,
      message: "itunes.apple.com sends requests on to 'http://login.example/', "
        + "where this program does not follow.",
      hint: "It may be the sign-in page of your network: "
        + "open any page in a browser, then fetch again."),
    Case(
      testDescription: "a redirect in a circle",
      result: .fault(.redirectLoop(at: "https://itunes.apple.com/search")), attempts: 1,
      message: "https://itunes.apple.com/search redirects in a circle.",
      hint: "It may be the sign-in page of your network: "
        + "open any page in a browser, then fetch again."),
    Case(
      testDescription: "redirects without an end",
      result: .fault(.tooManyRedirects(from: "https://itunes.apple.com/search")), attempts: 1,
      message: "https://itunes.apple.com/search redirects from one address to another "
        + "without an end.",
      hint: "It may be the sign-in page of your network: "
        + "open any page in a browser, then fetch again."),
    Case(
      testDescription: "a certificate", result: .fault(.untrusted("It has expired.")), attempts: 1,
      message: "The certificate of itunes.apple.com cannot be trusted: It has expired.",
      hint: "Look at this machine's clock, and whether its network opens encrypted connections."),
    Case(
      testDescription: "an endless body", result: .fault(.tooLarge(bytes: 16_000_000)), attempts: 1,
      message: "The answer of itunes.apple.com is larger than 16 MB."),
    Case(
      testDescription: "an endless head", result: .fault(.headTooLarge(bytes: 256_000)),
      attempts: 1,
      message: "The head of itunes.apple.com's answer is larger than 256 KB."),
    Case(
      testDescription: "a run that ends", result: .fault(.cancelled), attempts: 1, cause: .unasked,
      message: "The run ended before an answer came."),
    Case(
      testDescription: "a redirect as an answer", result: .status(302), attempts: 1,
      message: "iTunes Search answered with status 302."),
    Case(
      testDescription: "304 to a request without conditions", result: .status(304), attempts: 1,
      message: "iTunes Search answered with status 304."),
    Case(
      testDescription: "IT-16 a refused parameter",
      result: .status(400, #"{"errorMessage":"Invalid value(s) for key(s): [country]"}"#),
      attempts: 1, cause: .owner,
      message: "iTunes Search refuses the request: 'Invalid value(s) for key(s): [country]'. "
        + "It has no store for the country code US."),
  ])
  func whatComesAgainAndAgain(_ failure: Case) async {
    let world = AskingWorld(failure.result)
    let outcome = await world.asker().ask(.song(), nil)
    #expect(world.sendings.count == failure.attempts)
    #expect(outcome.fault?.attempts == failure.attempts)
    #expect(outcome.fault?.cause == failure.cause)
    #expect(outcome.fault?.message == failure.message)
    #expect(outcome.fault?.hints.first == failure.hint)
  }

  @Test func aRefusedParameterHasTheNameThatTheQueryHasForIt() async {
    let world = AskingWorld(
      .status(400, #"{"errorMessage":"Invalid value(s) for key(s): [mediaType]"}"#))
    #expect(await world.asker().ask(.song(), nil).fault?.parameter == "media")
  }

  @Test("GB-05 two failures and an answer are an answer")
  func atLastAnAnswer() async {
    let world = AskingWorld(.status(503), .status(503), .status(200, #"{"totalItems":0}"#))
    let outcome = await world.asker().ask(.book(), nil)
    #expect(outcome.reply?.retries == 2)
    let name = StoreName.googleBooks
    let address = StoreRequest.book().address
    let because = "Google Books answered with status 503: it has a failure of its own."
    #expect(
      world.events.filter { if case .notice = $0 { false } else { true } } == [
        .sending(name, address: address),
        .retrying(name, nanoseconds: Self.second, because: because),
        .sending(name, address: address),
        .retrying(name, nanoseconds: 2 * Self.second, because: because),
        .sending(name, address: address), .finished(name),
      ])
  }

  @Test(
    "waits are anything up to twice 1, 2 and 4 seconds",
    arguments: [(0, [0, 0, 0]), (0.25, [0.5, 1, 2]), (0.5, [1, 2, 4]), (0.875, [1.75, 3.5, 7])]
      as [(Double, [Double])])
  func waits(_ chance: Double, _ seconds: [Double]) async {
    let world = AskingWorld(.status(500))
    _ = await world.asker(chance: chance).ask(.song(), nil)
    #expect(waits(world) == seconds.map { Int($0 * 1e9) })
  }

  @Test(
    "Retry-After wins when it is longer",
    arguments: [
      ("30", 30), ("0", 1), (" 5 ", 5), ("-3", 1), ("soon", 1), ("", 1),
      // Within the first attempt it is 2024-02-28T23:59:50Z, in a leap year.
      ("Thu, 29 Feb 2024 00:00:20 GMT", 30), ("Thursday, 29-Feb-24 00:00:20 GMT", 30),
      ("Thu Feb 29 00:00:20 2024", 30), ("Wed, 28 Feb 2024 00:00:00 GMT", 1),
    ])
  func retryAfter(_ value: String, _ seconds: Int) async {
    let world = AskingWorld(.status(503, headers: ["retry-after": value]), .nothing)
    let outcome = await world.asker().ask(.song(), nil)
    #expect(outcome.reply?.retries == 1)
    #expect(waits(world) == [seconds * Self.second])
  }

  @Test func afterThrottlingTheWholeHostRests() async {
    let world = AskingWorld { message, number in
      let isFirst = number == 0
      return (isFirst ? .status(429, headers: ["retry-after": "20"]) : .nothing, 0)
    }
    let asker = world.asker()
    let start = world.now
    async let one = asker.ask(.song("a"), nil)
    async let other = asker.ask(.song("b"), nil)
    _ = await (one, other)
    #expect(world.sendings.count == 3)
    #expect((world.sendings.last?.start ?? 0) - start >= 20 * Self.second)
  }

  private func waits(_ world: AskingWorld) -> [Int] {
    world.events.compactMap { event in
      if case .retrying(_, let nanoseconds, _) = event { nanoseconds } else { nil }
    }
  }
}
