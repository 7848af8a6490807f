package import Indexing
package import Items
package import Markup

/// The page of one query, or one letter of it.
package struct CatalogPage: Equatable, Sendable {
  package enum State: Hashable, Sendable {
    case filled
    /// Every search was answered, and nothing was found or left after curation.
    case empty
    /// Nothing was recorded yet.
    case notFetched
  }

  package let heading: PageHeading
  /// The query's name, for `thumbindex fetch`.
  package let query: String
  /// The file to be changed: `Queries/music/queen.md`.
  package let file: String
  package let state: State
  package let introduction: HTML?
  /// Looked-up artists, albums or shows.
  package let subjects: [Item]
  package let countries: [CountryCode]
  /// The day (UTC) of the oldest response: `2022-05-07`.
  package let date: String?
  /// Of the whole catalog, also on a page of one letter.
  package let count: ItemCount
  package let creatorCount: Int
  /// The owner's tags of the query, with their pages.
  package let tags: [NamedLink]
  /// What the stores were asked, for the pages without items.
  package let questions: [Question]
  package let bar: [BarEntry]
  /// Whether the bar's labels are words, which need a row rather than the edge.
  package let hasWordBar: Bool
  package let sections: [Section]
  /// When this page holds one letter: its label and the pages before and after it.
  package let part: SectionPart?
  /// Where the data of the whole catalog stand; `nil` when there are none.
  package let data: CatalogData.Files?
  /// Its feed; `nil` when there is none.
  package let feed: Feed.Files?

  package struct Question: Equatable, Sendable {
    package let store: StoreName
    /// As the owner wrote them.
    package let parameters: [Parameter]

    package struct Parameter: Equatable, Sendable {
      package let name: String
      package let value: String

      package init(name: String, value: String) {
        self.name = name
        self.value = value
      }
    }

    package init(store: StoreName, parameters: [Parameter]) {
      self.store = store
      self.parameters = parameters
    }
  }

  package struct Section: Equatable, Sendable {
    package let label: SectionLabel
    /// The element's id on the page.
    package let anchor: String
    /// Of the whole section, also where it goes on on another page.
    package let count: Int
    package let rows: [Row]

    package init(label: SectionLabel, anchor: String, count: Int, rows: [Row]) {
      self.label = label
      self.anchor = anchor
      self.count = count
      self.rows = rows
    }
  }

  package init(
    heading: PageHeading, query: String, file: String, state: State, introduction: HTML?,
    subjects: [Item] = [], countries: [CountryCode], date: String?, count: ItemCount,
    creatorCount: Int, tags: [NamedLink] = [], questions: [Question] = [],
    bar: [BarEntry], hasWordBar: Bool, sections: [Section], part: SectionPart? = nil,
    data: CatalogData.Files? = nil, feed: Feed.Files? = nil
  ) {
    self.heading = heading
    self.query = query
    self.file = file
    self.state = state
    self.introduction = introduction
    self.subjects = subjects
    self.countries = countries
    self.date = date
    self.count = count
    self.creatorCount = creatorCount
    self.tags = tags
    self.questions = questions
    self.bar = bar
    self.hasWordBar = hasWordBar
    self.sections = sections
    self.part = part
    self.data = data
    self.feed = feed
  }
}
