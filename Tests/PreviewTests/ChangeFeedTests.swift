import Testing

@testable import Preview

@Suite struct ChangeFeedTests {
  @Test func whatHappensWhileNobodyAsksIsOneReport() async throws {
    let feed = ChangeFeed()
    for number in 0..<20 { feed.add(["Queries/\(number).md"]) }
    feed.add(["Queries/1.md"])
    let report = await feed.next()
    #expect(report?.paths.count == 20)
    feed.finish()
    #expect(await feed.next() == nil)
  }

  @Test func whoeverIsCancelledHearsNothingMore() async {
    let feed = ChangeFeed()
    feed.add(["Queries/a.md"])
    let task = Task {
      // So that it is so when the feed is asked.
      while !Task.isCancelled { await Task.yield() }
      return await feed.next() == nil
    }
    task.cancel()
    #expect(await task.value)
  }
}
