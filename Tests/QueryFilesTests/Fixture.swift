import Diagnostics
import Items
import QueryFiles

/// The stores as the program knows them.
let stores = [
  KnownStore(name: StoreName("itunes"), mainParameter: "term"),
  KnownStore(name: StoreName("google-books"), mainParameter: "q"),
  KnownStore(name: StoreName("omdb"), mainParameter: "s"),
]

func query(_ text: String) -> Outcome<Query> {
  Query.read(SourceFile(path: "Queries/a.md", text: text), name: "a", stores: stores)
}

/// A query of which only the lines after title and search matter.
func query(with lines: String) -> Outcome<Query> {
  query("---\ntitle: a\nsearch: {store: omdb, s: b}\n\(lines)\n---\n")
}

func list(_ text: String, tables: [SiteFile] = []) -> Outcome<QueryList.WithQueries> {
  QueryList.read(
    SourceFile(path: "Queries/l.yml", text: text), name: "l", stores: stores, tables: tables)
}

func settings(_ text: String) -> Outcome<SiteSettings> {
  SiteSettings.read(SourceFile(path: "Site/site.yml", text: text), stores: stores)
}

func file(_ path: String, _ text: String) -> SiteFile {
  SiteFile(path: path, bytes: Array(text.utf8))
}
