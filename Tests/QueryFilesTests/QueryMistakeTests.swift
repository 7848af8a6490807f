import Diagnostics
import QueryFiles
import TestSupport
import Testing

@Suite struct QueryMistakeTests {
  @Test(arguments: [
    Mistake("no title", marked: "---\n▶search: {store: omdb, s: a}\n---\n", summary: noTitle),
    Mistake(
      "title with nothing", marked: "---\n▶title:\nsearch: {store: omdb, s: a}\n---\n",
      summary: noTitle),
    Mistake(
      "title misspelt", marked: "---\n▶titel: a\nsearch: {store: omdb, s: a}\n---\n",
      summary: "A query has no key 'titel'."),
    Mistake(
      "search misspelt", marked: "---\ntitle: a\n▶serch: {store: omdb, s: a}\n---\n",
      summary: "A query has no key 'serch'."),
    Mistake("no search", marked: "---\n▶title: a\n---\n", summary: noSearch),
    Mistake("search with nothing", marked: "---\ntitle: a\n▶search:\n---\n", summary: noSearch),
    Mistake(
      "only a text", marked: "---\n▶title\n---\n",
      summary: "A query must be keys with values, but here is only a text."),
    Mistake(
      "no blank after the colon", marked: "---\n▶title:Metallica\n---\n",
      summary: "A query must be keys with values, but here is only a text."),
    Mistake(
      "only a list", marked: "---\n▶- title\n---\n",
      summary: "A query must be keys with values, but here is a list."),
    Mistake(
      "MD-07 second colon",
      marked: "---\ntitle: Dune▶: Part Two\nsearch: {store: omdb, s: a}\n---\n",
      summary: "A value with a colon in it must stand in quotes."),
    Mistake(
      "MD-17 tab for indentation",
      marked: "---\ntitle: a\nsearch:\n▶\tstore: omdb\n---\n",
      summary: "A tab used for indentation: YAML allows only blanks there."),
    Mistake(
      "title of brackets",
      marked: "---\ntitle: ▶[REC]\nsearch: {store: omdb, s: a}\n---\n",
      summary: "'title' must be a text, but here is a list."),
    Mistake(
      "blank title", marked: "---\ntitle: ▶' '\nsearch: {store: omdb, s: a}\n---\n",
      summary: "'title' is empty."),
    Mistake(
      "bell in a title",
      marked: "---\ntitle: ▶\"a\\a\"\nsearch: {store: omdb, s: a}\n---\n",
      summary: "'title' has an invisible control character in it."),
  ])
  func pointsAtTheMistake(_ mistake: Mistake) { check(mistake) }

  private static let noTitle = "A query needs the key 'title'."
  private static let noSearch = "A query needs the key 'search'."

  @Test(arguments: [
    Mistake("unknown key", marked: "▶titel: b", summary: "A query has no key 'titel'."),
    Mistake("parameter outside", marked: "▶country: DE", summary: "A query has no key 'country'."),
    Mistake(
      "repeated key", marked: "▶title: b",
      summary: "The key 'title' stands here twice, on line 2 and on line 4."),
    Mistake("index as text", marked: "index: ▶title", summary: notKeys("'index'")),
    Mistake("index.by", marked: "index: {by: ▶author}", summary: "'index.by' cannot be 'author'."),
    Mistake(
      "index.order", marked: "index: {order: ▶desc}", summary: "'index.order' cannot be 'desc'."),
    Mistake(
      "index.articles", marked: "index: {articles: ▶off}",
      summary: "'index.articles' cannot be 'off'."),
    Mistake(
      "index.page-size", marked: "index: {page-size: ▶0}",
      summary: "'index.page-size' must be a whole number from 1 to 1000000, and not '0'."),
    Mistake(
      "unknown key of index", marked: "index: {▶sort: b}", summary: "'index' has no key 'sort'."),
    Mistake("limit", marked: "limit: ▶ten", summary: limit("ten")),
    Mistake("limit of nothing", marked: "limit: ▶0", summary: limit("0")),
    Mistake("limit below nothing", marked: "limit: ▶-5", summary: limit("-5")),
    Mistake("limit with a point", marked: "limit: ▶1.5", summary: limit("1.5")),
    Mistake("limit in other digits", marked: "limit: ▶٣", summary: limit("٣")),
    Mistake(
      "limit beyond an integer", marked: "limit: ▶99999999999999999999",
      summary: limit("99999999999999999999")),
    Mistake(
      "limit as a list", marked: "limit: ▶[1]",
      summary: "'limit' must be a number, but here is a list."),
    Mistake(
      "MD-05 yes for true", marked: "draft: ▶yes",
      summary: "'draft' must be true or false, and not 'yes'."),
    Mistake(
      "MD-05 capital letters", marked: "draft: ▶True",
      summary: "'draft' must be true or false, and not 'True'."),
    Mistake("merge", marked: "merge: ▶false", summary: "'merge' cannot be 'false'."),
    Mistake(
      "language", marked: "language: ▶English",
      summary: "'English' is not the code of a language."),
    Mistake(
      "language with an underscore", marked: "language: ▶pt_BR",
      summary: "'pt_BR' is not the code of a language."),
    Mistake("items as a list", marked: "items: ▶[a]", summary: notKeys("'items'", "a list")),
    Mistake(
      "id without a store", marked: "items:\n  ▶579373079: {hide: true}",
      summary: "'579373079' is not the id of an item."),
    Mistake(
      "id of an unknown store", marked: "items:\n  ▶itune:5: {hide: true}",
      summary: "There is no store 'itune'."),
    Mistake(
      "repeated id", marked: "items:\n  omdb:tt1:\n  ▶omdb:tt1:",
      summary: "The key 'omdb:tt1' stands here twice, on line 5 and on line 6."),
    Mistake(
      "item as text", marked: "items:\n  omdb:tt1: ▶hide", summary: notKeys("An item")),
    Mistake(
      "unknown key of an item", marked: "items:\n  omdb:tt1: {▶sort_as: b}",
      summary: "An item has no key 'sort_as'."),
    Mistake(
      "flag of an item", marked: "items:\n  omdb:tt1: {pin: ▶1}",
      summary: "'items.pin' must be true or false, and not '1'."),
    Mistake(
      "bare flag of an item", marked: "items:\n  omdb:tt1:\n    ▶hide:",
      summary: "'items.hide' is empty."),
    Mistake(
      "link that runs a script", marked: "items:\n  omdb:tt1: {link: ▶'JavaScript:alert(1)'}",
      summary: "A link cannot begin with 'JavaScript:'."),
    Mistake(
      "link without a host", marked: "items:\n  omdb:tt1: {link: ▶'https:a'}",
      summary: "This link is not complete."),
    Mistake(
      "link with a blank", marked: "items:\n  omdb:tt1: {link: ▶a b}",
      summary: "A link cannot have blanks in it."),
    Mistake(
      "link without a scheme", marked: "items:\n  omdb:tt1: {link: ▶//a.example}",
      summary: "A link cannot begin with '//'."),
    Mistake(
      "picture by mail", marked: "items:\n  omdb:tt1: {artwork: ▶'mailto:a'}",
      summary: "A link cannot begin with 'mailto:'."),
    Mistake(
      "hide as text", marked: "hide: ▶karaoke", summary: "'karaoke' is not the id of an item."),
    Mistake(
      "unknown rule", marked: "hide:\n  - ▶title: b",
      summary: "A rule of 'hide' has no key 'title'."),
    Mistake(
      "rule with two keys", marked: "hide:\n  - ▶kind: song\n    explicit: true",
      summary: "A rule of 'hide' has one key, and this one has 2."),
    Mistake(
      "explicit false", marked: "hide:\n  - ▶explicit: false",
      summary: "The rule 'explicit' can only be true."),
    Mistake("empty rule", marked: "hide:\n  - ▶kind:", summary: "'hide.kind' is empty."),
    Mistake(
      "list in a list", marked: "hide:\n  - ▶[a]",
      summary: "'hide' must be a text, but here is a list."),
  ])
  func pointsAtTheKey(_ mistake: Mistake) {
    check(
      Mistake(
        mistake.testDescription,
        marked: "---\ntitle: a\nsearch: {store: omdb, s: b}\n\(mistake.marked)\n---\n",
        summary: mistake.summary))
  }

  private static func notKeys(_ owner: String, _ found: String = "only a text") -> String {
    "\(owner) must be keys with values, but here is \(found)."
  }

  private static func limit(_ text: String) -> String {
    "'limit' must be a whole number from 1 to 1000000, and not '\(text)'."
  }

  @Test(arguments: [
    Mistake("text", marked: "▶metallica", summary: notKeys("A search")),
    Mistake("no searches", marked: "▶[]", summary: "'search' is an empty list."),
    Mistake("no store", marked: "▶{term: a}", summary: "A search needs the key 'store'."),
    Mistake(
      "store misspelt", marked: "{▶stroe: omdb, s: a}", summary: "A search has no key 'stroe'."),
    Mistake("empty store", marked: "{▶store: , term: a}", summary: "'search.store' is empty."),
    Mistake(
      "unknown store", marked: "{store: ▶iTunes, term: a}", summary: "There is no store 'iTunes'."),
    Mistake(
      "results", marked: "{store: omdb, s: a, results: ▶0}",
      summary: "'search.results' must be a whole number from 1 to 1000000, and not '0'."),
    Mistake(
      "details", marked: "{store: omdb, s: a, details: ▶On}",
      summary: "'search.details' must be true or false, and not 'On'."),
    Mistake("GB-27 nothing", marked: "{store: google-books, ▶isbn: }", summary: "'isbn' is empty."),
    Mistake(
      "GB-27 blank text", marked: "{store: itunes, term: ▶\"  \"}", summary: "'term' is empty."),
    Mistake(
      "GB-27 nothing in a list", marked: "{store: itunes, id: [1, ▶'']}", summary: "'id' is empty."),
    Mistake("GB-27 empty list", marked: "{store: itunes, id: ▶[]}", summary: "'id' is empty."),
    Mistake(
      "map as a value", marked: "{store: itunes, term: ▶{a: b}}",
      summary: "'term' must be a text, but here is a map."),
    Mistake(
      "repeated parameter", marked: "{store: itunes, term: a, ▶term: b}",
      summary: "The key 'term' stands here twice, on line 3 and on line 3."),
  ])
  func pointsAtTheSearch(_ mistake: Mistake) {
    check(
      Mistake(
        mistake.testDescription, marked: "---\ntitle: a\nsearch: \(mistake.marked)\n---\n",
        summary: mistake.summary))
  }

  private func check(_ mistake: Mistake) {
    let (text, place) = splitMarker(mistake.marked, file: "Queries/a.md")
    let outcome = query(text)
    #expect(outcome.diagnostics.map(\.summary) == [mistake.summary])
    #expect(outcome.diagnostics.first?.place == place)
    #expect(outcome.diagnostics.allSatisfy { !$0.hints.isEmpty && $0.excerpt != nil })
    #expect((outcome.value == nil) == (outcome.diagnostics.first?.severity == .error))
  }

  @Test(arguments: [
    ("titel: b", "Did you mean 'title'?"),
    ("draft: yes", "Write 'true'."),
    ("draft: off", "Write 'false'."),
    ("draft: perhaps", "Write 'true' or 'false'."),
    ("index: {by: autor}", "There are: title, creator, collection, kind, genre, year, none."),
    ("index: {order: decending}", "Did you mean 'descending'?"),
    ("items:\n  omdb:tt1: {sort_as: b}", "Did you mean 'sort-as'?"),
    ("items:\n  omdb:tt1:\n    title: [REC]", "Put the value in quotes: title: \"[REC]\""),
    ("items:\n  omdb:tt1: {link: //a.example}", "Write 'https://a.example'."),
    (
      "items:\n  omdb:tt1: {tags: [{a: b}]}",
      "'items.tags' takes one text, or a list of texts: [one, two]"
    ),
    (
      "items:\n  omdb:tt1: &a {note: x}",
      "Take out '&a': what YAML calls anchors and tags is not read here."
    ),
    (
      "hide: title-contains: x",
      "Write '- title-contains: …' on a line of its own below 'hide:', two blanks further right."
    ),
    (
      "index: by: year",
      "Write 'by: …' on a line of its own below 'index:', two blanks further right."
    ),
    ("merge: no", "Write 'off'."), ("merge: False", "Write 'off'."), ("merge: yes", "Write 'on'."),
    ("merge: offf", "Did you mean 'off'?"),
    ("index: {order: yes}", "There are: ascending, descending."),
    ("draft: on", "Write 'true'."), ("limit: 0", "Write 1 or more, or delete the key."),
    ("limit: -1", "Write 1 or more, or delete the key."),
    ("limit: -99999999999999999999", "Write 1 or more, or delete the key."),
    ("limit: 99999999999999999999", "Write 1000000 or less."),
    ("limit: ten", "Write the number in digits, without points or commas."),
    ("index: {page-size: 0}", "Write 1 or more, or delete the key."),
    ("index: Dune: Part Two", "Put the value in quotes: index: \"Dune: Part Two\""),
  ])
  func saysWhatToDo(_ lines: String, _ hint: String) {
    #expect(query(with: lines).diagnostics.flatMap(\.hints) == [hint])
  }

  @Test func namesTheRuleForAWord() {
    #expect(
      query(with: "hide: [karaoke]").diagnostics.flatMap(\.hints).last
        == "To hide what has a word in its title, write '- title-contains: karaoke'.")
  }

  @Test func pointsParametersToTheSearch() {
    let hints = query(with: "country: DE").diagnostics.flatMap(\.hints)
    #expect(hints.last == "What to ask a store stands under 'search:', two blanks further right.")
    #expect(hints.count == 2)
  }

  @Test func quotesTheBeginningOfALongText() {
    let summaries = query(with: "limit: " + String(repeating: "9", count: 1 << 20))
      .diagnostics.map(\.summary)
    let digits = String(repeating: "9", count: 60)
    #expect(
      summaries == [
        "'limit' must be a whole number from 1 to 1000000, and not '\(digits)…'."
      ])
  }

  @Test func reportsAllFaults() {
    let outcome = query("---\ntitel: a\nsearch: {store: x}\nlimit: -1\ndraft: no\n---\n")
    #expect(outcome.diagnostics.map(\.place?.position?.line) == [2, 3, 4, 5])
    #expect(throws: DiagnosticList.self) { try outcome.get() }
  }

  @Test("IT-38 terms stay as written", arguments: ["a&limit=10", "R&B", "=&"])
  func takesAmpersands(_ term: String) throws {
    let outcome = query("---\ntitle: a\nsearch: {store: itunes, term: \(term)}\n---\n")
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.value?.searches.first?.parameter("term")?.values.map(\.value) == [term])
  }
}
