import Indexing
import QueryFiles
import Testing

struct ArticlesTests {
  @Test(
    "the article of the language is passed over",
    arguments: [
      ("en", "An Education", "E"), ("en", "THE WIRE", "W"), ("en-GB", "A Room", "R"),
      ("en", "“The Office”", "O"), ("en", "The\u{A0}Wire", "W"), ("en", "The 400 Blows", "#"),
      ("de", "Das Boot", "B"), ("de", "Eine Stadt", "S"), ("fr", "Les Choristes", "C"),
      ("fr", "L’Avventura", "A"), ("fr", "Une vie", "V"), ("es", "El Norte", "N"),
      ("es", "Los lunes", "L"), ("it", "Un'altra vita", "A"), ("it", "Gli indifferenti", "I"),
      ("it", "L’avventura", "A"), ("it", "Lo sceicco", "S"), ("pt", "Os Maias", "M"),
      ("pt-BR", "Uma noite", "N"), ("nl", "Het Parool", "P"), ("nl", "'t Hooft", "H"),
      ("nl", "’n Avond", "A"), ("sv", "Ett öga rött", "Ö"), ("sv", "Den vita", "V"),
      ("ar", "الكتاب", "ك"), ("ar", "«البيت الكبير»", "ب"), ("ar-EG", "اللهو", "ل"),
      ("da", "Et dukkehjem", "D"), ("nb", "Ei natt", "N"), ("no", "En folkefiende", "F"),
    ])
  func ignores(language: String, name: String, letter: String) {
    let shelf = Shelf(language: language, settings: IndexSettings(articles: .ignore))
    #expect(shelf.sections(name) == "\(letter): \(name)")
  }

  @Test(
    "what is no article, or all of a name, stays",
    arguments: [
      ("en", "Theatre", "T"), ("en", "A-ha", "A"), ("en", "The !!!", "T"), ("en", "The X", "T"),
      ("en", "The “X”", "T"), ("en", "A.", "A"), ("en", "Le Mans", "L"), ("de", "The Wire", "T"),
      ("fr", "L'", "L"), ("fr", "L'A", "L"), ("fr", "Lapin", "L"), ("ja", "The Wire", "T"),
      ("ar", "الله", "ا"), ("ar", "ألبوم", "ا"), ("ar", "ال", "ا"), ("ar", "الف", "ا"),
      ("ar", "The Wire", "T"), ("fa", "الکتاب", "ا"), ("he", "הבית", "ה"),
      ("nl", "T Hooft", "T"), ("en", "The", "T"), ("en", "The\u{200B}", "T"),
    ])
  func keeps(language: String, name: String, letter: String) {
    let shelf = Shelf(language: language, settings: IndexSettings(articles: .ignore))
    #expect(shelf.sections(name) == "\(letter): \(name)")
  }

  @Test("articles are kept where the settings say nothing")
  func keptByDefault() {
    #expect(Shelf().sections("The Wire") == "T: The Wire")
    #expect(Shelf(settings: IndexSettings(articles: .keep)).sections("The Wire") == "T: The Wire")
  }
}
