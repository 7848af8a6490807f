/// Which form of a counted noun a language uses for a number.
///
/// For whole numbers. Of the Romance languages the form for exact millions ("1 million de
/// chansons") is left out: what is counted here is written in digits, with nothing between.
///
/// - SeeAlso: Unicode CLDR, "Language Plural Rules".
enum PluralRule: Sendable {
  case none, oneOther, zeroAndOneOther, eastSlavic, polish, czech, romanian, hebrew, arabic

  enum Form: String, Sendable { case zero, one, two, few, many, other }

  /// The rule of a language; `oneOther` for one that is not known here.
  init(language: String) {
    let tag = LanguageTag(language)
    switch tag.language {
    case "ja", "ko", "zh", "vi", "th", "id", "ms": self = .none
    case "fr", "hy", "hi", "fa", "bn": self = .zeroAndOneOther
    case "pt": self = tag.region == "pt" ? .oneOther : .zeroAndOneOther
    case "ru", "uk", "be": self = .eastSlavic
    case "pl": self = .polish
    case "cs", "sk": self = .czech
    case "ro": self = .romanian
    case "he": self = .hebrew
    case "ar": self = .arabic
    default: self = .oneOther
    }
  }

  /// The forms that a text must give.
  var forms: [Form] {
    switch self {
    case .none: [.other]
    case .oneOther, .zeroAndOneOther: [.one, .other]
    case .eastSlavic, .polish: [.one, .few, .many]
    case .czech, .romanian: [.one, .few, .other]
    case .hebrew: [.one, .two, .other]
    case .arabic: [.zero, .one, .two, .few, .many, .other]
    }
  }

  /// The form for a number, which is not negative.
  func form(of number: Int) -> Form {
    let (ones, tens) = (number % 10, number % 100)
    switch self {
    case .none: return .other
    case .oneOther: return number == 1 ? .one : .other
    case .zeroAndOneOther: return number <= 1 ? .one : .other
    case .eastSlavic:
      if ones == 1, tens != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .polish:
      if number == 1 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .czech: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .romanian:
      if number == 1 { return .one }
      return number == 0 || (1...19).contains(tens) ? .few : .other
    case .hebrew: return number == 1 ? .one : number == 2 ? .two : .other
    case .arabic:
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
      }
    }
  }
}
