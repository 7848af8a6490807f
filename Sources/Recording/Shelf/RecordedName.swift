/// The name of a response's file: `2-13.json` is the thirteenth response of the second search.
///
/// Nothing else is a name, so a record cannot lead out of its folder.
package struct RecordedName: Hashable, Sendable {
  /// The search's number in the query, from 1.
  package let search: Int
  /// The response's number in the search, from 1.
  package let number: Int

  package init(search: Int, number: Int) {
    self.search = search
    self.number = number
  }

  package init?(_ text: String) {
    let ending = ".json"
    guard text.hasSuffix(ending) else { return nil }
    let parts = text.dropLast(ending.count).split(
      separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    self.init(search: numbers[0], number: numbers[1])
    // No leading zeros, no plus sign: each file has one name.
    guard self.text == text else { return nil }
  }

  package var text: String { "\(search)-\(number).json" }
}
