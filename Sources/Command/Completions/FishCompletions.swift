/// Completions for fish: a line for each thing that may be typed, under the condition that it may be.
enum FishCompletions {
  static func script(for points: [CompletionPoint]) -> String {
    let named = points.map(\.command).filter { !$0.isEmpty }.map(Shell.fish.quoted)
    var spellings: Set<String> = []
    let withValue = points.flatMap(\.options).filter { $0.expectedWord != nil }
      .flatMap(\.spellings).filter { spellings.insert($0).inserted }
    return """
      # Completions of thumbindex for fish. To load them: thumbindex completions fish | source

      # The command that the words before the cursor name, 'search itunes' for one.
      function __thumbindex_command
          set -l command
          set -l is_value no
          for word in (commandline -opc)[2..-1]
              if test $is_value = yes
                  set is_value no
                  continue
              end
              switch $word
                  case \(withValue.joined(separator: " "))
                      set is_value yes
                  case '-*'
                  case '*'
                      set -l longer (string join ' ' $command $word)
                      if contains -- $longer \(named.joined(separator: " "))
                          set command $longer
                      end
              end
          end
          echo $command
      end

      function __thumbindex_at
          test (__thumbindex_command) = "$argv"
      end

      \(queries)

      complete --command thumbindex --no-files
      \(points.flatMap(lines).joined(separator: "\n"))
      """
  }

  private static func lines(of point: CompletionPoint) -> [String] {
    let condition = "__thumbindex_at" + (point.command.isEmpty ? "" : " \(point.command)")
    let start = "complete --command thumbindex --condition \(Shell.fish.quoted(condition))"
    let choices = point.choices.map { choice in
      "\(start) --arguments \(choice.word) --description \(Shell.fish.quoted(choice.summary))"
    }
    let words = point.words.flatMap(arguments).map { ["\(start) \($0)"] } ?? []
    let options = point.options.map { option in
      let letter = option.letter.map { " --short-option \($0)" } ?? ""
      let value = option.expectedWord.map { word in
        word == .file
          ? " --require-parameter --force-files"
          : " --exclusive" + (arguments(word).map { " \($0)" } ?? "")
      }
      return "\(start)\(letter) --long-option \(option.name)\(value ?? "")"
        + " --description \(Shell.fish.quoted(option.summary))"
    }
    return choices + words + options
  }

  private static func arguments(_ word: ExpectedWord) -> String? {
    switch word {
    case .text: nil
    case .folder: "--arguments '(__fish_complete_directories)'"
    case .file: "--force-files"
    case .query: "--arguments '(__thumbindex_queries)'"
    case .oneOf(let choices): "--arguments \(Shell.fish.quoted(choices.joined(separator: " ")))"
    }
  }

  private static let queries = #"""
    # The queries, lists and folders of the site.
    function __thumbindex_queries
        set -l folder .
        set -l words (commandline -opc)
        for place in (seq (count $words))
            switch $words[$place]
                case -C --directory
                    set folder $words[(math $place + 1)]
                case '--directory=*'
                    set folder (string replace -- --directory= '' $words[$place])
            end
        end
        set folder (string replace --regex -- '^~' $HOME $folder)/Queries
        for name in $folder/**
            if test -d $name; or string match --quiet --regex '\.(md|yml)$' -- $name
                string replace -- $folder/ '' $name | string replace --regex '\.(md|yml)$' ''
            end
        end
    end
    """#
}
