import Collation
import Indexing
import QueryFiles
import Testing

/// The failures with letters and order that people met elsewhere, one test each.
struct AlphabetTests {
  private let ignoring = IndexSettings(articles: .ignore)

  @Test("AZ-01 accented letters stand under their letter, in order")
  func accents() {
    #expect(Shelf().sections("Árvore", "Ângela", "Abba") == "A: Abba, Ângela, Árvore")
  }

  @Test("AZ-02 an umlaut does not open its section a second time")
  func umlautInTheMiddle() {
    #expect(Shelf().sections("Aa", "Ärzte", "As") == "A: Aa, Ärzte, As")
  }

  @Test("AZ-04 Æ is a letter of its own in Danish and Norwegian only")
  func ligature() {
    #expect(Shelf().sections("Æther Realm", "Zoo") == "A: Æther Realm · Z: Zoo")
    for language in ["da", "nb"] {
      let text = Shelf(language: language).sections("Æther Realm", "Zoo")
      #expect(text == "Z: Zoo · Æ: Æther Realm")
    }
  }

  @Test("AZ-06 a small first letter, and an article before punctuation")
  func articleThenApostrophe() {
    let shelf = Shelf(settings: ignoring)
    #expect(shelf.sections("iZombie", "The 'Burbs") == "B: The 'Burbs · I: iZombie")
  }

  @Test("AZ-07 an article that is a name stays")
  func articleAsName() {
    let shelf = Shelf(settings: ignoring)
    #expect(
      shelf.sections("A L E X", "The The", "A", "The Beatles")
        == "A: A, A L E X · B: The Beatles · T: The The")
    #expect(Shelf().sections("The Beatles") == "T: The Beatles")
    let own = Shelf(settings: ignoring, sortAs: ["The Beatles": "The Fab Four"])
    #expect(own.sections("The Beatles") == "T: The Beatles")
  }

  @Test("AZ-09 whether l' counts is the owner's choice")
  func elision() {
    #expect(Shelf(language: "fr", settings: ignoring).sections("L'aigle d'or") == "A: L'aigle d'or")
    #expect(Shelf(language: "fr").sections("L'aigle d'or") == "L: L'aigle d'or")
  }

  @Test("AZ-11 Chinese by pinyin in Chinese, else in a section of their own")
  func chinese() {
    #expect(Shelf(language: "zh").sections("周杰伦", "Abba") == "A: Abba · Z: 周杰伦")
    #expect(Shelf().sections("周杰伦", "Abba", "Zoo") == "A: Abba · Z: Zoo · 漢: 周杰伦")
    #expect(Shelf(language: "zh-Hant").sections("一", "王") == "1劃: 一 · 4劃: 王")
  }

  @Test("AZ-12 kanji stand where their reading does, by sort-as")
  func kanji() {
    let shelf = Shelf(language: "ja", sortAs: ["東京": "とうきょう"])
    #expect(shelf.sections("がっこう", "カメラ", "東京") == "か: がっこう, カメラ · た: 東京")
    #expect(Shelf(language: "ja").sections("カメラ", "東京") == "か: カメラ · 漢: 東京")
  }

  @Test("AZ-14 dotted and dotless i are two letters in Turkish")
  func dots() {
    let names = ["İstanbul", "Irmak", "ışık"]
    #expect(Shelf(language: "tr").index(names).text == "I: Irmak, ışık · İ: İstanbul")
    #expect(Shelf().index(names).sections.map(\.label) == [.letter("I")])
  }

  @Test("AZ-16 numbers count by their value")
  func numbers() {
    #expect(Shelf().sections("Vol 2", "Vol 10", "Vol 1") == "V: Vol 1, Vol 2, Vol 10")
    #expect(Shelf().sections("Vol 3", "Vol 2", "Vol 02") == "V: Vol 02, Vol 2, Vol 3")
    #expect(Shelf().sections("10 Years", "2 Days") == "#: 2 Days, 10 Years")
  }

  @Test("AZ-17 signs at the head do not count")
  func signs() {
    #expect(
      Shelf().sections("[REC]", "\"Heroes\"", "-Ism", "«Amour»", "¿Quién?")
        == "A: «Amour» · H: \"Heroes\" · I: -Ism · Q: ¿Quién? · R: [REC]")
  }

  @Test("AZ-19 nor do the signs behind signs")
  func moreSigns() {
    #expect(
      Shelf().sections("#205 Live", "$9.99", "...And Justice")
        == "#: $9.99, #205 Live · A: ...And Justice")
  }

  @Test("AZ-21 the language comes from the site and nowhere else")
  func explicitLanguage() {
    let names = ["Zebra", "Äpfel", "apfel"]
    #expect(Shelf(language: "de").index(names).text == "A: apfel, Äpfel · Z: Zebra")
    #expect(Shelf(language: "sv").index(names).text == "A: apfel · Z: Zebra · Ä: Äpfel")
    // For an unknown language ICU alone would take some data of the process's.
    #expect(Shelf(language: "tlh").index(names).text == "A: apfel, Äpfel · Z: Zebra")
    #expect(!Shelf.alphabets.alphabet(of: "tlh").language.isKnown)
  }

  @Test("AZ-22 each name has one letter, by the language")
  func nordic() {
    let names = ["Aalto", "Åberg", "Äijälä"]
    for language in ["fi", "sv"] {
      #expect(Shelf(language: language).index(names).text == "A: Aalto · Å: Åberg · Ä: Äijälä")
    }
    for language in ["da", "nb"] {
      let sections = Shelf(language: language).index(names).sections
      #expect(sections.map(\.label.text) == ["Æ", "Å"])
      #expect(sections.last?.elements == ["Åberg", "Aalto"])
    }
  }

  @Test("AZ-24 Ё stands under Е")
  func yo() {
    #expect(
      Shelf(language: "ru").sections("Ёлки", "Яблоко", "Ева") == "Е: Ева, Ёлки · Я: Яблоко")
  }

  @Test("AZ-26 foreign letters follow the language's own")
  func cyrillic() {
    let index = Shelf().index(["Брат", "Alpha"])
    #expect(index.text == "A: Alpha · Б: Брат")
    #expect(index.barText == "A1 B C D E F G H I J K L M N O P Q R S T U V W X Y Z Б1")
  }

  @Test("AZ-27 a stressed Greek vowel is no letter of its own")
  func greek() {
    #expect(Shelf(language: "el").sections("άγιος", "αβρός") == "Α: αβρός, άγιος")
  }

  @Test("AZ-29 the bar leads to every item")
  func bar() {
    let index = Shelf().index(["Ärger"])
    #expect(index.barText == "A1 B C D E F G H I J K L M N O P Q R S T U V W X Y Z")
  }

  @Test("AZ-31 emoji at the head do not count, and are never cut")
  func emoji() {
    #expect(
      Shelf().sections("😀 Ada", "👨‍👩‍👧 Family", "🎵", "1️⃣ First", "🇩🇪 Deutsch")
        == "#: 🎵, 1️⃣ First · A: 😀 Ada · D: 🇩🇪 Deutsch · F: 👨‍👩‍👧 Family")
  }

  @Test("AZ-32 names without a letter stand under #")
  func empty() {
    #expect(Shelf().sections("", "   ", "...", "Ada") == "#: ,    , ... · A: Ada")
  }

  @Test("AZ-34 invisible characters count nowhere")
  func invisible() {
    let names = ["\u{FEFF}Alpha", "\u{200B}Beta", "\u{200F}Gamma", "\u{AD}Delta", "Al\u{600}pg"]
    #expect(Shelf().index(names).sections.map(\.label.text) == ["A", "B", "D", "G"])
    #expect(Shelf().index(names).sections.first?.elements == [names[4], names[0]])
  }

  @Test("AZ-36 Hebrew has its letters in Hebrew and elsewhere")
  func hebrew() {
    #expect(
      Shelf(language: "he").sections("שלום (Live!) 2", "Abba...", "אבא")
        == "א: אבא · ש: שלום (Live!) 2 · A: Abba...")
    #expect(Shelf().sections("שלום", "Abba") == "A: Abba · ש: שלום")
  }

  @Test("AZ-37 digraphs, and letters that only look like two")
  func digraphs() {
    #expect(Shelf(language: "hu").sections("Csárdás", "Cukor") == "C: Cukor · CS: Csárdás")
    #expect(
      Shelf(language: "es").sections("Llama", "Luz", "Ñu", "Nz")
        == "L: Llama, Luz · N: Nz · Ñ: Ñu")
    #expect(
      Shelf(language: "cs").sections("Chlapi", "Hrad", "Cukr") == "C: Cukr · H: Hrad · CH: Chlapi")
  }

  @Test("scripts without an index stand last, each under its name")
  func scriptNames() {
    #expect(
      Shelf().sections("漢字", "𐌰𐌱", "Ada", "ㄅㄆ", "Яма")
        == "A: Ada · Я: Яма · Bopomofo: ㄅㄆ · Gothic: 𐌰𐌱 · 漢: 漢字")
  }

  @Test("a letter before the first of its script stands under the first")
  func beforeTheFirst() {
    #expect(Shelf(language: "ar").sections("ءب", "اب") == "ا: ءب, اب")
    #expect(Shelf().sections("ءب", "Ada") == "A: Ada · ا: ءب")
  }

  @Test("modifier letters of no script are passed over")
  func modifiers() {
    #expect(
      Shelf().sections("ʻĀina", "ʿAbd", "𝐁old", "Ⅷ", "\u{FE71}Zoo")
        == "A: ʿAbd, ʻĀina · B: 𝐁old · V: Ⅷ · Z: \u{FE71}Zoo")
  }
}
