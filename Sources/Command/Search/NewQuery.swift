import Diagnostics
import FileSystem
import Pages
import QueryFiles
import Recording

/// A query that is to be added to a site.
struct NewQuery {
  let query: Query
  private let search: Search
  private let folder: SiteFolder

  /// Where it will stand: `Queries/music/queen.md`.
  var path: String { query.place.file }

  private var shelf: RecordingShelf { RecordingShelf(site: folder.path, disk: folder.disk) }

  /// Checks that there is room for it.
  ///
  /// - Parameters:
  ///   - name: As given: `music/queen`, or the path of the file.
  ///   - title: Of its page; `nil` takes the last part of the name.
  ///   - search: Its one search.
  ///   - folder: The site.
  /// - Throws: When the name cannot be that of a query, when the file is there, when another page has
  ///   its address, and when a link would have it recorded out of the site.
  init(
    _ name: String, title: String?, search: Search, in folder: SiteFolder
  ) throws(DiagnosticList) {
    let name = QueryName(typed: name, endings: [".md"]).text
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last, parts.allSatisfy(Self.mayBePart) else {
      throw DiagnosticList(
        Diagnostic(
          .error, "'\(name.shortened)' cannot be the name of a query.",
          hints: [
            "Write words, perhaps with folders: Queen or music/Queen. No part begins with a dot."
          ]))
    }
    let path = "Queries/\(name).md"
    query = Query(
      name: name, place: Place(file: path), title: title ?? last, searches: [search])
    self.search = search
    self.folder = folder
    try DiagnosticList.collecting { () throws(Diagnostic) in try checkPath() }
    try checkAddress()
    try DiagnosticList.collecting { () throws(Diagnostic) in try shelf.refuseLinksOut(for: [name]) }
  }

  /// Keeps fetches and other searches from recording anything in the site until the lock is let go.
  ///
  /// - Throws: When one of them has it, or the file has come meanwhile.
  func lock() throws(Diagnostic) -> FileLock {
    let lock = try shelf.lock()
    try checkPath()
    return lock
  }

  private func checkPath() throws(Diagnostic) {
    guard try folder.hasFile(path) else { return }
    throw Diagnostic(
      .error, at: Place(file: path), "This file is there already, and stays as it is.",
      hints: ["Save the search under another name."])
  }

  /// Throws when the address is taken, or is none.
  ///
  /// Faults that the site had before are none of this query's.
  private func checkAddress() throws(DiagnosticList) {
    guard var sources = SiteReading(of: folder).sources else { return }
    sources.queries.append(query)
    let own = SiteAddresses.faults(in: sources).filter { $0.concerns(path) }
    if let list = DiagnosticList(own.map(\.diagnostic)) { throw list }
  }

  /// Writes the recording, and then the file.
  ///
  /// - Parameter recording: Of its search; `lock()` is held meanwhile.
  /// - Throws: When the disk does not do it, also because somebody else was faster.
  func write(with recording: NewRecording) throws(Diagnostic) {
    // A query that is not in a list has recordings of its own name.
    try shelf.replace(recording, of: query.name)
    let location = "\(folder.path)/\(path)"
    let text = QueryFileText(title: query.title, search: search).text
    do throws(DiskError) {
      let parent = location.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      try folder.disk.makeFolders(parent.joined(separator: "/"))
      _ = try folder.disk.create(Array(text.utf8), location)
    } catch {
      throw Diagnostic(
        .error, at: Place(file: path), "This file cannot be written: \(error.words).",
        hints: ["Look at the space on the disk and at the permissions."])
    }
  }

  /// Whether a file or folder of that name would be read.
  private static func mayBePart(_ part: String) -> Bool {
    !part.isEmpty && !part.hasPrefix(".") && !part.hasSuffix("~") && part.onOneLine == part
      && part.utf8.count <= 120
  }
}
