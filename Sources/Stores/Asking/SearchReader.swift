import Diagnostics
import Items
import QueryFiles

/// Reads the parameters of one search, and keeps every fault that it meets.
struct SearchReader {
  let search: Search
  private(set) var faults: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  init(_ search: Search) { self.search = search }

  /// The names among these that the search has, in the order given.
  func present(among names: [String]) -> [Search.Parameter] {
    names.compactMap { search.parameter($0) }
  }

  /// Reports parameters that the store has not, or that this program keeps for itself.
  ///
  /// - Parameters:
  ///   - parameters: Those of the store, in the order in which they are to be listed.
  ///   - refused: Names that the service knows and a search may not have, with a sentence why.
  mutating func allow(only parameters: [StoreParameter], refusing refused: [String: String]) {
    let known = parameters.map(\.name)
    for name in search.parameters.map(\.name) where !known.contains(name.value) {
      if let reason = refused[name.value] {
        fault(name, "A search of \(search.store.value.text) may not have '\(name.value)'.", reason)
      } else {
        fault(
          name, "\(search.store.value.text) has no parameter '\(name.value)'.",
          suggestion(for: name.value, among: known + ["results"]))
      }
    }
  }

  /// Reports parameters that do not go with another one.
  mutating func refuse(_ names: [String], beside parameter: Search.Parameter, hint: String) {
    for other in present(among: names) {
      fault(
        other.name, "'\(other.name.value)' does not go with '\(parameter.name.value)'.", hint)
    }
  }

  /// The one value of a parameter; a list, and a blank value, are faults.
  mutating func text(_ name: String) -> Placed<String>? {
    guard let parameter = search.parameter(name) else { return nil }
    guard !parameter.isList else {
      fault(parameter.name, "'\(name)' takes one value, not a list.", "Keep the one you mean.")
      return nil
    }
    return texts(name).first
  }

  /// The values of a parameter that may have several, none of them blank.
  mutating func texts(_ name: String) -> [Placed<String>] {
    guard let parameter = search.parameter(name) else { return [] }
    let filled = parameter.values.filter { !$0.value.isBlank }
    if filled.count < parameter.values.count || filled.isEmpty {
      let empty = parameter.values.first { $0.value.isBlank }
      fault(
        empty ?? parameter.name, "'\(name)' is empty.",
        "Write a value behind it, or leave the line out.")
    }
    return filled
  }

  /// A value out of a fixed list, spelled exactly as there.
  mutating func choice(_ name: String, of words: [String]) -> String? {
    guard let value = text(name) else { return nil }
    guard words.contains(value.value) else {
      let near = nearest(to: value.value, among: words).map { "Did you mean '\($0)'? " } ?? ""
      fault(
        value, "'\(value.value)' is no \(name) of \(search.store.value.text).",
        "\(near)There are: \(words.joined(separator: ", ")).")
      return nil
    }
    return value.value
  }

  /// A whole number.
  mutating func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
    guard let value = text(name) else { return nil }
    let number = Int(value.value)
    if let number, range.contains(number) { return number }
    let isTooMuch = number.map { $0 > range.upperBound } ?? false
    fault(
      value, "'\(name)' must be a number from \(range.lowerBound) to \(range.upperBound).",
      isTooMuch
        ? "Write \(range.upperBound) or less, or leave '\(name)' out."
        : "Write it in digits, such as \(range.lowerBound), or leave '\(name)' out.")
    return nil
  }

  /// A value of a form that one sentence can describe.
  mutating func text(
    _ name: String, form: String, where isRight: (String) -> Bool
  ) -> Placed<String>? {
    guard let value = text(name) else { return nil }
    return keep(value, name, form: form, where: isRight) ? value : nil
  }

  /// Values of such a form; one text with commas counts as several.
  mutating func list(
    _ name: String, form: String, where isRight: (String) -> Bool
  ) -> [String] {
    var seen: Set<String> = []
    var values: [String] = []
    for value in texts(name) {
      for part in value.value.split(separator: ",", omittingEmptySubsequences: false) {
        let word = Placed(part.trimmed, at: value.place, excerpt: value.excerpt)
        guard keep(word, name, form: form, where: isRight) else { continue }
        if seen.insert(word.value).inserted {
          values.append(word.value)
        } else {
          warn(word, "'\(word.value)' stands here twice.", "Once is enough.")
        }
      }
    }
    return values
  }

  /// How many results to collect.
  mutating func results(atMost limit: Int, because reason: String) -> Int? {
    guard let results = search.results else { return nil }
    guard (1...limit).contains(results.value) else {
      fault(
        results, "'results' must be a number from 1 to \(limit).",
        results.value > limit ? reason : "Leave it out for the store's own number.")
      return nil
    }
    return results.value
  }

  mutating func fault(_ value: Placed<some Hashable & Sendable>, _ summary: String, _ hint: String)
  {
    faults.append(value.diagnostic(.error, summary, hints: [hint]))
  }

  mutating func warn(_ value: Placed<some Hashable & Sendable>, _ summary: String, _ hint: String) {
    warnings.append(value.diagnostic(.warning, summary, hints: [hint]))
  }

  mutating func add(_ warning: Diagnostic) { warnings.append(warning) }

  private mutating func keep(
    _ value: Placed<String>, _ name: String, form: String, where isRight: (String) -> Bool
  ) -> Bool {
    guard !isRight(value.value) else { return true }
    fault(value, "'\(value.value)' is no \(name).", "\(form).")
    return false
  }
}
