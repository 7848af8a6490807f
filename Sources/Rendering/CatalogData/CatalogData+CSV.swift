import Indexing
import Items
import Pages

extension CatalogData {
  /// Appends the catalog as the table that `docs/catalog-data.md` describes.
  func appendCSV(in edition: Edition, to bytes: inout [UInt8]) {
    CSVRow(CatalogEntry.columns.map(\.name)).append(to: &bytes)
    for number in rows.indices {
      CatalogEntry(number, of: self, in: edition).csv.append(to: &bytes)
    }
  }
}

extension CatalogEntry {
  fileprivate var csv: CSVRow { CSVRow(Self.columns.map { $0.cell(self) }) }

  /// The names of the columns and what stands in them; new ones come last.
  fileprivate static let columns: [(name: String, cell: @Sendable (CatalogEntry) -> String?)] = [
    ("id", { $0.item.id.text }), ("kind", { $0.item.kind.word }),
    ("title", { $0.row.entry.title }), ("subtitle", { $0.item.subtitle }),
    ("creators", { list($0.item.creators.map(\.name)) }),
    ("collection", { $0.item.collection?.name }),
    ("number", { $0.item.collection?.number.map(String.init) }),
    ("genres", { list($0.item.genres) }), ("released", { $0.item.released?.iso }),
    ("first-year", { $0.item.years.map { String($0.start) } }),
    ("last-year", { $0.item.years?.end.map { String($0) } }),
    ("duration", { $0.item.duration.map(String.init) }),
    ("price", { $0.item.price.map { Phrases.plain($0) } }),
    ("currency", { $0.item.price?.namedCurrency }), ("country", { $0.item.country?.text }),
    ("link", { $0.links.first?.address }), ("artwork", { $0.artwork }),
    ("section", { $0.section }), ("pinned", { $0.row.entry.isPinned ? "true" : "false" }),
    ("tags", { list($0.row.entry.tags) }), ("note", { $0.note }), ("address", { $0.address }),
    ("also", { list($0.twins.map(\.item.id.text)) }), ("gone", { $0.item.goneSince }),
  ]

  private static func list(_ texts: [String]) -> String { texts.joined(separator: "; ") }
}
