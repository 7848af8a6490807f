import Items
import Testing

@Suite struct PartialDateTests {
  @Test(arguments: ["1999", "1999-07", "1999-07-03", "0001", "2000-02-29"])
  func readsWhatItWrites(_ text: String) {
    #expect(PartialDate(iso: text)?.iso == text)
  }

  @Test(arguments: [
    "", "99", "1999-7", "1999-13", "1999-02-29", "1999-07-03-01", "+1999", "-1", "a",
  ])
  func readsNothingElse(_ text: String) {
    #expect(PartialDate(iso: text) == nil)
  }
}
