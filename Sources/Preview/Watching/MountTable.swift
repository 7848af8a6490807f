import FileSystem

/// Which kind of file system a folder is on.
///
/// - SeeAlso: proc_pid_mountinfo(5)
struct MountTable {
  private let mounts: [(point: String, kind: String)]

  /// - Parameter text: In the form of `/proc/self/mountinfo`.
  init(_ text: String) {
    mounts = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count > 6, let dash = fields[6...].firstIndex(of: "-"),
        fields.indices.contains(dash + 1)
      else { return nil }
      return (Self.unescaped(fields[4]), String(fields[dash + 1]))
    }
  }

  /// The file systems of this machine.
  static var system: MountTable {
    let text = (try? Disk.system.read("/proc/self/mountinfo")) ?? []
    return MountTable(String(decoding: text, as: UTF8.self))
  }

  /// The kind that a folder, or something mounted in it, is on when that is one which other machines, or the
  /// one that this one runs in, change without the system's notice.
  func sharedKind(of path: String) -> String? {
    mounts.lazy.filter { $0.point.isBelow(path) }.map(\.kind).first(where: Self.isShared)
      ?? kind(of: path).flatMap { Self.isShared($0) ? $0 : nil }
  }

  private func kind(of path: String) -> String? {
    let mount = mounts.filter { path.isIn($0.point) }
      .enumerated().max { one, other in
        // Of two on one place the later one is seen.
        (one.element.point.utf8.count, one.offset) < (other.element.point.utf8.count, other.offset)
      }
    return mount?.element.kind
  }

  private static func isShared(_ kind: String) -> Bool {
    sharedKinds.contains(kind) || kind.hasPrefix("fuse.")
  }

  private static let sharedKinds: Set<String> = [
    "9p", "afs", "ceph", "cifs", "drvfs", "fuse", "nfs", "nfs4", "prl_fs", "smb3", "smbfs",
    "vboxsf", "virtiofs", "vmhgfs",
  ]

  /// Blanks, tabs, line feeds and backslashes are written as octal numbers.
  private static func unescaped(_ field: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = field.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let digits = String(rest.prefix(3)),
        let code = UInt8(digits, radix: 8)
      {
        bytes.append(code)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
