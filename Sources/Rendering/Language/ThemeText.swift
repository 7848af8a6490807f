import Mustache
private import Markup

/// The fixed texts that templates use as `phrase.NAME`; a name is also the key in `Strings/LANGUAGE.yml`.
enum ThemeText {
  static let fields: [Shape.Field] = [
    text("skip", "the link over the head that leads to the content"),
    text("site", "name of the menu"),
    text("you-are-here", "name of the path above a title"),
    text("home", "the home page, in paths and links"),
    text("home-all", "a link to all catalogs"),
    text("catalogs", "fact of the home page: how many catalogs"),
    text("entries", "fact: how many entries"),
    text("indexes", "the list of indexes over the site"),
    text("tags", "fact: the owner's tags"),
    text("stores", "fact of the home page: which stores"),
    text("source", "fact: store and country"),
    text("data-of", "fact: the day of the data"),
    text("filter", "label of the filter"),
    text("filter-some", "how many rows are shown; the script fills `{n}` and `{m}`"),
    text("filter-none", "said when no row is left"),
    text("filter-all", "the button that ends the filter"),
    text("search", "the page for searching the whole site"),
    text("search-label", "label of its field"),
    text("search-fail", "said there when the index cannot be loaded"),
    text("search-script", "said there when scripts are off"),
    text("view", "name of the two views"),
    text("view-list", "the rows"),
    text("view-grid", "the tiles"),
    text("letters", "name of the letter bar"),
    text("labels", "name of a bar whose labels are words"),
    text("parts", "name of the links between letter pages"),
    text("play", "button of a preview; the script fills `{title}`"),
    text("pause", "the same while it plays"),
    text("fail", "the same when there is no preview to be had"),
    text("explicit", "what the explicit mark means"),
    text("explicit-mark", "the mark on explicit editions"),
    text("clean", "what the clean mark means"),
    text("clean-mark", "the mark on cleaned editions"),
    text("list-price", "said before a price that was reduced"),
    text("nothing-found", "heading of a catalog without items"),
    text("nothing-found-why", "the sentence under it"),
    text("nothing-found-do", "the sentence over what may help"),
    text("not-fetched", "heading of a catalog that was never asked for"),
    text("not-fetched-why", "the sentence under it"),
    text("not-fetched-do", "the sentence over the commands"),
    text("come-back", "a sentence for readers, before the link to all catalogs"),
    text("previous", "the entry or page before"),
    text("next", "the entry or page after"),
    text("back-to", "said before the label of the notch that leads back"),
    text("about", "heading of a store's description"),
    text("also-in", "heading of the catalogs an item stands in"),
    text("news", "the page of news, in links"),
    text("news-none", "said on the page of news while there are none, over the catalogs"),
    text("news-limit", "said under the news where more are left out"),
    text("last-change", "fact of the page of news: the newest day"),
    text("follow", "fact of the page of news: the feeds"),
    text("feeds", "said before the links to feeds in the foot"),
    text("price-was", "said before a price that is no more"),
    text("price-now", "said before the price that came after it"),
    text("prices", "heading of what an item cost over time"),
    text("also-at", "said before the ways to the same work in other stores, and their heading"),
    text("data", "said before the links to a catalog's data"),
    text("separator", "between the parts of a list in a line"),
    text("not-found", "title of the page for addresses without one"),
    html("not-found-html", "its text"),
    html("made-with-html", "the last line of the foot"),
  ]

  static let shape = Shape("phrase", fields)

  static func context(in phrases: Phrases) -> Context {
    Context(
      shape,
      fields.map { field in
        guard case .html = field.type else { return .text(phrases[field.name]) }
        return phrases.html(field.name).map(Value.html) ?? .absent
      })
  }

  private static func text(_ name: String, _ summary: String) -> Shape.Field {
    Shape.Field(name, .text, summary)
  }

  private static func html(_ name: String, _ summary: String) -> Shape.Field {
    Shape.Field(name, .html, summary)
  }
}
