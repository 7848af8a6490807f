import Indexing
import Items
import Markup
import Testing

@testable import Pages
@testable import Rendering

/// Rules that every page keeps, whatever is on it.
@Suite struct RulesTests {
  @Test("the default theme's templates name nothing that pages do not give")
  func templatesAreChecked() throws {
    _ = try TestTheme.templates()
  }

  @Test("MD-02: no text leaves its attribute, whatever quotes it has")
  func attributes() throws {
    let row = try RenderedPages.rendered(.catalog(SamplePages.mixed))
    let page = try RenderedPages.text(of: "item-hostile")
    for page in [row, page] {
      #expect(!page.contains(" onmouseover=\"y"))
      #expect(!page.contains("<script>alert"))
    }
    let label =
      "aria-label=\"Preview of x&quot; onmouseover=&quot;y&#39; &amp; &lt;script&gt;alert(1)&lt;/script&gt; {{title}}\""
    #expect(page.contains(label))
    #expect(row.contains("src=\"https://example.org/a.m4a?x=&quot;&#39;&lt;&amp;&gt;\""))
  }

  @Test("GB-04, OM-13: no picture without an address", arguments: SamplePages.all.map(\.name))
  func sources(_ name: String) throws {
    let page = try RenderedPages.text(of: name)
    for source in RenderedPages.values(of: "src", in: page) {
      #expect(!source.isEmpty)
      #expect(source != "N/A")
      #expect(!source.hasPrefix("http:"))
    }
    #expect(!page.contains(">N/A<"))
  }

  @Test("IT-13: no price text without a price")
  func withoutPrice() throws {
    let page = try RenderedPages.rendered(.item(SamplePages.item(SampleItems.trapQueenClean)))
    #expect(!page.contains("class=\"p\""))
    #expect(!page.contains("$"))
    #expect(!page.contains("nil"))
    #expect(!page.contains("null"))
  }

  @Test(
    "IT-25: pictures of rows are lazy and small",
    arguments: ["catalog", "catalog-mixed", "home", "list"])
  func pictures(_ name: String) throws {
    let page = try RenderedPages.text(of: name)
    let pictures = RenderedPages.elements("img", in: page).filter { $0.contains("loading=") }
    #expect(!pictures.isEmpty)
    for picture in pictures {
      #expect(picture.contains("loading=\"lazy\" decoding=\"async\""))
    }
    for source in RenderedPages.values(of: "src", in: page) where source.hasPrefix("https:") {
      let numbers = source.split { !$0.isNumber }.compactMap { Int($0) }
      // The samples' ids, which stand in the addresses too, have nine digits and more.
      #expect(numbers.allSatisfy { $0 <= 400 || $0 > 100_000_000 }, "\(source)")
    }
  }

  /// That one moves nothing is seen in the browser: its place has the size that the style sheet says.
  @Test("OM-12: a picture that fails has a place that waits for it")
  func placeOfPicture() throws {
    let sheet = try #require(
      TestTheme.file("theme.css").split(separator: "\n").first { $0.hasPrefix(".art {") })
    for size in ["inline-size: var(--art)", "block-size: var(--art)"] {
      #expect(sheet.contains(size))
    }
    for name in ["catalog", "catalog-mixed"] {
      let page = try RenderedPages.text(of: name)
      #expect(page.contains("<span class=\"art\"><img "))
    }
  }

  @Test("IT-28: no preview is loaded before it is asked for")
  func previews() throws {
    var count = 0
    for (_, page) in RenderedPages.all {
      for element in RenderedPages.elements("audio", in: page)
        + RenderedPages.elements("video", in: page)
      {
        #expect(element.contains(" controls preload=\"none\""))
        count += 1
      }
    }
    #expect(count > 8)
  }

  @Test("a player has a name, but in a row, whose title stands before it")
  func namesOfPlayers() throws {
    for (name, label) in [
      ("catalog", ""), ("item-song", " aria-label=\"Preview of Bohemian Rhapsody\""),
    ] {
      let player = try #require(
        RenderedPages.elements("audio", in: RenderedPages.text(of: name)).first)
      #expect(player.hasSuffix(" controls preload=\"none\"\(label)>"), "\(name)")
    }
  }

  @Test("prices have the figures of a column")
  func figures() throws {
    let rule = try #require(
      TestTheme.file("theme.css").split(separator: "\n").first {
        $0.contains("{ font-variant-numeric: tabular-nums lining-nums }")
      })
    let selectors = rule.prefix { $0 != "{" }.split(whereSeparator: { " ,".contains($0) })
    #expect(selectors == ["time", ".num", ".p"])
    #expect(try RenderedPages.text(of: "catalog").contains("<span class=\"p\">$1.29</span>"))
  }

  @Test("IT-31: explicit and clean editions can be told apart")
  func badges() throws {
    let page = try RenderedPages.text(of: "catalog")
    let rows = page.split(separator: "<li class=\"row").map(String.init)
    let explicit = try #require(rows.first { $0.contains("id=\"itunes-1039459590\"") })
    let clean = try #require(rows.first { $0.contains("id=\"itunes-1039538355\"") })
    #expect(explicit.contains("<abbr title=\"Explicit\">E</abbr>"))
    #expect(clean.contains("<abbr title=\"Clean\">C</abbr>"))
  }

  @Test("GB-10: an item without creators shows the theme's word, and no orphan separator")
  func unknownCreator() throws {
    let page = try RenderedPages.text(of: "catalog-plain")
    #expect(page.contains("<p class=\"by\"><bdi>Unknown</bdi></p>"))
  }

  @Test("MD-19: what an item lacks is not taken from the page around it")
  func missingFields() throws {
    let item = Item(id: ItemID(store: SampleItems.apple, value: "1"), kind: .song, title: nil)
    let catalog = CatalogPage(
      heading: SamplePages.heading("sentinel/", "SENTINEL", stores: [SampleItems.apple]),
      query: "SENTINEL", file: "Queries/SENTINEL.md", state: .filled,
      introduction: HTML(trusted: "<p>SENTINEL</p>"),
      subjects: [], countries: [.unitedStates], date: "2022-05-07",
      count: ItemCount(items: 1, kind: .song), creatorCount: 1, questions: [], bar: [],
      hasWordBar: false, sections: [SamplePages.section(.letter("S"), "s", [item])], part: nil)
    let page = try RenderedPages.rendered(.catalog(catalog))
    let row = try #require(page.split(separator: "<li class=\"row").last)
    let end = try #require(row.firstRange(of: "</li>"))
    #expect(
      String(row[..<end.lowerBound]) == """
        " id="itunes-1">
        <span class="art c5" data-l=""></span>
        <p class="t"><a href="/long/item/itunes/1/"><bdi>(untitled)</bdi></a></p>
        <p class="by"><bdi>Unknown</bdi></p>
        <p class="m">Song</p>

        """)
  }

  @Test("MD-20: a section without items does not repeat those of the page")
  func emptySection() throws {
    let list = ListPage(
      heading: SamplePages.heading("list/", "List"), file: "Queries/list.yml", bar: [],
      sections: [
        ListPage.Section(
          label: .letter("A"), anchor: "a",
          cards: [SamplePages.card("Empty", "empty", [], state: .empty)]),
        ListPage.Section(label: .letter("B"), anchor: "b", cards: []),
      ], count: 1, items: ItemCount(items: 0, kind: nil), date: nil)
    let page = try RenderedPages.rendered(.list(list))
    #expect(RenderedPages.elements("h3", in: page).count == 1)
    #expect(RenderedPages.elements("span class=\"art", in: page).isEmpty)
  }

  @Test("the command that asks the stores takes a name with blanks and quotes for one word")
  func commandOfAnUnaskedQuery() throws {
    let page = try RenderedPages.rendered(
      .catalog(
        CatalogPage(
          heading: SamplePages.heading("guns/", "Guns"), query: "Guns N' Roses",
          file: "Queries/guns.md", state: .notFetched, introduction: nil, subjects: [],
          countries: [], date: nil, count: ItemCount(items: 0, kind: nil), creatorCount: 0,
          questions: [], bar: [], hasWordBar: false, sections: [], part: nil)))
    #expect(page.contains("thumbindex fetch &quot;Guns N&#39; Roses&quot;\n"))
    #expect(try RenderedPages.text(of: "not-fetched").contains("thumbindex fetch slow-cinema\n"))
  }
}
