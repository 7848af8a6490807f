/// One option of a command, as the help lists it.
struct OptionSpecification: Sendable {
  /// `output` for `--output`.
  let name: String
  /// `q` for `-q`.
  let letter: Character?
  /// What stands for the value in the help, `DIR`; `nil` for an option without value.
  let value: String?
  /// Whether the option may also stand alone; a value then follows `=`.
  let valueIsOptional: Bool
  /// What the option does, for the help.
  let summary: String

  init(
    _ name: String, letter: Character? = nil, value: String? = nil, valueIsOptional: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.valueIsOptional = valueIsOptional
    self.summary = summary
  }
}
