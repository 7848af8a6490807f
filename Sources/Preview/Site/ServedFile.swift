import FileSystem
import Glibc

/// One file of a site that is shown: its bytes, or where on disk they are.
package struct ServedFile: Sendable {
  enum Content: Sendable {
    case bytes([UInt8])
    /// A file below `root`, as it was when the site was put together.
    case onDisk(path: String, root: String, identity: FileIdentity)
  }

  let content: Content

  package init(_ bytes: [UInt8]) { content = .bytes(bytes) }

  /// A file that is read when a browser asks for it.
  ///
  /// Returns `nil` when it cannot be read, or when it is not below `root` once all symbolic links
  /// are followed; the same is checked again each time.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - root: The folder that must hold it, for example the site's.
  package init?(onDisk path: String, below root: String) {
    guard let root = Disk.system.realPath(root), let file = OpenFile(path, below: root) else {
      return nil
    }
    content = .onDisk(path: path, root: root, identity: file.identity)
  }

  /// Whether it is one of the owner's own, which are not held in memory.
  var isOnDisk: Bool {
    if case .onDisk = content { true } else { false }
  }

  /// Whether a browser that has one needs not load the other.
  func isSame(as other: ServedFile) -> Bool {
    switch (content, other.content) {
    case (.bytes(let one), .bytes(let other)): Self.areEqual(one, other)
    case (.onDisk(let one, _, let identity), .onDisk(let other, _, let otherIdentity)):
      one == other && identity == otherIdentity
    default: false
    }
  }

  /// The same as `==`, and about three times faster, which tells when a site has thousands of pages.
  private static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard one.count == other.count else { return false }
    return unsafe one.withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        guard let first = one.baseAddress, let second = other.baseAddress else {
          return true
        }
        return unsafe first == second || memcmp(first, second, one.count) == 0
      }
    }
  }
}
