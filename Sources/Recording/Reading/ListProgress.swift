private import Items
package import Stores

/// How far one list has been read, whose pages come one after the other.
///
/// Two ends are told apart. Who reads recordings takes any sign that nothing follows; who asks a
/// store goes on until that is certain.
package struct ListProgress: Sendable {
  /// How many items are wanted.
  private let results: Int
  private let pageSize: Int
  private var found: Set<ItemID> = []
  private var pages = 0

  /// Whether pages that are not recorded need not exist: there are results enough, or a page had
  /// fewer items than a full one, or none, or none that is new, or the store's total is reached.
  package private(set) var isComplete = false
  /// Whether there is nothing more to ask for: as `isComplete`, but a page that is only short is no
  /// proof, since some services leave out what they find on the way.
  package private(set) var isExhausted = false

  /// Returns `nil` for a plan whose requests are not the pages of one list.
  package init?(of plan: SearchPlan) {
    guard let pageSize = plan.pageSize else { return nil }
    self.pageSize = pageSize
    results = plan.results
  }

  /// How many different items there are so far.
  package var count: Int { found.count }

  /// Takes the next page's answer; `nil` for one that cannot be read, which proves nothing.
  package mutating func take(_ answer: StoreAnswer?) {
    pages += 1
    guard let answer else { return }
    let brought = answer.items.count + answer.odd.count
    let known = found.count
    for item in answer.items { found.insert(item.id) }
    let isRepetition = !answer.items.isEmpty && found.count == known
    let reach = pages.multipliedReportingOverflow(by: pageSize)
    let isTotalReached = answer.total.map { reach.overflow || $0 <= reach.partialValue } ?? false
    isExhausted =
      isExhausted || brought == 0 || isRepetition || isTotalReached || found.count >= results
    isComplete = isComplete || isExhausted || brought < pageSize
  }
}
