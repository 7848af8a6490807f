import Diagnostics
import Links
import Markup
import QueryFiles

/// What the owner says of a creator in `site.yml`.
struct CreatorWords: Sendable {
  let link: OwnersLink?
  let note: HTML?

  /// By name, with a warning for all that was left out of the notes.
  static func all(in atlas: Atlas) -> (words: [String: CreatorWords], warnings: [Diagnostic]) {
    var words: [String: CreatorWords] = [:]
    var warnings: [Diagnostic] = []
    for creator in atlas.settings.creators {
      let note = creator.note.map {
        atlas.markdown.render($0, of: .home, idPrefix: SectionNames.introductionPrefix)
      }
      warnings += note?.warnings ?? []
      words[creator.name.value] = CreatorWords(link: creator.link, note: note?.markdown.html)
    }
    return (words, warnings)
  }
}
