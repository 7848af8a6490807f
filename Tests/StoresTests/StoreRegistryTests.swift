import Diagnostics
import Items
import QueryFiles
import Stores
import Testing

@Suite struct StoreRegistryTests {
  @Test func knowsThreeStores() {
    #expect(StoreRegistry.all.map(\.name.text) == ["itunes", "google-books", "omdb"])
    #expect(StoreRegistry.store(named: StoreName("books")) == nil)
  }

  @Test("IT-16 a country without a store is told once, where the site names it")
  func countryOfTheSite() throws {
    var site = SiteSettings.plain
    let place = Place(file: "Site/site.yml", line: 4, column: 14)
    var settings = StoreSettings()
    settings.country = try Placed(#require(CountryCode("AQ")), at: place)
    site.stores = [.itunes: settings, .googleBooks: settings]
    let faults = StoreRegistry.faults(in: site)
    #expect(faults.map(\.summary) == ["'AQ' is not known to have an iTunes store."])
    #expect(faults.first?.place == place)
    #expect(faults.first?.severity == .warning)
    let plan = try StoreRegistry.plan(for: search("store: itunes\nterm: a"), site: site)
    #expect(plan.warnings.isEmpty)
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
