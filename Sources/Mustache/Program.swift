/// The templates of a set as one flat array of instructions, with the tables these point into.
struct Program: Sendable {
  var instructions: [Instruction] = []
  /// For each instruction, the byte of its template's text where its tag begins.
  var offsets: [Int] = []
  /// The literal text and the indentations of all templates.
  var literals: [UInt8] = []
  /// The parts of all names.
  var symbols: [Int] = []
  var calls: [Call] = []
  var blocks: [Block] = []
  var arguments: [Argument] = []
  var table = SymbolTable()
  /// For each template, its instructions.
  var templates: [Range<Int>] = []

  /// A partial, or a parent with the blocks that are put into it.
  struct Call: Sendable {
    var target: Target
    /// Put in front of each line of the template that is called.
    var indentation = Span()
    /// In `Program.arguments`.
    var arguments = Span()
    /// The instruction that follows it.
    var end: Int
    /// Whether a section or a block stands around it, so that it may not come to the call.
    let isConditional: Bool
  }

  enum Target: Hashable, Sendable {
    case template(Int)
    case unknown(String)
    /// The template whose name is the value of this name.
    case dynamic(Name)
  }

  /// A place that a child may fill.
  struct Block: Sendable {
    let symbol: Int
    var indentation = Span()
    var end = 0
  }

  /// What a child puts into the block of that name.
  struct Argument: Sendable {
    let symbol: Int
    /// Its first instruction.
    let start: Int
    /// The byte where its tag begins.
    let offset: Int
  }

  mutating func append(_ instruction: Instruction, at offset: Int) {
    instructions.append(instruction)
    offsets.append(offset)
  }

  /// Adds literal text without an instruction that shows it.
  mutating func store(_ bytes: some Collection<UInt8>) -> Span {
    let start = literals.count
    literals += bytes
    return Span(start: start, count: bytes.count)
  }

  /// The name as a template writes it.
  func text(of name: Name) -> String {
    guard name.symbols.count > 0 else { return "." }
    return symbols[name.symbols.range].map { table.names[$0] }.joined(separator: ".")
  }
}
