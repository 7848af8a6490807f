/// What every command works with.
struct Session: Sendable {
  let world: World
  let verbosity: Invocation.Verbosity
  let folder: SiteFolder

  var report: Report { Report(world, prefix: folder.prefix) }

  /// Tells a result, unless the user wants to hear of faults only.
  func say(_ line: String) {
    if verbosity != .quiet { world.say(line) }
  }

  /// Tells what has been done, to those who asked for it.
  func narrate(_ line: String) {
    if verbosity == .verbose { world.remark(line) }
  }
}
