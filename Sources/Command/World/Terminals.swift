/// What is known of the terminals that the outputs go to.
package struct Terminals: Sendable {
  /// The columns of that on standard output; `nil` where there is none, but a file or a pipe.
  package var outputWidth: @Sendable () -> Int?
  /// The columns of that on standard error; `nil` likewise.
  package var remarkWidth: @Sendable () -> Int?
  /// Writes to standard error as it is, without a line feed.
  package var draw: @Sendable (_ text: String) -> Void

  package init(
    outputWidth: @escaping @Sendable () -> Int?, remarkWidth: @escaping @Sendable () -> Int?,
    draw: @escaping @Sendable (_ text: String) -> Void
  ) {
    self.outputWidth = outputWidth
    self.remarkWidth = remarkWidth
    self.draw = draw
  }

  /// Files and pipes.
  package static let none = Terminals(
    outputWidth: { nil }, remarkWidth: { nil }, draw: { _ in })
}
