package import Diagnostics

/// All files that a build is going to write, checked against the rules and one another.
package struct Plan: Sendable {
  /// By path.
  package let files: [PlannedFile]
  private let numbers: [String: Int]

  /// - Parameter files: In any order.
  /// - Throws: Each path that breaks a rule, and each two of which one stands in the way of the
  ///   other on some machine: equal, equal but for case or Unicode normalisation, or a file
  ///   that the other needs as a folder.
  package init(_ files: [PlannedFile]) throws(DiagnosticList) {
    let sorted = files.sorted { ($0.path, $0.origin) < ($1.path, $1.origin) }
    var faults = sorted.compactMap { file in
      PathRules.fault(in: file).map {
        Diagnostic(
          .error, "'\(file.path)', made from \(file.origin), \($0).",
          hints: ["Rename what it is made from."])
      }
    }
    faults += Self.collisions(sorted)
    if let list = DiagnosticList(faults) { throw list }
    self.files = sorted
    numbers = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.path), sorted.indices))
  }

  /// What a file is made from; `nil` when it was not planned.
  package func origin(of path: String) -> String? { number(of: path).map { files[$0].origin } }

  /// A file's place in `files`; `nil` when it was not planned.
  func number(of path: String) -> Int? { numbers[path] }

  private static func collisions(_ files: [PlannedFile]) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    // `String` is equal to its other normalisations, so a folded path is all that a key needs.
    var byKey: [String: Int] = Dictionary(minimumCapacity: files.count)
    for (number, file) in files.enumerated() {
      guard let other = byKey.updateValue(number, forKey: file.path.caseFolded) else { continue }
      faults.append(collision(files[other], file))
    }
    var folders: Set<String> = []
    for file in files {
      for folder in FolderSequence(of: file.path) where folders.insert(folder).inserted {
        guard let other = byKey[folder.caseFolded] else { continue }
        faults.append(
          Diagnostic(
            .error,
            "'\(files[other].path)' would be a file and a folder: \(files[other].origin) makes "
              + "the file, \(file.origin) makes '\(file.path)'.",
            hints: ["Rename one of them."]))
      }
    }
    return faults
  }

  private static func collision(_ one: PlannedFile, _ other: PlannedFile) -> Diagnostic {
    let isSame = one.path.utf8.elementsEqual(other.path.utf8)
    return Diagnostic(
      .error,
      isSame
        ? "'\(one.path)' would be written twice: by \(one.origin) and by \(other.origin)."
        : "'\(one.path)', made from \(one.origin), and '\(other.path)', made from "
          + "\(other.origin), are one file on many machines.",
      hints: ["Rename one of them."])
  }
}

/// The folders that a path stands in, inside out.
struct FolderSequence: Sequence, IteratorProtocol {
  private var rest: Substring

  init(of path: String) { rest = path[...] }

  mutating func next() -> String? {
    guard let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    rest = rest[..<slash]
    return String(rest)
  }
}

extension String {
  /// The same for all spellings that differ only in case; most paths are that already.
  fileprivate var caseFolded: String {
    let isPlain = utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    return isPlain ? self : uppercased().lowercased()
  }
}
