import Command
import Testing

/// What the command line says to those who hold it wrong, or ask.
@Suite struct UsageTests {
  static let mistakes: [(arguments: [String], remarks: String)] = [
    (
      [],
      """
      error: Say what to do: new, search, fetch, build, serve, check, explain, clean, completions, help.
      hint: See 'thumbindex --help'.

      """
    ),
    (
      ["biuld"],
      """
      error: There is no command 'biuld'.
      hint: Did you mean 'build'?

      """
    ),
    (
      ["build", "--offlin", "--ouput", "x"],
      """
      error: There is no option '--ouput' here.
      hint: Did you mean '--output'?

      """
    ),
    (
      ["build", "-x"],
      """
      error: There is no option '-x' here.
      hint: See 'thumbindex --help'; a name that begins with a hyphen goes behind '--'.

      """
    ),
    (
      ["build", "-é"],
      """
      error: There is no option '-é' here.
      hint: See 'thumbindex --help'; a name that begins with a hyphen goes behind '--'.

      """
    ),
    (
      ["-qvü", "build"],
      """
      error: There is no option '-ü' here.
      hint: See 'thumbindex --help'; a name that begins with a hyphen goes behind '--'.

      """
    ),
    (
      ["build", "--output"],
      """
      error: The option '--output' needs a value.
      hint: See 'thumbindex --help'.

      """
    ),
    (
      ["-C"],
      """
      error: The option '-C' needs a value.
      hint: See 'thumbindex --help'.

      """
    ),
    (
      ["build", "--strict=yes"],
      """
      error: The option '--strict' takes no value.
      hint: See 'thumbindex --help'.

      """
    ),
    (
      ["new", "a", "b"],
      """
      error: 'new' does not know what to do with 'b'.
      hint: See 'thumbindex new --help'.

      """
    ),
    (
      ["explain", "itunes:1", "itunes:2"],
      """
      error: 'explain' does not know what to do with 'itunes:2'.
      hint: See 'thumbindex explain --help'.

      """
    ),
    (
      ["explain"],
      """
      error: Name one item by its id.
      hint: An id is a store, a colon and the store's number: itunes:579373079

      """
    ),
    (
      ["fetch", "--shard", "5/4"],
      """
      error: '--shard' cannot be '5/4'.
      hint: Write which part of how many, such as 1/4.

      """
    ),
    (
      ["fetch", "--older-than", "7"],
      """
      error: '--older-than' cannot be '7'.
      hint: Write a number and m, h or d for minutes, hours or days: 30m, 24h, 7d.

      """
    ),
    (
      ["fetch", "--max-requests", "-1"],
      """
      error: '--max-requests' cannot be '-1'.
      hint: Write a number from 1 to 1000000.

      """
    ),
    (
      ["fetch", "--older"],
      """
      error: The option '--older' needs a value.
      hint: See 'thumbindex --help'.

      """
    ),
    (
      ["serve", "--port", "65536"],
      """
      error: '--port' cannot be '65536'.
      hint: Write a number from 0 to 65535.

      """
    ),
    (
      ["clean", "_site"],
      """
      error: 'clean' does not know what to do with '_site'.
      hint: See 'thumbindex clean --help'.

      """
    ),
  ]

  @Test("wrong usage ends with 64, says what is wrong, and touches nothing", arguments: mistakes)
  func wrongUsage(_ arguments: [String], _ remarks: String) async {
    let run = await Run(arguments)
    #expect(run == Run(status: .usage, output: "", remarks: remarks))
    #expect(ExitStatus.usage.rawValue == 64)
  }

  @Test("--version, wherever it stands", arguments: [["--version"], ["build", "--version"]])
  func version(_ arguments: [String]) async {
    let expected = Run(status: .done, output: "thumbindex \(Thumbindex.version)\n", remarks: "")
    #expect(await Run(arguments) == expected)
  }

  @Test("--help lists the commands", arguments: [["--help"], ["-h"], ["help"], ["help", "help"]])
  func help(_ arguments: [String]) async {
    let run = await Run(arguments)
    #expect(run.status == .done)
    #expect(run.remarks == "")
    #expect(run.output.contains("Usage: thumbindex [-C DIR] COMMAND [OPTIONS]\n"))
    let commands = [
      "new", "search", "fetch", "build", "serve", "check", "explain", "clean", "help",
    ]
    for command in commands {
      #expect(run.output.contains("\n  \(command) "))
    }
    for option in ["-C, --directory DIR", "-q, --quiet", "-v, --verbose", "-h, --help"] {
      #expect(run.output.contains("\n  \(option) "))
    }
  }

  @Test(
    "the help of a command lists its options",
    arguments: [["build", "--help"], ["help", "build"], ["--help", "build"], ["build", "-h"]])
  func commandHelp(_ arguments: [String]) async {
    let run = await Run(arguments)
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("Write the site to _site/, after asking"))
    #expect(run.output.contains("\n\nUsage: thumbindex [-C DIR] build [OPTIONS]\n"))
    for option in ["--output DIR", "--offline", "--keep-going", "--drafts", "--strict"] {
      #expect(run.output.contains(" \(option) "), "\(option)")
    }
  }

  @Test(
    "a folder without a site",
    arguments: ["build", "serve", "check", "clean", "fetch", "explain itunes:1"])
  func noSite(_ command: String) async throws {
    let site = try TestSite()
    for folder in ["Site", "Queries"] { try site.remove(folder) }
    let run = await Run(["-C", site.path] + command.split(separator: " ").map(String.init))
    #expect(run.status == .failed)
    #expect(run.output == "")
    let first = "error: There is no site in '\(site.path)'.\nhint: "
    #expect(run.remarks.hasPrefix(first), "\(run.remarks)")
  }

  @Test("a folder that is not there")
  func noFolder() async {
    let run = await Run(["build", "-C", "/nowhere/at all"])
    #expect(
      run
        == Run(
          status: .failed, output: "",
          remarks: """
            error: There is no folder '/nowhere/at all'.
            hint: Look at what follows -C.

            """))
  }

  @Test("-C before or after the command; places begin with it, as the user would type them")
  func directory() async throws {
    let site = try TestSite("-- Queries/a.md --\nno front matter")
    let message = "Queries/a.md:1:1: error: This file does not begin with front matter."
    for arguments in [["-C", site.path, "build"], ["build", "-C", site.path]] {
      let run = await Run(arguments)
      #expect(run.status == .failed)
      #expect(run.remarks.hasPrefix("\(site.path)/\(message)\n"), "\(run.remarks)")
    }
    let there = try Program.run(["build"], in: site.path)
    #expect(there.status == .failed)
    #expect(there.remarks.hasPrefix("\(message)\n"), "\(there.remarks)")
    let above = try Program.run(["-C", "Queries/..", "build"], in: site.path)
    #expect(above.remarks.hasPrefix("Queries/../\(message)\n"), "\(above.remarks)")
  }

  @Test("each -C is relative to the one before, as in git")
  func directories() async throws {
    let site = try TestSite("-- Queries/a.md --\nno front matter")
    for folders in [
      ["Queries", ".."], ["Queries/", ".."], ["/nowhere", site.path, "Queries", ".."],
    ] {
      let run = try Program.run(folders.flatMap { ["-C", $0] } + ["build"], in: site.path)
      let path = folders.count == 2 ? "Queries/.." : "\(site.path)/Queries/.."
      #expect(run.remarks.hasPrefix("\(path)/Queries/a.md:1:1: error: "), "\(run.remarks)")
    }
    let empty = await Run(["-C", "", "build", "-C", site.path])
    #expect(
      empty.remarks.hasPrefix("error: The folder after -C has no name.\n"), "\(empty.remarks)")
  }
}
