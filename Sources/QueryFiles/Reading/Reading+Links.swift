import Diagnostics
import Links

extension Reading {
  /// A link of the owner's: http, https, mailto, tel, a relative address or a fragment.
  mutating func link(_ field: Field?) -> Placed<OwnersLink>? { link(field, as: .link) }

  /// The address of a picture: http, https or relative.
  mutating func picture(_ field: Field?) -> Placed<OwnersLink>? { link(field, as: .picture) }

  private mutating func link(_ field: Field?, as use: OwnersLink.Use) -> Placed<OwnersLink>? {
    guard let text = text(field) else { return nil }
    let hasBlank = text.value.unicodeScalars.contains {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    guard !hasBlank else {
      note([
        text.diagnostic(
          .error, "A link cannot have blanks in it.", hints: ["Write %20 for a blank."])
      ])
      return nil
    }
    do throws(OwnersLink.Fault) {
      let link = try OwnersLink(text.value, as: use)
      return Placed(link, at: text.place, excerpt: text.excerpt)
    } catch {
      note([text.diagnostic(.error, error.summary, hints: [error.hint])])
      return nil
    }
  }
}
