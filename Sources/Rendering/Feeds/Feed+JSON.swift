import Items
import Markup
import Pages

extension Feed {
  /// The feed as JSON Feed 1.1; `nil` when the site has no whole address.
  ///
  /// - SeeAlso: <https://www.jsonfeed.org/version/1.1/>
  func json(in renderer: Renderer) -> JSON? {
    let edition = renderer.edition(for: language)
    let addresses = edition.addresses
    guard let own = addresses.absolute(files.json), let page = addresses.absolute(self.page) else {
      return nil
    }
    var author = JSONObject()
    author.set("name", .text(edition.site.author ?? edition.site.title))
    let items = entries.compactMap {
      $0.json(in: renderer.edition(for: $0.language), elsewhere: elsewhere)
    }
    var feed = JSONObject()
    feed.set("version", .text("https://jsonfeed.org/version/1.1"))
    feed.set("title", .text(title))
    feed.set("home_page_url", .text(page))
    feed.set("feed_url", .text(own))
    feed.set("description", description.map(JSON.text))
    feed.set("language", .text(DeclaredLanguage(language).tag))
    feed.set("authors", .list([.object(author)]))
    feed.set("items", .lines(count: items.count) { items[$0] })
    return .object(feed)
  }
}

extension Feed.Entry {
  fileprivate func json(in edition: Edition, elsewhere: Set<ItemID>) -> JSON? {
    guard let name = FeedName(of: self, in: edition),
      let address = edition.addresses.absolute(address)
    else { return nil }
    let words = FeedWords(self, elsewhere: elsewhere, in: edition)
    var item = JSONObject()
    item.set("id", .text(name.text))
    item.set("url", .text(address))
    item.set("title", .text(words.title))
    item.set("content_html", .text(words.content.text))
    item.set("date_published", .text(published))
    item.set("date_modified", .text(updated))
    item.set("language", .text(DeclaredLanguage(language).tag))
    return .object(item)
  }
}
