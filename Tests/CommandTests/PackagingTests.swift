import Foundation
import Testing

/// The parts of the repository that are shell and make, as far as they need no build.
@Suite struct PackagingTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

  @Test(
    "a folder with blanks is one word when things are put there and taken away", .needs("make"),
    arguments: ["/opt/my tools", "/opt/it's mine"])
  func blanks(_ prefix: String) throws {
    let quoted = prefix.replacing("'", with: #"'\''"#)
    for target in ["install", "uninstall"] {
      let run = try ShellProgram(name: "make").run(
        ["-n", target, "PREFIX=\(prefix)", "DESTDIR=/a b"], in: Self.checkout)
      #expect(run.status == 0)
      for file in [
        "bin/thumbindex", "share/man/man1/thumbindex.1", "share/zsh/site-functions/_thumbindex",
        "share/bash-completion/completions/thumbindex",
        "share/fish/vendor_completions.d/thumbindex.fish",
      ] {
        #expect(run.output.contains("'/a b\(quoted)/\(file)'"), "\(run.output)")
      }
    }
  }

  @Test("cleaning leaves the recordings that are nowhere else", .needs("make"))
  func cleaning() throws {
    let run = try ShellProgram(name: "make").run(["-n", "clean"], in: Self.checkout)
    #expect(run.output.contains("_site"))
    #expect(!run.output.contains(".thumbindex"))
  }

  @Test("the action says which folder is not there", .needs("bash"))
  func wrongFolder() throws {
    let run = try ShellProgram(name: "bash").run(
      ["-c", "COMMAND=build ARGUMENTS= FOLDER=not/there Packaging/run-command.sh"],
      in: Self.checkout)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("::error::There is no folder 'not/there'."), "\(run.output)")
  }

  @Test("a release takes the notes of its own version and of none that begins alike", .needs("awk"))
  func notes() throws {
    let workflow = try String(
      contentsOfFile: "\(Self.checkout)/.github/workflows/release.yml", encoding: .utf8)
    let program = try #require(
      workflow.split(separator: "\n").first { $0.contains("inside = ") }.flatMap { line in
        line.split(separator: "'").dropFirst().first
      })
    let folder = try TestSite(
      "-- CHANGELOG.md --\n# Changes\n## 0.1.10\nTen\n## 0.1.1 - today\nOne\n## 0.1.0\n")
    let run = try ShellProgram(name: "awk").run(
      ["-v", "version=0.1.1", String(program), "CHANGELOG.md"], in: folder.path)
    #expect(run.output == "One\n")
  }
}
