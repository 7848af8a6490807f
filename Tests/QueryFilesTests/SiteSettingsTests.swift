import Diagnostics
import Items
import Links
import QueryFiles
import TestSupport
import Testing

@Suite struct SiteSettingsTests {
  private static let full = """
    title: My catalog
    description: Songs and films.
    url: https://Example.org/my%20catalog/é/
    language: de
    author: Ada
    index: {articles: ignore, page-size: 200}
    stores:
      itunes:
        country: NO
        affiliate: {token: 1l3vABC, campaign: "site_{page}"}
        requests-per-minute: 10
        keep: true
        endpoint: http://127.0.0.1:8000
      google-books: {cache: 7d, plain-covers: true, keep: false}
      omdb:
    groups: {music: Music, films: Films}
    creators:
      Guns N' Roses: {sort-as: Guns N Roses, link: https://a.example, note: "*Loud*"}
    navigation:
      - {title: About, link: about/}
      - {title: Code, link: https://b.example}
    feeds: false
    search: pagefind
    unsafe-html: true
    ascii-slugs: true
    cname: catalog.example.org
    """

  @Test func readsEveryKey() throws {
    let outcome = settings(Self.full)
    #expect(outcome.diagnostics.isEmpty)
    let site = try outcome.get()
    #expect(site.title == "My catalog")
    #expect(site.description == "Songs and films.")
    #expect(site.author == "Ada")
    #expect(site.url?.value.text == "https://example.org/my%20catalog/%C3%A9")
    #expect(site.basePath.encoded == "/my%20catalog/%C3%A9/")
    #expect(site.language.value == "de")
    #expect(site.index == IndexSettings(articles: .ignore, pageSize: 200))
    #expect(!site.hasFeeds && site.allowsUnsafeHTML && site.hasASCIISlugs)
    #expect(site.search?.value == .pagefind)
    #expect(site.cname == "catalog.example.org")
    #expect(site.groups.map(\.folder.value) == ["music", "films"])
    #expect(site.groups.map(\.title) == ["Music", "Films"])
    #expect(site.creators.map(\.name.value) == ["Guns N' Roses"])
    #expect(site.creators.first?.sortAs == "Guns N Roses")
    #expect(site.creators.first?.link?.text == "https://a.example")
    #expect(site.creators.first?.note?.text == "*Loud*")
    #expect(site.navigation.map(\.title) == ["About", "Code"])
    #expect(site.navigation.map(\.link.value.text) == ["about/", "https://b.example"])
  }

  @Test func readsStores() throws {
    let site = try settings(Self.full).get()
    let itunes = try #require(site.stores[StoreName("itunes")])
    #expect(itunes.country?.value.text == "NO")
    #expect(itunes.affiliateToken?.value == "1l3vABC")
    #expect(itunes.affiliateCampaign?.value == "site_{page}")
    #expect(itunes.requestsPerMinute == 10)
    #expect(itunes.keep == true)
    #expect(itunes.endpoint?.value.base == "http://127.0.0.1:8000")
    let books = try #require(site.stores[StoreName("google-books")])
    #expect(books.cache?.seconds == 604_800)
    #expect(books.plainCovers)
    #expect(books.keep == false)
    #expect(site.stores[StoreName("omdb")] == nil)
  }

  @Test func hasDefaults() throws {
    let site = try settings("title: a").get()
    #expect(site.language.value == "en")
    #expect(site.url == nil)
    #expect(site.basePath.encoded == "/")
    #expect(site.hasFeeds && !site.allowsUnsafeHTML && !site.hasASCIISlugs)
    #expect(site.stores.isEmpty && site.groups.isEmpty && site.navigation.isEmpty)
  }

  @Test(arguments: [
    ("https://a.example", "https://a.example", "/"),
    ("https://a.example/", "https://a.example", "/"),
    ("http://a.example:80/b", "http://a.example:80/b", "/b/"),
    ("https://a.example/b/c//", "https://a.example/b/c", "/b/c/"),
    ("https://a.example/ü%2B'", "https://a.example/%C3%BC%2B%27", "/%C3%BC%2B%27/"),
    ("https://a.example/katalo\u{308}g", "https://a.example/katal%C3%B6g", "/katal%C3%B6g/"),
    ("HTTPS://a.example/b c", "https://a.example/b%20c", "/b%20c/"),
    ("https://exämple.org/ü/", "https://xn--exmple-cua.org/%C3%BC", "/%C3%BC/"),
    ("http://exämple.org:80", "http://xn--exmple-cua.org:80", "/"),
  ])
  func splitsTheAddress(_ url: String, _ text: String, _ basePath: String) throws {
    let site = try settings("title: a\nurl: \(url)").get()
    #expect(site.url?.value.text == text)
    #expect(site.basePath.encoded == basePath)
  }

  @Test("A domain of one's own is written in ASCII, whatever its letters")
  func namesTheDomainInASCII() throws {
    let site = try settings("title: a\ncname: katalog.exämple.org").get()
    #expect(site.cname == "katalog.xn--exmple-cua.org")
  }

  @Test(arguments: [("30m", 1800), ("24h", 86_400), ("7d", 604_800), ("0h", 0)])
  func readsTimes(_ text: String, _ seconds: Int) throws {
    let site = try settings("title: a\nstores: {omdb: {cache: \(text)}}").get()
    #expect(site.stores[StoreName("omdb")]?.cache?.seconds == seconds)
  }

  @Test(arguments: [
    Mistake("no title", marked: "▶language: de", summary: "The site needs the key 'title'."),
    Mistake(
      "only a text", marked: "▶My site",
      summary: "The site must be keys with values, but here is only a text."),
    Mistake("unknown key", marked: "title: a\n▶name: b", summary: "The site has no key 'name'."),
    Mistake(
      "address without a scheme", marked: "title: a\nurl: ▶a.example",
      summary: "The address of the site must begin with 'https://'."),
    Mistake(
      "address without a host", marked: "title: a\nurl: ▶https:///b",
      summary: "'' is not the name of a host."),
    Mistake(
      "address with a user", marked: "title: a\nurl: ▶https://u:p@a.example",
      summary: "'u:p@a.example' is not the name of a host."),
    Mistake(
      "address with an empty part of a host", marked: "title: a\nurl: ▶https://a..example",
      summary: "'a..example' is not the name of a host."),
    Mistake(
      "address with a port alone", marked: "title: a\nurl: ▶https://:8080",
      summary: "':8080' is not the name of a host."),
    Mistake(
      "address with brackets for a host", marked: "title: a\nurl: ▶https://[[/a",
      summary: "'[[' is not the name of a host."),
    Mistake(
      "address with half a host", marked: "title: a\nurl: ▶https://ä..example",
      summary: "'ä..example' is not the name of a host."),
    Mistake(
      "address with a query", marked: "title: a\nurl: ▶https://a.example/?b",
      summary: "The address of the site cannot have a '?' or a '#' in it."),
    Mistake(
      "address going up", marked: "title: a\nurl: ▶https://a.example/../b", summary: noFolder),
    Mistake("two slashes", marked: "title: a\nurl: ▶https://a.example/b//c", summary: noFolder),
    Mistake("half an escape", marked: "title: a\nurl: ▶https://a.example/%4", summary: noFolder),
    Mistake(
      "an unknown store", marked: "title: a\nstores: {▶itune: {keep: true}}",
      summary: "There is no store 'itune'."),
    Mistake(
      "unknown key of a store", marked: "title: a\nstores: {omdb: {▶key: b}}",
      summary: "A store has no key 'key'."),
    Mistake(
      "country", marked: "title: a\nstores: {omdb: {country: ▶Norway}}",
      summary: "'Norway' is not the code of a country."),
    Mistake(
      "rate", marked: "title: a\nstores: {omdb: {requests-per-minute: ▶0}}",
      summary: "'stores.omdb.requests-per-minute' must be a whole number from 1 to 1000000, "
        + "and not '0'."),
    Mistake(
      "MD-05 keep", marked: "title: a\nstores: {omdb: {keep: ▶no}}",
      summary: "'stores.omdb.keep' must be true or false, and not 'no'."),
    Mistake(
      "affiliate as text", marked: "title: a\nstores: {itunes: {affiliate: ▶b}}",
      summary: "'affiliate' must be keys with values, but here is only a text."),
    Mistake(
      "unknown key of affiliate", marked: "title: a\nstores: {itunes: {affiliate: {▶at: b}}}",
      summary: "'affiliate' has no key 'at'."),
    Mistake(
      "endpoint by http", marked: "title: a\nstores: {omdb: {endpoint: ▶'http://b.example'}}",
      summary: endpoint("http://b.example")),
    Mistake(
      "endpoint that looks local",
      marked: "title: a\nstores: {omdb: {endpoint: ▶'http://localhost.b.example'}}",
      summary: endpoint("http://localhost.b.example")),
    Mistake(
      "endpoint with a user",
      marked: "title: a\nstores: {omdb: {endpoint: ▶'http://localhost@b.example'}}",
      summary: endpoint("http://localhost@b.example")),
    Mistake(
      "endpoint of nothing", marked: "title: a\nstores: {omdb: {endpoint: ▶'https://'}}",
      summary: endpoint("https://")),
    Mistake("time", marked: "title: a\nstores: {omdb: {cache: ▶24}}", summary: time("24")),
    Mistake("time in weeks", marked: "title: a\nstores: {omdb: {cache: ▶1w}}", summary: time("1w")),
    Mistake(
      "time without a number", marked: "title: a\nstores: {omdb: {cache: ▶h}}", summary: time("h")),
    Mistake(
      "long time", marked: "title: a\nstores: {omdb: {cache: ▶9999999999999999999d}}",
      summary: time("9999999999999999999d")),
    Mistake(
      "groups as a list", marked: "title: a\ngroups: ▶[b]",
      summary: "'groups' must be keys with values, but here is a list."),
    Mistake("group without a title", marked: "title: a\ngroups:\n  ▶b:", summary: "'b' is empty."),
    Mistake(
      "creator as text", marked: "title: a\ncreators: {b: ▶c}",
      summary: "A creator must be keys with values, but here is only a text."),
    Mistake(
      "creator's link", marked: "title: a\ncreators: {b: {link: ▶'data:x'}}",
      summary: "A link cannot begin with 'data:'."),
    Mistake(
      "entry without a link", marked: "title: a\nnavigation:\n  - ▶title: b",
      summary: "An entry of 'navigation' needs the key 'link'."),
    Mistake(
      "entry without a title", marked: "title: a\nnavigation:\n  - ▶link: b",
      summary: "An entry of 'navigation' needs the key 'title'."),
    Mistake(
      "MD-05 feeds", marked: "title: a\nfeeds: ▶on",
      summary: "'feeds' must be true or false, and not 'on'."),
    Mistake("search", marked: "title: a\nsearch: ▶lunr", summary: "'search' cannot be 'lunr'."),
    Mistake(
      "domain with a scheme", marked: "title: a\ncname: ▶https://b.example",
      summary: "'https://b.example' is not the name of a host."),
    Mistake(
      "slash within a folder's name", marked: "title: a\nurl: ▶https://a.example/b%2Fc",
      summary: Self.noFolder),
    Mistake(
      "repeated key", marked: "title: a\n▶title: b",
      summary: "The key 'title' stands here twice, on line 1 and on line 2."),
  ])
  func pointsAtTheMistake(_ mistake: Mistake) {
    let (text, place) = splitMarker(mistake.marked, file: "Site/site.yml")
    let outcome = settings(text)
    #expect(outcome.diagnostics.map(\.summary) == [mistake.summary])
    #expect(outcome.diagnostics.first?.place == place)
    #expect(outcome.diagnostics.allSatisfy { !$0.hints.isEmpty && $0.excerpt != nil })
    #expect(outcome.value == nil)
  }

  private static let noFolder =
    "The path of the site's address has a part that no folder can be named."

  private static func endpoint(_ text: String) -> String {
    "'\(text)' cannot stand for the store's address."
  }

  private static func time(_ text: String) -> String { "'\(text)' is not a length of time." }

  @Test(arguments: ["", "# nothing yet\n"]) func needsATitle(_ text: String) {
    let diagnostics = settings(text).diagnostics
    #expect(diagnostics.map(\.summary) == ["The site needs the key 'title'."])
    #expect(diagnostics.first?.place == Place(file: "Site/site.yml", line: 1, column: 1))
  }
}
