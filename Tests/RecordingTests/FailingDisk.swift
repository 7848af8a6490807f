import FileSystem
import Synchronization

extension Disk {
  /// How a disk fails.
  enum Failure: CaseIterable {
    /// One thing goes wrong, and nothing else.
    case once
    /// Nothing works any more: the program was killed, or the machine stopped. A file that was
    /// being written is there in part.
    case forGood
  }

  static let full = DiskError(code: 28, words: "No space left on device")

  /// A disk on which the change of that number goes wrong.
  ///
  /// - Parameters:
  ///   - number: From 0.
  ///   - failure: How it fails.
  ///   - counter: Counts the changes.
  ///   - system: The disk that is to fail.
  /// - Returns: The disk.
  static func failing(
    at number: Int, _ failure: Failure, _ counter: Counter, over system: Disk
  ) -> Disk {
    let check: @Sendable () throws(DiskError) -> Void = { () throws(DiskError) in
      let now = counter.next()
      guard now < number || (failure == .once && now > number) else { throw full }
    }
    var disk = system
    disk.save = { bytes, path throws(DiskError) in
      do throws(DiskError) { try check() } catch {
        if failure == .forGood, counter.value == number + 1 {
          try system.save(Array(bytes.prefix(bytes.count / 2)), path)
        }
        throw error
      }
      try system.save(bytes, path)
    }
    disk.makeFolder = { path throws(DiskError) in
      try check()
      try system.makeFolder(path)
    }
    disk.remove = { path throws(DiskError) in
      try check()
      try system.remove(path)
    }
    disk.removeFolder = { path throws(DiskError) in
      try check()
      try system.removeFolder(path)
    }
    disk.rename = { path, new throws(DiskError) in
      try check()
      try system.rename(path, new)
    }
    disk.exchange = { path, other throws(DiskError) in
      try check()
      try system.exchange(path, other)
    }
    disk.link = { path, new throws(DiskError) in
      try check()
      try system.link(path, new)
    }
    disk.sync = { folder throws(DiskError) in
      try check()
      try system.sync(folder)
    }
    return disk
  }

  /// The system's disk, without waiting for it, which takes most of the time.
  static var hasty: Disk {
    var disk = Disk.system
    disk.save = { bytes, path throws(DiskError) in _ = try Disk.system.create(bytes, path) }
    disk.sync = { _ in }
    return disk
  }

  /// A disk that can neither exchange two paths nor give a file a second name.
  static var plain: Disk {
    var disk = Disk.hasty
    let unsupported = DiskError(code: 22, words: "Invalid argument")
    disk.exchange = { _, _ throws(DiskError) in throw unsupported }
    disk.link = { _, _ throws(DiskError) in throw unsupported }
    return disk
  }

  /// A disk that counts what is changed on it.
  static func counting(_ counter: Counter) -> Disk {
    let system = Disk.hasty
    var disk = system
    disk.save = { bytes, path throws(DiskError) in
      counter.next()
      try system.save(bytes, path)
    }
    disk.rename = { path, new throws(DiskError) in
      counter.next()
      try system.rename(path, new)
    }
    disk.exchange = { path, other throws(DiskError) in
      counter.next()
      try system.exchange(path, other)
    }
    return disk
  }
}

final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  /// The next number, from 0.
  @discardableResult
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count - 1
    }
  }
}
