package import Diagnostics
private import FileSystem

extension RecordingShelf {
  /// Makes sure that nothing is written out of the site through a symbolic link.
  ///
  /// Links that stay in the site are fine. To read, links are followed wherever they lead: a build
  /// may use recordings that it must not change.
  ///
  /// - Parameter names: The queries that are to be recorded.
  /// - Throws: For the first such link, at its path.
  package func refuseLinksOut(for names: [String]) throws(Diagnostic) {
    let folders = names.flatMap(Self.forms).flatMap { name in
      (Self.roots + [Self.pendingPath]).map { "\($0)/\(name)" }
    }
    for path in Self.roots + [RequestLog.path] + folders {
      if let fault = linkOut(on: path) { throw fault }
    }
  }

  /// The link by which a path, relative to the site, leads out of it; `nil` when there is none.
  func linkOut(on path: String) -> Diagnostic? {
    let site = disk.realPath(site) ?? site
    guard disk.realPath("\(site)/\(path)", below: site) == nil else { return nil }
    var link = ""
    for part in path.split(separator: "/") {
      link += link.isEmpty ? String(part) : "/\(part)"
      guard let kind = (try? disk.status("\(site)/\(link)"))?.kind else { return nil }
      guard kind == .link, disk.realPath("\(site)/\(link)", below: site) == nil else { continue }
      let target = disk.realPath("\(site)/\(link)").map { "out of the site, to '\($0)'" }
      return Diagnostic(
        .error, at: Place(file: link),
        "Nothing is recorded through this link: it leads \(target ?? "to nothing").",
        hints: ["Put a folder in its place, or let it lead to one inside the site."])
    }
    return nil
  }
}
