import Diagnostics

/// Reads file after file, and what they say of each other.
struct SiteReader {
  let stores: [KnownStore]
  /// By path.
  let files: [SiteFile]
  private(set) var diagnostics: [Diagnostic] = []
  private var queries: [Query] = []
  private var lists: [QueryList] = []
  private var pages: [PlainPage] = []
  private var readTables: Set<String> = []

  init(stores: [KnownStore], files: [SiteFile]) {
    self.stores = stores
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// - Throws: What is wrong with the settings; all else that is wrong is in `diagnostics`.
  mutating func read() throws(DiagnosticList) -> SiteSources {
    let stores = stores
    let tables = files.filter { $0.name(below: "Queries/", ending: ".csv") != nil }
    for file in files {
      if let name = file.name(below: "Queries/", ending: ".md") {
        if let query = take(file, { Query.read($0, name: name, stores: stores) }) {
          queries.append(query)
        }
      } else if let name = file.name(below: "Queries/", ending: ".yml") {
        let list = take(file) {
          QueryList.read($0, name: name, stores: stores, tables: tables)
        }
        if let list {
          lists.append(list.list)
          queries += list.queries
        }
        // Which table a faulty list reads is not known.
        readTables.formUnion(
          list.map { [$0.table].compactMap(\.self) }
            ?? tables.map(\.path).filter { $0.hasPrefix(file.folder) })
      } else if let name = file.name(below: "Site/Pages/", ending: ".md") {
        if let page = take(file, { PlainPage.read($0, name: name) }) { pages.append(page) }
      }
    }
    warnOfUnreadFiles()
    sort()
    let settings = try settings()
    warnOfEmptyGroups(in: settings)
    return SiteSources(settings: settings, queries: queries, lists: lists, pages: pages)
  }

  /// Warns of groups whose folder holds no query, faulty ones and drafts included.
  private mutating func warnOfEmptyGroups(in settings: SiteSettings) {
    let queries = files.filter { $0.path.hasSuffix(".md") || $0.path.hasSuffix(".yml") }
    var folders: [String] = []
    for case let folder? in queries.map(\.group) where folders.last != folder {
      folders.append(folder)
    }
    for group in settings.groups {
      let name = group.folder.value
      guard !folders.contains(name) else { continue }
      diagnostics.append(
        group.folder.diagnostic(
          .warning, "There are no queries in a folder 'Queries/\(name.shortened)'.",
          hints: [
            folders.isEmpty
              ? "Delete this group, or put queries into such a folder."
              : suggestion(for: name, among: folders)
          ]))
    }
  }

  private mutating func take<Value>(
    _ file: SiteFile, _ read: (SourceFile) -> Outcome<Value>
  ) -> Value? {
    do throws(Diagnostic) {
      let outcome = read(try file.source())
      diagnostics += outcome.diagnostics
      return outcome.value
    } catch {
      diagnostics.append(error)
      return nil
    }
  }

  private mutating func settings() throws(DiagnosticList) -> SiteSettings {
    if let file = files.first(where: { $0.path == SiteSettings.path }) {
      let source = try DiagnosticList.collecting { () throws(Diagnostic) in try file.source() }
      let outcome = SiteSettings.read(source, stores: stores)
      let settings = try outcome.get()
      diagnostics += outcome.diagnostics
      return settings
    }
    let other = files.map(\.path).first { $0.lowercased() == "site/site.yaml" }
    throw DiagnosticList(
      Diagnostic(
        .error, at: Place(file: SiteSettings.path), "This site has no file of settings.",
        hints: [
          other.map { "Rename '\($0)' to '\(SiteSettings.path)'." }
            ?? "Make this file with at least a line such as 'title: My catalog'."
        ]))
  }

  private mutating func sort() {
    let precedes = { (one: String, other: String) in
      one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    queries.sort {
      $0.name == $1.name ? $0.place < $1.place : precedes($0.name, $1.name)
    }
    lists.sort { precedes($0.name, $1.name) }
    pages.sort { precedes($0.name, $1.name) }
    for (one, other) in zip(queries, queries.dropFirst()) where one.name == other.name {
      diagnostics.append(
        Diagnostic(
          .error, at: other.place,
          "Two queries are named '\(one.name.shortened)', the other at \(one.place).",
          hints: ["Rename the file, or give the entry of the list a 'name' of its own."]))
    }
  }

  private mutating func warnOfUnreadFiles() {
    for file in files {
      let isQuery = file.path.hasPrefix("Queries/")
      guard isQuery || file.path.hasPrefix("Site/Pages/"), let hint = hint(for: file, isQuery)
      else {
        continue
      }
      diagnostics.append(
        Diagnostic(
          .warning, at: Place(file: file.path), "This file is not read.", hints: [hint]))
    }
  }

  /// What to do with a file that is not read; `nil` for one that is.
  private func hint(for file: SiteFile, _ isQuery: Bool) -> String? {
    let dot = file.path.lastIndex(of: ".") ?? file.path.endIndex
    let ending = String(file.path[dot...])
    let known = isQuery ? [".md", ".yml"] : [".md"]
    if known.contains(ending) { return nil }
    if isQuery, ending == ".csv" {
      return readTables.contains(file.path)
        ? nil : "To use it, write 'queries: {csv: …}' in a list beside it; else move it away."
    }
    let meant = [".yaml": ".yml", ".markdown": ".md"][ending.lowercased()] ?? ending.lowercased()
    if (known + (isQuery ? [".csv"] : [])).contains(meant) {
      return "Rename it so that its name ends in '\(meant)'."
    }
    return isQuery
      ? "Queries end in '.md' and lists in '.yml'; move other files away."
      : "Pages end in '.md'; move other files to Site/Assets."
  }
}

extension SiteFile {
  /// The path of the folder that it stands in, with a slash at its end.
  fileprivate var folder: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  /// The first folder below `Queries/` that it stands in; `nil` for one in no such folder.
  fileprivate var group: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 && parts[0] == "Queries" ? String(parts[1]) : nil
  }

  /// The path below a folder without its ending; `nil` when it is another file.
  fileprivate func name(below folder: String, ending: String) -> String? {
    guard path.hasPrefix(folder), path.hasSuffix(ending) else { return nil }
    let name = path.dropFirst(folder.count).dropLast(ending.count)
    return name.isEmpty ? nil : String(name)
  }
}
