/// Completions for zsh: a function of its completion system, also for a folder of `fpath`.
enum ZshCompletions {
  static func script(for points: [CompletionPoint]) -> String {
    """
    #compdef thumbindex
    # Completions of thumbindex for zsh. To load them, after compinit: source <(thumbindex completions zsh)

    \(points.map { function(of: $0, among: points) }.joined(separator: "\n\n"))

    \(queries)

    if [[ $funcstack[1] = _thumbindex ]]; then
      _thumbindex "$@"
    else
      compdef _thumbindex thumbindex
    fi
    """
  }

  private static func function(
    of point: CompletionPoint, among points: [CompletionPoint]
  ) -> String {
    let words = point.words.map { word in "'*:\(noun(of: word)):\(action(for: word))'" }
    let ends =
      point.choices.isEmpty ? words.map { [$0] } ?? [] : ["'(-): :->word'", "'(-)*:: :->rest'"]
    let arguments = (point.options.map(specification) + ends).map { "    \($0)" }
    return """
      \(name(of: point.command))() {
        local curcontext=$curcontext context state state_descr line folder=${folder:-.}
        local -A opt_args
        _arguments -C -s -S \\
      \(arguments.joined(separator: " \\\n"))\(point.choices.isEmpty ? "" : " && return")
      \(branching(from: point, among: points))}
      """
  }

  /// Offers the words that go on naming the command, or goes on behind them.
  private static func branching(
    from point: CompletionPoint, among points: [CompletionPoint]
  ) -> String {
    guard !point.choices.isEmpty else { return "" }
    let names = Set(points.map(\.command))
    let longer = point.choices.map(\.word).filter { names.contains(point.command(with: $0)) }
    let choices = point.choices.map { choice in
      Shell.zsh.quoted("\(choice.word):\(choice.summary.replacing(":", with: #"\:"#))")
    }
    return """
        folder=${opt_args[-C]:-${opt_args[--directory]:-$folder}}
        case $state in
          word)
            local -a choices=(
      \(choices.map { "        \($0)" }.joined(separator: "\n"))
            )
            _describe -t \(point.noun)s \(point.noun) choices
            ;;
          rest)
            case $words[1] in
      \(longer.map { "        \($0)) \(name(of: point.command(with: $0))) ;;" }.joined(separator: "\n"))
            esac
            ;;
        esac

      """
  }

  private static func specification(of option: OptionSpecification) -> String {
    let value = option.expectedWord.map { word in
      ":\(option.value?.replacing(":", with: #"\:"#) ?? ""):\(action(for: word))"
    }
    let summary = option.summary.replacing("[", with: #"\["#).replacing("]", with: #"\]"#)
    let rest = Shell.zsh.quoted("[\(summary)]\(value ?? "")")
    let spellings = option.spellings.map { spelling in
      value == nil ? spelling : spelling + (spelling.hasPrefix("--") ? "=" : "+")
    }
    guard spellings.count > 1 else { return spellings.joined() + rest }
    let excluded = option.spellings.joined(separator: " ")
    return "'(\(excluded))'{\(spellings.joined(separator: ","))}\(rest)"
  }

  private static func noun(of word: ExpectedWord) -> String {
    switch word {
    case .text: "word"
    case .folder: "folder"
    case .file: "file"
    case .query: "query"
    case .oneOf: "choice"
    }
  }

  private static func action(for word: ExpectedWord) -> String {
    switch word {
    case .text: "()"
    case .folder: "_files -/"
    case .file: "_files"
    case .query: "_thumbindex_queries"
    case .oneOf(let choices): "(\(choices.joined(separator: " ")))"
    }
  }

  private static func name(of command: String) -> String {
    (["_thumbindex"] + command.split(separator: " ").map(String.init)).joined(separator: "_")
  }

  /// `opt_args` holds what was typed, with its quotes.
  private static let queries = #"""
    # The queries, lists and folders of the site.
    _thumbindex_queries() {
      local root=${opt_args[-C]:-${opt_args[--directory]:-$folder}}
      root=${${(Q)root}/#\~/$HOME}/Queries
      local -a names=($root/**/*.(md|yml)(N.:r) $root/**/*(N/))
      names=(${names#$root/})
      local expl
      _wanted queries expl query compadd -a names
    }
    """#
}

extension CompletionPoint {
  fileprivate func command(with word: String) -> String {
    command.isEmpty ? word : "\(command) \(word)"
  }
}
