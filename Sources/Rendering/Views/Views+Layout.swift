import Indexing
import Items
private import Markup
import Mustache
import Pages

/// A page with what every page has.
protocol Headed: Described, Shareable {
  var heading: PageHeading { get }
  /// The page's title, with the theme's words where the page has none of its own.
  func title(in phrases: Phrases) -> String
  /// Whether the page has one address, under which it may be found.
  var hasAddress: Bool { get }
  /// The feed that readers of the page may follow, in each of its forms.
  func feeds(in edition: Edition) -> [FeedForm]
}

extension Headed {
  func title(in phrases: Phrases) -> String { heading.title }
  var hasAddress: Bool { true }
}

extension HomePage: Headed {}
extension ListPage: Headed {}
extension ProsePage: Headed {}

extension CatalogPage: Headed {
  func title(in phrases: Phrases) -> String { title(heading.title, in: phrases) }
}

extension IndexPage: Headed {
  func title(in phrases: Phrases) -> String { title(phrases.caption(caption), in: phrases) }
}

extension ItemPage: Headed {
  func title(in phrases: Phrases) -> String {
    heading.title.isEmpty ? phrases["untitled"] : heading.title
  }
}

extension NewsPage: Headed {
  func title(in phrases: Phrases) -> String { phrases.caption(.news) }
}

extension SearchPage: Headed {
  func title(in phrases: Phrases) -> String { phrases["search"] }
}

extension NotFoundPage: Headed {
  func title(in phrases: Phrases) -> String { phrases["not-found"] }
  var hasAddress: Bool { false }
}

extension View where Subject: Headed {
  /// A page's own names beside those of every page.
  static func page(_ name: String, _ fields: [Field]) -> View { View(name, layout + fields) }

  /// What `layout.html` needs, so what every page has.
  private static var layout: [Field] {
    [
      .text("title", "The page's title, on a letter's page with the letter.") { page, edition in
        page.title(in: edition.phrases)
      },
      .text("description", "A sentence or two for search engines.") { page, _ in
        page.heading.description
      },
      .text("language", "The language of the page, BCP 47; `und` for a code of no language.") {
        page, _ in DeclaredLanguage(page.heading.language).tag
      },
      .flag("rtl", "Whether that language is written from right to left.") { page, _ in
        Direction(of: page.heading.language) == .rightToLeft
      },
      .text(
        "canonical",
        "The page's whole address; absent when the site has no `url`, and on the page 404."
      ) { page, edition in
        page.hasAddress ? edition.addresses.absolute(page.heading.address) : nil
      },
      .html(
        "structured-data",
        "What is on the page, for search engines: JSON-LD by schema.org; absent when the site has no `url`."
      ) { page, edition in StructuredData.markup(of: page.graph(in: edition)) },
      .text("share-type", "What the page is about, in a word of the Open Graph protocol.") {
        page, _ in page.shareType.rawValue
      },
      .text("share-locale", "Language and territory: `de_DE`; absent where unclear.") { page, _ in
        ShareLocale(of: DeclaredLanguage(page.heading.language))?.text
      },
      .record("cover", Views.cover, "The picture of a card that leads here.") { page, edition in
        page.cover(in: edition)
      },
      .flag(
        "unsafe-html",
        "Whether the owner lets HTML of their own pass: a content security policy would keep it from working."
      ) { _, edition in edition.site.allowsUnsafeHTML },
      .text("site-title", "The site's title.") { $0.site.title },
      .text("site-description", "The site's description.") { $0.site.description },
      .text("author", "The site's author.") { $0.site.author },
      .text("home", "The address of the home page.") { $0.home },
      .text("style-sheet", "The address of `theme.css`, with a hash of its content in it.") {
        $0.styleSheet
      },
      .text("script", "The address of `theme.js`, with a hash of its content in it.") { $0.script },
      .text("icon", "The address of `icon.svg`, with a hash of its content in it.") { $0.icon },
      .flag("has-menu", "Whether there is a menu.") { _, edition in
        !edition.site.navigation.isEmpty
      },
      .records("menu", Views.menuEntry, "The menu.") { page, edition in
        edition.site.navigation.map { ($0, page.heading.address) }
      },
      .records("crumbs", Views.crumb, "The pages above this one, the home page first.") { page, _ in
        page.heading.crumbs
      },
      .htmls("notices", "What the stores on this page want to be said, a sentence each.") {
        page, edition in
        edition.notices(of: page.heading.stores)
      },
      .flag("has-feeds", "Whether there is a feed to be followed.") { page, edition in
        !page.feeds(in: edition).isEmpty
      },
      .records(
        "feeds", Views.feed,
        "The feed of a catalog on its pages, of the site on others; none on the pages of items."
      ) { page, edition in page.feeds(in: edition) },
      .record("phrase", ThemeText.shape, "The fixed texts in the page's language.") { $0.texts },
    ]
  }
}

extension Views {
  static let menuEntry = View<(entry: Site.MenuEntry, page: Address)>(
    "menu entry",
    [
      .text("title", "Its words.") { menu, edition in
        edition.phrases.caption(menu.entry.caption)
      },
      .text("href", "Where it leads.") { menu, edition in
        edition.addresses.href(menu.entry.destination)
      },
      .flag("current", "Whether it leads to this page.") { menu, _ in
        menu.entry.destination == .page(menu.page)
      },
    ])

  static let crumb = View<PageHeading.Crumb>(
    "crumb",
    [
      .text("title", "The page's title.") { crumb, edition in
        edition.phrases.caption(crumb.caption)
      },
      .text("href", "Its address.") { crumb, edition in edition.addresses.href(crumb.target) },
    ])

  /// A feed in one of its forms.
  static let feed = View<FeedForm>(
    "feed",
    [
      .text("name", "The name of the form: `Atom`.") { form, _ in form.name },
      .text("type", "The media type.") { form, _ in form.type },
      .text("title", "What the feed is called.") { form, _ in form.title },
      .text("href", "The file.") { form, edition in edition.href(form.address) },
      .flag("more", "Whether another follows.") { form, _ in form.hasNext },
    ])

  /// The picture of a page's card.
  static let cover = View<Cover>(
    "cover",
    [
      .text("src", "The picture's whole address.") { cover, _ in cover.address },
      .text("width", "Pixels, where known.") { cover, _ in cover.width.map(String.init) },
      .text("height", "Pixels, where known.") { cover, _ in cover.height.map(String.init) },
      .text("title", "What it is a picture of.") { cover, _ in cover.title },
    ])

  /// A date, as `datetime` and in words.
  static let shownDate = View<ShownDate>(
    "date",
    [
      .text("datetime", "For programs: `2022-05-07`, `2022-05` or `2022`.") { date, _ in
        date.iso
      },
      .text("text", "For readers, as exactly as it is known.") { date, edition in
        edition.phrases.date(date.date)
      },
    ])
}
