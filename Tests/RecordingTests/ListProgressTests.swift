import Items
import Recording
import Stores
import Testing

@Suite struct ListProgressTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The ids of each page; `nil` for one that cannot be read.
    let pages: [[Int]?]
    var total: Int?
    var odd = 0
    let isComplete: Bool
    let isExhausted: Bool
  }

  /// Of lists of which 6 items are wanted, 2 a page.
  @Test(arguments: [
    Case(testDescription: "no page yet", pages: [], isComplete: false, isExhausted: false),
    Case(testDescription: "a full page", pages: [[1, 2]], isComplete: false, isExhausted: false),
    Case(
      testDescription: "a short page is no proof for who asks", pages: [[1, 2], [3]],
      isComplete: true, isExhausted: false),
    Case(
      testDescription: "a short page in the middle", pages: [[1], [3, 4]], isComplete: true,
      isExhausted: false),
    Case(
      testDescription: "an empty page", pages: [[1, 2], []], isComplete: true, isExhausted: true),
    Case(
      testDescription: "nothing new", pages: [[1, 2], [2, 1]], isComplete: true, isExhausted: true),
    Case(
      testDescription: "one new", pages: [[1, 2], [2, 3]], isComplete: false, isExhausted: false),
    Case(
      testDescription: "results enough", pages: [[1, 2], [3, 4], [5, 6]], isComplete: true,
      isExhausted: true),
    Case(
      testDescription: "the same twice is not enough", pages: [[1, 2], [2, 3], [4, 5]],
      isComplete: false, isExhausted: false),
    Case(
      testDescription: "the total is reached", pages: [[1, 2], [3, 4]], total: 4, isComplete: true,
      isExhausted: true),
    Case(
      testDescription: "the total is not reached", pages: [[1, 2], [3, 4]], total: 5,
      isComplete: false, isExhausted: false),
    Case(
      testDescription: "a page that cannot be read proves nothing", pages: [nil],
      isComplete: false, isExhausted: false),
    Case(
      testDescription: "it counts as a page", pages: [nil, [3, 4]], total: 4, isComplete: true,
      isExhausted: true),
    Case(
      testDescription: "odd elements fill a page", pages: [[1]], odd: 1, isComplete: false,
      isExhausted: false),
    Case(
      testDescription: "a page of odd elements alone is not the end", pages: [[]], odd: 2,
      isComplete: false, isExhausted: false),
  ])
  func ends(_ example: Case) throws {
    let plan = SearchPlan(requests: [], results: 6, pageSize: 2)
    var progress = try #require(ListProgress(of: plan))
    for page in example.pages {
      progress.take(page.map { answer($0, example) })
    }
    #expect(progress.isComplete == example.isComplete)
    #expect(progress.isExhausted == example.isExhausted)
    #expect(progress.count == Set(example.pages.flatMap { $0 ?? [] }).count)
  }

  @Test func requestsThatAreNoPagesHaveNone() {
    #expect(ListProgress(of: SearchPlan(requests: [], results: 6)) == nil)
  }

  private func answer(_ ids: [Int], _ example: Case) -> StoreAnswer {
    StoreAnswer(
      items: ids.map {
        Item(id: ItemID(store: StoreName("omdb"), value: "\($0)"), kind: .movie, title: "T")
      },
      odd: (0..<example.odd).map { OddElement(number: $0 + 1, reason: "It is no object.") },
      total: example.total)
  }
}
