import Items

extension Item {
  /// The first fact of a name, when it is a text.
  func fact(_ name: Fact.Name) -> String? {
    guard case .text(let text) = facts.first(where: { $0.name == name })?.value else { return nil }
    return text
  }

  /// The first fact of a name, when it is a number.
  func count(_ name: Fact.Name) -> Int? {
    guard case .number(let number) = facts.first(where: { $0.name == name })?.value else {
      return nil
    }
    return number
  }

  /// The first fact of a name, when it is a link.
  func link(_ name: Fact.Name) -> String? {
    guard case .link(let address) = facts.first(where: { $0.name == name })?.value else {
      return nil
    }
    return address
  }
}
