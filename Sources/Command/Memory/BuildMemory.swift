import Diagnostics
import Indexing
import Items
import Pages
import Synchronization

/// What one build of a site leaves to the next one in the same run of the program.
final class BuildMemory: Sendable {
  /// In nanoseconds since 1970, by the clock that files get their times from.
  let now: @Sendable () -> Int
  let alphabets = Alphabets()
  let themes = Recollection<ThemeInputs, Result<Theme, DiagnosticList>>()
  /// By the names of the queries.
  let answers = Recollection<Answers.Inputs, Answers.Outcome>()
  /// By the names of the queries.
  let catalogs = Recollection<Arrangement.CatalogInputs, Arrangement.Catalog>()
  let shared = Recollection<[Arrangement.SharedInputs], [ItemID: ItemContent]>()
  let indexings = Recollection<Arrangement.IndexingInputs, SiteIndexing>()
  /// Those of the last build.
  let pages = Mutex<SitePages?>(nil)
  let renderings = Recollection<RenderingInputs, Result<Rendering, Diagnostic>>()

  init(now: @escaping @Sendable () -> Int) { self.now = now }

  /// Forgets what was not used since this was last called, so that a site whose files come and go does not
  /// fill the memory; after a build that went through all of them.
  func forgetOthers() {
    answers.forgetOthers()
    catalogs.forgetOthers()
  }

  /// The one name where there is one of a kind.
  static let whole = ""
}
