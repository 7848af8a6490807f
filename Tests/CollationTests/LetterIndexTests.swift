import Collation
import Testing

/// The letters of each language, and where names stand among them.
///
/// The suite says the same under any `LANG` and `LC_ALL`: nothing is read from the process.
struct LetterIndexTests {
  private static let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

  @Test(
    "AZ-37 a table per supported language",
    arguments: [
      ("en", latin), ("de", latin), ("fr", latin), ("it", latin), ("nl", latin), ("pt", latin),
      ("es", "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z"),
      ("sv", latin + " Å Ä Ö"), ("fi", latin + " Å Ä Ö"),
      ("da", latin + " Æ Ø Å"), ("nb", latin + " Æ Ø Å"), ("no", latin + " Æ Ø Å"),
      ("is", "A Á B C D Ð E É F G H I Í J K L M N O Ó P Q R S T U Ú V W X Y Ý Z Þ Æ Ö"),
      ("tr", "A B C Ç D E F G H I İ J K L M N O Ö P Q R S Ş T U Ü V W X Y Z"),
      ("pl", "A B C Ć D E F G H I J K L Ł M N O Ó P Q R S Ś T U V W X Y Z Ź Ż"),
      ("cs", "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž"),
      (
        "hu",
        "A B C CS D DZ DZS E F G GY H I J K L LY M N NY O Ö P Q R S SZ T TY U Ü V W X Y Z ZS"
      ),
      ("vi", "A Ă Â B C D Đ E Ê F G H I J K L M N O Ô Ơ P Q R S T U Ư V W X Y Z"),
      ("ru", "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я"),
      ("uk", "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я"),
      ("el", "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω"),
      ("he", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת"),
      ("ar", "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي"),
      ("ka", "ა ბ გ დ ე ვ ზ თ ი კ ლ მ ნ ო პ ჟ რ ს ტ უ ფ ქ ღ ყ შ ჩ ც ძ წ ჭ ხ ჯ ჰ"),
      ("ja", "あ か さ た な は ま や ら わ"),
      ("ko", "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ"),
      ("zh", latin),
    ])
  func labels(tag: String, letters: String) {
    let index = LetterIndex(language: Language(tag))
    #expect(index.labels.map(\.text).joined(separator: " ") == letters)
    let allAreOwn = index.labels.allSatisfy(\.isOwn)
    #expect(allAreOwn)
  }

  @Test(
    "AZ-26 a foreign script takes the letters of one language",
    arguments: [
      ("Я", "ru"), ("Ω", "el"), ("ا", "ar"), ("א", "he"), ("ก", "th"), ("अ", "hi"), ("가", "ko"),
      ("ア", "ja"), ("ა", "ka"), ("Ա", "hy"),
    ])
  func foreignLabels(letter: Unicode.Scalar, tag: String) throws {
    guard case .letter(let script) = ScalarRole(of: letter) else {
      Issue.record("\(letter) is a letter")
      return
    }
    let index = LetterIndex(language: Language("en"), scripts: [.latin, script])
    let foreign = index.labels.filter { !$0.isOwn }.map(\.text)
    #expect(foreign == LetterIndex(language: Language(tag)).labels.map(\.text))
    #expect(index.labels.filter(\.isOwn).map(\.text).joined(separator: " ") == Self.latin)
  }

  @Test("Latin letters beside those of a language in another script come from English")
  func latinAbroad() {
    let index = LetterIndex(language: Language("ja"), scripts: [.latin])
    #expect(index.labels.filter { !$0.isOwn }.map(\.text).joined(separator: " ") == Self.latin)
  }

  @Test("Han and scripts without an index add no letters")
  func withoutIndex() throws {
    guard case .letter(let gothic) = ScalarRole(of: "\u{10330}") else {
      Issue.record("Gothic ahsa is a letter")
      return
    }
    let index = LetterIndex(language: Language("en"), scripts: [.han, gothic])
    let places = [index.place(of: "周杰伦"), index.place(of: "\u{10330}")]
    #expect(index.labels.count == 26)
    #expect(places == [nil, nil])
    #expect(gothic.name == "Gothic")
    #expect(Script.han.sample == "字")
  }

  @Test(
    "a name stands under its letter",
    arguments: [
      ("da", "Aalto", "Å"), ("da", "Äijälä", "Æ"), ("fi", "Aalto", "A"), ("hu", "Csárdás", "CS"),
      ("hu", "Cukor", "C"), ("es", "Llama", "L"), ("es", "Ñandú", "Ñ"), ("tr", "ışık", "I"),
      ("tr", "İstanbul", "İ"), ("zh", "周杰伦", "Z"), ("zh", "Abba", "A"), ("ja", "がっこう", "か"),
      ("ko", "김", "ㄱ"), ("en", "Æther", "A"), ("en", "Þór", "Z"), ("ru", "Ёлки", "Е"),
      ("cs", "Chlapi", "CH"), ("en", "A\u{30A}ngstro\u{308}m", "A"),
    ])
  func place(tag: String, name: String, label: String) {
    let index = LetterIndex(language: Language(tag))
    let found = index.place(of: name).map { index.labels[$0].text }
    #expect(found == label)
  }

  @Test("what begins with no letter stands under none", arguments: ["", "1", "#", "😀", "\0"])
  func noPlace(name: String) {
    let place = LetterIndex(language: Language("en")).place(of: name)
    #expect(place == nil)
  }
}
