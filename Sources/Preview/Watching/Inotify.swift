import FileSystem
import Glibc

/// The system's own watch over folders.
///
/// - SeeAlso: inotify(7)
struct Inotify: ~Copyable {
  /// What happened to something in a folder, or to the folder itself.
  struct Event {
    /// As `watch` was told; `nil` when so much happened that the system lost count.
    let folder: String?
    /// Empty for the folder itself.
    let name: String
    let kind: Kind
    let isFolder: Bool
  }

  enum Kind {
    /// Something is there, and perhaps still being written.
    case begun
    /// Something is there in full, is gone, or has other rights.
    case done
    /// The folder itself is gone.
    case gone
  }

  private static let begun = IN_CREATE | IN_MODIFY
  private static let done =
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ATTRIB
  private static let gone = IN_DELETE_SELF | IN_MOVE_SELF

  let descriptor: FileDescriptor
  /// One that links lead to has a name for each of them.
  private var folders: [Int32: Set<String>] = [:]
  private var numbers: [String: Int32] = [:]

  /// - Throws: When the system refuses, as it does to an account that has too many.
  init() throws(PollingReason) {
    let number = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard let descriptor = FileDescriptor(number) else { throw PollingReason(code: errno) }
    self.descriptor = descriptor
  }

  /// Begins to watch a folder, not those in it.
  ///
  /// - Parameters:
  ///   - folder: What events are to call it.
  ///   - location: Where it is. One that is gone meanwhile is no error.
  /// - Throws: When the system watches no more folders.
  mutating func watch(_ folder: String, at location: String) throws(PollingReason) {
    let mask = UInt32(bitPattern: Self.begun | Self.done | Self.gone | IN_ONLYDIR)
    let number = unsafe inotify_add_watch(descriptor.number, location, mask)
    guard number >= 0 else {
      if [ENOENT, ENOTDIR, EACCES, ELOOP].contains(errno) { return }
      throw PollingReason(code: errno)
    }
    if let old = numbers[folder], old != number { forget(folder, old) }
    folders[number, default: []].insert(folder)
    numbers[folder] = number
  }

  /// Whether a folder of that name is watched.
  func watches(_ folder: String) -> Bool { numbers[folder] != nil }

  /// Ends the watch over a folder and those in it.
  mutating func forget(_ folder: String) {
    for (path, number) in numbers where path.isIn(folder) {
      forget(path, number)
    }
  }

  private mutating func forget(_ folder: String, _ number: Int32) {
    numbers[folder] = nil
    folders[number]?.remove(folder)
    guard folders[number]?.isEmpty ?? false else { return }
    folders[number] = nil
    inotify_rm_watch(descriptor.number, number)
  }

  /// What has happened since the last call; never waits.
  mutating func events() -> [Event] {
    var events: [Event] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let size = buffer.count
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(descriptor.number, bytes.baseAddress, size)
      }
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        return events
      }
      events += decode(buffer[..<count])
    }
  }

  private mutating func decode(_ bytes: ArraySlice<UInt8>) -> [Event] {
    var events: [Event] = []
    var rest = bytes
    let headSize = MemoryLayout<inotify_event>.size
    while rest.count >= headSize {
      let head = unsafe rest.withUnsafeBytes { unsafe $0.loadUnaligned(as: inotify_event.self) }
      let name = rest.dropFirst(headSize).prefix(Int(head.len))
      rest = rest.dropFirst(headSize + Int(head.len))
      events += self.events(head, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
    }
    return events
  }

  /// One for each name of the folder.
  private mutating func events(_ head: inotify_event, _ name: String) -> [Event] {
    let mask = Int32(bitPattern: head.mask)
    if mask & IN_Q_OVERFLOW != 0 {
      return [Event(folder: nil, name: "", kind: .done, isFolder: true)]
    }
    if mask & IN_IGNORED != 0 {
      for folder in folders.removeValue(forKey: head.wd) ?? [] where numbers[folder] == head.wd {
        numbers[folder] = nil
      }
      return []
    }
    let kind: Kind =
      mask & Self.gone != 0 ? .gone : mask & Self.done != 0 ? .done : .begun
    return (folders[head.wd] ?? []).sorted().map { folder in
      Event(folder: folder, name: name, kind: kind, isFolder: mask & IN_ISDIR != 0)
    }
  }
}
