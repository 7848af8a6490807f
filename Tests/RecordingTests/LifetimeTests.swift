import Diagnostics
import Items
import QueryFiles
import Recording
import Testing

/// How long answers live that may not be kept.
@Suite struct LifetimeTests {
  static let hour = 3600

  static let cases: [(name: String, cache: Int?, maxAge: Int?, life: Int)] = [
    ("a day", nil, nil, 24 * hour), ("as the owner says", 7 * 24 * hour, nil, 7 * 24 * hour),
    ("shorter", hour, nil, hour), ("no longer than the header says", nil, hour, hour),
    ("a longer header changes nothing", hour, 2 * hour, hour),
    ("a header that allows nothing decides nothing", hour, 0, hour),
    ("not at all", 0, nil, 0),
  ]

  private func site(_ cache: Int?) throws -> FetchingSite {
    let site = try FetchingSite()
    site.query("moby", "store: google-books\nq: moby")
    set(cache, in: site)
    return site
  }

  private func set(_ cache: Int?, keep: Bool? = nil, in site: FetchingSite) {
    site.set { settings in
      var store = StoreSettings()
      store.cache = cache.flatMap { TimeSpan("\($0 / 60)m") }
      store.keep = keep
      settings.stores[StoreName("google-books")] = store
    }
  }

  private func isMissing(in site: FetchingSite) -> Bool {
    !site.plan { $0.isMissingOnly = true }.requests.isEmpty
  }

  private static let book = #"{"items":[{"id":"a","volumeInfo":{"title":"Moby Dick"}}]}"#

  @Test("so long", arguments: cases)
  func life(_ name: String, _ cache: Int?, _ maxAge: Int?, _ life: Int) async throws {
    let site = try site(cache)
    site.say("q=moby", .body(Self.book, maxAge: maxAge))
    try await site.fetch()
    if life > 0 {
      site.pass(seconds: life - 1)
      #expect(!isMissing(in: site))
      site.pass(seconds: 1)
    }
    #expect(isMissing(in: site))
  }

  @Test("what the settings say now holds for what is recorded already")
  func changedSettings() async throws {
    let site = try site(nil)
    site.say("q=moby", .body(Self.book))
    try await site.fetch()
    site.pass(seconds: 2 * Self.hour)
    #expect(!isMissing(in: site))
    set(Self.hour, in: site)
    #expect(isMissing(in: site))
    set(3 * Self.hour, in: site)
    #expect(!isMissing(in: site))
    site.pass(seconds: 365 * 24 * Self.hour)
    #expect(isMissing(in: site))
    set(nil, keep: true, in: site)
    #expect(!isMissing(in: site))
  }
}
