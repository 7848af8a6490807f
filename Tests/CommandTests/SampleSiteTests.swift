import Command
import Testing

/// The sample site, which shows every store and most kinds.
@Suite struct SampleSiteTests {
  @Test("has no fault, and no link of it leads nowhere")
  func isFaultless() async throws {
    let site = try TestSite.sample()
    #expect(
      await site.run("check", "--strict")
        == Run(status: .done, output: "No faults found\n", remarks: ""))
  }
}
