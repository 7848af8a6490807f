/// A number for each distinct name, so that no name is hashed while a page is rendered.
struct SymbolTable: Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func symbol(for name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
