import Diagnostics
import Publishing
import Testing

@Suite struct PlanTests {
  private func faults(_ paths: String..., isAsset: Bool = false) -> [String] {
    let files = paths.enumerated().map {
      PlannedFile(path: $1, origin: "Queries/\($0).md", isAsset: isAsset)
    }
    do throws(DiagnosticList) {
      _ = try Plan(files)
      return []
    } catch {
      return error.all.map(\.summary)
    }
  }

  @Test("SG-15: characters that uploads refuse", arguments: [":", "\"", "<", ">", "|", "*", "?"])
  func refusesCharacters(_ character: String) {
    #expect(
      faults("a/what\(character)/index.html") == [
        "'a/what\(character)/index.html', made from Queries/0.md, has the character "
          + "'\(character)' in it, which GitHub Pages refuses."
      ])
    #expect(faults("a\(character)b.txt", isAsset: true) == [])
  }

  @Test("Two names that look the same are told of as such")
  func namesThatLookTheSame() {
    let files = ["\u{FC}.txt", "u\u{308}.txt"].map { name in
      PlannedFile(path: "assets/\(name)", origin: "Site/Assets/\(name)", isAsset: true)
    }
    let error = #expect(throws: DiagnosticList.self) { try Plan(files) }
    #expect(
      error?.all.map(\.summary) == [
        "There are two files 'assets/\u{FC}.txt', whose names have the same letters in two forms of "
          + "Unicode; they are one file on many machines."
      ])
  }

  @Test("SG-14: names that file systems refuse")
  func refusesLongNames() {
    let cyrillic = String(repeating: "ж", count: 60)
    #expect(faults("\(cyrillic)/index.html") == [])
    #expect(
      faults("\(cyrillic)a/index.html") == [
        "'\(cyrillic)a/index.html', made from Queries/0.md, has a name of more than 120 bytes in it."
      ])
  }

  @Test(
    "Names that are not published",
    arguments: [
      ("_a/index.html", "has a name in it that starts with '_', which is not published"),
      ("a/_b.html", "has a name in it that starts with '_', which is not published"),
      ("a/.b", "has a name in it that starts with '.', which is not published"),
      (".nojekyll/a", "has a name in it that starts with '.', which is not published"),
      ("a//b", "has an empty name in it"), ("/a", "has an empty name in it"),
      ("a/", "has an empty name in it"), ("", "has an empty name in it"),
      ("a/../b", "has '..' in it"), ("./b", "has '.' in it"),
      ("a\nb", "has a control character in it"), ("a\u{7F}", "has a control character in it"),
    ])
  func refuses(_ path: String, _ reason: String) {
    #expect(faults(path) == ["'\(path)', made from Queries/0.md, \(reason)."])
  }

  @Test func leavesNamesToTheOwnerOfAssets() {
    let long = String(repeating: "n", count: 200)
    #expect(faults("assets/_a", "assets/.well-known/x", "assets/\(long)", isAsset: true) == [])
    #expect(faults("assets/../x", isAsset: true).count == 1)
    #expect(faults("assets/a\nb", isAsset: true).count == 1)
    #expect(
      faults("assets/a\\b", isAsset: true) == [
        "'assets/a\\b', made from Queries/0.md, has a backslash in it, which browsers take for a slash."
      ])
    #expect(faults(".nojekyll", "index.html", "a/index.html", "CNAME") == [])
  }

  @Test(
    "Two on one path",
    arguments: [
      (
        "a/index.html", "a/index.html",
        "'a/index.html' would be written twice: by Queries/0.md and by Queries/1.md."
      ),
      (
        "ABBA/i.html", "abba/i.html",
        "'ABBA/i.html', made from Queries/0.md, and 'abba/i.html', made from Queries/1.md, "
          + "are one file on many machines."
      ),
      (
        "STRASSE", "straße",
        "'STRASSE', made from Queries/0.md, and 'straße', made from Queries/1.md, "
          + "are one file on many machines."
      ),
      (
        "u\u{308}", "\u{FC}",
        "'u\u{308}', made from Queries/0.md, and '\u{FC}', made from Queries/1.md, "
          + "are one file on many machines."
      ),
      (
        "a", "a/b/c",
        "'a' would be a file and a folder: Queries/0.md makes the file, Queries/1.md makes 'a/b/c'."
      ),
      (
        "A", "a/b",
        "'A' would be a file and a folder: Queries/0.md makes the file, Queries/1.md makes 'a/b'."
      ),
    ])
  func refusesCollisions(_ one: String, _ other: String, _ summary: String) {
    #expect(faults(one, other) == [summary])
  }

  @Test("SG-04: names in other scripts are names of their own")
  func acceptsOtherScripts() {
    #expect(faults("东京/index.html", "北京/index.html", "müsli/index.html", "u/index.html") == [])
  }

  @Test func reportsAll() {
    #expect(faults("_a", "b", "b", "c/d", "c").count == 3)
  }
}
