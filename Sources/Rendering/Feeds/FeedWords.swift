import Indexing
import Items
import Markup
import Pages

/// An entry of a feed in words, in the language of its catalog.
struct FeedWords: Sendable {
  let title: String
  /// Markup with whole addresses only.
  let content: HTML

  /// How many items of a topic an entry lists; it counts the others.
  private static let mostItems = 50

  /// - Parameters:
  ///   - entry: The entry.
  ///   - elsewhere: Of the items that the catalog lists no more, those that have a page.
  ///   - edition: The site in the entry's language.
  init(_ entry: Feed.Entry, elsewhere: Set<ItemID>, in edition: Edition) {
    let phrases = edition.phrases
    switch entry.content {
    case .changes(let day):
      let counts = day.groups.map { phrases.count($0.count, "count-news-\($0.topic.rawValue)") }
      title = phrases("title-part", ["title": entry.title, "label": phrases.list(counts)])
      let groups = day.groups.map { Self.markup(of: $0, elsewhere, in: edition) }
      content = HTML(trusted: (groups + [Self.notices(of: entry, in: edition)]).joined())
    case .catalog(_, let count, let description):
      title = entry.title
      let texts = [description, phrases.items(count.items, of: count.kind)].compactMap(\.self)
      let paragraphs = texts.map { "<p>\(HTML(escaping: $0).text)</p>" }
      content = HTML(trusted: (paragraphs + [Self.notices(of: entry, in: edition)]).joined())
    }
  }

  private static func markup(
    of group: NewsDay.Group, _ elsewhere: Set<ItemID>, in edition: Edition
  ) -> String {
    let phrases = edition.phrases
    let told = group.entries.prefix(mostItems)
    var lines = told.map { entry in
      let hasPage = entry.isListed || elsewhere.contains(entry.id)
      return line(entry, hasPage: hasPage, in: edition)
    }
    if group.count > told.count {
      let rest = phrases("news-more", ["n": phrases.number(group.count - told.count)])
      lines.append(HTML(escaping: rest).text)
    }
    let heading = HTML(escaping: phrases.topic(group.topic)).text
    return "<h3>\(heading)</h3><ul>\(lines.map { "<li>\($0)</li>" }.joined())</ul>"
  }

  /// Title and creators of an item, and what became of its price.
  private static func line(_ entry: NewsEntry, hasPage: Bool, in edition: Edition) -> String {
    let phrases = edition.phrases
    let title = HTML(escaping: entry.item.title ?? phrases["untitled"]).text
    let address = hasPage ? edition.addresses.absolute(Address(of: entry.id)) : nil
    let name = address.map { "<a href=\"\(HTML(escaping: $0).text)\">\(title)</a>" } ?? title
    let creators = entry.item.item.creators.map(\.name)
    let rest = creators + (entry.price.map { [phrases.change($0)] } ?? [])
    return ([name] + rest.map { HTML(escaping: $0).text })
      .joined(separator: HTML(escaping: phrases["separator"]).text)
  }

  /// What the stores want to be said beside their data.
  private static func notices(of entry: Feed.Entry, in edition: Edition) -> String {
    edition.notices(of: entry.stores).map { "<p><small>\($0.text)</small></p>" }.joined()
  }
}
