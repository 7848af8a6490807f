import Diagnostics
import Glibc
import Testing

@testable import Preview

@Suite(.timeLimit(.minutes(2)))
struct InotifyTests {
  @Test func tellsWhenTheSystemHasLostCount() throws {
    let folder = try Folder()
    var inotify = try Inotify()
    try inotify.watch("here", at: folder.path)
    // More than the 16,384 events that the system keeps by default.
    for number in 0..<7_000 {
      let path = "\(folder.path)/\(number)"
      close(unsafe open(path, O_CREAT | O_WRONLY, 0o600))
      unsafe unlink(path)
    }
    let events = inotify.events()
    #expect(events.first?.folder == "here")
    #expect(events.count > 16_384 && events.last?.folder == nil || events.count == 21_000)
    #expect(inotify.events().isEmpty)
  }

  @Test("a folder may have several names, and each is told of")
  func tellsByEachName() throws {
    let folder = try Folder()
    var inotify = try Inotify()
    try inotify.watch("one", at: folder.path)
    try inotify.watch("/two", at: folder.path)
    try folder.makeFolder("x")
    #expect(inotify.events().map(\.folder) == ["/two", "one"])
    inotify.forget("one")
    #expect(!inotify.watches("one") && inotify.watches("/two"))
    try folder.makeFolder("y")
    #expect(inotify.events().map(\.folder) == ["/two"])
  }

  @Test(arguments: [
    (PollingReason(code: ENOSPC), "the system watches no more folders for this account"),
    (PollingReason(code: EMFILE), "the system gives this account no more watches"),
    (PollingReason(code: ENOSYS), "the system does not watch them: Function not implemented"),
    (PollingReason.fileSystem("9p"), "they are on '9p', which does not tell of all changes"),
  ])
  func saysWhyFilesAreLookedAt(_ reason: PollingReason, _ words: String) {
    #expect(
      reason.notice?.summary == "The site's files are looked at once a second, since \(words).")
  }

  @Test func doesNotExplainWhatWasWanted() {
    #expect(PollingReason.wanted.notice == nil)
  }
}
