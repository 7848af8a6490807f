import Dates
import FileSystem

extension Answer {
  /// A file of the site, or the part of it that a browser asks for, or word that the browser has
  /// it.
  ///
  /// Returns `nil` when it is on disk and can no longer be read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - type: What it is; a page that is to be shown gets the script of live reload.
  ///   - request: What the browser asked.
  ///   - mark: The state of the site that the file is of; see `LiveScript`.
  init?(_ file: ServedFile, _ type: MediaType, to request: Request, mark: String) {
    let getsScript = type == .html && request.wantsPage
    switch file.content {
    case .bytes(let bytes):
      self.init(getsScript ? LiveScript.inserted(into: bytes, mark) : bytes, type, request)
    case .onDisk(let path, let root, _):
      guard let open = OpenFile(path, below: root) else { return nil }
      if !getsScript {
        self.init(open, type, request)
      } else {
        guard let bytes = open.contents() else { return nil }
        self.init(LiveScript.inserted(into: bytes, mark), type, request, from: open.identity)
      }
    }
  }

  /// The page that says that there is nothing; its text does not depend on what was asked.
  init?(missing file: ServedFile, mark: String) {
    let plain = Request(method: "GET", target: [])
    guard let found = Answer(file, .html, to: plain, mark: mark) else { return nil }
    self.init(404, .html, found.body)
  }

  private init(
    _ bytes: [UInt8], _ type: MediaType, _ request: Request, from identity: FileIdentity? = nil
  ) {
    let version = Version(of: bytes, from: identity)
    let selection = Selection(of: bytes.count, version, for: request)
    self.init(
      selection, of: bytes.count, version, type,
      .bytes(selection.range == bytes.indices ? bytes : Array(bytes[selection.range])))
  }

  private init(_ file: consuming OpenFile, _ type: MediaType, _ request: Request) {
    let size = file.size
    let version = Version(of: file.identity)
    let selection = Selection(of: size, version, for: request)
    self.init(selection, of: size, version, type, .file(file, selection.range))
  }

  private init(
    _ selection: Selection, of size: Int, _ version: Version, _ type: MediaType,
    _ body: consuming Body
  ) {
    switch selection {
    case .whole: self.init(200, type, body)
    case .part(let range):
      self.init(206, type, body)
      add("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)")
    case .unsatisfiable:
      self.init(416, nil)
      add("Content-Range", "bytes */\(size)")
    // Its length is told and nothing of it sent.
    case .known: self.init(304, type, body)
    case .unwanted: self.init(412, nil)
    }
    add("Accept-Ranges", "bytes")
    add("ETag", version.tag)
    if let modified = version.modified { add("Last-Modified", modified.http) }
  }
}

/// How much of something a request selects.
private enum Selection: Hashable {
  case whole(Int)
  case part(Range<Int>)
  case unsatisfiable
  /// Nothing, for the browser has it, all of that size.
  case known(Int)
  /// Nothing, for the browser wants another version.
  case unwanted

  init(of size: Int, _ version: Version, for request: Request) {
    if !version.isWanted(by: request) {
      self = .unwanted
    } else if version.isKnown(to: request) {
      self = .known(size)
    } else {
      switch ByteRange(version.range(in: request), of: size) {
      case .whole: self = .whole(size)
      case .part(let range): self = .part(range)
      case .unsatisfiable: self = .unsatisfiable
      }
    }
  }

  /// The bytes that the answer is about.
  var range: Range<Int> {
    switch self {
    case .whole(let size), .known(let size): 0..<size
    case .part(let range): range
    case .unsatisfiable, .unwanted: 0..<0
    }
  }
}
