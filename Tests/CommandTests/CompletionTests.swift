import Foundation
import Testing

@testable import Command

/// What the shells offer, once they have loaded the program's completions.
@Suite struct CompletionTests {
  /// A line, and the only word that can stand at its end.
  static let words: [(line: String, word: String)] = [
    ("thumbindex bu", "build"),
    ("thumbindex -v --qui", "--quiet"),
    ("thumbindex help sea", "search"),
    ("thumbindex help search om", "omdb"),
    ("thumbindex search goo", "google-books"),
    ("thumbindex search itunes --amgArt", "--amgArtistId"),
    ("thumbindex search --max-wait 3 omdb --Sea", "--Season"),
    ("thumbindex search itunes --explicit Y", "Yes"),
    ("thumbindex completions z", "zsh"),
    ("thumbindex build --outp", "--output"),
    ("thumbindex build --output Sit", "Site"),
    ("thumbindex build --output=Sit", "Site"),
    ("thumbindex fetch --report not", "notes.txt"),
    ("thumbindex fetch music/q", "music/queen"),
    ("thumbindex fetch ban", "bands"),
    ("thumbindex fetch --older-than=7d --drafts books/", "books/whale"),
    ("thumbindex fetch build --acc", "--accept-empty"),
    ("thumbindex -C other fetch cat", "cats"),
    ("thumbindex fetch -C other cat", "cats"),
    ("thumbindex --directory=other fetch cat", "cats"),
  ]

  /// A line, and all that can stand at its end.
  static let lists: [(line: String, words: String)] = [
    ("thumbindex ", "build check clean completions explain fetch help new search serve"),
    ("thumbindex search ", "google-books itunes omdb"),
    ("thumbindex search itunes --c", "--category --country"),
    ("thumbindex search itunes que", ""),
    ("thumbindex fetch music", "music music/abba music/queen"),
    ("thumbindex explain it", ""),
    ("thumbindex nonsense ", "build check clean completions explain fetch help new search serve"),
  ]

  /// A site to complete in, one beside it, and the shell's completions.
  private static func site(for shell: Shell) throws -> TestSite {
    let site = try TestSite(
      """
      -- Queries/music/queen.md --
      -- Queries/music/abba.md --
      -- Queries/books/whale.md --
      -- Queries/bands.yml --
      -- Queries/remarks.txt --
      -- other/Queries/cats.md --
      -- notes.txt --
      """)
    try site.write(shell.completions, to: "functions/_thumbindex")
    return site
  }

  @Test("every command, store and option is in the completions", arguments: Shell.allCases)
  func complete(_ shell: Shell) {
    let script = shell.completions
    for command in CommandSpecification.all {
      #expect(script.contains(command.name))
      for (word, branch) in command.branches.all {
        #expect(script.contains(word))
        for option in branch.options { #expect(script.contains(option.name), "\(option.name)") }
      }
      for option in command.options { #expect(script.contains(option.name), "\(option.name)") }
    }
  }

  @Test("an unknown shell is an error that names the shells")
  func unknownShell() async {
    let run = await Run(["completions", "zhs"])
    #expect(run.status == .usage)
    #expect(run.remarks == "error: There is no shell 'zhs'.\nhint: Did you mean 'zsh'?\n")
    let none = await Run(["completions"])
    #expect(none.status == .usage)
    #expect(none.remarks.hasPrefix("error: Say for which shell: bash, zsh, fish.\n"))
  }

  @Test("bash offers what may follow", .needs("bash"))
  func bash() throws {
    let site = try Self.site(for: .bash)
    let bash = ShellProgram(name: "bash")
    let check = try bash.run(["-n", "functions/_thumbindex"], in: site.path)
    #expect(check.status == 0 && check.output == "", "\(check.output)")
    // As readline calls it: '=' is a word of its own.
    let asking = """
      source functions/_thumbindex
      line=${1//=/ = }
      read -ra COMP_WORDS <<<"$line"
      [[ $line != *' ' ]] || COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _thumbindex
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    func offer(_ line: String) throws -> String {
      try bash.run(["--norc", "-c", asking, "bash", line], in: site.path).output.words
    }
    for (line, word) in Self.words { #expect(try offer(line) == word, "\(line)") }
    for (line, words) in Self.lists { #expect(try offer(line) == words, "\(line)") }
  }

  @Test("fish offers what may follow", .needs("fish"))
  func fish() throws {
    let site = try Self.site(for: .fish)
    let fish = ShellProgram(name: "fish")
    func offer(_ line: String) throws -> String {
      let asking = "source functions/_thumbindex; complete --do-complete \(Shell.fish.quoted(line))"
      let run = try fish.run(["--no-config", "-c", asking], in: site.path)
      // Behind a tab stands what the word means; before a folder the option it belongs to.
      return run.output.split(separator: "\n").map { offered in
        let word = offered.split(separator: "\t")[0]
        return String(word.split(separator: "=").last ?? word).without(suffixes: "/")
      }.joined(separator: "\n").words
    }
    for (line, word) in Self.words { #expect(try offer(line) == word, "\(line)") }
    for (line, words) in Self.lists { #expect(try offer(line) == words, "\(line)") }
  }

  @Test("zsh completes what can be only one word", .needs("zsh"))
  func zsh() throws {
    let site = try Self.site(for: .zsh)
    // A shell at a terminal of its own, with a key that completes the line and writes it down.
    let asking = #"""
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'stty rows 50 columns 200; setopt no_beep; fpath=($PWD/functions $fpath)'
      zpty -w shell 'autoload -Uz compinit && compinit -u -D'
      zpty -w shell 'tell() { zle complete-word; print -r -- "$BUFFER" >>told; BUFFER=; zle accept-line }'
      zpty -w shell 'zle -N tell; bindkey "^T" tell; echo RE''ADY'
      zpty -r -m shell heard '*READY*'
      for line; do zpty -w -n shell "$line"$'\x14'; done
      zpty -w shell 'echo DO''NE'
      zpty -r -m shell heard '*DONE*'
      zpty -d shell
      cat told
      """#
    let lines = Self.words.map(\.line)
    let run = try ShellProgram(name: "zsh").run(["-f", "-c", asking, "zsh"] + lines, in: site.path)
    let completed = run.output.split(separator: "\n").map {
      String($0).without(suffixes: " ", "/", "=")
    }
    let expected = Self.words.map { line, word in
      let end = line.lastIndex { $0 == " " || $0 == "=" } ?? line.startIndex
      return "\(line[...end])\(word)"
    }
    #expect(completed == expected)
  }
}

extension String {
  /// The lines in the order of their bytes, with blanks between them.
  fileprivate var words: String {
    split(separator: "\n").sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .joined(separator: " ")
  }

  /// Without any of the suffixes, if it has one.
  fileprivate func without(suffixes: String...) -> String {
    for suffix in suffixes where hasSuffix(suffix) { return String(dropLast(suffix.count)) }
    return self
  }
}
