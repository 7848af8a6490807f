import Diagnostics
import Links
import Preview
import Recording

/// What `serve` tells in the terminal.
struct ServeLog {
  private let session: Session
  private let address: PreviewAddress
  private var base = BasePath.root
  /// Those of the build before, which are not told again as long as they stay.
  private var warnings: Set<Diagnostic> = []

  init(_ session: Session, at address: PreviewAddress) {
    self.session = session
    self.address = address
  }

  /// Tells what the first build found, and where the site is.
  mutating func begin(_ outcome: PreviewBuild.Outcome, _ base: BasePath) {
    self.base = base
    report(outcome, "Mend the site; until then its pages show what is wrong")
    if address.isOpenToOthers {
      tell(
        Diagnostic(
          .warning, "Everybody who reaches this machine over its network can see the site.",
          hints: ["Leave '--host' out to keep it to yourself."]))
    }
    session.say("Ctrl-C stops this. The site is at \(address.url(of: base))")
    tellOthers()
  }

  /// Tells what a later build found.
  ///
  /// - Parameters:
  ///   - outcome: The build's.
  ///   - changed: How many files are other than before; `nil` when the old ones stay.
  ///   - start: When the build began, in nanoseconds since 1970.
  mutating func tell(_ outcome: PreviewBuild.Outcome, changed: Int?, since start: Int) {
    report(outcome, "The last good pages stay")
    guard let changed, let site = outcome.site else { return }
    if site.base != base {
      base = site.base
      session.say("The site is now at \(address.url(of: base))")
      tellOthers()
    }
    let what = changed == 0 ? "nothing changed" : "\(counted(changed, "file", "files")) changed"
    session.say("Rebuilt in \(seconds(since: start)) s: \(what)")
  }

  func tell(_ diagnostic: Diagnostic) {
    var report = session.report
    report.tell(diagnostic)
  }

  /// Tells the addresses for other machines, each at the end of its line, where a terminal makes it a link.
  private func tellOthers() {
    for url in address.networkURLs(of: base) { session.say("On this network: \(url)") }
  }

  func end() { session.say("Stopped.") }

  private mutating func report(_ outcome: PreviewBuild.Outcome, _ consequence: String) {
    var report = session.report
    report.tell(outcome.diagnostics.filter { !warnings.contains($0) })
    warnings = Set(outcome.diagnostics.filter { $0.severity == .warning })
    if report.errors > 0 { report.close(consequence) }
  }

  /// For example `0.12`.
  private func seconds(since start: Int) -> String {
    let hundredths = max(0, session.world.moments.now() - start) / 10_000_000
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
