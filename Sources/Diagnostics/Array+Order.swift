extension [Diagnostic] {
  /// By place, then by sentence; those without a place first.
  package var sortedByPlace: [Diagnostic] {
    sorted { one, other in
      guard one.place == other.place else {
        guard let place = one.place, let otherPlace = other.place else { return one.place == nil }
        return place < otherPlace
      }
      return one.summary.utf8.lexicographicallyPrecedes(other.summary.utf8)
    }
  }

  /// Those of each file together, by place, as its owner goes through it.
  ///
  /// A file's stand where its first one does; what is said of one place, and what has no file, stays in
  /// its order.
  package var sortedInEachFile: [Diagnostic] {
    var numbers: [String: Int] = [:]
    var groups: [[Diagnostic]] = []
    for diagnostic in self {
      if let file = diagnostic.place?.file, let number = numbers[file] {
        groups[number].append(diagnostic)
        continue
      }
      if let file = diagnostic.place?.file { numbers[file] = groups.count }
      groups.append([diagnostic])
    }
    return groups.flatMap { group in
      group.enumerated().sorted { one, other in
        guard let place = one.element.place, let otherPlace = other.element.place,
          place != otherPlace
        else { return one.offset < other.offset }
        return place < otherPlace
      }.map(\.element)
    }
  }
}
