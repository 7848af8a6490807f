import Diagnostics
import Testing

@Suite struct DiagnosticLimitTests {
  private func warnings(_ count: Int, in file: String) -> [Diagnostic] {
    (0..<count).map { Diagnostic(.warning, at: Place(file: file, line: $0 + 1, column: 1), "x") }
  }

  @Test func keepsAFewOfEachFileAndCountsTheRest() {
    let all = warnings(55, in: "b") + warnings(50, in: "a") + [Diagnostic(.error, "y")]
    let kept = all.limitedInEachFile
    #expect(kept.count == 102)
    #expect(kept.dropLast(2) == warnings(50, in: "b") + warnings(50, in: "a"))
    #expect(kept.last?.place == Place(file: "b"))
    #expect(kept.last?.summary == "5 more like these are not shown.")
    #expect(kept.last?.severity == .warning)
  }

  @Test func tellsTheSameOnce() {
    let all = warnings(3, in: "a") + warnings(3, in: "a")
    #expect(all.limitedInEachFile == warnings(3, in: "a"))
  }

  @Test func anErrorThatIsNotShownStaysAnError() {
    let error = Diagnostic(.error, at: Place(file: "a"), "y")
    let kept = (warnings(50, in: "a") + [error]).limitedInEachFile
    #expect(kept.last?.severity == .error)
    #expect(kept.last?.summary == "1 more like these is not shown.")
  }
}
