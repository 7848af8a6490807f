package import FileSystem
package import Diagnostics
import Synchronization

extension Publication {
  /// What a build of these inputs would come to if a folder holds just what one has written,
  /// unchanged since.
  ///
  /// It costs one look at each file and reads none, so it is far cheaper than a build that
  /// finds nothing to do.
  ///
  /// - Parameters:
  ///   - folder: The output.
  ///   - inputs: The digest that the build would be given.
  ///   - disk: The disk.
  /// - Returns: The summary of a build that changes nothing; `nil` when one is needed.
  /// - Throws: When the list of what was written cannot be read.
  package static func summaryIfCurrent(
    of folder: OutputFolder, inputs: InputDigest, disk: Disk = .system
  ) async throws(Diagnostic) -> Summary? {
    let store = ManifestStore(folder: folder, disk: disk)
    guard var reader = try store.loadSettled(), reader.inputs.all == inputs else { return nil }
    var files: [(path: OutputPath, stamp: Manifest.Stamp)] = []
    while let file = reader.next() { files.append(file) }
    if reader.isDamaged { return nil }
    let tree = OutputTree(folder.path, on: disk)
    let isSame = await withTaskGroup(of: Bool.self) { [files] group in
      let size = max(1, (files.count + partCount - 1) / partCount)
      for start in stride(from: 0, to: files.count, by: size) {
        let part = files[start..<min(start + size, files.count)]
        group.addTask {
          part.allSatisfy { path, stamp in
            // Behind a link there is another folder, whatever is in it.
            (try? tree.isReal(path.folder)) == true
              && (try? disk.status(tree.location(of: path))) == stamp.status
          }
        }
      }
      return await group.allSatisfy(\.self)
    }
    guard isSame else { return nil }
    return Summary(
      unchanged: files.count, bytes: files.reduce(0) { $0 &+ $1.stamp.status.size })
  }

  /// How many tasks look at the files at once.
  private static let partCount = 4

  /// Leaves a file as it is if the last build wrote it from the same, so that it need not be made.
  ///
  /// It costs one look at the file, which is not read.
  ///
  /// - Parameters:
  ///   - path: Of a file that is made of `inputs.common` and of nothing else; once in a publication, and
  ///     not to be written too if it is left.
  ///   - inputs: What the site is made from now.
  /// - Returns: Whether it is left; if not, it is to be written.
  package func keep(_ path: String, for inputs: Inputs) -> Bool {
    guard let common = inputs.common, common == previous.inputs.common, !previous.isUnfinished,
      let place = OutputPath(path), let number = plan.number(of: place),
      let stamp = previous.files[place],
      (try? disk.status(tree.location(of: place))) == stamp.status
    else { return false }
    state.withLock { state in
      state.stamps[number] = stamp
      state.summary.bytes += stamp.status.size
      state.summary.unchanged += 1
      state.kept += 1
    }
    return true
  }

  /// How many files have been left so.
  package var kept: Int { state.withLock(\.kept) }
}
