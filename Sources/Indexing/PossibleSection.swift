/// A possible section of an index; the first is that of the pinned, the last of the missing.
struct PossibleSection: Hashable, Sendable {
  let label: SectionLabel
  /// Whether the bar shows it even when nothing stands there.
  let isAlwaysInBar: Bool

  init(_ label: SectionLabel, isAlwaysInBar: Bool = false) {
    self.label = label
    self.isAlwaysInBar = isAlwaysInBar
  }
}
