import Indexing
import Pages

/// A page with sections and a bar to jump between them.
protocol Barred: Headed {
  var bar: [BarEntry] { get }
  /// Whether the bar's labels are words, which need a row rather than the edge.
  var hasWordBar: Bool { get }
}

/// One that has a page for each section when it is large.
protocol Divided: Barred {
  /// When this page holds one section: its label and the pages before and after it.
  var part: SectionPart? { get }
}

extension CatalogPage: Divided {}
extension IndexPage: Divided {}
extension ListPage: Barred {}

extension Divided {
  /// Whether this is the opening of an index whose sections are pages of their own.
  var isSplit: Bool {
    part == nil
      && bar.contains { $0.target.map { $0.address != heading.address } ?? false }
  }

  /// The title, on a section's page with the section.
  func title(_ title: String, in phrases: Phrases) -> String {
    guard let part else { return title }
    let label = phrases.section(part.label)
    guard part.number > 1 else {
      return phrases("title-part", ["title": title, "label": label])
    }
    return phrases(
      "title-part-number",
      ["title": title, "label": label, "n": phrases.number(part.number)])
  }
}

extension View where Subject: Barred {
  /// What `bar.html` needs.
  static var bar: [Field] {
    [
      .flag("has-bar", "Whether there is a letter bar.") { page, _ in !page.bar.isEmpty },
      .flag("word-bar", "Whether its labels are words, which need a row.") { page, _ in
        page.hasWordBar
      },
      .flag("indexed", "Whether the bar stands at the edge, which must stay free.") { page, _ in
        !page.bar.isEmpty && !page.hasWordBar
      },
      .records("bar", Views.barEntry, "The letter bar.") { page, _ in
        page.bar.map {
          BarNotch(entry: $0, page: page.heading.address, hasWords: page.hasWordBar)
        }
      },
    ]
  }
}

extension View where Subject: Divided {
  /// What `parts.html` needs.
  static var division: [Field] {
    [
      .flag("split", "Whether its letters are pages of their own, and this page leads to them.") {
        page, _ in page.isSplit
      },
      .text("part", "The label of a page that holds one letter.") { page, edition in
        page.part.map { edition.phrases.section($0.label) }
      },
      .text("previous", "The address of the page of the letter before.") { page, edition in
        page.part?.previous.map { edition.addresses.href($0) }
      },
      .text("next", "The address of the page of the letter after.") { page, edition in
        page.part?.next.map { edition.addresses.href($0) }
      },
    ]
  }
}

extension Views {
  static let barEntry = View<BarNotch>(
    "bar entry",
    [
      .text("label", "A letter or word.") { bar, edition in
        edition.phrases.section(bar.entry.label)
      },
      .text("sign", "What stands at the edge for a label that is a word.") { bar, _ in
        bar.hasWords ? nil : bar.entry.label.sign
      },
      .text("href", "Where its section begins; absent without items.") { bar, edition in
        bar.entry.target.map { edition.addresses.href($0, from: bar.page) }
      },
      .text("count", "How many items; absent without any.") { bar, edition in
        bar.entry.count > 0 ? edition.phrases.number(bar.entry.count) : nil
      },
      .flag("current", "Whether this page is the label's.") { bar, _ in bar.entry.isCurrent },
    ])
}

extension SectionLabel {
  fileprivate var sign: String? {
    switch self {
    case .pinned: "★"
    case .missing: "?"
    case .number, .letter, .word, .kind, .year, .decade, .everything: nil
    }
  }
}
