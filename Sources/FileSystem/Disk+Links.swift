extension Disk {
  /// The path without symbolic links, where it leads to something below a folder.
  ///
  /// - Parameters:
  ///   - path: Any.
  ///   - folder: Without symbolic links.
  /// - Returns: `nil` when it leads out of the folder, or to nothing.
  package func realPath(_ path: String, below folder: String) -> String? {
    realPath(path).flatMap { $0.hasPrefix(folder + "/") ? $0 : nil }
  }
}
