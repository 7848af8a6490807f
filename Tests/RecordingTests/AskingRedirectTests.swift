import Diagnostics
import QueryFiles
import Recording
import StoreServer
import Testing

/// Redirects of a store over real sockets, in the time of a test.
@Suite(.timeLimit(.minutes(5))) struct AskingRedirectTests {
  private static let minute = 60_000_000_000

  /// A store that redirects so many times before it answers that there is nothing.
  private static func server(redirects: Int) throws -> StoreServer {
    try StoreServer { request in
      let number = request["hop"].flatMap { Int($0) } ?? 0
      return number < redirects
        ? .redirect(to: "/search?hop=\(number + 1)")
        : ServedAnswer(#"{"resultCount":0,"results":[]}"#)
    }
  }

  private static func site(_ server: StoreServer, perMinute: Int) throws -> SiteSettings {
    var site = SiteSettings.plain
    var settings = StoreSettings()
    settings.endpoint = try Placed(
      #require(Endpoint(server.address)), at: Place(file: "Site/site.yml"))
    settings.requestsPerMinute = perMinute
    site.stores[.itunes] = settings
    return site
  }

  /// A world that has only a clock.
  private func asker(
    _ world: AskingWorld, _ site: SiteSettings, options: FetchOptions = FetchOptions()
  ) -> Asker {
    .polite(
      over: .real(), site: site,
      moments: Moments(now: { world.now }, pause: { world.pass($0) }, chance: { 0.5 }),
      options: options, variable: { _ in nil })
  }

  @Test(
    "each redirect counts against the limit of its host, also where that lets out one at a time")
  func limit() async throws {
    let server = try Self.server(redirects: 3)
    defer { server.stop() }
    let world = AskingWorld(.nothing)
    let start = world.now
    let asker = asker(world, try Self.site(server, perMinute: 1))
    let outcome = await asker.ask(.song("a", at: server.address), nil)
    #expect(outcome.reply != nil, "\(outcome)")
    #expect(server.requests.count == 4)
    #expect(world.now - start == 3 * Self.minute)
    _ = await asker.ask(.song("b", at: server.address), nil)
    #expect(world.now - start == 7 * Self.minute)
  }

  @Test("each redirect is one of the requests that a run may send")
  func mostRequests() async throws {
    let server = try Self.server(redirects: 3)
    defer { server.stop() }
    let world = AskingWorld(.nothing)
    var options = FetchOptions()
    options.mostRequests = 2
    let asker = asker(world, try Self.site(server, perMinute: 20), options: options)
    let fault = await asker.ask(.song("a", at: server.address), nil).fault
    #expect(fault?.cause == .unasked)
    #expect(
      fault?.message == "This run sends no more requests: '--max-requests 2' is reached.")
    #expect(server.requests.count == 2)
  }
}
