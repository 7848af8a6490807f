package import Pages

extension Renderer {
  /// The files of a catalog's data.
  package func files(of data: CatalogData) -> [RenderedFile] {
    let edition = edition(for: data.heading.language)
    var json: [UInt8] = []
    data.json(in: edition).append(to: &json)
    json.append(UInt8(ascii: "\n"))
    var csv: [UInt8] = []
    data.appendCSV(in: edition, to: &csv)
    return [
      RenderedFile(address: data.files.json, bytes: json),
      RenderedFile(address: data.files.csv, bytes: csv),
    ]
  }
}
