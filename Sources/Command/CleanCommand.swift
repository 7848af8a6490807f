import Diagnostics
import Publishing

/// Removes exactly what `build` wrote.
struct CleanCommand {
  let options: CleanOptions
  let session: Session

  func run() -> ExitStatus {
    var report = session.report
    do throws(DiagnosticList) {
      let cleaning = try DiagnosticList.collecting { () throws(Diagnostic) in
        Cleaning(
          of: try OutputFolder(
            options.output, site: session.folder.path, home: session.world.variable("HOME")))
      }
      if options.isDryRun {
        let trial = try DiagnosticList.collecting { () throws(Diagnostic) in
          try cleaning.trial()
        }
        for path in trial.paths { session.world.say("\(options.output)/\(path.visible)") }
        report.tell(trial.remarks)
        return report.errors == 0 ? .done : .failed
      }
      let outcome = try cleaning.run()
      report.tell(outcome.warnings)
      session.say("\(options.output): \(counted(outcome.removed.count, "file", "files")) removed")
      return .done
    } catch {
      report.tell(error.all)
      return .failed
    }
  }
}
