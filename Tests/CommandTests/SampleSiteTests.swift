import Command
import Testing

/// The sample site, which shows every store and most kinds.
@Suite struct SampleSiteTests {
  @Test("builds without a warning, and no link of it leads nowhere")
  func isFaultless() async throws {
    let site = try TestSite.sample()
    #expect(
      await site.run("check", "--strict")
        == Run(status: .done, output: "No faults found\n", remarks: ""))
    let run = await site.run("build", "--strict")
    #expect(run.status == .done)
    #expect(run.remarks == "")
  }

  @Test("a second build writes nothing, and does not even make the pages")
  func unchanged() async throws {
    let site = try TestSite.sample()
    let first = await site.run("build")
    let count = try site.files().count
    #expect(first.output.hasSuffix("; \(count) written, 0 unchanged, 0 removed\n"))
    let second = await site.run("build")
    #expect(second.output.hasSuffix("; 0 written, \(count) unchanged, 0 removed\n"))
    // The summaries agree about what there is.
    #expect(first.output.prefix { $0 != ";" } == second.output.prefix { $0 != ";" })
  }
}
