import Command
import Foundation
import Starter
import TestSupport
import Testing

/// The workflow that a new site gets.
@Suite struct StarterTests {
  private static let path = ".github/workflows/pages.yml"

  /// The workflow of a new site.
  private static func starter() throws -> [Substring] {
    let file = try #require(Starter.files.first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
  }

  /// The workflow that publishes the sample of this repository.
  private static func own() throws -> [Substring] {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: checkout.appending(path: path), encoding: .utf8)
      .split(separator: "\n")
  }

  /// From a line on up to the next that is no deeper than it; without comments and conditions.
  private static func block(_ start: String, in lines: [Substring]) throws -> [Substring] {
    let first = try #require(lines.firstIndex { $0 == start }, "\(start)")
    let depth = start.prefix { $0 == " " }
    let rest = lines[(first + 1)...].prefix { $0.hasPrefix(depth + " ") }
    return rest.filter { line in
      let text = line.drop { $0 == " " }
      return !text.hasPrefix("#") && !text.hasPrefix("if:")
    }
  }

  @Test("it runs this version of the program, wherever it runs it")
  func version() throws {
    let uses = try Self.starter().filter { $0.contains("/thumbindex@") }
    #expect(uses.count == 2)
    #expect(uses.allSatisfy { $0.hasSuffix("/thumbindex@v\(Thumbindex.version)") }, "\(uses)")
  }

  @Test("the manual shows this version")
  func versionInTheManual() throws {
    let versions = try ManualPage.names.flatMap { name in
      try ManualPage(name).text.components(separatedBy: "thumbindex@v").dropFirst().map { rest in
        String(rest.prefix { $0.isNumber || $0.isLetter || ".-".contains($0) })
      }
    }
    #expect(versions.count == 3)
    #expect(Set(versions) == [Thumbindex.version])
  }

  @Test(
    "SG-25 it publishes as the one of this repository does, one at a time",
    arguments: ["concurrency:", "  deploy:"])
  func likeOurOwn(_ start: String) throws {
    let one = try Self.block(start, in: Self.starter())
    #expect(one == (try Self.block(start, in: Self.own())))
    #expect(one.count > 1)
  }

  @Test("the address of Pages goes to the program, and no file is edited for it")
  func address() throws {
    #expect(
      try Self.starter().contains {
        $0.hasPrefix("          args: --url=${{ steps.pages.outputs.base_url }}")
      })
    for lines in try [Self.starter(), Self.own()] {
      #expect(!lines.contains { $0.contains("sed --") })
      #expect(lines.contains { $0.hasPrefix("          include-hidden-files: true") })
    }
  }

  @Test("answers that are not kept are handed from job to job and from run to run")
  func cache() throws {
    let lines = try Self.starter()
    let jobs = ["fetch", "build"]
    for job in jobs {
      let block = try Self.block("  \(job):", in: lines)
      let restored = try #require(block.firstIndex { $0.contains("actions/cache/restore@") })
      let used = try #require(block.firstIndex { $0.contains("/thumbindex@v") })
      let saved = try #require(block.firstIndex { $0.contains("actions/cache/save@") })
      #expect(restored < used && used < saved)
      #expect(block.contains { $0.hasSuffix("${{ github.run_attempt }}-\(job)") })
    }
    let folder = "          path: ${{ env.SITE }}/.thumbindex/responses"
    #expect(lines.count { $0 == folder } == 4)
    #expect(lines.count { $0 == "          restore-keys: answers-" } == jobs.count)
  }

  @Test("the actions of others are the same in both")
  func actions() throws {
    let used = { (lines: [Substring]) in
      Set(
        lines.compactMap { line in
          line.firstRange(of: "uses: actions/").map { line[$0.upperBound...] }
        })
    }
    let starter = try used(Self.starter())
    #expect(try used(Self.own()).isSubset(of: starter))
    #expect(starter.allSatisfy { $0.firstRange(of: "@")?.upperBound != nil && $0.contains(" # v") })
  }

  @Test(
    "only the job that commits may write to the repository, and only the one that deploys to Pages")
  func permissions() throws {
    let lines = try Self.starter()
    let rights = { (job: String) in
      try Self.block("    permissions:", in: Self.block("  \(job):", in: lines)).map { line in
        line.drop { $0 == " " }.prefix { $0 != "#" }
      }
    }
    #expect(lines.contains("permissions: {}"))
    #expect(try rights("fetch") == ["contents: write "])
    #expect(try rights("build") == ["contents: read", "pages: read "])
    #expect(try rights("deploy") == ["pages: write ", "id-token: write "])
  }

  @Test("the manual shows a query of a new site as it is")
  func shownInTheManual() throws {
    let file = try #require(Starter.files.first { $0.path == "Queries/short-films.md" })
    let shown = try ManualPage("manual/first-catalog").examples.filter {
      $0.info == "markdown query"
    }
    #expect(shown.first?.text == String(decoding: file.bytes, as: UTF8.self))
  }

  @Test("SG-24 it begins by a push, by hand and at night")
  func triggers() throws {
    let lines = try Self.block("on:", in: Self.starter())
    for start in ["push:", "workflow_dispatch:", "schedule:"] {
      #expect(lines.contains("  \(start)"))
    }
  }
}
