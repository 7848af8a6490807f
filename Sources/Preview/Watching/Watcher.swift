package import Diagnostics
import Glibc
import Synchronization

/// Notices when the owner of a site saves, adds, moves or removes files.
///
/// One task asks it for reports, one after the other:
///
///     while let report = await watcher.next() { … }
///
/// Nothing is lost while the task is busy: all that happens meanwhile comes as the next report.
package final class Watcher: Sendable {
  private let feed = ChangeFeed()
  private let thread: pthread_t
  /// The end of a pipe; when it is closed the thread ends.
  private let line: Mutex<FileDescriptor?>

  /// Every change from now on is reported.
  ///
  /// - Parameters:
  ///   - folders: What is watched.
  ///   - quiet: How long a file that may still be written has to be left alone before it is
  ///     reported; one that has been written and closed is reported sooner.
  ///   - method: How.
  /// - Throws: When the system gives the program no thread or no pipe for it.
  package init(
    _ folders: WatchedFolders, quiet: Duration = .milliseconds(150),
    method: WatchMethod = .automatic
  ) throws(Diagnostic) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0, let stop = FileDescriptor(ends[0]),
      let line = FileDescriptor(ends[1])
    else { throw Self.refused(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let loop = WatchLoop(folders, feed: feed, stop: stop, quiet: quiet, method: method)
    // From here on only the new thread has the loop.
    let context = unsafe Unmanaged.passRetained(loop)
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<WatchLoop>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      unsafe context.release()
      throw Self.refused(code)
    }
    self.thread = thread
    self.line = Mutex(line)
  }

  deinit {
    stop()
    pthread_join(thread, nil)
  }

  /// Waits for the next changes; `nil` after `stop`, or when the task is cancelled.
  package func next() async -> WatchReport? { await feed.next() }

  /// Ends the watch.
  package func stop() { line.withLock { $0 = nil } }

  private static func refused(_ code: Int32) -> Diagnostic {
    Diagnostic(
      .error,
      "The site's files cannot be watched: \(unsafe String(cString: strerror(code))).",
      hints: ["Close some programs, and try again."])
  }
}
