import Diagnostics
import Links
import Preview
import Publishing
import QueryFiles
import Recording
import Synchronization

/// Builds a site again and again while its owner works on it, in memory.
///
/// Each time the whole site is what a build would write; what would be the same as before is not
/// made anew.
final class PreviewBuild: Sendable {
  /// What came of one build.
  struct Outcome: Sendable {
    /// The site; `nil` when there are errors.
    let site: ServedSite?
    /// In the order of the stages.
    let diagnostics: [Diagnostic]

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
  }

  private let folder: SiteFolder
  private let includesDrafts: Bool
  private let memory: BuildMemory
  /// When the first build began: what has expired by then, has for all others.
  private let start: String
  /// The last site without errors.
  private let last = Mutex<Shown?>(nil)

  private struct Shown: Sendable {
    let output: SiteOutput
    let site: ServedSite
  }

  init(of folder: SiteFolder, includesDrafts: Bool, moments: Moments) {
    self.folder = folder
    self.includesDrafts = includesDrafts
    memory = BuildMemory(now: moments.now)
    start = moments.date
  }

  /// Builds the site as its files are now; no store is asked.
  ///
  /// To be called by one task at a time.
  func run() async -> Outcome {
    var diagnostics: [Diagnostic] = []
    do throws(DiagnosticList) {
      let work = try await SiteWork(
        of: folder, includesDrafts: includesDrafts, options: Answers.Options(now: start),
        memory: memory)
      diagnostics = work.diagnostics
      guard !diagnostics.contains(where: { $0.severity == .error }) else {
        return Outcome(site: nil, diagnostics: diagnostics)
      }
      let last = last.withLock(\.self)
      let output = try SiteOutput(of: work, in: folder, after: last?.output)
      let site = await site(output, at: work.settings.basePath, after: last)
      memory.forgetOthers()
      self.last.withLock { $0 = Shown(output: output, site: site) }
      return Outcome(site: site, diagnostics: diagnostics)
    } catch {
      return Outcome(site: nil, diagnostics: diagnostics + error.all)
    }
  }

  private func site(
    _ output: SiteOutput, at base: BasePath, after last: Shown?
  ) async -> ServedSite {
    let gone = last.map { output.pathsGone(since: $0.output) } ?? []
    let files = Mutex<[String: ServedFile?]>(
      Dictionary(uniqueKeysWithValues: gone.lazy.map { ($0, nil) }))
    await output.make(
      since: last?.output,
      take: { bytes, path in files.withLock { $0[path] = ServedFile(bytes) } },
      copy: { [folder] asset in
        // One that has been removed meanwhile is not served; a change of it is on its way.
        let file = ServedFile(onDisk: asset.source, below: folder.path)
        files.withLock { $0[asset.file.path] = .some(file) }
      })
    output.forget(gone)
    let site = last?.site ?? ServedSite([:], at: base)
    return site.with(files.withLock { $0 }, at: base)
  }
}
