import Testing

@testable import Recording

@Suite struct SlidingWindowTests {
  @Test func aRequestCountsUntilAMinuteAfterItsEnd() {
    var window = SlidingWindow(most: 1)
    #expect(window.wait(at: 0) == 0)
    window.begin()
    #expect(window.wait(at: 5) == SlidingWindow.length)
    window.end(at: 10)
    #expect(window.wait(at: 10) == SlidingWindow.length)
    #expect(window.wait(at: SlidingWindow.length) == 10)
    #expect(window.wait(at: SlidingWindow.length + 10) == 0)
  }

  @Test func aClockThatIsSetBackProlongsNoWaitBeyondAMinute() {
    var window = SlidingWindow(most: 1)
    window.begin()
    window.end(at: 1_000 * SlidingWindow.length)
    #expect(window.wait(at: 0) == SlidingWindow.length)
    #expect(window.wait(at: SlidingWindow.length) == 0)
  }

  @Test func aLimitOfNoneIsALimitOfOne() {
    var window = SlidingWindow(most: 0)
    #expect(window.wait(at: 0) == 0)
  }

  @Test func manyRequestsAreForgotten() {
    var window = SlidingWindow(most: 1000)
    for now in 0..<100_000 {
      if window.wait(at: now * SlidingWindow.length / 500) == 0 {
        window.begin()
        window.end(at: now * SlidingWindow.length / 500)
      }
    }
    #expect(window.wait(at: 200 * SlidingWindow.length) == 0)
  }
}
