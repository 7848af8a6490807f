extension StringProtocol where SubSequence == Substring {
  /// What follows when the text begins with some signs; `nil` when it does not.
  ///
  /// By bytes, as browsers read addresses: a mark that Unicode joins to a sign does not hide it.
  package func after(_ signs: String) -> Substring? {
    guard utf8.starts(with: signs.utf8) else { return nil }
    return self[utf8.index(startIndex, offsetBy: signs.utf8.count)...]
  }
}
