import TestSupport
import Testing

/// The examples of the manual, each tried as it stands there.
@Suite struct ManualExampleTests {
  @Test("every example of the manual works as written", arguments: ManualPage.names)
  func examples(of page: String) async throws {
    let examples = try ManualPage(page).examples
    let tables = examples.filter { $0.info.hasPrefix("csv ") }
    for example in examples {
      let site = try TestSite("-- Queries/a.md --\n---\ntitle: A\n\(Self.search)---\n")
      guard let file = Self.file(of: example) else { continue }
      for table in tables { try site.write(table.text, to: "Queries/\(table.info.dropFirst(4))") }
      try site.write(Self.text(of: example), to: file)
      let run = await site.run("build", "--offline")
      let isFaultless = !run.remarks.contains("error:")
      #expect(isFaultless, "\(example.text)\n\(run.remarks)")
    }
  }

  @Test("the manual has an example of everything that can be tried")
  func kinds() throws {
    let infos = try ManualPage.names.flatMap { try ManualPage($0).examples.map(\.info) }
    let known = [
      "markdown query", "yaml query", "yaml list", "csv bands.csv", "yaml site", "markdown page",
      "yaml texts", "html page.html", "sh", "text", "yaml",
    ]
    #expect(Set(infos) == Set(known))
  }

  private static let search = "search: {store: itunes, term: queen}\n"

  /// Where an example stands in a site; `nil` for what is no file of one.
  private static func file(of example: ManualPage.Example) -> String? {
    switch example.info {
    case "markdown query", "yaml query": "Queries/example.md"
    case "yaml list": "Queries/example.yml"
    case "yaml site": "Site/site.yml"
    case "markdown page": "Site/Pages/example.md"
    case "yaml texts": "Templates/Strings/en.yml"
    case "html page.html": "Templates/page.html"
    default: nil
    }
  }

  /// An example in YAML shows some keys of a query; the others are put around it.
  private static func text(of example: ManualPage.Example) -> String {
    guard example.info == "yaml query" else { return example.text }
    let search = example.text.hasPrefix("search:") ? "" : Self.search
    return "---\ntitle: Example\n\(search)\(example.text)---\n"
  }
}
