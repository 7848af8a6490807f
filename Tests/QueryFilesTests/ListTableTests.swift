import Diagnostics
import QueryFiles
import TestSupport
import Testing

@Suite struct ListTableTests {
  private static let top = "title: a\nsearch: {store: itunes, country: US}\nqueries: {csv: b.csv}"

  private func read(_ table: String) -> Outcome<QueryList.WithQueries> {
    list(Self.top, tables: [file("Queries/x/b.csv", "term\nwrong"), file("Queries/b.csv", table)])
  }

  @Test func readsEntriesFromATable() throws {
    let outcome = read(
      """
      term,name,sort-as,note,tags,search.country,search.limit,index.by,limit\r
      Rush,,,,,,,,\r
      "Guns N' Roses, live",guns,Guns N Roses,"The ""first""
      album","rock, 80s",DE,5,year,7\r
      \r
       1984 ,,,\r

      """)
    #expect(outcome.diagnostics.isEmpty)
    let queries = try outcome.get().queries
    #expect(queries.map(\.name) == ["l/Rush", "l/guns", "l/1984"])
    #expect(queries.map(\.title) == ["Rush", "Guns N' Roses, live", "1984"])
    let guns = queries[1]
    #expect(guns.place == Place(file: "Queries/b.csv", line: 3, column: 1))
    #expect(guns.sortAs == "Guns N Roses")
    #expect(
      guns.note
        == MarkdownText(
          text: "The \"first\"\nalbum", file: "Queries/b.csv", firstLine: 3,
          lead: "\"Guns N' Roses, live\",guns,Guns N Roses,\""))
    #expect(guns.tags == ["rock", "80s"])
    #expect(guns.index.by == .year)
    #expect(guns.limit == 7)
    #expect(
      guns.searches.first?.parameters.map { "\($0.name.value)=\($0.values.map(\.value).joined())" }
        == ["country=DE", "limit=5", "term=Guns N' Roses, live"])
    #expect(
      queries[0].searches.first?.parameters.map { "\($0.name.value)=\($0.values.map(\.value))" }
        == ["country=[\"US\"]", "term=[\"Rush\"]"])
    #expect(try outcome.get().table == "Queries/b.csv")
  }

  @Test("MD-09 MD-10 byte-order mark and line ends", arguments: ["\n", "\r\n", "\r"])
  func readsEveryLineEnd(_ end: String) throws {
    let queries = try read("\u{FEFF}term\(end)Rush\(end)Yes").get().queries
    #expect(queries.map(\.name) == ["l/Rush", "l/Yes"])
  }

  @Test func takesQuotesInsideOfACell() throws {
    #expect(try read("term\n12\" mix\n").get().queries.map(\.title) == ["12\" mix"])
  }

  @Test(arguments: [
    Mistake(
      "unknown column", marked: "term,▶notes\na,b\nc,d",
      summary: "An entry of a list has no key 'notes'."),
    Mistake("column without a name", marked: "term,▶\na,b", summary: "This column has no name."),
    Mistake(
      "two columns of a name", marked: "term,▶term\na,b", summary: "Two columns are named 'term'."),
    Mistake(
      "a key and one inside of it", marked: "term,index,▶index.by\nRush,x,year",
      summary: "The columns 'index' and 'index.by' cannot stand together."),
    Mistake(
      "a key inside of one that follows", marked: "term,▶index.by,index\nRush,year,",
      summary: "The columns 'index' and 'index.by' cannot stand together."),
    Mistake(
      "semicolons", marked: "▶term;note\na;b", summary: "The columns are separated by semicolons."),
    Mistake(
      "too many columns", marked: String(repeating: "term,", count: 100) + "▶term",
      summary: "This table has more than 100 columns."),
    Mistake(
      "too many cells", marked: "term\na,▶b",
      summary: "This line has more cells than the first line has names."),
    Mistake(
      "open quotes", marked: "term\n▶\"a\nb",
      summary: "The quotation mark that opens here is never closed."),
    Mistake(
      "text after quotes", marked: "term\n\"a\"▶b",
      summary: "Something follows after the closing quotation mark of this cell."),
    Mistake(
      "no term", marked: "term,note\n▶,b", summary: "An entry of a list needs the key 'term'."),
    Mistake(
      "limit", marked: "term,limit\na,▶x",
      summary: "'limit' must be a whole number from 1 to 1000000, and not 'x'."),
    Mistake(
      "same term twice", marked: "term\na\n▶a",
      summary: "The list has 'a' twice, here and at Queries/b.csv:2:1."),
  ])
  func pointsAtTheMistake(_ mistake: Mistake) {
    let (text, place) = splitMarker(mistake.marked, file: "Queries/b.csv")
    let outcome = read(text)
    #expect(outcome.diagnostics.map(\.summary) == [mistake.summary])
    #expect(outcome.diagnostics.first?.place == place)
    #expect(outcome.diagnostics.allSatisfy { !$0.hints.isEmpty && $0.excerpt != nil })
  }

  @Test(arguments: ["", "term", "term\n", "term,note\n\n,\n"])
  func needsARow(_ table: String) {
    let outcome = read(table)
    #expect(outcome.diagnostics.map(\.summary) == ["This list has no entries."])
    #expect(outcome.diagnostics.first?.place == Place(file: "Queries/l.yml", line: 3, column: 16))
  }

  @Test func pointsAtTheFirstByteThatIsNotUTF8() {
    let table = SiteFile(path: "Queries/b.csv", bytes: Array("term\nA".utf8) + [0xE9])
    let outcome = list(Self.top, tables: [table])
    #expect(outcome.diagnostics.map(\.summary) == ["This file is not UTF-8 text."])
    #expect(outcome.diagnostics.first?.place == Place(file: "Queries/b.csv", line: 2, column: 2))
  }

  @Test func namesTheNearestTable() {
    let outcome = list(Self.top, tables: [file("Queries/bb.csv", ""), file("Queries/x/b.csv", "")])
    #expect(outcome.diagnostics.flatMap(\.hints) == ["Did you mean 'bb.csv'?"])
  }
}
