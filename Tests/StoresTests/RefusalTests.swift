import Items
import QueryFiles
import Stores
import Testing

/// Answers with another status than 200.
@Suite struct RefusalTests {
  /// A status, a body, and what they mean together.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let store: StoreName
    let status: Int
    let body: String
    let cause: StoreError.Cause
    var parameter: String?
    var message: String?
  }

  @Test(
    arguments: [
      Case(
        testDescription: "IT-16 a country without a store", store: .itunes, status: 400,
        body: #"{"errorMessage":"Invalid value(s) for key(s): [country]","queryParameters":{}}"#,
        cause: .parameter, parameter: "country",
        message:
          "iTunes Search refuses the request: 'Invalid value(s) for key(s): [country]'. "
          + "It has no store for the country code IC."),
      Case(
        testDescription: "IT-01 the empty 403 is throttling", store: .itunes, status: 403, body: "",
        cause: .throttled,
        message: "iTunes Search answered with status 403, as it does when it is asked too often."),
      Case(
        testDescription: "a page of a machine on the way", store: .itunes, status: 502,
        body: "<html>Bad Gateway</html>", cause: .unavailable,
        message: "iTunes Search answered with status 502: it has a failure of its own."),
      Case(
        testDescription: "an empty 503 is no throttling", store: .itunes, status: 503, body: "",
        cause: .unavailable),
      Case(
        testDescription: "an answer with a bad status is none", store: .itunes, status: 500,
        body: #"{"resultCount":0,"results":[]}"#, cause: .unavailable),
      Case(testDescription: "429", store: .itunes, status: 429, body: "", cause: .throttled),
      Case(
        testDescription: "GB-07 an unknown country", store: .googleBooks, status: 403,
        body: Self.google(403, "unknownLocation", "Cannot determine user location."),
        cause: .parameter, parameter: "country",
        message: "Google Books refuses the request: 'Cannot determine user location.'."),
      Case(
        testDescription: "GB-09 a service that is not enabled", store: .googleBooks, status: 403,
        body: Self.google(403, "accessNotConfigured", "Books API has not been used."),
        cause: .configuration,
        message: "Google Books refuses the request: 'Books API has not been used.'."),
      Case(
        testDescription: "GB-09 a bad key", store: .googleBooks, status: 400,
        body: Self.google(400, "badRequest", "API key not valid. Please pass a valid API key."),
        cause: .credential),
      Case(
        testDescription: "a key that may not be used from here", store: .googleBooks, status: 403,
        body: Self.google(403, "API_KEY_IP_ADDRESS_BLOCKED", "Blocked."), cause: .configuration),
      Case(
        testDescription: "no key where one is wanted", store: .googleBooks, status: 403,
        body: Self.google(403, "forbidden", "Method doesn't allow unregistered callers."),
        cause: .credential),
      Case(
        testDescription: "GB-02 the daily quota", store: .googleBooks, status: 429,
        body: Self.google(429, "rateLimitExceeded", "Quota exceeded, limit 'Queries per day'."),
        cause: .quota),
      Case(
        testDescription: "the quota of a minute", store: .googleBooks, status: 429,
        body: Self.google(429, "rateLimitExceeded", "Quota exceeded, 'Queries per minute'."),
        cause: .throttled),
      Case(
        testDescription: "429 without words", store: .googleBooks, status: 429, body: "",
        cause: .throttled),
      Case(
        testDescription: "GB-05 a failing back end", store: .googleBooks, status: 503,
        body: Self.google(503, "backendFailed", "Service temporarily unavailable."),
        cause: .unavailable),
      Case(
        testDescription: "Google names the parameter", store: .googleBooks, status: 400,
        body:
          #"{"error":{"code":400,"message":"Out of range.","errors":[{"reason":"invalidParameter","#
          + #""locationType":"parameter","location":"maxResults"}]}}"#,
        cause: .parameter, parameter: "maxResults"),
      Case(
        testDescription: "a page that a query does not name", store: .googleBooks, status: 400,
        body:
          #"{"error":{"code":400,"message":"Out of range.","errors":[{"reason":"invalidParameter","#
          + #""locationType":"parameter","location":"startIndex"}]}}"#,
        cause: .parameter, parameter: "results"),
      Case(
        testDescription: "OM-10 the limit of the day", store: .omdb, status: 401,
        body: #"{"Response":"False","Error":"Request limit reached!"}"#, cause: .quota),
      Case(
        testDescription: "OM-10 a bad key", store: .omdb, status: 401,
        body: #"{"Response":"False","Error":"Invalid API key!"}"#, cause: .credential),
      Case(
        testDescription: "401 in other words", store: .omdb, status: 401,
        body: #"{"Response":"False","Error":"Go away."}"#, cause: .credential,
        message: "OMDb refuses the request: 'Go away.'."),
      Case(
        testDescription: "401 in HTML", store: .omdb, status: 401, body: "<html>",
        cause: .credential, message: "OMDb answered with status 401: it does not accept the key."),
      Case(
        testDescription: "404 to a search", store: .omdb, status: 404, body: "",
        cause: .unavailable, message: "OMDb answered with status 404."),
    ])
  func meaning(_ refusal: Case) throws {
    let store = try #require(StoreRegistry.store(named: refusal.store))
    let request = StoreRequest(store: refusal.store, address: "", country: CountryCode("IC"))
    let error = store.refusal(
      status: refusal.status, body: Array(refusal.body.utf8), to: request, site: .plain)
    #expect(error.cause == refusal.cause)
    #expect(error.parameter == refusal.parameter)
    if let message = refusal.message { #expect(error.message == message) }
  }

  @Test(
    "Apple's inner names are those of the search",
    arguments: [
      ("mediaType", String?("media")), ("resultEntity", "entity"), ("attributeType", "attribute"),
      ("language", "lang"), ("itunesId", "id"), ("somethingElse", nil),
      ("somethingElse, resultEntity", "entity"),
    ])
  func innerNames(_ key: String, _ parameter: String?) throws {
    let store = try #require(StoreRegistry.store(named: .itunes))
    let body = #"{"errorMessage":"Invalid value(s) for key(s): [\#(key)]"}"#
    let error = store.refusal(
      status: 400, body: Array(body.utf8), to: StoreRequest(store: .itunes, address: ""),
      site: .plain)
    #expect(error.parameter == parameter)
    #expect(
      error.message
        == "iTunes Search refuses the request: 'Invalid value(s) for key(s): [\(key)]'.")
  }

  @Test(
    "a single object that is not there",
    arguments: [
      (404, Self.google(404, "notFound", "The volume ID could not be found."), true),
      (404, "", true), (410, "gone", true), (404, "<html>Not Found</html>", false),
      (403, "", false),
    ])
  func absence(_ status: Int, _ body: String, _ isAbsent: Bool) throws {
    let store = try #require(StoreRegistry.store(named: .googleBooks))
    let request = StoreRequest(
      store: .googleBooks, address: "", purpose: .lookup(ids: ["a"], related: false))
    let error = store.refusal(
      status: status, body: Array(body.utf8), to: request, site: .plain)
    #expect((error.cause == .absent) == isAbsent)
  }

  @Test func wordsWithoutEndAreCutOff() throws {
    let words = String(repeating: "a", count: 100_000)
    let store = try #require(StoreRegistry.store(named: .itunes))
    let error = store.refusal(
      status: 400, body: Array(#"{"errorMessage":"\#(words)"}"#.utf8),
      to: StoreRequest(store: .itunes, address: ""), site: .plain)
    #expect(error.message.count < 400)
  }

  private static func google(_ code: Int, _ reason: String, _ words: String) -> String {
    #"{"error":{"code":\#(code),"message":"\#(words)","errors":[{"reason":"\#(reason)"}]}}"#
  }
}
