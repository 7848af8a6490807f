extension Sequence {
  /// The elements, each where it first occurs.
  func unique() -> [Element] where Element: Hashable {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
