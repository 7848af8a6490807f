import Diagnostics
import Indexing
import Items
import QueryFiles

extension Standing {
  /// Sentences that say where and why.
  var sentences: [String] {
    switch self {
    case .notCollected: ["It is not on the page: more results came than the search collects."]
    case .subject: ["It heads the page, since it was looked up with what is related to it."]
    case .hiddenByItem(let place): ["It is not on the page: \(place) hides it."]
    case .hiddenByRule(let rule): ["It is not on the page: the rule \(rule.words) hides it."]
    case .gone(let day):
      [
        "It is not on the page: the store has it no more since \(day), and there is no 'note' on it."
      ]
    case .beyondLimit(let number, let limit):
      ["It is not on the page: it is number \(number), and 'limit' takes \(limit)."]
    case .inSection(let section): section.sentences
    }
  }

  /// The word for it in JSON.
  var word: String {
    switch self {
    case .notCollected: "not-collected"
    case .subject: "subject"
    case .hiddenByItem, .hiddenByRule: "hidden"
    case .gone: "gone"
    case .beyondLimit: "beyond-limit"
    case .inSection: "shown"
    }
  }
}

extension Standing.Section {
  fileprivate var sentences: [String] {
    switch label {
    case .pinned: ["It is pinned, and so stands in the first section, as \(place)."]
    case .everything: ["The page has no sections; it is \(place), in the order of the store."]
    case .missing: ["It has no \(by.rawValue), and so stands in the last section, as \(place)."]
    default: ["It stands under '\(label.words)', as \(place)."] + why
    }
  }

  private var place: String { "number \(number) of \(count)" }

  private var why: [String] {
    guard let reason else { return ["The sections are by \(by.rawValue)."] }
    var sentences: [String] = []
    let name = (reason.name.text.isEmpty ? "(untitled)" : reason.name.text).onOneLine
    let by = "The sections are by \(by.rawValue)"
    if let text = reason.name.sortAs {
      let said = sortAs.map { " because of 'sort-as' at \($0)" } ?? " because Site/site.yml says so"
      sentences.append("\(by), and '\(name)' is filed as '\(text.onOneLine)'\(said).")
    } else if reason.key != reason.name.text {
      sentences.append("\(by), and '\(name)' is filed as '\(reason.key.onOneLine)'.")
    } else {
      sentences.append("\(by), here '\(name)'.")
    }
    if reason.skipsArticle { sentences.append("The article at its head is passed over.") }
    sentences.append(reason.head.sentence)
    return sentences
  }
}

extension FilingReason.Head {
  fileprivate var sentence: String {
    switch self {
    case .letter(let script): "It begins with a letter of the script \(script)."
    case .digit: "It begins with a digit."
    case .none: "There is neither letter nor digit in it."
    }
  }

  /// The word for it in JSON.
  var word: String {
    switch self {
    case .letter: "letter"
    case .digit: "digit"
    case .none: "none"
    }
  }
}

extension SectionLabel {
  /// The label in English.
  var words: String {
    switch self {
    case .pinned: "pinned"
    case .number: "#"
    case .letter(let text), .word(let text): text.onOneLine
    case .kind(let kind): kind.word.onOneLine
    case .year(let year): String(year)
    case .decade(let decade): "\(decade)s"
    case .missing: "missing"
    case .everything: "all"
    }
  }
}

extension HideRule {
  /// The rule as the query has it.
  var words: String {
    switch self {
    case .id(let id): "'\(id.value.text)' at \(id.place)"
    case .titleContains(let part): "'title-contains: \(part)' of 'hide'"
    case .creatorContains(let part): "'creator-contains: \(part)' of 'hide'"
    case .kind(let kind): "'kind: \(kind.value)' at \(kind.place)"
    case .explicit: "'explicit: true' of 'hide'"
    }
  }
}
