import Command
import Foundation
import Testing

/// The program when its results cannot be written.
@Suite struct StandardOutputTests {
  static let commands: [[String]] = [
    ["--help"], ["--version"], ["completions", "bash"], ["fetch", "--dry-run"], ["check"],
    ["fetch", "--dry-run", "--json"], ["build", "--offline"], ["explain", "itunes:1"],
    ["explain", "itunes:1", "--json"],
  ]

  /// Runs the program in a shell, which does something with its outputs.
  private func outcome(
    _ arguments: [String], _ redirection: String, in site: TestSite
  ) throws -> (status: Int32, output: String) {
    let shell = ShellProgram(name: "sh")
    let command = "\"$0\" \"$@\" \(redirection)"
    return try shell.run(["-c", command, try Program.path] + arguments, in: site.path)
  }

  @Test(
    "a full disk is one sentence and 1",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: commands)
  func full(_ arguments: [String]) throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    let run = try outcome(arguments, ">/dev/full", in: site)
    #expect(run.status == 1)
    #expect(
      run.output == "error: Standard output cannot be written: No space left on device.\n")
  }

  @Test("so is an output that is closed, and no file takes its place", arguments: commands)
  func closed(_ arguments: [String]) throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    let run = try outcome(arguments, ">&-", in: site)
    #expect(run.status == 1)
    #expect(run.output == "error: Standard output cannot be written: Bad file descriptor.\n")
    #expect(try outcome(arguments, ">&- 2>&- <&-", in: site).status == 1)
    if arguments.first == "build" {
      #expect(try site.page("a/index.html").titles == ["Mia"])
    }
  }

  @Test("a reader that goes away is told nothing, and the work is done to its end")
  func brokenPipe() throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    for arguments in Self.commands {
      let run = try outcome(arguments, "| true", in: site)
      #expect(run.status == 0 && run.output == "")
    }
    #expect(try site.page("a/index.html").titles == ["Mia"])
    let status = try outcome(["build", "--offline"], "2>&1 | true; echo done", in: site)
    #expect(status.output == "done\n")
  }

  @Test("-q has nothing to write")
  func quiet() throws {
    let site = try TestSite(Fixtures.query("a", songs: "Mia"))
    let run = try outcome(["-q", "build", "--offline"], ">&-", in: site)
    #expect(run.status == 0 && run.output == "")
  }
}
