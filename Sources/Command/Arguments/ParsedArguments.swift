/// The options and words of a command line.
struct ParsedArguments: Sendable {
  /// In the order given.
  var options: [(name: String, value: String?)] = []
  /// What is no option.
  var words: [String] = []

  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// The value of the last option of that name, as with all GNU programs.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// The values of all options of that name, in their order.
  func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.compactMap(\.value)
  }
}
