private import Collation
package import Diagnostics

/// All files that a build is going to write, checked against the rules and one another.
package struct Plan: Sendable {
  /// By path.
  package let files: [PlannedFile]
  /// Those of `files`, in the same order.
  let paths: [OutputPath]
  /// All that they stand in, without the output folder.
  let folders: Set<OutputPath>
  private let numbers: [OutputPath: Int]

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
    // What the rules let pass is a path, so that none is left out here unless there is a fault.
    let sound = sorted.compactMap { file in OutputPath(file.path).map { (file, $0) } }
    faults += Self.collisions(sound)
    if let list = DiagnosticList(faults) { throw list }
    self.files = sound.map(\.0)
    paths = sound.map(\.1)
    folders = Self.folders(of: paths)
    numbers = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
  }

  /// What a file is made from; `nil` when it was not planned.
  package func origin(of path: String) -> String? {
    OutputPath(path).flatMap(number).map { files[$0].origin }
  }

  /// A file's place in `files`; `nil` when it was not planned.
  func number(of path: OutputPath) -> Int? { numbers[path] }

  private static func folders(of paths: [OutputPath]) -> Set<OutputPath> {
    var folders: Set<OutputPath> = []
    for path in paths {
      for folder in path.folders {
        guard folders.insert(folder).inserted else { break }
      }
    }
    return folders
  }

  private static func collisions(
    _ files: [(file: PlannedFile, path: OutputPath)]
  ) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    // `String` is equal to its other normalisations, so a folded path is all that a key needs.
    var byKey: [String: Int] = Dictionary(minimumCapacity: files.count)
    for (number, (file, _)) in files.enumerated() {
      guard let other = byKey.updateValue(number, forKey: file.path.caseFolded) else { continue }
      faults.append(collision(files[other].file, file))
    }
    var folders: Set<OutputPath> = []
    for (file, path) in files {
      for folder in path.folders {
        guard folders.insert(folder).inserted else { break }
        guard let other = byKey[folder.text.caseFolded].map({ files[$0].file }) else { continue }
        faults.append(
          Diagnostic(
            .error,
            "'\(other.path)' would be a file and a folder: \(other.origin) makes "
              + "the file, \(file.origin) makes '\(file.path)'.",
            hints: ["Rename one of them."]))
      }
    }
    return faults
  }

  private static func collision(_ one: PlannedFile, _ other: PlannedFile) -> Diagnostic {
    let summary =
      if one.path.utf8.elementsEqual(other.path.utf8) {
        "'\(one.path)' would be written twice: by \(one.origin) and by \(other.origin)."
      } else if one.path == other.path, one.origin == other.origin {
        "There are two files '\(one.path)', whose names have the same letters in two forms of "
          + "Unicode; they are one file on many machines."
      } else {
        "'\(one.path)', made from \(one.origin), and '\(other.path)', made from "
          + "\(other.origin), are one file on many machines."
      }
    return Diagnostic(.error, summary, hints: ["Rename one of them."])
  }
}
