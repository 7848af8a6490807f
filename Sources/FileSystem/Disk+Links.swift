extension Disk {
  /// The path without symbolic links, where it leads to something below a folder.
  ///
  /// - Parameters:
  ///   - path: Any.
  ///   - folder: Without symbolic links.
  /// - Returns: `nil` when it leads out of the folder, or to nothing.
  package func realPath(_ path: String, below folder: String) -> String? {
    realPath(path).flatMap { $0.isBelow(folder) ? $0 : nil }
  }

  /// The path without symbolic links, `.` and `..` that something has, or will have once it is made.
  ///
  /// - Parameter path: Absolute.
  /// - Returns: The real path of what is there of it, and behind that the names that are missing.
  package func futurePath(_ path: String) -> String {
    var known = path.pathNames
    var missing: [String] = []
    var real = realPath(path)
    while real == nil, let last = known.popLast() {
      missing.append(last)
      real = realPath("/" + known.joined(separator: "/"))
    }
    var names = (real ?? "/").pathNames
    for name in missing.reversed() where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    let future = "/" + names.joined(separator: "/")
    // Behind a step up from what is missing there may be links again.
    return missing.contains("..") ? futurePath(future) : future
  }
}
