import Diagnostics
import Glibc

/// Why files are looked at once a second, and not when the system says that they have changed.
enum PollingReason: Error, Hashable {
  /// The owner wants it.
  case wanted
  /// The account may watch no more folders.
  case folderLimit
  /// The account may have no more watches, or the program no more open files.
  case watchLimit
  /// A kind of file system whose files may be changed by other machines.
  case fileSystem(String)
  /// The site's folder is no longer where it was.
  case folderGone
  /// Something else, in the system's words.
  case system(String)

  /// - Parameter code: `errno`.
  init(code: Int32) {
    self =
      switch code {
      case ENOSPC: .folderLimit
      case EMFILE, ENFILE: .watchLimit
      default: .system(unsafe String(cString: strerror(code)))
      }
  }

  /// What the owner is told; `nil` when the owner knows.
  var notice: Diagnostic? {
    guard let reason else { return nil }
    return Diagnostic(
      .warning, "The site's files are looked at once a second, since \(reason).",
      hints: hint.map { [$0] } ?? [])
  }

  /// What the owner is told when the site's folder is where it was.
  static let end = Diagnostic(
    .warning, "The site's folder is back, and its files are watched as before.")

  private var reason: String? {
    switch self {
    case .wanted: nil
    case .folderLimit: "the system watches no more folders for this account"
    case .watchLimit: "the system gives this account no more watches"
    case .fileSystem(let name): "they are on '\(name)', which does not tell of all changes"
    case .folderGone: "the site's folder was moved or removed"
    case .system(let words): "the system does not watch them: \(words)"
    }
  }

  private var hint: String? {
    switch self {
    case .folderLimit: "Raise the limit: 'sudo sysctl fs.inotify.max_user_watches=524288'."
    case .watchLimit: "Raise the limit: 'sudo sysctl fs.inotify.max_user_instances=512'."
    case .folderGone: "Put it back, or start again where it is now."
    case .wanted, .fileSystem, .system: nil
    }
  }
}
