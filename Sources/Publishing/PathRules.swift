/// What the path of a published file must be.
///
/// GitHub Pages leaves out what starts with `_` or a dot, and refuses artifacts with the
/// characters below; file systems refuse long names.
///
/// - SeeAlso: <https://github.com/actions/upload-artifact> for the characters.
enum PathRules {
  /// The most bytes of a segment.
  static let limit = 120
  private static let forbidden = Set(":\"<>|*?".utf8)

  /// What is wrong with a path, as the end of a sentence; `nil` when nothing is.
  static func fault(in file: PlannedFile) -> String? {
    var start = file.path.utf8.startIndex
    let bytes = file.path.utf8
    while true {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex
      if let fault = fault(inSegment: bytes[start..<end], of: file) { return fault }
      guard end < bytes.endIndex else { return nil }
      start = bytes.index(after: end)
    }
  }

  private static func fault(
    inSegment segment: Substring.UTF8View, of file: PlannedFile
  ) -> String? {
    guard let first = segment.first else { return "has an empty name in it" }
    if segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8) {
      return "has '\(Substring(segment))' in it"
    }
    if segment.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return "has a control character in it"
    }
    if segment.contains(UInt8(ascii: "\\")) {
      return "has a backslash in it, which browsers take for a slash"
    }
    if file.isAsset { return nil }
    if let byte = segment.first(where: forbidden.contains) {
      return "has the character '\(Unicode.Scalar(byte))' in it, which GitHub Pages refuses"
    }
    if segment.count > limit { return "has a name of more than \(limit) bytes in it" }
    let isHidden = first == UInt8(ascii: "_") || first == UInt8(ascii: ".")
    guard isHidden, file.path != ".nojekyll" else { return nil }
    return "has a name in it that starts with '\(Unicode.Scalar(first))', which is not published"
  }
}
