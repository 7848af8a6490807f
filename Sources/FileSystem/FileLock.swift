/// A lock that this process holds on a file, until it is released or the process ends.
package final class FileLock: Sendable {
  private let release: @Sendable () -> Void

  package init(release: @escaping @Sendable () -> Void) { self.release = release }

  deinit { release() }
}
