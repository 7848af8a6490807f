package import Diagnostics

/// A YAML text, read.
///
/// Only what a person needs to write down keys and values is taken: anchors, aliases, tags,
/// several documents and keys that are no text are faults. Reading never recurses and never
/// fails otherwise than by a fault.
package struct YAMLDocument: Sendable {
  /// How deep lists and maps may stand in each other.
  package static let depthLimit = 64
  /// The largest text that is read, in bytes.
  package static let sizeLimit = 4 << 20

  /// `nil` when there is nothing but comments, or when a fault ended the reading.
  package let root: YAMLNode?
  /// In the order in which they were found; errors only.
  package let faults: [Diagnostic]

  /// Reads the lines, which may be a part of a file.
  package init(_ lines: SourceLines) {
    var builder = NodeBuilder(lines)
    do throws(Diagnostic) {
      let text = try YAMLText(lines, limit: Self.sizeLimit)
      try builder.read(text)
      root = builder.root
    } catch {
      builder.faults.append(error)
      root = nil
    }
    faults = builder.faults
  }
}
