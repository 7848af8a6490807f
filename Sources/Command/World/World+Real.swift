private import Foundation
private import Glibc
private import Recording

extension World {
  /// Standard output, standard error, the process's environment, the network and the system's clock.
  ///
  /// What cannot be written, since the output is closed or the disk full, is lost, and the work goes
  /// on; of results it is told at the end.
  package static let real = with(StandardOutput())

  private static func with(_ output: StandardOutput) -> World {
    World(
      say: { output.write($0) }, outputFault: { output.fault },
      remark: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) },
      variable: { ProcessInfo.processInfo.environment[$0] },
      transport: .system(version: Thumbindex.version),
      moments: .system, terminals: .real,
      interruption: { Signals.interruption() },
      browse: { address, failed in
        let environment = ProcessInfo.processInfo.environment
        Browser.open(
          address, choice: environment["BROWSER"], path: environment["PATH"], failed: failed)
      })
  }
}

extension Terminals {
  /// Those of the process.
  fileprivate static let real = Terminals(
    outputWidth: { columns(of: STDOUT_FILENO) }, remarkWidth: { columns(of: STDERR_FILENO) },
    draw: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })

  private static func columns(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
