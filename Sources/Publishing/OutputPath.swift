/// Where a file or folder is below the output folder, and never outside of it.
///
/// Names joined by slashes, none of them empty, `.` or `..`; without control characters of ASCII. Two are
/// equal when their bytes are, as on most disks: a `String` is equal to its other normalisations,
/// which are other files.
struct OutputPath: Sendable {
  let text: String

  /// Returns `nil` when the path may lead out of the output folder, or is no path.
  init?(_ text: String) {
    guard Self.isBelowOutput(text.utf8) else { return nil }
    self.text = text
  }

  /// Returns `nil` as well when the bytes are no UTF-8.
  init?(utf8 bytes: ArraySlice<UInt8>) {
    guard Self.isBelowOutput(bytes), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    self.text = text
  }

  private init(checked text: Substring) { self.text = String(text) }

  /// The folder that it stands in; `nil` for the output folder.
  var folder: OutputPath? {
    text.utf8.lastIndex(of: UInt8(ascii: "/")).map { OutputPath(checked: text[..<$0]) }
  }

  /// The folders that it stands in, inside out, without the output folder.
  var folders: some Sequence<OutputPath> {
    sequence(state: self) { path in
      guard let folder = path.folder else { return nil }
      path = folder
      return folder
    }
  }

  // There are many thousand paths, so that nothing is copied.
  private static func isBelowOutput(_ bytes: some Sequence<UInt8>) -> Bool {
    var (length, dots) = (0, 0)
    for byte in bytes {
      switch byte {
      case 0..<0x20, 0x7F: return false
      case UInt8(ascii: "/"):
        guard isName(length: length, dots: dots) else { return false }
        (length, dots) = (0, 0)
      default:
        length += 1
        dots += byte == UInt8(ascii: ".") ? 1 : 0
      }
    }
    return isName(length: length, dots: dots)
  }

  /// Whether a name of so many bytes, among them so many dots, is neither empty nor `.` nor `..`.
  private static func isName(length: Int, dots: Int) -> Bool {
    length > 2 || length > dots
  }
}

extension OutputPath: Hashable {
  static func == (one: OutputPath, other: OutputPath) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  // Equal bytes are equal strings, and these hash fast.
  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension OutputPath: Comparable {
  /// The order of strings, and of bytes where these are equal.
  static func < (one: OutputPath, other: OutputPath) -> Bool {
    if one.text != other.text { return one.text < other.text }
    return one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
