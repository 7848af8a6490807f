import QueryFiles
import Recording
import Testing

/// What one command knows of the requests of another.
@Suite struct RequestLogTests {
  private static let file = ".thumbindex/requests"
  private static let second = 1_000_000_000

  private let folder: SiteOnDisk

  init() throws { folder = try SiteOnDisk() }

  private var log: RequestLog { RequestLog(of: folder.shelf) }

  private func site(perMinute limit: Int) -> SiteSettings {
    var site = SiteSettings.plain
    site.stores[.itunes] = StoreSettings()
    site.stores[.itunes]?.requestsPerMinute = limit
    return site
  }

  /// How long a request that is asked now has to wait, in seconds.
  private func wait(in world: AskingWorld, perMinute limit: Int) async -> Int? {
    let start = world.now
    _ = await world.asker(site: site(perMinute: limit), log: log).ask(.song("later"), nil)
    return world.sendings.last.map { ($0.start - start) / Self.second }
  }

  static let results: [(name: String, result: Result<HTTPAnswer, TransportFault>)] = [
    ("an answer", .nothing), ("a refusal", .status(400)), ("an absence", .status(404)),
    ("no connection", .fault(.badRedirect(to: "http://example.org"))),
  ]

  @Test("IT-03 whatever came of the requests of an earlier command, they count", arguments: results)
  func earlierRequests(_ name: String, _ result: Result<HTTPAnswer, TransportFault>) async {
    let world = AskingWorld(result)
    let asker = world.asker(site: site(perMinute: 3), log: log)
    for number in 0..<3 {
      _ = await asker.ask(.song("\(number)"), nil)
      world.pass(Self.second)
    }
    world.pass(7 * Self.second)
    // The first was over after 0.1 s, 10.2 s ago.
    let wait = await wait(in: world, perMinute: 3)
    #expect(wait == 49 || wait == 50, "\(world.sendings)")
    #expect(world.sendings.count == 4)
  }

  @Test("repetitions count too, and other hosts do not")
  func repetitions() async {
    let world = AskingWorld(.status(503), .nothing)
    _ = await world.asker(log: log).ask(.song(), nil)
    #expect(world.sendings.count == 2)
    _ = await world.asker(log: log).ask(.book(), nil)
    let start = world.now
    #expect(await wait(in: world, perMinute: 3) == 0)
    #expect(world.now - start < 2 * Self.second)
    #expect(await wait(in: world, perMinute: 3) ?? 0 > 50)
  }

  @Test("what was under way when a command was killed counts as over now")
  func killed() async throws {
    let world = AskingWorld(.nothing)
    let out = world.now - 50 * Self.second
    try folder.write(
      """
      \(out) out https://itunes.apple.com
      \(out) out https://itunes.apple.com
      \(out + 1) back https://itunes.apple.com

      """, to: Self.file)
    #expect(await wait(in: world, perMinute: 2) == 10)
    #expect(await wait(in: world, perMinute: 2) ?? 0 > 45)
  }

  @Test("lines that are none, or of a wrong clock, count nothing")
  func damage() async throws {
    let world = AskingWorld(.nothing)
    try folder.write(
      """
      \(Int.max) back https://itunes.apple.com
      \(Int.min) back https://itunes.apple.com
      \(world.now + 86_400 * Self.second) back https://itunes.apple.com
      \(world.now) gone https://itunes.apple.com
      \(world.now) back
      99999999999999999999 back https://itunes.apple.com
      \(world.now) back nowhere

      \(world.now) ba
      """, to: Self.file)
    #expect(await wait(in: world, perMinute: 1) == 0)
  }

  @Test("the file begins anew when all in it is old, and git ignores it")
  func renewal() async throws {
    let world = AskingWorld(.nothing)
    _ = await wait(in: world, perMinute: 1)
    #expect(folder.text(Self.file)?.split(separator: "\n").count == 2)
    #expect(folder.text(".thumbindex/.gitignore") == "*\n")
    world.pass(300 * Self.second)
    #expect(await wait(in: world, perMinute: 1) == 0)
    #expect(folder.text(Self.file)?.split(separator: "\n").count == 2)
  }
}
