import Items
import Markup
import Pages

extension Feed {
  /// The feed as Atom; `nil` when the site has no whole address.
  ///
  /// No date is the clock's: the same recordings give the same bytes.
  ///
  /// - SeeAlso: RFC 4287.
  func atom(in renderer: Renderer) -> XMLElement? {
    let edition = renderer.edition(for: language)
    let addresses = edition.addresses
    guard let own = addresses.absolute(files.atom), let page = addresses.absolute(self.page),
      let updated = entries.first?.updated
    else { return nil }
    let head = [
      XMLElement("id", text: own), XMLElement("title", text: title),
      XMLElement("updated", text: updated),
      XMLElement("link", ["rel": "self", "type": "application/atom+xml", "href": own]),
      XMLElement("link", ["rel": "alternate", "type": "text/html", "href": page]),
      XMLElement(
        "author", of: [XMLElement("name", text: edition.site.author ?? edition.site.title)]),
      XMLElement("generator", text: "Thumbindex"),
    ]
    let subtitle = description.map { [XMLElement("subtitle", text: $0)] } ?? []
    return XMLElement(
      "feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": DeclaredLanguage(language).tag],
      of: head + subtitle
        + entries.compactMap {
          $0.atom(in: renderer.edition(for: $0.language), elsewhere: elsewhere)
        })
  }
}

extension Feed.Entry {
  fileprivate func atom(in edition: Edition, elsewhere: Set<ItemID>) -> XMLElement? {
    guard let name = FeedName(of: self, in: edition),
      let address = edition.addresses.absolute(address)
    else { return nil }
    let words = FeedWords(self, elsewhere: elsewhere, in: edition)
    return XMLElement(
      "entry", ["xml:lang": DeclaredLanguage(language).tag],
      of: [
        XMLElement("id", text: name.text), XMLElement("title", text: words.title),
        XMLElement("published", text: published), XMLElement("updated", text: updated),
        XMLElement("link", ["rel": "alternate", "type": "text/html", "href": address]),
        XMLElement("content", ["type": "html"], text: words.content.text),
      ])
  }
}
