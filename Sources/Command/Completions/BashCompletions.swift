/// Completions for bash, with nothing but bash: no library of completions need be loaded.
enum BashCompletions {
  static func script(for points: [CompletionPoint]) -> String {
    """
    # Completions of thumbindex for bash. To load them: source <(thumbindex completions bash)

    # What may follow a command: 'choices' go on naming it, 'kind' is what its words are, 'options' it may have.
    _thumbindex_point() {
      choices='' kind='' options=''
      case $1 in
    \(points.map(point).joined(separator: "\n"))
      esac
    }

    # What the value of a command's option is: 'kind', and 'choices' for some; no kind if it has no value.
    _thumbindex_value() {
      choices='' kind=''
      case "$1:$2" in
    \(points.flatMap(values).joined(separator: "\n"))
      esac
    }

    \(walk)
    complete -F _thumbindex thumbindex
    """
  }

  private static func point(_ point: CompletionPoint) -> String {
    let options = point.options.flatMap(\.spellings).joined(separator: " ")
    return """
          '\(point.command)')
            choices='\(point.choices.map(\.word).joined(separator: " "))'
            kind='\(point.words.map(kind) ?? "")'
            options='\(options)'
            ;;
      """
  }

  private static func values(of point: CompletionPoint) -> [String] {
    point.options.compactMap { option in
      guard let word = option.expectedWord else { return nil }
      let patterns = option.spellings.map { "'\(point.command):\($0)'" }
      return "    \(patterns.joined(separator: " | "))) \(assignment(word)) ;;"
    }
  }

  private static func assignment(_ word: ExpectedWord) -> String {
    guard case .oneOf(let choices) = word else { return "kind='\(kind(word))'" }
    return "kind=choice choices=\(Shell.bash.quoted(choices.joined(separator: " ")))"
  }

  private static func kind(_ word: ExpectedWord) -> String {
    switch word {
    case .text: "text"
    case .folder: "folder"
    case .file: "file"
    case .query: "query"
    case .oneOf: "choice"
    }
  }

  /// Goes over the words before the cursor, then offers what may stand at it.
  private static let walk = #"""
    # The queries, lists and folders of the site, that begin with what is typed.
    _thumbindex_queries() {
      local name typed=${current//\\/}
      folder=${folder//[\\\"\']/}
      [[ $folder != '~'* ]] || folder=$HOME${folder#\~}
      while IFS= read -r name; do
        case $name in
          *.md | *.yml) name=${name%.*} ;;
        esac
        [[ $name != "$typed"* ]] || COMPREPLY+=("$(printf %q "$name")")
      done < <(find "$folder/Queries" -mindepth 1 \( -type d -o -name '*.md' -o -name '*.yml' \) -printf '%P\n' 2>/dev/null)
    }

    _thumbindex() {
      local current=${COMP_WORDS[COMP_CWORD]} command='' folder=. place=1
      local word kind='' choices='' options=''
      COMPREPLY=()
      while ((place < COMP_CWORD)); do
        word=${COMP_WORDS[place++]}
        if [[ $word = -* ]]; then
          _thumbindex_value "$command" "$word"
          [[ -n $kind ]] || continue
          # To bash '=' is a word of its own.
          if ((place < COMP_CWORD)) && [[ ${COMP_WORDS[place]} = '=' ]]; then ((place++)); fi
          if ((place >= COMP_CWORD)); then
            [[ $current != '=' ]] || current=
            break
          fi
          case $word in
            -C | --directory) folder=${COMP_WORDS[place]} ;;
          esac
          ((place++))
        else
          _thumbindex_point "$command"
          case " $choices " in
            *" $word "*) command=${command:+$command }$word ;;
          esac
        fi
        kind=''
      done
      if [[ -z $kind ]]; then
        _thumbindex_point "$command"
        if [[ $current = -* || -z $choices$kind ]]; then
          kind=choice choices=$options
        elif [[ -z $kind ]]; then
          kind=choice
        fi
      fi
      case $kind in
        folder)
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -d -- "$current")
          ;;
        file)
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -f -- "$current")
          ;;
        query) _thumbindex_queries ;;
        choice) mapfile -t COMPREPLY < <(compgen -W "$choices" -- "$current") ;;
      esac
    }

    """#
}
