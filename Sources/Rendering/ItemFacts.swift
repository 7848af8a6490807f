import Indexing
import Items
import Links
import Pages

/// A line of an item's facts: a label and what is known under it.
struct FactLine: Sendable {
  let label: String
  let values: [Value]

  struct Value: Sendable {
    enum Form: Sendable { case plain, title, code, day(iso: String) }

    let text: String
    var form = Form.plain
    /// Of a page elsewhere.
    var address: String?
    /// Of a page of this site.
    var page: Address?
  }

  init(_ label: String, _ values: [Value]) {
    self.label = label
    self.values = values
  }

  init(_ label: String, _ text: String) { self.init(label, [Value(text: text)]) }
}

/// All that is known of an item and stands in no other part of its page, in the order of the page.
struct ItemFacts: Sendable {
  private(set) var lines: [FactLine] = []
  private let phrases: Phrases
  private let indexes: IndexAddresses

  init(of page: ItemPage, in phrases: Phrases) {
    self.phrases = phrases
    indexes = page.indexes
    let item = page.entry.item
    add(item.collection, of: item)
    addDates(of: item)
    if let seconds = item.duration { add("length", phrases.duration(seconds: seconds)) }
    add(item.genres.count == 1 ? "genre" : "genres", item.genres, by: .genre)
    add(item.facts)
    add("tags", page.tags, by: .tag)
    // Apart, for one may be written from the left and the other from the right.
    let places = [phrases.store(item.id.store)] + country(of: item)
    lines.append(FactLine(phrases["store"], places.map { FactLine.Value(text: $0) }))
    if let day = ShownDate(day: page.date) {
      lines.append(line(item.goneSince == nil ? "data-of" : "gone-since", day))
    }
    lines.append(
      FactLine(phrases["identifier"], [FactLine.Value(text: item.id.text, form: .code)]))
  }

  private func country(of item: Item) -> [String] {
    item.country.map { [phrases.country($0)] } ?? []
  }

  private mutating func add(_ key: String, _ text: String) {
    lines.append(FactLine(phrases[key], text))
  }

  private func line(_ key: String, _ day: ShownDate, page: Address? = nil) -> FactLine {
    let value = FactLine.Value(text: phrases.date(day.date), form: .day(iso: day.iso), page: page)
    return FactLine(phrases[key], [value])
  }

  /// Values that have indexes.
  private mutating func add(_ key: String, _ texts: [String], by facet: Facet) {
    guard !texts.isEmpty else { return }
    let values = texts.map { FactLine.Value(text: $0, page: indexes[facet, .word($0)]) }
    lines.append(FactLine(phrases[key], values))
  }

  private mutating func addDates(of item: Item) {
    let year = item.year.flatMap { indexes[.year, .year($0)] }
    if let years = item.years {
      let value = FactLine.Value(text: phrases.years(years), page: year)
      lines.append(FactLine(phrases["first-shown"], [value]))
    }
    guard let date = item.released else { return }
    let key = item.kind.isPublished ? "published" : "released"
    lines.append(line(key, ShownDate(date), page: item.years == nil ? year : nil))
  }

  /// The album, show or series, and the item's place in it.
  private mutating func add(_ collection: Item.Collection?, of item: Item) {
    guard let collection else { return }
    var values = [FactLine.Value(text: collection.name, form: .title, address: collection.link)]
    if let number = collection.number {
      let isTrack = item.kind == .song || item.kind == .musicVideo
      let key = isTrack ? "number-track" : "number-part"
      let place =
        collection.count.map {
          phrases("\(key)-of", ["n": phrases.number(number), "count": phrases.number($0)])
        } ?? phrases(key, ["n": phrases.number(number)])
      values.append(FactLine.Value(text: place))
    }
    let label = phrases.optional(.collection, item.kind.word) ?? phrases["collection"]
    lines.append(FactLine(label, values))
  }

  /// Facts of one name that stand together, such as two ISBNs, share a line.
  private mutating func add(_ facts: [Fact]) {
    var rest = facts[...]
    while let first = rest.first {
      let same = rest.prefix { $0.name == first.name }
      let values = same.map { value(of: $0) }
      lines.append(FactLine(phrases.fact(first.name), values))
      rest = rest.dropFirst(same.count)
    }
  }

  private func value(of fact: Fact) -> FactLine.Value {
    switch fact.value {
    case .text(let text):
      FactLine.Value(
        text: fact.name == .language ? phrases.language(text) : text,
        form: fact.name == .bundleID ? .code : .plain)
    case .number(let number): FactLine.Value(text: phrases.number(number))
    case .rating(let hundredths, let best, let votes):
      FactLine.Value(text: phrases.rating(hundredths: hundredths, of: best, votes: votes))
    case .size(let bytes): FactLine.Value(text: phrases.size(bytes: bytes))
    case .link(let address):
      FactLine.Value(text: Authority(of: address)?.host ?? address, address: address)
    case .flag: FactLine.Value(text: phrases["yes"])
    }
  }
}

extension Kind {
  /// Whether it is published rather than released.
  fileprivate var isPublished: Bool {
    switch self {
    case .book, .ebook, .magazine, .audiobook: true
    default: false
    }
  }
}
