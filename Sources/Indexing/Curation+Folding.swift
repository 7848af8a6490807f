import Items
import QueryFiles

extension Curation {
  /// What the owner says of one work under several ids.
  ///
  /// Of the same key the first word counts; `hide` and `pin` count wherever they stand, and tags
  /// are put together.
  ///
  /// - Parameter curations: That of the leading item first.
  /// - Returns: `nil` for an empty list.
  static func merged(_ curations: [Curation]) -> (curation: Curation, clashes: [CurationClash])? {
    guard let first = curations.first else { return nil }
    var merger = Merger(first)
    for other in curations.dropFirst() { merger.add(other) }
    return (merger.curation, merger.clashes)
  }

  private struct Merger {
    private(set) var curation: Curation
    private(set) var clashes: [CurationClash] = []
    /// Where each key was first written.
    private var sources: [Key: Placed<ItemID>] = [:]

    init(_ first: Curation) {
      curation = Curation(id: first.id)
      add(first)
    }

    mutating func add(_ other: Curation) {
      take(.title, \.title, from: other)
      take(.sortAs, \.sortAs, from: other)
      take(.note, \.note, from: other, by: \.text)
      take(.link, \.link, from: other)
      take(.artwork, \.artwork, from: other)
      curation.isHidden = curation.isHidden || other.isHidden
      curation.isPinned = curation.isPinned || other.isPinned
      curation.tags += other.tags.filter { !curation.tags.contains($0) }
    }

    private mutating func take<Value: Equatable>(
      _ key: Key, _ path: WritableKeyPath<Curation, Value?>, from other: Curation
    ) {
      take(key, path, from: other, by: \.self)
    }

    private mutating func take<Value, Same: Equatable>(
      _ key: Key, _ path: WritableKeyPath<Curation, Value?>, from other: Curation,
      by same: (Value) -> Same
    ) {
      guard let new = other[keyPath: path] else { return }
      guard let old = curation[keyPath: path], let winner = sources[key] else {
        curation[keyPath: path] = new
        sources[key] = other.id
        return
      }
      guard same(old) != same(new) else { return }
      clashes.append(CurationClash(key: key, winner: winner, loser: other.id))
    }
  }
}
