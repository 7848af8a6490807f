import Diagnostics
import Items
import Pages

/// One thing that is known of an item, in words.
struct ItemField: Hashable {
  /// As in `--json`: `list-price`.
  let name: String
  let value: String
}

extension Item {
  /// What the store said, field by field, with links as they stand on the page of a query; what it did
  /// not say is left out.
  func fields(onPage page: String) -> [ItemField] {
    var fields: [ItemField] = []
    func add(_ name: String, _ value: String?) {
      if let value, !value.isEmpty { fields.append(ItemField(name: name, value: value)) }
    }
    add("kind", kind.word)
    add("title", title)
    add("subtitle", subtitle)
    add("creators", creators.map(\.name).joined(separator: ", "))
    add("collection", collection.map(\.words))
    add("genres", genres.joined(separator: ", "))
    add("released", released?.iso)
    add("years", years.map { "\($0.start)–\($0.end.map(String.init) ?? "")" })
    add("duration", duration.map { "\($0) s" })
    add("price", price?.words)
    add("list-price", listPrice?.words)
    add("explicitness", explicitness?.rawValue)
    add("artwork", artwork?.address)
    add("preview", preview?.address)
    add("links", links.map { $0.address(onPage: page) }.joined(separator: " "))
    add("description", description?.shortened)
    for fact in facts { add(fact.name.rawValue, fact.value.words) }
    return fields
  }
}

extension Item.Collection {
  fileprivate var words: String {
    guard let number else { return name }
    return "\(name), number \(number)" + (count.map { " of \($0)" } ?? "")
  }
}

extension Fact.Value {
  fileprivate var words: String {
    switch self {
    case .text(let text), .link(let text): text
    case .number(let number): String(number)
    case .size(let bytes): "\(bytes) bytes"
    case .flag: "yes"
    case .rating(let hundredths, let best, let votes):
      "\(Self.decimal(hundredths)) of \(best)" + (votes.map { ", \($0) votes" } ?? "")
    }
  }

  private static func decimal(_ hundredths: Int) -> String {
    let (units, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? String(units) : "\(units).\(rest < 10 ? "0" : "")\(rest)"
  }
}
