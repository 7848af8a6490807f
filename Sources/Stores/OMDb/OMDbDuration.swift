/// How OMDb writes a running time: `143 min`, in older answers also `2 h 23 min`.
enum OMDbDuration {
  /// `nil` for anything else, and for nothing at all.
  static func seconds(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 2 || words.count == 4 else { return nil }
    var seconds = 0
    for place in stride(from: 0, to: words.count, by: 2) {
      guard words[place].isDigits(1...4) || words[place].contains(","),
        let number = Int(words[place].filter { $0 != "," }), (0...99_999).contains(number)
      else { return nil }
      switch words[place + 1] {
      case "h": seconds += number * 3600
      case "min": seconds += number * 60
      default: return nil
      }
    }
    return seconds > 0 ? seconds : nil
  }
}
