import Diagnostics
import Items
import QueryFiles
import Recording
import Testing

@Suite struct FetchPlanTests {
  @Test func tellsWhatWouldBeAsked() async throws {
    let site = try FetchingSite()
    site.query("old", "store: itunes\nterm: old\ncountry: [DE, AT]")
    site.say("term=old", .body(.songs(1), etag: "a"))
    try await site.fetch()
    _ = site.asked
    site.query("films", "store: omdb\ns: film\nresults: 20\ndetails: true")
    site.query("bad", "store: itunes\nterm: a\nlimit: 500")
    let plan = site.plan()
    #expect(plan.requests.map(\.query) == ["films", "films", "old", "old"])
    #expect(plan.requests.map(\.isConditional) == [false, false, true, true])
    #expect(plan.requests.map(\.mayBeLeftOut) == [false, true, false, false])
    #expect(plan.requests[1].address == "https://www.omdbapi.com/?s=film&page=2")
    #expect(plan.mostDetails == 20)
    #expect(plan.faulty.map(\.query) == ["bad"])
    #expect(plan.leastSeconds == 0)
    #expect(site.asked.isEmpty)
  }

  @Test("IT-03 the least time follows from the limit of each host") func leastTime() throws {
    let site = try FetchingSite()
    site.set {
      var settings = StoreSettings()
      settings.requestsPerMinute = 20
      $0.stores[StoreName("itunes")] = settings
    }
    for number in 1...100 { site.query("q\(number)", "store: itunes\nterm: x\(number)") }
    site.query("film", "store: omdb\ni: tt0372784")
    #expect(site.plan().leastSeconds == 240)
    let limited = site.plan { $0.mostRequests = 21 }
    #expect(limited.requests.count == 21)
    #expect(limited.leastSeconds == 0)
  }

  @Test("the least time counts stores on one host together, as fast as the slowest of them")
  func leastTimeOfASharedHost() throws {
    let site = try FetchingSite()
    let endpoint = try Placed(
      #require(Endpoint("http://127.0.0.1:8181")), at: Place(file: "Site/site.yml"))
    site.set {
      for store in ["itunes", "omdb"] {
        var settings = StoreSettings()
        settings.endpoint = endpoint
        settings.requestsPerMinute = store == "omdb" ? 2 : 20
        $0.stores[StoreName(store)] = settings
      }
    }
    for number in 1...9 { site.query("q\(number)", "store: itunes\nterm: x\(number)") }
    #expect(site.plan().leastSeconds == 240)
  }

  @Test("what came before an interruption is not listed again, nor what it proves needless")
  func afterAnInterruption() async throws {
    let site = try FetchingSite()
    site.query("films", "store: omdb\ns: film\nresults: 30\ndetails: true")
    site.say("s=film", .body(.films(1...10, total: 12)))
    site.say("s=film&page=2", .body(.films(11...12, total: 12)))
    site.say("i=tt", .body(#"{"Response":"True","Title":"Film","imdbID":"tt0000001"}"#))
    let addresses = { (plan: FetchPlan) in plan.requests.map(\.address) }
    let base = "https://www.omdbapi.com/?"
    let before = site.plan()
    #expect(addresses(before) == ["s=film", "s=film&page=2", "s=film&page=3"].map { base + $0 })
    #expect(before.requests.map(\.mayBeLeftOut) == [false, true, true])
    #expect(before.mostDetails == 30 && before.waiting == 0)
    try await site.fetch { $0.mostRequests = 1 }
    let afterOne = site.plan()
    #expect(addresses(afterOne) == ["s=film&page=2", "s=film&page=3"].map { base + $0 })
    #expect(afterOne.requests.map(\.mayBeLeftOut) == [false, true])
    #expect(afterOne.mostDetails == 30 && afterOne.waiting == 1)
    try await site.fetch { $0.mostRequests = 4 }
    // All of the list is there, and so are three of its twelve details.
    let afterFive = site.plan()
    #expect(afterFive.requests.count == 9 && afterFive.mostDetails == 0 && afterFive.waiting == 5)
    #expect(afterFive.requests.allSatisfy { !$0.mayBeLeftOut })
    _ = site.asked
    #expect(site.plan { $0.isFresh = true }.requests == before.requests)
    try await site.fetch()
    #expect(site.asked == addresses(afterFive))
  }
}
