import Pages

/// A label of the letter bar together with what the bar decides about all of its labels.
struct BarNotch: Sendable {
  let entry: BarEntry
  /// The page that shows the bar.
  let page: Address
  /// Whether the bar lies down and has room for words.
  let hasWords: Bool
}
