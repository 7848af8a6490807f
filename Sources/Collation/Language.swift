private import CICU

/// A language that decides letters and order.
///
/// Nothing is taken from the locale of the process, here or anywhere in this module.
package struct Language: Hashable, Sendable {
  /// The BCP 47 tag, as the owner wrote it.
  package let tag: String
  /// Whether ICU has data for it; otherwise letters and order are those of no language, which
  /// is worth a warning.
  package let isKnown: Bool
  package let isRightToLeft: Bool
  /// ICU's name for it; empty for the root.
  let locale: String

  /// Takes any text; what is no tag of BCP 47 is an unknown language.
  package init(_ tag: String) {
    self.tag = tag
    var language = cicu_language(is_known: false, is_right_to_left: false)
    let locale = tag.rewritten { tag, buffer in
      unsafe cicu_locale(
        tag.baseAddress, tag.count, &language, buffer.baseAddress, buffer.count)
    }
    self.locale = String(decoding: locale, as: UTF8.self)
    isKnown = language.is_known
    isRightToLeft = language.is_right_to_left
  }

  /// The language alone, without script or region: `pt` for `pt-BR`; empty for the root.
  package var code: String {
    String(locale.prefix { $0.isLetter })
  }
}
