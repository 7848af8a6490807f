import Checking
import Diagnostics
import Links
import Publishing
import QueryFiles

/// The broken links of a site, each told once, where its owner can mend it.
struct BrokenLinks {
  private let all: [InternalLinks.Broken]
  private let files: OwnersFiles
  private let plan: Plan
  private let base: BasePath

  /// What makes two links one fault.
  private struct Fault: Hashable {
    let link: String
    let reason: InternalLinks.Reason

    init(_ broken: InternalLinks.Broken) {
      link = broken.link
      reason = broken.reason
    }
  }

  /// - Parameters:
  ///   - all: In the order of the pages.
  ///   - files: The owner's.
  ///   - plan: Tells what a page is made from.
  ///   - base: What the program put before the links as their owner wrote them.
  init(_ all: [InternalLinks.Broken], in files: OwnersFiles, plan: Plan, base: BasePath) {
    self.all = all
    self.files = files
    self.plan = plan
    self.base = base
  }

  /// An error for each link, at its first page's source, at the settings or at a template if it is
  /// written there; a link that stands on many pages is one error.
  ///
  /// In the order of the pages.
  var diagnostics: [Diagnostic] {
    var counts: [Fault: Int] = [:]
    for broken in all { counts[Fault(broken), default: 0] += 1 }
    var told: Set<Fault> = []
    return all.compactMap { broken in
      let fault = Fault(broken)
      guard told.insert(fault).inserted else { return nil }
      let others = (counts[fault] ?? 1) - 1
      let more = others == 0 ? "." : " and \(counted(others, "other place", "other places"))."
      let summary = broken.summary(on: base)
      guard let (file, position) = source(of: broken) else {
        return Diagnostic(.error, summary, hints: ["It stands on '\(broken.place)'\(more)"])
      }
      return file.diagnostic(
        at: position, summary, hints: ["It stands on '\(broken.place.file)'\(more)"])
    }
  }

  /// The link as its owner wrote it; `nil` when it is not found.
  private func source(of broken: InternalLinks.Broken) -> (SourceFile, Position)? {
    let spelling = LinkSpelling(of: broken.link, on: broken.place.file, base: base)
    let origin = plan.origin(of: broken.place.file)
    for path in [origin, SiteSettings.path].compactMap(\.self) + files.templates {
      if let file = files[path], let position = spelling.position(in: file) {
        return (file, position)
      }
    }
    return nil
  }
}
