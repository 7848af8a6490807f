import Items
import Recording
import Synchronization
import Testing

@testable import Command

/// What is shown while stores are asked.
@Suite struct ProgressTests {
  private let itunes = StoreName("itunes")
  private static let second = 1_000_000_000

  /// A world that notes what is drawn and said on standard error.
  private final class Screen: Sendable {
    private let shown = Mutex("")
    let width: Int?
    let variables: [String: String]

    init(width: Int?, variables: [String: String] = [:]) {
      self.width = width
      self.variables = variables
    }

    var text: String { shown.withLock { $0 } }

    var world: World {
      World(
        say: { _ in }, remark: { line in self.shown.withLock { $0 += line + "\n" } },
        variable: { self.variables[$0] }, transport: .none, moments: TestClock(at: 0).moments,
        terminals: Terminals(
          outputWidth: { nil }, remarkWidth: { self.width },
          draw: { text in self.shown.withLock { $0 += text } }),
        interruption: { { false } })
    }
  }

  @Test("a bar on a terminal: how far, the wait in words, and gone at the end")
  func bar() {
    let screen = Screen(width: 100)
    let progress = Progress(screen.world, verbosity: .normal)
    progress.take(.planned(requests: 4))
    progress.take(.asking(.sending(itunes, address: "https://a.example/")))
    progress.take(.asking(.finished(itunes)))
    progress.take(.asking(.waiting(itunes, nanoseconds: 41 * Self.second)))
    progress.end()
    #expect(
      screen.text
        == [
          "[--------------------] 0 of 4 requests", "[--------------------] 0 of 4 requests",
          "[#####---------------] 1 of 4 requests",
          "[#####---------------] 1 of 4 requests; next request to itunes in 41 s", "",
        ].map { "\r\($0)\u{1B}[K" }.joined())
  }

  @Test("messages stand on lines of their own, and the bar comes back")
  func message() {
    let screen = Screen(width: 100)
    let progress = Progress(screen.world, verbosity: .normal)
    progress.take(.planned(requests: 1))
    progress.take(.asking(.givenUp(itunes, because: "It refuses.")))
    #expect(
      screen.text.contains(
        "\r\u{1B}[Kitunes is not asked any more in this run\n\r["))
  }

  @Test("the bar is shorter than the terminal", arguments: [1, 20, 40])
  func narrow(_ width: Int) {
    let screen = Screen(width: width)
    let progress = Progress(screen.world, verbosity: .normal)
    progress.take(.planned(requests: 1000))
    let bar = screen.text.dropFirst().prefix { $0 != "\u{1B}" }
    #expect(bar.count < width)
  }

  @Test(
    "no bar where there is no terminal, on a dumb one, and with -q",
    arguments: [
      (nil, [:], Invocation.Verbosity.normal), (80, ["TERM": "dumb"], .normal), (80, [:], .quiet),
    ] as [(Int?, [String: String], Invocation.Verbosity)])
  func noBar(_ width: Int?, _ variables: [String: String], _ verbosity: Invocation.Verbosity) async
  {
    let screen = Screen(width: width, variables: variables)
    let progress = Progress(screen.world, verbosity: verbosity)
    progress.take(.planned(requests: 4))
    progress.take(.asking(.waiting(itunes, nanoseconds: 5 * Self.second)))
    await progress.keepDrawing()
    progress.end()
    #expect(screen.text == "")
  }

  @Test("without a terminal a long wait is one line, and so is a store that is given up")
  func quietLines() {
    let screen = Screen(width: nil)
    let progress = Progress(screen.world, verbosity: .normal)
    for _ in 0..<3 { progress.take(.asking(.waiting(itunes, nanoseconds: 41 * Self.second))) }
    progress.take(.asking(.notice(itunes, "No key.", hints: ["Get one."])))
    progress.take(.asking(.givenUp(itunes, because: "It refuses.")))
    #expect(
      screen.text == """
        Next request to itunes in 41 s
        note: No key.
        hint: Get one.
        itunes is not asked any more in this run

        """)
  }

  @Test("-v traces each request and why it goes out again")
  func verbose() {
    let screen = Screen(width: nil)
    let progress = Progress(screen.world, verbosity: .verbose)
    progress.take(.asking(.sending(itunes, address: "https://a.example/?term=a")))
    progress.take(
      .asking(.retrying(itunes, nanoseconds: 1_500_000_000, because: "status\u{7} 503")))
    #expect(
      screen.text == """
        itunes: GET https://a.example/?term=a
        itunes: once more in 2 s: status  503

        """)
  }

  @Test(
    "lengths of time in words",
    arguments: [
      (0, "0 s"), (119, "119 s"), (120, "2 min"), (121, "3 min"), (7200, "2 h"), (-5, "0 s"),
    ])
  func words(_ seconds: Int, _ words: String) {
    #expect(WaitingTime(seconds: seconds).description == words)
  }
}
