import Diagnostics
import QueryFiles
import Stores
import TestSupport
import Testing

@Suite struct ParameterTests {
  @Test(arguments: [
    Mistake(
      "an unknown store", marked: "store: ▶itune\nterm: a", summary: "There is no store 'itune'."),
    Mistake(
      "IT-38 an unknown parameter", marked: "store: itunes\nterm: a\n▶contry: DE",
      summary: "itunes has no parameter 'contry'."),
    Mistake(
      "IT-35 a limit out of range", marked: "store: itunes\nterm: a\nlimit: ▶500",
      summary: "'limit' must be a number from 1 to 200."),
    Mistake(
      "IT-35 an offset", marked: "store: itunes\nterm: a\n▶offset: 200",
      summary: "A search of itunes may not have 'offset'."),
    Mistake(
      "more results than iTunes has", marked: "store: itunes\nterm: a\nresults: ▶500",
      summary: "'results' must be a number from 1 to 200."),
    Mistake(
      "fewer asked for than wanted", marked: "store: itunes\nterm: a\nlimit: 10\nresults: ▶20",
      summary: "'limit: 10' cannot bring 20 results."),
    Mistake(
      "details that itunes does not have", marked: "store: itunes\nterm: a\ndetails: ▶true",
      summary: "itunes has no records with more details than a search brings."),
    Mistake(
      "IT-16 a country of three letters", marked: "store: itunes\nterm: a\ncountry: ▶DEU",
      summary: "'DEU' is not the code of a country."),
    Mistake(
      "IT-18 countries with a comma", marked: "store: itunes\nterm: a\ncountry: ▶DE,AT",
      summary: "'DE,AT' is not the code of a country."),
    Mistake(
      "GB-27 an empty term", marked: "store: itunes\nterm: ▶ ", summary: "'term' is empty."),
    Mistake(
      "GB-27 an empty id", marked: "store: itunes\n▶id: []", summary: "'id' is empty."),
    Mistake(
      "GB-27 an empty isbn", marked: "store: itunes\nisbn: ▶", summary: "'isbn' is empty."),
    Mistake(
      "GB-27 an operator without its text", marked: "store: google-books\nq: ▶isbn:",
      summary: "There is nothing behind 'isbn:'."),
    Mistake(
      "no term", marked: "store: ▶itunes\nmedia: music",
      summary: "A search of itunes needs a 'term'."),
    Mistake(
      "a wrong medium", marked: "store: itunes\nterm: a\nmedia: ▶musik\nentity: song",
      summary: "'musik' is no media of itunes."),
    Mistake(
      "an entity of another medium", marked: "store: itunes\nterm: a\nmedia: movie\nentity: ▶song",
      summary: "The entity 'song' does not fit 'media: movie'."),
    Mistake(
      "an unknown entity", marked: "store: itunes\nterm: a\nentity: ▶songs",
      summary: "'songs' is no entity of itunes."),
    Mistake(
      "an attribute of another medium",
      marked: "store: itunes\nterm: a\nmedia: software\nattribute: ▶songTerm",
      summary: "The attribute 'songTerm' does not fit 'media: software'."),
    Mistake(
      "an attribute for another entity",
      marked: "store: itunes\nterm: a\nentity: ebook\nattribute: ▶titleTerm",
      summary: "The attribute 'titleTerm' does not fit 'entity: ebook'."),
    Mistake(
      "category beside media", marked: "store: itunes\nterm: a\ncategory: tv\n▶media: tvShow",
      summary: "'media' does not go with 'category'."),
    Mistake(
      "an explicit that is no Yes", marked: "store: itunes\nterm: a\nexplicit: ▶no",
      summary: "'no' is no explicit of itunes."),
    Mistake(
      "a language of another form", marked: "store: itunes\nterm: a\nlang: ▶en-us",
      summary: "'en-us' is no lang."),
    Mistake(
      "a list where one value goes", marked: "store: itunes\nterm: a\n▶media: [music, movie]",
      summary: "'media' takes one value, not a list."),
    Mistake(
      "a lookup beside a search", marked: "store: itunes\nid: 12\n▶term: a",
      summary: "'term' does not go with 'id'."),
    Mistake(
      "two lookups", marked: "store: itunes\nid: 12\n▶upc: 075678317729",
      summary: "'upc' does not go with 'id'."),
    Mistake(
      "an id with letters", marked: "store: itunes\nid: [12, ▶id13]",
      summary: "'id13' is no id."),
    Mistake(
      "an ISBN with a wrong check digit", marked: "store: itunes\nisbn: ▶9780316069350",
      summary: "'9780316069350' is no isbn."),
    Mistake(
      "a bar code with letters", marked: "store: itunes\nupc: ▶07567831772X",
      summary: "'07567831772X' is no upc."),
    Mistake(
      "a key in a file", marked: "store: google-books\nq: a\n▶key: SECRET",
      summary: "A search of google-books may not have 'key'."),
    Mistake(
      "a start index", marked: "store: google-books\nq: a\n▶startIndex: 40",
      summary: "A search of google-books may not have 'startIndex'."),
    Mistake(
      "countries for google-books", marked: "store: google-books\nq: a\n▶country: [DE, AT]",
      summary: "'country' takes one value, not a list."),
    Mistake(
      "a page larger than Google's", marked: "store: google-books\nq: a\nmaxResults: ▶100",
      summary: "'maxResults' must be a number from 1 to 40."),
    Mistake(
      "a volume beside words", marked: "store: google-books\nid: K_yxDAAAQBAJ\n▶q: a",
      summary: "'q' does not go with 'id'."),
    Mistake(
      "a volume with a path", marked: "store: google-books\nid: ▶../x",
      summary: "'../x' is no id."),
    Mistake(
      "nothing to ask omdb", marked: "store: ▶omdb\ny: 1999",
      summary: "A search of omdb needs 's', 'i' or 't'."),
    Mistake(
      "two questions to omdb", marked: "store: omdb\ns: lost\n▶t: Lost",
      summary: "'t' does not go with 's'."),
    Mistake(
      "OM-07 a page for a title", marked: "store: omdb\nt: Lost\n▶page: 2",
      summary: "A search of omdb may not have 'page'."),
    Mistake(
      "an IMDb id without its letters", marked: "store: omdb\ni: ▶0411008",
      summary: "'0411008' is no i."),
    Mistake(
      "an episode without a season", marked: "store: omdb\nt: Lost\n▶Episode: 2",
      summary: "'Episode' needs a 'Season'."),
    Mistake(
      "a plot for a search", marked: "store: omdb\ns: lost\n▶plot: full",
      summary: "'plot' does not go with 's'."),
    Mistake(
      "XML", marked: "store: omdb\nt: Lost\nr: ▶xml", summary: "Answers are always read as JSON."),
    Mistake(
      "a key of omdb in a file", marked: "store: omdb\nt: Lost\n▶apikey: SECRET",
      summary: "A search of omdb may not have 'apikey'."),
  ])
  func pointsAtTheMistake(_ mistake: Mistake) throws {
    let (text, place) = splitMarker(mistake.marked, file: "Queries/test.md")
    let faults = #expect(throws: DiagnosticList.self) {
      try StoreRegistry.plan(for: search(text), site: .plain)
    }
    #expect(faults?.all.map(\.summary) == [mistake.summary])
    #expect(faults?.all.map(\.place) == [place])
    #expect(faults?.all.allSatisfy { $0.severity == .error && !$0.hints.isEmpty } == true)
  }

  @Test func everyFaultIsReported() {
    let text = "store: itunes\nterm: a\nlimit: 0\nmedia: musik\ncolour: red\nresults: 999"
    let faults = #expect(throws: DiagnosticList.self) {
      try StoreRegistry.plan(for: search(text), site: .plain)
    }
    #expect(faults?.all.count == 4)
  }

  @Test(arguments: [
    ("store: itune\nterm: a", "Did you mean 'itunes'?"),
    ("store: itunes\nterm: a\ncontry: DE", "Did you mean 'country'?"),
    ("store: itunes\nterm: a\nresult: 5", "Did you mean 'results'?"),
    (
      "store: google-books\nq: a\nprinttype: book\nprintType: book",
      "Did you mean 'printType'?"
    ),
    (
      "store: itunes\nterm: a\nexplicit: no",
      "Did you mean 'No'? There are: Yes, No."
    ),
  ])
  func namesTheNearest(_ text: String, _ hint: String) {
    let faults = #expect(throws: DiagnosticList.self) {
      try StoreRegistry.plan(for: search(text), site: .plain)
    }
    #expect(faults?.all.first?.hints == [hint])
  }

  @Test(arguments: [
    Mistake(
      "IT-38 parameters in the term",
      marked: "store: itunes\nterm: ▶podcast&limit=10",
      summary: "'&limit=' is sent as words to search for, not as a parameter."),
    Mistake(
      "IT-16 a code without a store", marked: "store: itunes\nterm: a\ncountry: ▶IC",
      summary: "'IC' is not known to have an iTunes store."),
    Mistake(
      "OM-02 a title of one character", marked: "store: omdb\ns: ▶9\ny: 2009",
      summary: "OMDb finds nothing, or too much, for words of one or two characters."),
    Mistake(
      "an ISBN among the words with a wrong check digit",
      marked: "store: google-books\nq: ▶isbn:9780316069350",
      summary: "'9780316069350' is no ISBN: its length or its check digit is wrong."),
    Mistake(
      "an id twice", marked: "store: itunes\nid: [12, 13, ▶12]",
      summary: "'12' stands here twice."),
  ])
  func warns(_ mistake: Mistake) throws {
    let (text, place) = splitMarker(mistake.marked, file: "Queries/test.md")
    let plan = try StoreRegistry.plan(for: search(text), site: .plain)
    #expect(plan.warnings.map(\.summary) == [mistake.summary])
    #expect(plan.warnings.map(\.place) == [place])
    #expect(plan.warnings.allSatisfy { $0.severity == .warning && !$0.hints.isEmpty })
  }

  @Test(
    "IT-05 an ampersand between words is no parameter",
    arguments: ["Simon & Garfunkel", "rock & roll = love", "R&B", "a&=b", "a & b=c", "=&"])
  func plainAmpersandsDoNotWarn(_ term: String) throws {
    let plan = try StoreRegistry.plan(
      for: search("store: itunes\nterm: \(term)"), site: .plain)
    #expect(plan.warnings.isEmpty)
  }
}
