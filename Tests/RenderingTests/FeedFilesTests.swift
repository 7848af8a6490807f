import Foundation
import Indexing
import Items
import Markup
import Testing

import Links
@testable import Pages
@testable import Rendering

/// Feeds as programs read them.
@Suite struct FeedFilesTests {
  private static let hostile = "A \"quoted\" <b>&amp;</b> 'title' \u{0}\u{1F}\u{FFFE}]]> é"

  private func entry(_ item: Item, isListed: Bool = true, price: PriceChange? = nil) -> NewsEntry {
    NewsEntry(item: CuratedItem(item: item), isListed: isListed, price: price)
  }

  private var day: NewsDay {
    let half = PriceChange(from: SamplePages.price(1_290_000), to: SamplePages.price(690_000))
    return NewsDay(
      date: "2022-05-07", first: "2022-05-07T08:30:00Z", last: "2022-05-07T10:00:00Z",
      groups: [
        NewsDay.Group(
          topic: .added, count: 53,
          entries: (1...53).map { _ in entry(SampleItems.bohemianRhapsody) }),
        NewsDay.Group(topic: .price, count: 1, entries: [entry(SampleItems.app, price: half)]),
        NewsDay.Group(
          topic: .gone, count: 2,
          entries: [
            entry(SampleItems.hostile, isListed: false), entry(SampleItems.film, isListed: false),
          ]),
      ])
  }

  private func feed(
    title: String = "Long Shelf", language: String = "en", _ contents: [Feed.Content]? = nil,
    at address: Address = Address("m\u{FC}sli & co/")
  ) -> Feed {
    Feed(
      of: .home, toldBy: .news, title: title, description: "Songs & films.", language: language,
      origin: "Site/site.yml",
      entries: (contents ?? [.changes(day)]).map {
        Feed.Entry(
          title: title, address: address, language: language, stores: [SampleItems.apple],
          content: $0)
      }, elsewhere: [SampleItems.film.id])
  }

  private func files(_ feed: Feed, _ site: Site = SamplePages.site) throws -> [RenderedFile] {
    try TestTheme.renderer(for: site).files(of: feed)
  }

  private func atom(_ feed: Feed, _ site: Site = SamplePages.site) throws -> ReadXML {
    try ReadXML(try #require(files(feed, site).first).bytes)
  }

  private func json(_ feed: Feed) throws -> [String: Any] {
    let bytes = try #require(files(feed).last).bytes
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    return try #require(object as? [String: Any])
  }

  @Test("a feed says of stores what the pages say: nothing without terms, whatever texts there are")
  func notices() throws {
    let entry = try #require(feed().entries.first)
    for terms in [SamplePages.terms, [:]] {
      let edition = Edition(
        of: SamplePages.site, in: TestTheme.phrases("en"), assets: TestTheme.assets, terms: terms)
      let content = FeedWords(entry, elsewhere: [], in: edition).content.text
      #expect(content.contains("<small>") == !edition.notices(of: entry.stores).isEmpty)
      #expect(content.contains("<small>") == !terms.isEmpty)
    }
  }

  @Test("the whole of an Atom feed")
  func wholeAtom() throws {
    let content = Feed.Content.changes(
      NewsDay(
        date: "2022-05-07", first: "2022-05-07T08:30:00Z", last: "2022-05-07T10:00:00Z",
        groups: [
          NewsDay.Group(topic: .added, count: 1, entries: [entry(SampleItems.bohemianRhapsody)])
        ]))
    let file = try #require(files(feed([content], at: Address("queens/"))).first)
    #expect(file.address.path == "feed.xml")
    let notice = try #require(PhrasesTests.english.html("notice-itunes-html")).text
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
        <id>https://shelf.example.org/long/feed.xml</id>
        <title>Long Shelf</title>
        <updated>2022-05-07T10:00:00Z</updated>
        <link rel="self" type="application/atom+xml" href="https://shelf.example.org/long/feed.xml"/>
        <link rel="alternate" type="text/html" href="https://shelf.example.org/long/new/"/>
        <author>
        <name>A. Keeper</name>
        </author>
        <generator>Thumbindex</generator>
        <subtitle>Songs &amp; films.</subtitle>
        <entry xml:lang="en">
        <id>tag:shelf.example.org,2022-05-07:/long/queens/</id>
        <title>Long Shelf: 1 added</title>
        <published>2022-05-07T08:30:00Z</published>
        <updated>2022-05-07T10:00:00Z</updated>
        <link rel="alternate" type="text/html" href="https://shelf.example.org/long/queens/"/>
        <content type="html">&lt;h3&gt;Added&lt;/h3&gt;&lt;ul&gt;&lt;li&gt;&lt;a href=&quot;https://shelf.example.org/long/item/itunes/1440650711/&quot;&gt;Bohemian Rhapsody&lt;/a&gt;, Queen&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;&lt;small&gt;\(notice)&lt;/small&gt;&lt;/p&gt;</content>
        </entry>
        </feed>

        """)
  }

  @Test("both forms keep the rules of their formats")
  func rules() throws {
    let other = NewsDay(
      date: "2022-05-01", first: "2022-05-01T08:30:00Z", last: "2022-05-01T08:30:00Z",
      groups: [NewsDay.Group(topic: .gone, count: 1, entries: [entry(SampleItems.hostile)])])
    let catalog = Feed.Content.catalog(
      day: "2022-05-01", count: ItemCount(items: 2, kind: .song), description: nil)
    let whole: [[Feed.Content]] = [[.changes(day), .changes(other)], [.changes(other)], [catalog]]
    for contents in whole {
      for title in ["Long Shelf", Self.hostile] {
        let feed = feed(title: title, language: "he", contents)
        #expect(try FeedRules.faults(inAtom: atom(feed)) == [])
        #expect(try FeedRules.faults(inJSON: json(feed)) == [])
      }
    }
  }

  @Test(
    "the rules see what breaks them",
    arguments: [
      ("<updated>2022-05-07T10:00:00Z</updated>", "", "A feed has one 'updated'."),
      ("<name>A. Keeper</name>", "", "An author has one name."),
      ("T08:30:00Z", "T08:30:00", "'2022-05-07T08:30:00' is no date of RFC 3339."),
      ("<id>tag:shelf.example.org,2022-05-07:", "<id>", "'/long/queens/' is no IRI."),
      (
        "\"https://shelf.example.org/long/queens/\"", "\"/queens/\"",
        "An entry has a link without a whole address."
      ),
      ("rel=\"self\"", "rel=\"via\"", "The feed does not say where it stands."),
      (
        "<published>", "<updated>2022-05-07T10:00:00Z</updated><published>",
        "An entry has one 'updated'."
      ),
      (
        "</entry>", "</entry><entry><id>https://shelf.example.org/long/feed.xml</id></entry>",
        "Two have the same id."
      ),
    ])
  func faults(_ part: String, _ other: String, _ expected: String) throws {
    let bytes = try #require(files(feed(at: Address("queens/"))).first).bytes
    let text = String(decoding: bytes, as: UTF8.self)
    let place = try #require(text.range(of: part))
    let broken = text.replacingCharacters(in: place, with: other)
    #expect(try FeedRules.faults(inAtom: ReadXML(Array(broken.utf8))).contains(expected))
  }

  @Test("MD-22 the feed passes an XML parser, and addresses and texts come back as they were")
  func roundTrip() throws {
    let site = Site(
      title: "A", url: "https://shelf.example.org/a&b'c/",
      basePath: try #require(BasePath("/a&b'c/")))
    let feed = try atom(feed(title: Self.hostile), site)
    #expect(
      feed.values(of: "href", in: "link") == [
        "https://shelf.example.org/a&b'c/feed.xml", "https://shelf.example.org/a&b'c/new/",
        "https://shelf.example.org/a&b'c/m%C3%BCsli%20%26%20co/",
      ])
    let title = "A \"quoted\" <b>&amp;</b> 'title' ]]> é"
    #expect(
      feed.texts(of: "title") == [title, "\(title): 53 added, 1 price changed, 2 no longer found"])
    // Without a name of the owner's the site stands for its author.
    #expect(feed.texts(of: "name") == ["A"])
  }

  @Test("the content is markup in which every text of a store is text, and every link whole")
  func content() throws {
    let content = try #require(atom(feed()).texts(of: "content").first)
    #expect(content.contains("<li>and 3 more</li>"))
    #expect(content.contains(">Doodle Jump</a>, Lima Sky, $1.29 → $0.69</li>"))
    #expect(!content.contains("<script"))
    #expect(content.contains("<li>x&quot; onmouseover=&quot;y&#39; &amp; &lt;script&gt;"))
    #expect(
      content.contains(
        "<li><a href=\"https://shelf.example.org/long/item/omdb/tt0770828/\">Man of Steel</a>"))
    for link in content.split(separator: "href=\"").dropFirst() {
      #expect(link.hasPrefix("https://"))
    }
    #expect(content.split(separator: "<li>").count == 50 + 1 + 1 + 2 + 1)
    #expect(
      try json(feed())["items"].flatMap { $0 as? [[String: Any]] }?.first?["content_html"]
        as? String == content)
  }

  @Test("JSON Feed has what its version 1.1 asks for")
  func wholeJSON() throws {
    let feed = try json(feed(at: Address("queens/")))
    #expect(feed["version"] as? String == "https://jsonfeed.org/version/1.1")
    #expect(feed["title"] as? String == "Long Shelf")
    #expect(feed["feed_url"] as? String == "https://shelf.example.org/long/feed.json")
    #expect(feed["home_page_url"] as? String == "https://shelf.example.org/long/new/")
    #expect(feed["language"] as? String == "en")
    #expect((feed["authors"] as? [[String: String]])?.first?["name"] == "A. Keeper")
    let item = try #require((feed["items"] as? [[String: Any]])?.first)
    #expect(item["id"] as? String == "tag:shelf.example.org,2022-05-07:/long/queens/")
    #expect(item["url"] as? String == "https://shelf.example.org/long/queens/")
    #expect(item["date_published"] as? String == "2022-05-07T08:30:00Z")
    #expect(item["date_modified"] as? String == "2022-05-07T10:00:00Z")
  }

  @Test(
    "SG-34 a name is made of host, day and address: no title changes it, no port, no letter case")
  func names() throws {
    let one = try atom(feed(title: "Old"))
    let other = try atom(feed(title: "New"))
    #expect(one.texts(of: "id") == other.texts(of: "id"))
    let site = Site(title: "A", url: "https://Shelf.example.org:8080/")
    #expect(
      try atom(feed(), site).texts(of: "id").last
        == "tag:shelf.example.org,2022-05-07:/m%C3%BCsli%20%26%20co/")
  }

  @Test("SG-32 dates are those of RFC 3339 in UTC in every language")
  func dates() throws {
    for language in ["en", "de", "ar"] {
      let feed = try atom(feed(language: language))
      #expect(feed.texts(of: "updated") == ["2022-05-07T10:00:00Z", "2022-05-07T10:00:00Z"])
      #expect(feed.values(of: "xml:lang", in: "feed") == [language])
    }
    #expect(
      try atom(feed(language: "de")).texts(of: "title").last
        == "Long Shelf: 53 hinzugekommen, 1 neuer Preis, 2 nicht mehr gefunden")
  }

  @Test("a catalog without a history is an entry under its own address")
  func catalog() throws {
    let content = Feed.Content.catalog(
      day: "2022-05-01", count: ItemCount(items: 2, kind: .song), description: "Two & more.")
    let feed = try atom(feed([content], at: Address("queens/")))
    #expect(feed.texts(of: "id").last == "https://shelf.example.org/long/queens/")
    #expect(feed.texts(of: "title").last == "Long Shelf")
    #expect(feed.texts(of: "updated") == ["2022-05-01T00:00:00Z", "2022-05-01T00:00:00Z"])
    #expect(
      feed.texts(of: "content").first?.hasPrefix("<p>Two &amp; more.</p><p>2 songs</p>") == true)
  }

  @Test("a site without address has no feeds")
  func withoutAddress() throws {
    #expect(try files(feed(), Site(title: "A")).isEmpty)
  }
}
