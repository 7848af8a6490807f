import Pages

/// A form of a catalog's data, as readers are led to it.
struct DataFile: Sendable {
  /// The same in every language.
  let name: String
  let type: String
  let address: Address
  let hasNext: Bool

  static func all(of files: CatalogData.Files) -> [DataFile] {
    [
      DataFile(name: "JSON", type: "application/json", address: files.json, hasNext: true),
      DataFile(name: "CSV", type: "text/csv", address: files.csv, hasNext: false),
    ]
  }
}
