import Testing

@testable import Preview

/// When files have come to rest, by a clock that stands still.
struct SettlingTests {
  private let start = ContinuousClock.now

  @Test func nothingIsDueBeforeSomethingHappens() {
    #expect(Settling(quiet: .milliseconds(150)).deadline == nil)
  }

  @Test func aFileThatMayStillBeWrittenIsGivenTime() {
    var settling = Settling(quiet: .milliseconds(150))
    settling.note("a", isOpen: true, at: start)
    settling.note("a", isOpen: true, at: start + .milliseconds(100))
    #expect(settling.deadline == start + .milliseconds(250))
  }

  @Test func aFileThatWasClosedIsDueSooner() {
    var settling = Settling(quiet: .milliseconds(150))
    settling.note("a", isOpen: true, at: start)
    settling.note("a", isOpen: false, at: start + .milliseconds(10))
    #expect(settling.deadline == start + .milliseconds(20))
  }

  @Test func oneOpenFileHoldsUpTheOthers() {
    var settling = Settling(quiet: .milliseconds(150))
    settling.note("a", isOpen: true, at: start)
    settling.note("b", isOpen: false, at: start + .milliseconds(10))
    #expect(settling.deadline == start + .milliseconds(160))
  }

  @Test func filesThatNeverRestAreReportedAfterAWhile() {
    var settling = Settling(quiet: .milliseconds(150))
    for step in 0..<100 { settling.note("a", isOpen: true, at: start + .milliseconds(step * 100)) }
    #expect(settling.deadline == start + .seconds(2))
    settling.reset()
    #expect(settling.deadline == nil)
  }
}
