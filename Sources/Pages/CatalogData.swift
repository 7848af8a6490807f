package import Indexing
package import Items

/// The data of a catalog, for programs: all of its items in their order, on however many pages
/// they stand.
package struct CatalogData: Equatable, Sendable {
  /// That of the catalog's first page.
  package let heading: PageHeading
  /// The query's name.
  package let query: String
  /// The file to be changed: `Queries/music/queen.md`.
  package let file: String
  package let countries: [CountryCode]
  /// The day (UTC) of the oldest response: `2022-05-07`.
  package let date: String?
  package let sections: [Section]
  /// The rows of all sections in order.
  package let rows: [Row]
  /// For each of `rows` the number of its section.
  package let sectionOfRow: [Int]

  package struct Section: Equatable, Sendable {
    package let label: SectionLabel
    /// The element's id on its page.
    package let anchor: String
    package let count: Int

    package init(label: SectionLabel, anchor: String, count: Int) {
      self.label = label
      self.anchor = anchor
      self.count = count
    }
  }

  /// - Precondition: Each of the sections' rows is in `rows`, in their order.
  package init(
    heading: PageHeading, query: String, file: String, countries: [CountryCode], date: String?,
    sections: [Section], rows: [Row]
  ) {
    self.heading = heading
    self.query = query
    self.file = file
    self.countries = countries
    self.date = date
    self.sections = sections
    self.rows = rows
    sectionOfRow = sections.enumerated().flatMap { repeatElement($0, count: $1.count) }
  }

  /// - Parameters:
  ///   - layout: The catalog.
  ///   - page: Its first page.
  init(_ layout: CatalogLayout, openedBy page: CatalogPage) {
    self.init(
      heading: page.heading, query: page.query, file: page.file, countries: page.countries,
      date: page.date,
      sections: layout.paged.sections.map {
        Section(label: $0.label, anchor: $0.anchor, count: $0.range.count)
      }, rows: layout.rows)
  }

  package var files: Files { Files(of: heading.address) }
}

extension CatalogData {
  /// Where the data of a catalog stand.
  package struct Files: Equatable, Sendable {
    package let json: Address
    package let csv: Address

    /// - Parameter catalog: The catalog's first page.
    package init(of catalog: Address) {
      json = Address("\(catalog.path)catalog.json")
      csv = Address("\(catalog.path)catalog.csv")
    }
  }
}
