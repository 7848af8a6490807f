/// A section, block or parent whose end has not come yet.
struct OpenElement {
  enum Kind {
    case section(instruction: Int)
    case inverted(instruction: Int)
    /// A block that a child may fill, by its number in `Program.blocks`.
    case block(Int)
    /// A block that fills one of the parent around it.
    case argument
    /// By its number in `Program.calls`.
    case parent(Int)
  }

  var kind: Kind
  /// As its closing tag must repeat it.
  let content: String
  /// The whole opening tag.
  let tag: Range<Int>
  /// What was in front of a parent or a block on its line, if that is only blanks: where the
  /// instruction is that shows them unless they turn out to be its indentation.
  var lead: Lead?
  /// The blanks that the lines of its body have in the file and not in the program.
  var base: [UInt8]
  /// For a parent, what is put into its blocks.
  var arguments: [Program.Argument] = []

  struct Lead {
    let instruction: Int
    let blanks: [UInt8]
  }

  /// The tag's sign and name, as messages quote it.
  var spelling: String {
    switch kind {
    case .section: "{{#\(content)}}"
    case .inverted: "{{^\(content)}}"
    case .block, .argument: "{{$\(content)}}"
    case .parent: "{{<\(content)}}"
    }
  }

  var isParent: Bool {
    if case .parent = kind { true } else { false }
  }
}
