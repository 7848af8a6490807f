import Indexing
import Items
import Pages
import QueryFiles
import Testing

/// Addresses that are made from the names of creators, genres and tags.
@Suite struct IndexAddressTests {
  private func addresses(
    of names: [String], by facet: Facet = .creator, pageSize: Int? = nil, isASCII: Bool = false
  ) throws -> [String: String] {
    let songs = names.enumerated().map { number, name in
      var song = IndexedSite.song(number, "T \(number)")
      switch facet {
      case .creator: song.creators = [Item.Creator(name: name)]
      default: song.genres = [name]
      }
      return song
    }
    var site = IndexedSite(catalogs: [("a", songs)])
    site.settings.index.pageSize = pageSize
    site.settings.hasASCIISlugs = isASCII
    let pages = try site.pages()
    let paths = pages.map(\.heading.address.path)
    #expect(Set(paths.map { $0.uppercased().lowercased() }).count == paths.count)
    #expect(pages.indices.map { pages.listing(at: $0).address.path } == paths)
    #expect(pages.indices.map { pages.listing(at: $0).day } == pages.map(\.heading.changed))
    for case .item(let page) in pages {
      for value in facet == .creator ? page.entry.item.creators.map(\.name) : page.entry.item.genres
      {
        #expect(page.indexes[facet, .word(value)].map { paths.contains($0.path) } == true)
      }
    }
    var addresses: [String: String] = [:]
    for case .index(let page) in pages where page.facet == facet && page.part == nil {
      if let name = page.caption.text { addresses[name] = page.heading.address.path }
    }
    return addresses
  }

  @Test("SG-04 names in other scripts keep their letters, what has none gets a hash")
  func scripts() throws {
    let addresses = try addresses(of: ["東京事変", "椎名林檎", "!!!", "†††", "Сплин"])
    #expect(addresses["東京事変"] == "by/creator/東京事変/")
    #expect(addresses["Сплин"] == "by/creator/сплин/")
    #expect(addresses["!!!"] == "by/creator/e84c53/")
    #expect(Set(addresses.values).count == 5)
  }

  @Test("SG-05 Thai names that share a Latin word stay apart, their marks stay")
  func thai() throws {
    let addresses = try addresses(of: ["ไฟล์ fallback", "ไฟ fallback"])
    #expect(addresses["ไฟล์ fallback"] == "by/creator/ไฟล์-fallback/")
    #expect(addresses["ไฟ fallback"] == "by/creator/ไฟ-fallback/")
  }

  @Test("SG-14 long names are cut, and told apart where they begin alike")
  func long() throws {
    let head = String(repeating: "Ж", count: 400)
    let addresses = try addresses(of: [head + "а", head + "б"])
    #expect(Set(addresses.values).count == 2)
    #expect(
      addresses.values.allSatisfy { $0.split(separator: "/").allSatisfy { $0.utf8.count <= 120 } })
  }

  @Test("SG-15 signs that hosts refuse are in no address")
  func signs() throws {
    let addresses = try addresses(of: ["What? \"Live\": <A|B> *\n"])
    #expect(Array(addresses.values) == ["by/creator/what-live-a-b/"])
  }

  @Test(
    "names that meet, if only on disks that do not tell case, get a hash; the smallest is plain",
    arguments: [
      (["ABBA", "Abba", "abba"], "ABBA"), (["Guns N' Roses", "Guns N Roses"], "Guns N Roses"),
      (["Straße", "STRASSE"], "STRASSE"), (["e\u{301}cole", "E\u{301}COLE"], "E\u{301}COLE"),
      (["ΣΊΣΥΦΟΣ", "σίσυφοσ"], "ΣΊΣΥΦΟΣ"),
    ])
  func meeting(_ names: [String], _ plain: String) throws {
    for facet in [Facet.creator, .genre] {
      let addresses = try addresses(of: names, by: facet)
      #expect(Set(addresses.values).count == names.count)
      for name in names {
        let hasHash = addresses[name]?.contains(/-[0-9a-f]{6}\/$/) == true
        #expect(hasHash == (name != plain), "\(addresses)")
      }
    }
  }

  @Test("a name may look like another's hash")
  func hash() throws {
    let names = ["ABBA", "Abba"]
    let hashed = try #require(try addresses(of: names)["Abba"]?.split(separator: "/").last)
    let addresses = try addresses(of: names + [String(hashed)])
    #expect(Set(addresses.values).count == 3)
    #expect(addresses[String(hashed)] == "by/creator/\(hashed)/")
  }

  @Test(
    "names give way to letter pages and to the page of the unknown, whatever the size of a page",
    arguments: [nil, 1, 2])
  func letters(pageSize: Int?) throws {
    let addresses = try addresses(
      of: ["M", "m", "Unknown", "0-9", "2", "Madonna"], pageSize: pageSize)
    #expect(addresses["Madonna"] == "by/creator/madonna/")
    #expect(addresses["M"]?.contains(/^by\/creator\/m-[0-9a-f]{6}\/$/) == true)
    #expect(addresses["Unknown"]?.contains(/^by\/creator\/unknown-[0-9a-f]{6}\/$/) == true)
    #expect(addresses["0-9"]?.contains(/^by\/creator\/0-9-[0-9a-f]{6}\/$/) == true)
    #expect(addresses["2"] == "by/creator/2/")
    #expect(Set(addresses.values).count == 6)
  }

  @Test("ASCII addresses when the site wants them")
  func ascii() throws {
    #expect(try addresses(of: ["Björk"], isASCII: true)["Björk"] == "by/creator/bjork/")
  }
}
