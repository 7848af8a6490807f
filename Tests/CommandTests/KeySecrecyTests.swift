import Command
import Foundation
import Recording
import StoreServer
import Testing

/// GB-25: a key appears in no output and in no file.
@Suite struct KeySecrecyTests {
  private static let variables = [
    "OMDB_API_KEY": "SECRET123", "GOOGLE_BOOKS_API_KEY": "SECRET123",
  ]

  static let answers: [(name: String, film: ServedAnswer, book: ServedAnswer)] = [
    (
      "success", ServedAnswer(StoreAnswers.films((id: "tt0078748", title: "Alien", year: "1979"))),
      ServedAnswer(StoreAnswers.volumes(StoreAnswers.volume("x", "Alien")))
    ),
    (
      "a refusal that repeats the key",
      ServedAnswer(#"{"Response":"False","Error":"Invalid API key SECRET123!"}"#, status: 401),
      ServedAnswer(
        #"{"error":{"code":400,"message":"API key not valid: SECRET123","errors":[{"reason":"badRequest"}]}}"#,
        status: 400)
    ),
    ("a failure", ServedAnswer("SECRET123", status: 500), ServedAnswer("SECRET123", status: 503)),
    (
      "a sign-in page", ServedAnswer("<html>SECRET123", headers: ["Content-Type": "text/html"]),
      ServedAnswer("<html>SECRET123", headers: ["Content-Type": "text/html"])
    ),
    (
      "an echo, in plain and encoded",
      ServedAnswer(StoreAnswers.films((id: "tt0078748", title: "%53ECRET123", year: "1979"))),
      ServedAnswer(StoreAnswers.volumes(StoreAnswers.volume("x", "SECRET123")))
    ),
    (
      "a redirect with it", .redirect(to: "http://localhost:1/?apikey=SECRET123"),
      .redirect(to: "http://localhost:1/?key=SECRET123")
    ),
  ]

  @Test("in no output and no file, after success and failure", arguments: answers)
  func secret(_ name: String, _ film: ServedAnswer, _ book: ServedAnswer) async throws {
    let server = try StoreServer { $0["s"] == nil ? book : film }
    defer { server.stop() }
    let site = try TestSite(
      Fixtures.settings(asking: server)
        + "-- Queries/a.md --\n---\ntitle: A\nsearch: {store: omdb, s: alien}\n---\n"
        + "-- Queries/b.md --\n---\ntitle: B\nsearch: {store: google-books, q: alien}\n---\n")
    let commands = [
      ["fetch", "-v", "--report", "report.md"], ["fetch", "-v", "--json"], ["build", "-v"],
      ["search", "-v", "omdb", "alien"], ["search", "-v", "--json", "google-books", "alien"],
      ["fetch", "--dry-run"],
    ]
    for command in commands {
      let run = await site.run(
        command, variables: Self.variables, now: Fixtures.spring, transport: .sockets)
      #expect(!run.output.contains("SECRET123"), "\(command)")
      #expect(!run.remarks.contains("SECRET123"), "\(command): \(run.remarks)")
    }
    // The keys did go out, or the test would show nothing.
    #expect(server.requests.contains { $0["apikey"] == "SECRET123" })
    #expect(server.requests.contains { $0.headers["x-goog-api-key"] == "SECRET123" })
    for file in try site.files(in: ".") {
      #expect(!file.contains("SECRET123"))
      let bytes = try Data(contentsOf: URL(filePath: "\(site.path)/\(file)"))
      #expect(bytes.firstRange(of: Data("SECRET123".utf8)) == nil, "\(file)")
    }
  }
}
