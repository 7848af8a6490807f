/// How the program ends.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Not done, or not in full; no file was left half-written.
  case failed = 1
  /// Done, but some queries stand on older recordings or on none.
  case partial = 2
  /// Wrong usage, `EX_USAGE` of BSD's `sysexits.h`.
  case usage = 64
}
