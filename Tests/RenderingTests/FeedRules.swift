import Foundation

/// What the rules of the two formats ask of a feed, and where one breaks them.
enum FeedRules {
  /// The broken rules of RFC 4287 (4.1.1, 4.1.2, 4.2 and 3.3), each in a sentence.
  static func faults(inAtom feed: ReadXML) -> [String] {
    var faults: [String] = []
    let root = feed.elements[0]
    if root.name != "feed" || root.namespace != "http://www.w3.org/2005/Atom" {
      faults.append("The root is no feed of Atom.")
    }
    let entries = feed.children(of: 0).filter { feed.elements[$0].name == "entry" }
    for number in [0] + entries {
      let children = feed.children(of: number).map { (number: $0, element: feed.elements[$0]) }
      let place = number == 0 ? "A feed" : "An entry"
      let known = number == 0 ? knownInFeed : knownInEntry
      for name in Set(children.map(\.element.name)).subtracting(known).sorted() {
        faults.append("\(place) has no element '\(name)'.")
      }
      for name in ["id", "title", "updated"]
      where children.filter({ $0.element.name == name }).count != 1 {
        faults.append("\(place) has one '\(name)'.")
      }
      for name in ["content", "generator", "published", "subtitle"]
      where children.filter({ $0.element.name == name }).count > 1 {
        faults.append("\(place) has at most one '\(name)'.")
      }
      for (number, child) in children {
        switch child.name {
        case "id" where !isAbsolute(child.text): faults.append("'\(child.text)' is no IRI.")
        case "updated" where !isDate(child.text), "published" where !isDate(child.text):
          faults.append("'\(child.text)' is no date of RFC 3339.")
        case "link" where !isAbsolute(child.attributes["href"] ?? ""):
          faults.append("\(place) has a link without a whole address.")
        case "author"
        where feed.children(of: number).filter({ feed.elements[$0].name == "name" }).count != 1:
          faults.append("An author has one name.")
        default: break
        }
      }
      let links = children.filter { $0.element.name == "link" }.map(\.element.attributes)
      let others = links.filter { ($0["rel"] ?? "alternate") == "alternate" }
      if Set(others.map { "\($0["type"] ?? "") \($0["hreflang"] ?? "")" }).count != others.count {
        faults.append("\(place) has two links to the same.")
      }
      if others.isEmpty { faults.append("\(place) has no link to a page.") }
      if number == 0, !links.contains(where: { $0["rel"] == "self" }) {
        faults.append("The feed does not say where it stands.")
      }
    }
    let isByOne = feed.children(of: 0).contains { feed.elements[$0].name == "author" }
    if !isByOne { faults.append("The feed has no author.") }
    let ids = feed.texts(of: "id")
    if Set(ids).count != ids.count { faults.append("Two have the same id.") }
    return faults
  }

  /// The broken rules of JSON Feed 1.1, each in a sentence.
  static func faults(inJSON feed: [String: Any]) -> [String] {
    var faults: [String] = []
    if feed["version"] as? String != "https://jsonfeed.org/version/1.1" {
      faults.append("The version is another.")
    }
    if feed["title"] as? String == nil { faults.append("The feed has no title.") }
    for key in ["home_page_url", "feed_url"] where !isAbsolute(feed[key] as? String ?? "") {
      faults.append("'\(key)' is no whole address.")
    }
    if (feed["authors"] as? [[String: String]])?.contains(where: { $0["name"] != nil }) != true {
      faults.append("The feed has no author.")
    }
    guard let items = feed["items"] as? [[String: Any]] else {
      return faults + ["The feed has no items."]
    }
    let ids = items.compactMap { $0["id"] as? String }.filter { !$0.isEmpty }
    if ids.count != items.count { faults.append("An item has no id.") }
    if Set(ids).count != ids.count { faults.append("Two have the same id.") }
    for item in items {
      if item["content_html"] as? String == nil, item["content_text"] as? String == nil {
        faults.append("An item has no content.")
      }
      if !isAbsolute(item["url"] as? String ?? "") { faults.append("'url' is no whole address.") }
      for key in ["date_published", "date_modified"] where !isDate(item[key] as? String ?? "") {
        faults.append("'\(key)' is no date of RFC 3339.")
      }
    }
    return faults
  }

  private static let knownInFeed: Set = [
    "author", "category", "contributor", "entry", "generator", "icon", "id", "link", "logo",
    "rights", "subtitle", "title", "updated",
  ]

  private static let knownInEntry: Set = [
    "author", "category", "content", "contributor", "id", "link", "published", "rights", "source",
    "summary", "title", "updated",
  ]

  private static func isAbsolute(_ address: String) -> Bool {
    address.wholeMatch(of: /(https?:\/\/[^\/\s]+\/|tag:[^,\s]+,\d{4}-\d\d-\d\d:)\S*/) != nil
      && address.utf8.allSatisfy { $0 < 0x80 }
  }

  private static func isDate(_ text: String) -> Bool {
    let form = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)/
    return text.wholeMatch(of: form) != nil
  }
}
