import Diagnostics
import Links
import Markup
import QueryFiles

/// What the owner says of a creator in `site.yml`.
struct CreatorWords: Sendable {
  let link: OwnersLink?
  let note: HTML?

  /// By name, with a warning for all that was left out of the notes.
  static func all(
    of settings: SiteSettings
  ) -> (words: [String: CreatorWords], warnings: [Diagnostic]) {
    let markdown = OwnerMarkdown(settings: settings)
    var words: [String: CreatorWords] = [:]
    var warnings: [Diagnostic] = []
    for creator in settings.creators {
      let note = creator.note.map {
        markdown.render($0, of: .home, idPrefix: SectionNames.introductionPrefix)
      }
      warnings += note?.warnings ?? []
      words[creator.name.value] = CreatorWords(link: creator.link, note: note?.markdown.html)
    }
    return (words, warnings)
  }
}
