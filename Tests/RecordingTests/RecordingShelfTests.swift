import Diagnostics
import FileSystem
import Foundation
import Recording
import Testing

@Suite struct RecordingShelfTests {
  private let site: SiteOnDisk
  private let shelf: RecordingShelf
  private let folder = "Site/Responses/music/queen"
  private let cache = ".thumbindex/responses/music/queen"
  private let later = "2023-01-01T00:00:00Z"

  init() throws {
    site = try SiteOnDisk()
    shelf = site.shelf
  }

  private func replace(_ fill: (inout NewRecording) -> Void) throws {
    var new = NewRecording()
    fill(&new)
    try shelf.replace(new, of: "music/queen")
  }

  @Test func nothingIsRecordedAtFirst() throws {
    #expect(try shelf.folder(of: "music/queen") == nil)
    #expect(try shelf.history(of: "music/queen") == History())
    try shelf.replace(NewRecording(), of: "music/queen")
    #expect(site.files() == [])
  }

  @Test func writesWhatIsReadAgain() throws {
    try replace {
      $0.add("1-1.json", "a\u{0}\r\n")
      $0.add("1-2.json", "")
    }
    let read = try #require(try shelf.folder(of: "music/queen"))
    #expect(read.path == folder)
    #expect(read.record.responses.map(\.file) == ["1-1.json", "1-2.json"])
    #expect(try read.read("1-1.json") == Array("a\u{0}\r\n".utf8))
    #expect(read.isKept("1-1.json"))
    #expect(read.damage.isEmpty)
    #expect(
      site.files() == ["1-1.json", "1-2.json", "record.json"].map { "\(folder)/\($0)" })
  }

  @Test("Files have the modes that the user's other files have") func modes() throws {
    try RecordingShelf(site: site.path).replace(new { $0.add("1-1.json", "a") }, of: "queen")
    for name in ["1-1.json", "record.json"] {
      let path = "\(site.path)/Site/Responses/queen/\(name)"
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let mine = "\(site.path)/mine"
      try site.write("", to: "mine")
      let usual = try FileManager.default.attributesOfItem(atPath: mine)
      #expect(
        attributes[.posixPermissions] as? Int == usual[.posixPermissions] as? Int)
    }
  }

  private func new(_ fill: (inout NewRecording) -> Void) -> NewRecording {
    var new = NewRecording()
    fill(&new)
    return new
  }

  @Test("What the terms do not let stay goes into the cache, which git ignores")
  func keptAndCached() throws {
    try replace {
      $0.add("1-1.json", "a")
      $0.add("2-1.json", "b", isKept: false)
    }
    #expect(
      site.files() == [
        ".thumbindex/.gitignore", "\(cache)/2-1.json", "\(cache)/record.json",
        "\(folder)/1-1.json", "\(folder)/record.json",
      ])
    #expect(site.text(".thumbindex/.gitignore") == "*\n")
    let read = try #require(try shelf.folder(of: "music/queen"))
    #expect(read.record.responses.map(\.file) == ["1-1.json", "2-1.json"])
    #expect(!read.isKept("2-1.json"))
    #expect(try read.read("2-1.json") == Array("b".utf8))
    #expect(read.place(of: "1-1.json") == Place(file: "\(folder)/1-1.json"))
    #expect(read.place(of: "2-1.json") == Place(file: "\(cache)/2-1.json"))
  }

  @Test("A store that is not to be kept any more moves, and so back")
  func movesBetweenTheFolders() throws {
    try replace { $0.add("1-1.json", "a") }
    try replace { $0.keep("1-1.json", "a", isKept: false) }
    #expect(
      site.files() == [
        ".thumbindex/.gitignore", "\(cache)/1-1.json", "\(cache)/record.json",
      ])
    try replace { $0.keep("1-1.json", "a") }
    #expect(
      site.files() == [
        ".thumbindex/.gitignore", "\(folder)/1-1.json", "\(folder)/record.json",
      ])
  }

  @Test("Where both folders have a search, its newer recording counts")
  func newerCounts() throws {
    try replace { $0.add("1-1.json", "cached", isKept: false, date: later) }
    let record = Record(responses: [.entry("1-1.json", "kept"), .entry("2-1.json", "two")])
    try site.write("kept", to: "\(folder)/1-1.json")
    try site.write("two", to: "\(folder)/2-1.json")
    try site.write(String(decoding: record.bytes, as: UTF8.self), to: "\(folder)/record.json")
    let read = try #require(try shelf.folder(of: "music/queen"))
    #expect(try read.read("1-1.json") == Array("cached".utf8))
    #expect(try read.read("2-1.json") == Array("two".utf8))
    #expect(read.record.responses.count == 2)
  }

  @Test("What stays as it is is not written") func writesNothing() throws {
    try replace { $0.add("1-1.json", "a") }
    let counter = Counter()
    let counting = RecordingShelf(site: site.path, disk: .counting(counter))
    try counting.replace(new { $0.add("1-1.json", "a") }, of: "music/queen")
    try counting.replace(new { $0.keep("1-1.json", "a") }, of: "music/queen")
    #expect(counter.value == 0)
    // A new date is a new record, and nothing else.
    try counting.replace(new { $0.keep("1-1.json", "a", date: later) }, of: "music/queen")
    #expect(counter.value == 2)
    #expect(try shelf.folder(of: "music/queen")?.record.responses.first?.date == later)
  }

  @Test("The owner's files in the folder stay, links too") func strangers() throws {
    try replace { $0.add("1-1.json", "a") }
    try site.write("mine", to: "\(folder)/README.md")
    try site.write("old", to: "\(folder)/1-7.json")
    try site.write("deep", to: "\(folder)/a/b/c.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(site.path)/\(folder)/link", withDestinationPath: "nowhere")
    try replace { $0.add("1-1.json", "b") }
    #expect(
      site.files()
        == ["1-1.json", "README.md", "a/b/c.txt", "link", "record.json"].map {
          "\(folder)/\($0)"
        })
    #expect(site.text("\(folder)/a/b/c.txt") == "deep")
    try replace { $0.keep("1-1.json", "b", isKept: false) }
    #expect(site.text("\(folder)/README.md") == "mine")
    #expect(site.text("\(folder)/record.json") == nil)
  }

  @Test("A folder that is a link stays one") func linkedFolder() throws {
    try replace { $0.add("1-1.json", "a") }
    try FileManager.default.moveItem(
      atPath: "\(site.path)/Site/Responses/music", toPath: "\(site.path)/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: "\(site.path)/Site/Responses/music", withDestinationPath: "../../elsewhere")
    try replace { $0.add("1-1.json", "b") }
    #expect(site.text("elsewhere/queen/1-1.json") == "b")
    #expect(site.leftovers == [])
  }

  @Test("A name is found in whatever form the disk has it") func forms() throws {
    let (composed, decomposed) = ("bands/Mot\u{F6}rhead", "bands/Moto\u{308}rhead")
    try shelf.replace(new { $0.add("1-1.json", "a") }, of: decomposed)
    #expect(try shelf.folder(of: composed)?.record.responses.count == 1)
    try shelf.replace(new { $0.add("1-1.json", "b") }, of: composed)
    #expect(try Disk.system.names("\(site.path)/Site/Responses/bands").count == 1)
  }

  @Test("A name as long as names may be") func longName() throws {
    let name = String(repeating: "x", count: 255)
    try shelf.replace(new { $0.add("1-1.json", "a") }, of: name)
    try shelf.replace(new { $0.add("1-1.json", "b") }, of: name)
    #expect(try shelf.folder(of: name)?.read("1-1.json") == Array("b".utf8))
    #expect(site.leftovers == [])
  }

  @Test("A damaged record is named, and replaced by the next recording")
  func damagedRecord() throws {
    try replace { $0.add("1-1.json", "a") }
    try site.write("{", to: "\(folder)/record.json")
    let fault = #expect(throws: Diagnostic.self) { try shelf.folder(of: "music/queen") }
    #expect(fault?.place == Place(file: "\(folder)/record.json"))
    #expect(
      fault?.summary == "This record of responses is damaged: it is no JSON, or is cut off.")
    try replace { $0.add("1-1.json", "b") }
    #expect(try shelf.folder(of: "music/queen")?.read("1-1.json") == Array("b".utf8))
  }

  @Test("Files that are gone or altered are named") func damagedFiles() throws {
    try replace {
      $0.add("1-1.json", "a")
      $0.add("1-2.json", "b")
      $0.add("2-1.json", "c", isKept: false)
    }
    try site.remove("\(folder)/1-2.json")
    try site.write("C", to: "\(cache)/2-1.json")
    let damage = try #require(try shelf.folder(of: "music/queen")).damage
    #expect(damage.map(\.file) == ["1-2.json", "2-1.json"])
    #expect(
      damage.map(\.diagnostic.description) == [
        "\(folder)/1-2.json: warning: This recorded response cannot be read.",
        "\(cache)/2-1.json: warning: This response is not as it was recorded.",
      ])
    // The same answer as before mends them.
    try replace {
      $0.keep("1-1.json", "a")
      $0.add("1-2.json", "b")
      $0.add("2-1.json", "c", isKept: false)
    }
    #expect(try shelf.folder(of: "music/queen")?.damage == [])
  }

  @Test("Taking over what is not there is a fault, and changes nothing") func takesOverNothing()
    throws
  {
    try replace { $0.add("1-1.json", "a") }
    let before = site.files()
    let fault = #expect(throws: Diagnostic.self) {
      try replace {
        $0.keep("1-1.json", "a")
        $0.keep("1-2.json", "b")
      }
    }
    #expect(
      fault?.summary == "These recordings cannot be written: No such file or directory.")
    #expect(site.files() == before)
  }

  @Test("A file where the folder should be stays, and is named") func fileInTheWay() throws {
    try site.write("mine", to: folder)
    let fault = #expect(throws: Diagnostic.self) { try replace { $0.add("1-1.json", "a") } }
    #expect(fault?.place == Place(file: folder))
    #expect(site.files() == [folder])
    #expect(site.text(folder) == "mine")
  }

  @Test("The new state can be read before it is written") func readsAhead() throws {
    try replace { $0.add("1-1.json", "a") }
    let present = try shelf.folder(of: "music/queen")
    let new = new {
      $0.keep("1-1.json", "a")
      $0.add("2-1.json", "b", isKept: false)
    }
    let folder = new.folder(over: present)
    #expect(folder.record.responses.map(\.file) == ["1-1.json", "2-1.json"])
    #expect(try folder.read("1-1.json") == Array("a".utf8))
    #expect(try folder.read("2-1.json") == Array("b".utf8))
    #expect(throws: Diagnostic.self) { try folder.read("3-1.json") }
  }
}
