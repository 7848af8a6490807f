import Diagnostics
import Indexing
import Items
import QueryFiles
import Recording

/// An explanation as programs read it: `explain --json`.
///
/// What is `nil` is left out. Version 1; fields may be added to it.
struct ExplanationDocument: Encodable {
  let version = 1
  let id: String
  let title: String?
  /// The query whose record the item's own page shows.
  let shownBy: String
  /// By name.
  let queries: [Query]

  private enum CodingKeys: String, CodingKey {
    case version, id, title, queries
    case shownBy = "shown-by"
  }

  struct Query: Encodable {
    let name: String
    let file: String
    let records: [Record]
    /// The items of its row, the leading one first; absent where it is alone.
    let work: [Member]?
    let fields: [Field]
    /// `shown`, `subject`, `hidden`, `gone`, `beyond-limit` or `not-collected`.
    let standing: String
    /// Where it is shown.
    let section: Section?
    /// Where it stands and why, in English.
    let reasons: [String]
  }

  struct Member: Encodable {
    let id: String
    /// `isbn`, `imdb`, `upc` or `title`; absent for the leading one.
    let rule: String?
  }

  struct Record: Encodable {
    /// `result`, `subject` or `detail`.
    let role: String
    let search: Int
    let file: String
    let element: Int
    /// When the answer came: `2022-05-07T10:00:00Z`.
    let date: String
    let country: String?
  }

  struct Field: Encodable {
    let name: String
    let value: String?
    let file: String?
    /// What the row has from other items of the same work.
    let row: [Borrowed]?
    let override: Override?
    /// What the owner wrote under other ids of the same work, and what does not count.
    let beaten: [Override]?
  }

  struct Borrowed: Encodable {
    let value: String
    let item: String
  }

  struct Override: Encodable {
    let value: String
    let file: String
    let line: Int?
    let column: Int?
  }

  struct Section: Encodable {
    let label: String
    /// Its place in the section, from 1.
    let number: Int
    let count: Int
    /// What the sections are by: `title`, `creator` and so on.
    let by: String
    /// What is put in order.
    let key: String?
    /// `letter`, `digit` or `none`.
    let head: String?
    let script: String?
    let skipsArticle: Bool?
    let sortAs: String?

    private enum CodingKeys: String, CodingKey {
      case label, number, count, by, key, head, script
      case skipsArticle = "skips-article"
      case sortAs = "sort-as"
    }
  }

  init(_ explanation: Explanation) {
    id = explanation.id.text
    title = explanation.title
    shownBy = explanation.shownBy
    queries = explanation.queries.map(Query.init)
  }
}

extension ExplanationDocument.Query {
  fileprivate init(_ query: Explanation.InQuery) {
    name = query.query.name
    file = query.query.place.file
    records = query.sightings.map(ExplanationDocument.Record.init)
    work = query.work?.fold.map(ExplanationDocument.members(of:))
    fields = query.fields.map { field in
      ExplanationDocument.Field(
        name: field.name, value: field.value, file: field.file,
        row: field.row.map {
          ExplanationDocument.Borrowed(value: $0.value, item: $0.item.text)
        }.ifAny,
        override: field.override.map(ExplanationDocument.Override.init),
        beaten: field.beaten.map(ExplanationDocument.Override.init).ifAny)
    }
    standing = query.standing.word
    reasons = query.standing.sentences
    if case .inSection(let place) = query.standing {
      section = ExplanationDocument.Section(place)
    } else {
      section = nil
    }
  }
}

extension ExplanationDocument {
  fileprivate static func members(of fold: Fold) -> [Member] {
    [Member(id: fold.leader.id.text, rule: nil)]
      + fold.twins.map { Member(id: $0.item.id.text, rule: $0.rule.word) }
  }
}

extension ExplanationDocument.Override {
  fileprivate init(_ override: Explanation.InQuery.Override) {
    value = override.value
    file = override.place.file
    line = override.place.position?.line
    column = override.place.position?.column
  }
}

extension ExplanationDocument.Record {
  fileprivate init(_ sighting: Sighting) {
    role =
      switch sighting.role {
      case .result: "result"
      case .subject: "subject"
      case .detail: "detail"
      }
    search = sighting.search
    file = sighting.place.file
    element = sighting.element
    date = sighting.date
    country = sighting.country?.text
  }
}

extension ExplanationDocument.Section {
  fileprivate init(_ section: Standing.Section) {
    label = section.label.words
    number = section.number
    count = section.count
    by = section.by.rawValue
    key = section.reason?.key
    head = section.reason?.head.word
    if case .letter(let script)? = section.reason?.head {
      self.script = script
    } else {
      script = nil
    }
    skipsArticle = section.reason?.skipsArticle
    sortAs = section.reason?.name.sortAs
  }
}
