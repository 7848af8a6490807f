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

  /// An error for each link, at the source of a page that it stands on, at the settings or at a
  /// template if it is written there; a link that stands on many pages is one error.
  ///
  /// In the order of the pages.
  var diagnostics: [Diagnostic] {
    let places = Dictionary(grouping: all, by: Fault.init)
    let candidates = places.mapValues(self.candidates)
    let search = LinkSearch(candidates.values.joined().flatMap(\.spelling.all))
    var links: [String: [String: Position]] = [:]
    func place(of fault: Fault) -> (SourceFile, Position)? {
      for (path, spelling) in candidates[fault] ?? [] {
        guard let file = files[path] else { continue }
        let known = links[path] ?? search.positions(in: file)
        links[path] = known
        if let position = spelling.all.lazy.compactMap({ known[$0] }).first {
          return (file, position)
        }
      }
      return nil
    }
    var told: Set<Fault> = []
    return all.compactMap { broken in
      let fault = Fault(broken)
      guard told.insert(fault).inserted else { return nil }
      let others = (places[fault]?.count ?? 1) - 1
      let more = others == 0 ? "." : " and \(counted(others, "other place", "other places"))."
      let summary = broken.summary(on: base)
      guard let (file, position) = place(of: fault) else {
        return Diagnostic(.error, summary, hints: ["It stands on '\(broken.place)'\(more)"])
      }
      return file.diagnostic(
        at: position, summary, hints: ["It stands on '\(broken.place.file)'\(more)"])
    }
  }

  /// Where one link may be written, given all its pages in their order, and how; the likeliest first.
  ///
  /// What the owner wrote in a query may first be met on the page of an item, which has no source of
  /// its own: so all pages that the link stands on are gone through, one for each source.
  private func candidates(
    of same: [InternalLinks.Broken]
  ) -> [(path: String, spelling: LinkSpelling)] {
    var tried: Set<String> = []
    let written = same.compactMap { broken in
      plan.origin(of: broken.place.file).flatMap { origin in
        tried.insert(origin).inserted ? (broken: broken, path: origin) : nil
      }
    }
    let elsewhere = same.prefix(1).flatMap { broken in
      ([SiteSettings.path] + files.templates).map { (broken: broken, path: $0) }
    }
    return (written + elsewhere).map { broken, path in
      (path, LinkSpelling(of: broken.link, on: broken.place.file, base: base))
    }
  }
}
