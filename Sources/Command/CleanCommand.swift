import Diagnostics
import Publishing

/// Removes exactly what `build` wrote.
struct CleanCommand {
  private let options: CleanOptions
  private let verbosity: Invocation.Verbosity
  private let world: World

  init(_ options: CleanOptions, _ verbosity: Invocation.Verbosity, _ world: World) {
    self.options = options
    self.verbosity = verbosity
    self.world = world
  }

  func run(in folder: SiteFolder) -> ExitStatus {
    var report = Report(world, prefix: folder.prefix)
    do throws(Diagnostic) {
      let output = try OutputFolder(
        options.output, site: folder.path, home: world.variable("HOME"))
      let cleaning = try Cleaning(of: output)
      if options.isDryRun {
        for path in cleaning.paths { world.say("\(options.output)/\(path)") }
        return .done
      }
      do throws(DiagnosticList) {
        let outcome = try cleaning.run()
        report.tell(outcome.warnings)
        if verbosity != .quiet {
          world.say("\(options.output): \(outcome.removed.count) files removed")
        }
        return .done
      } catch {
        report.tell(error.all)
        return .failed
      }
    } catch {
      report.tell(error)
      return .failed
    }
  }
}
