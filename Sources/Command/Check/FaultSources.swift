import Checking
import Diagnostics
import Links
import QueryFiles

/// Finds where in the owner's files a fault of a page comes from.
///
/// The files are read as if they were pages: the built-in theme has no faults, so one that a file has
/// by itself and a page that is made from it too is the file's.
struct FaultSources {
  struct Source {
    let file: SourceFile
    let position: Position
  }

  private struct Written {
    let source: Source
    let kind: PageFault.Kind
    let pattern: TagPattern
    /// Whether its file makes whole pages.
    let isOfPage: Bool
  }

  private struct Tag: Hashable {
    let kind: PageFault.Kind
    let tag: String
  }

  private let files: OwnersFiles
  private let base: BasePath
  private var inTexts: [Tag: [Source]] = [:]
  private var structureInTexts: [String: Source] = [:]
  private let inTemplates: [Written]

  /// - Parameters:
  ///   - files: The owner's.
  ///   - settings: Tell whether there may be HTML in Markdown, and where the site stands.
  init(in files: OwnersFiles, settings: SiteSettings) {
    self.files = files
    base = settings.basePath
    inTemplates = files.templates.compactMap { files[$0] }.flatMap { file in
      let isOfPage = file.text.lowercased().contains("<html")
      return PageScan(TemplateMask.template(file.text)).faults.map { fault in
        Written(
          source: Source(file: file, position: fault.position), kind: fault.kind.family,
          pattern: TagPattern(fault.tag), isOfPage: isOfPage)
      }
    }
    guard settings.allowsUnsafeHTML else { return }
    for file in files.texts.lazy.compactMap({ files[$0] }) {
      for fault in PageScan(TemplateMask.markdown(file.text)).faults where !fault.tag.isEmpty {
        let source = Source(file: file, position: fault.position)
        inTexts[Tag(kind: fault.kind.family, tag: fault.tag), default: []].append(source)
        if fault.kind.isOfStructure, structureInTexts[file.path] == nil {
          structureInTexts[file.path] = source
        }
      }
    }
  }

  /// The place in the owner's files of a fault of a page, which is made from `origin`; `nil` when it
  /// cannot be told.
  func source(of fault: PageFault, on page: String, from origin: String?) -> Source? {
    let kind = fault.kind.family
    if let sources = inTexts[Tag(kind: kind, tag: fault.tag)] {
      return sources.first { $0.file.path == origin } ?? sources.first
    }
    let candidates = inTemplates.filter { written in
      written.kind == kind && (!fault.tag.isEmpty || written.isOfPage)
    }
    if let written = candidates.first(where: { $0.pattern.fits(fault.tag) }) {
      return written.source
    }
    if kind.isOfStructure {
      // What is wrong in one place shows in another one.
      let candidates = inTemplates.filter(\.kind.isOfStructure)
      return origin.flatMap { structureInTexts[$0] }
        ?? (candidates.first { $0.pattern.fits(fault.tag) } ?? candidates.first)?.source
    }
    return fault.tag.isEmpty ? nil : sourceOfTag(fault, on: page, from: origin)
  }

  /// The tag itself, or the Markdown that makes it.
  private func sourceOfTag(_ fault: PageFault, on page: String, from origin: String?) -> Source? {
    let file = origin.flatMap { files[$0] }
    if let file, let position = position(of: fault, in: file, on: page) {
      return Source(file: file, position: position)
    }
    for path in files.templates {
      guard let file = files[path], let position = file.position(ofFirst: fault.tag) else {
        continue
      }
      return Source(file: file, position: position)
    }
    return nil
  }

  private func position(of fault: PageFault, in file: SourceFile, on page: String) -> Position? {
    if let position = file.position(ofFirst: fault.tag) { return position }
    switch fault.kind {
    case .skippedLevel: return file.positionOfSkippedHeading
    case .nameless:
      let link = PageScan(Array(fault.tag.utf8)).links.first?.value ?? ""
      let spellings = LinkSpelling(of: link, on: page, base: base).all
      return spellings.lazy.compactMap { file.position(ofFirst: "[](\($0))") }.first
    default: return nil
    }
  }
}

extension SourceFile {
  /// Where a heading of Markdown leaves out a level, below the title of its page.
  fileprivate var positionOfSkippedHeading: Position? {
    let lines = TemplateMask.markdown(text).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rule = Array("---".utf8)
    let end = lines.first == rule[...] ? lines.dropFirst().firstIndex(of: rule[...]) ?? 0 : 0
    let levels = lines.enumerated().map { number, line in
      guard number >= end else { return 0 }
      let marks = line.prefix { $0 == UInt8(ascii: "#") }
      let isHeading = (1...6).contains(marks.count) && line.dropFirst(marks.count).first == 0x20
      return isHeading ? marks.count : 0
    }
    // A heading of the first level brings all of them below the title.
    var last = levels.contains(1) ? 0 : 1
    for (number, level) in levels.enumerated() where level > 0 {
      if level > last + 1 { return Position(line: number + 1, column: 1) }
      last = level
    }
    return nil
  }
}
