import Diagnostics
import FileSystem
import Recording
import Testing

/// A disk that fails at each of the steps of a replacement, and a program that is killed there.
@Suite struct ReplacementCrashTests {
  struct Scenario: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: NewRecording?
    let new: NewRecording

    init(_ description: String, from old: NewRecording?, to new: NewRecording) {
      testDescription = description
      self.old = old
      self.new = new
    }
  }

  private static func recording(_ fill: (inout NewRecording) -> Void) -> NewRecording {
    var new = NewRecording()
    fill(&new)
    return new
  }

  private static let later = "2023-01-01T00:00:00Z"
  private static let kept = recording {
    $0.add("1-1.json", "a")
    $0.add("1-2.json", "b")
    $0.add(change: "itunes:1")
  }
  private static let mixed = recording {
    $0.add("1-1.json", "a")
    $0.add("2-1.json", "b", isKept: false)
    $0.add(change: "google-books:1", isKept: false)
  }

  private static let scenarios = [
    Scenario("the first recording", from: nil, to: kept),
    Scenario("the first of both kinds", from: nil, to: mixed),
    Scenario(
      "other answers", from: kept,
      to: recording {
        $0.add("1-1.json", "A", date: later)
        $0.keep("1-2.json", "b")
        $0.add(change: "itunes:2", date: later)
      }),
    Scenario(
      "fewer answers", from: kept, to: recording { $0.keep("1-1.json", "a", date: later) }),
    Scenario(
      "only dates", from: kept,
      to: recording {
        $0.keep("1-1.json", "a", date: later)
        $0.add("1-2.json", "b", date: later)
      }),
    Scenario(
      "both kinds change", from: mixed,
      to: recording {
        $0.add("1-1.json", "A", date: later)
        $0.add("2-1.json", "B", isKept: false, date: later)
        $0.add(change: "itunes:2", date: later)
        $0.add(change: "google-books:2", isKept: false, date: later)
      }),
    Scenario(
      "both kinds change their dates", from: mixed,
      to: recording {
        $0.keep("1-1.json", "a", date: later)
        $0.keep("2-1.json", "b", isKept: false, date: later)
      }),
    Scenario(
      "what was cached is kept", from: mixed,
      to: recording {
        $0.keep("1-1.json", "a", date: later)
        $0.keep("2-1.json", "b", date: later)
      }),
    Scenario(
      "what was kept is cached", from: mixed,
      to: recording {
        $0.keep("1-1.json", "a", isKept: false, date: later)
        $0.keep("2-1.json", "b", isKept: false, date: later)
      }),
    Scenario(
      "all is given up", from: recording { $0.add("1-1.json", "a") }, to: NewRecording()),
  ]

  @Test(arguments: scenarios, Disk.Failure.allCases)
  func leavesTheOldOrTheNew(_ scenario: Scenario, _ failure: Disk.Failure) throws {
    try check(scenario, failure, on: .hasty)
  }

  @Test("The same where folders cannot be exchanged, nor files have two names")
  func withoutExchange() throws {
    for scenario in Self.scenarios {
      for failure in Disk.Failure.allCases { try check(scenario, failure, on: .plain) }
    }
  }

  private func check(_ scenario: Scenario, _ failure: Disk.Failure, on system: Disk) throws {
    let wanted = try state(after: scenario, on: system)
    for number in 0..<200 {
      let site = try SiteOnDisk()
      if let old = scenario.old {
        try site.shelf.replace(old, of: "music/queen")
        try site.write("mine", to: "Site/Responses/music/queen/README")
        try site.write("mine too", to: "Site/Responses/music/queen/notes/a.txt")
      }
      let before = try site.state("music/queen")
      let changes = Counter()
      let disk = Disk.failing(at: number, failure, changes, over: system)
      let isDone: Bool
      do throws(Diagnostic) {
        try RecordingShelf(site: site.path, disk: disk).replace(scenario.new, of: "music/queen")
        isDone = true
      } catch {
        #expect(error.summary == "These recordings cannot be written: No space left on device.")
        isDone = false
      }
      let after = try site.state("music/queen")
      #expect(after == before || after == wanted, "failure \(number)")
      if isDone { #expect(after == wanted, "failure \(number)") }
      if failure == .once, !isDone {
        #expect(after == before, "failure \(number)")
        #expect(site.leftovers == [], "failure \(number)")
      }
      // What the next run makes of it; a killed run may have done all that counts.
      try site.shelf.replace(
        after == wanted ? try present(site) : scenario.new, of: "music/queen")
      #expect(try site.state("music/queen") == wanted, "failure \(number)")
      #expect(site.leftovers == [], "failure \(number)")
      if scenario.old != nil {
        #expect(site.text("Site/Responses/music/queen/README") == "mine")
        #expect(site.text("Site/Responses/music/queen/notes/a.txt") == "mine too")
      }
      if changes.value <= number { return }
    }
    Issue.record("It never came to an end.")
  }

  /// The present recordings, as they are.
  private func present(_ site: SiteOnDisk) throws -> NewRecording {
    var new = NewRecording()
    guard let folder = try site.shelf.folder(of: "music/queen") else { return new }
    for response in folder.record.responses {
      new[isKept: folder.isKept(response.file)].responses.append(
        NewRecording.Response(response, .present(file: response.file)))
    }
    return new
  }

  private func state(after scenario: Scenario, on disk: Disk) throws -> [String: String] {
    let site = try SiteOnDisk()
    let shelf = RecordingShelf(site: site.path, disk: disk)
    if let old = scenario.old { try shelf.replace(old, of: "music/queen") }
    try shelf.replace(scenario.new, of: "music/queen")
    return try site.state("music/queen")
  }
}
