/// A file that a build is going to write.
package struct PlannedFile: Hashable, Sendable {
  /// Below the output folder, with slashes between the segments.
  package let path: String
  /// What it is made from, as the owner knows it: `Queries/queen.md`, `Site/Assets/a.png`.
  package let origin: String
  /// Whether the owner gave the name, so that most rules for names do not apply.
  package let isAsset: Bool

  package init(path: String, origin: String, isAsset: Bool = false) {
    self.path = path
    self.origin = origin
    self.isAsset = isAsset
  }
}
