import Diagnostics
import Recording
import Testing

/// Recordings that are not as they should be.
@Suite struct DamagedFindingsTests {
  @Test("GB-20, IT-08 faults of elements are warnings at their file") func oddElements() throws {
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(
      1, 1, .itunes(#"{"kind":"song","trackId":1,"trackName":"A"},7"#), date: "2022-05-07T10:00:00Z"
    )
    let findings = try shelf.findings()
    #expect(
      findings.diagnostics == [
        Diagnostic(
          .warning, at: Place(file: "Site/Responses/q/1-1.json"),
          "Element 2 of this response is left out. It is no object.")
      ])
    #expect(findings.items.count == 1)
  }

  @Test func aDamagedResponseLosesNoOther() throws {
    var shelf = Shelf(["store: itunes\nterm: a", "store: itunes\nterm: b"])
    try shelf.record(1, 1, #"{"results": [{"trackId""#, date: "2022-05-07T10:00:00Z")
    try shelf.record(2, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    let findings = try shelf.findings()
    #expect(findings.state == .recorded)
    #expect(findings.items.count == 1)
    #expect(
      findings.diagnostics.map(\.summary) == [
        "This recorded response is no answer: iTunes Search sent an answer that is cut off: its "
          + "JSON has no end."
      ])
    #expect(findings.diagnostics.first?.place == Place(file: "Site/Responses/q/1-1.json"))
    #expect(findings.diagnostics.first?.severity == .error)
  }

  @Test func aResponseThatIsGone() throws {
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    shelf.files = [:]
    let findings = try shelf.findings()
    #expect(findings.diagnostics.map(\.summary) == ["This recorded response cannot be read."])
  }

  @Test func aResponseChangedByHandIsUsedWithAWarning() throws {
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    shelf.files["1-1.json"] = .songs(1, 2)
    let findings = try shelf.findings()
    #expect(findings.items.count == 2)
    #expect(
      findings.diagnostics == [
        Diagnostic(
          .warning, at: Place(file: "Site/Responses/q/1-1.json"),
          "This response is not as it was recorded.",
          hints: ["It is used as it stands; 'thumbindex fetch q' replaces it."])
      ])
  }

  @Test("what changed by hand, and is no answer any more, is one error") func oneFault() throws {
    var shelf = Shelf(["store: itunes\nterm: a"])
    try shelf.record(1, 1, .songs(1), date: "2022-05-07T10:00:00Z")
    shelf.files["1-1.json"] = "<<<<<<< HEAD\n" + .songs(1)
    let findings = try shelf.findings()
    #expect(findings.items.isEmpty)
    #expect(findings.diagnostics.map(\.severity) == [.error])
  }
}
