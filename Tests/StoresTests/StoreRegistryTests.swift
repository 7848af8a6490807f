import Diagnostics
import Items
import QueryFiles
import Stores
import Testing

@Suite struct StoreRegistryTests {
  @Test func knowsThreeStores() {
    #expect(StoreRegistry.all.map(\.name.text) == ["itunes", "google-books", "omdb"])
    #expect(StoreRegistry.all.map(\.terms.mayKeep) == [true, false, true])
    #expect(StoreRegistry.store(named: .omdb)?.terms.licence?.name == "CC BY-NC 4.0")
    #expect(StoreRegistry.store(named: StoreName("books")) == nil)
  }

  @Test func settingsOfAnUnknownStoreAreAFault() {
    var site = SiteSettings.plain
    site.stores[.itunes] = StoreSettings()
    #expect(StoreRegistry.faults(in: site, file: "Site/site.yml").isEmpty)
    site.stores[StoreName("itune")] = StoreSettings()
    var placed = StoreSettings()
    let place = Place(file: "Site/site.yml", line: 4, column: 14)
    placed.country = Placed("DE", at: place, excerpt: "    country: DE")
    site.stores[StoreName("amazon")] = placed
    #expect(
      StoreRegistry.faults(in: site, file: "Site/site.yml") == [
        Diagnostic(
          .error, at: place, "There is no store 'amazon'.",
          hints: ["There are: itunes, google-books, omdb."], excerpt: "    country: DE"),
        Diagnostic(
          .error, at: Place(file: "Site/site.yml"), "There is no store 'itune'.",
          hints: ["Did you mean 'itunes'?"]),
      ])
  }

  @Test func theFaultsOfAllSearchesAreTold() {
    var query = Query(
      name: "q", place: Place(file: "Queries/q.md"), title: "Q",
      searches: [search("store: itune\nterm: a"), search("store: omdb\ns: lost\npage: 2")])
    let faults = #expect(throws: DiagnosticList.self) {
      try StoreRegistry.plans(for: query, site: .plain)
    }
    #expect(faults?.all.count == 2)
    query.searches = [search("store: itunes\nterm: a")]
    #expect(throws: Never.self) { try StoreRegistry.plans(for: query, site: .plain) }
  }
}
