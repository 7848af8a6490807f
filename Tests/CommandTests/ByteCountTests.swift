import Diagnostics
import Testing

@testable import Command

@Suite struct ByteCountTests {
  @Test(
    "sizes as file managers show them",
    arguments: [
      (0, "0 bytes"), (999, "999 bytes"), (1000, "1.0 KB"), (1_449_999, "1.4 MB"),
      (800_000_000, "800.0 MB"), (1_100_000_000, "1.1 GB"),
    ])
  func texts(_ bytes: Int, _ text: String) {
    #expect(ByteCount(bytes: bytes).text == text)
  }

  @Test(
    "SG-22 a site that a host will refuse, or soon will",
    arguments: [
      (800_000_000, nil), (800_000_001, Diagnostic.Severity.warning),
      (1_000_000_000, .warning), (1_000_000_001, .error),
    ])
  func limits(_ bytes: Int, _ severity: Diagnostic.Severity?) {
    let fault = ByteCount(bytes: bytes).fault(.error)
    #expect(fault?.severity == severity)
    if let fault {
      #expect(fault.summary.hasSuffix("; GitHub Pages takes 1 GB at most."))
    }
  }
}
