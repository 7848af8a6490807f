import Diagnostics

/// The program.
package enum Thumbindex {
  package static let version = "0.1.0"

  /// Does what the arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: Without the program's name.
  ///   - world: Where results and remarks go, and all else that is not the site's folder.
  /// - Returns: How it ended: failed too if its results could not be written.
  package static func run(_ arguments: [String], in world: World) async -> ExitStatus {
    let status = await obey(arguments, in: world)
    guard let fault = world.outputFault() else { return status }
    var report = Report(world)
    report.tell(Diagnostic(.error, "Standard output cannot be written: \(fault)."))
    return .failed
  }

  private static func obey(_ arguments: [String], in world: World) async -> ExitStatus {
    var report = Report(world)
    let invocation: Invocation
    do throws(Diagnostic) {
      invocation = try Invocation(arguments: arguments)
    } catch {
      report.tell(error)
      return .usage
    }
    func session() throws(Diagnostic) -> Session {
      Session(
        world: world, verbosity: invocation.verbosity,
        folder: try SiteFolder(invocation.folder))
    }
    do throws(Diagnostic) {
      switch invocation.action {
      case .version: world.say("thumbindex \(version)")
      case .help(let command): world.say(command.map(Usage.command) ?? Usage.program)
      case .completions(let shell): world.say(shell.completions)
      case .new(let options):
        return NewCommand(options: options, world: world, verbosity: invocation.verbosity).run(
          in: invocation.folder)
      case .search(let options):
        return await SearchCommand(
          options: options, world: world, verbosity: invocation.verbosity,
          folder: try SiteFolder.find(invocation.folder)
        ).run()
      case .fetch(let options):
        return await FetchCommand(options: options, session: try session()).run()
      case .build(let options):
        return await BuildCommand(options: options, session: try session()).run()
      case .serve(let options):
        return await ServeCommand(options: options, session: try session()).run()
      case .check(let options):
        return await CheckCommand(options: options, session: try session()).run()
      case .explain(let options):
        return await ExplainCommand(options: options, session: try session()).run()
      case .clean(let options):
        return CleanCommand(options: options, session: try session()).run()
      }
      return .done
    } catch {
      report.tell(error)
      return .failed
    }
  }
}
