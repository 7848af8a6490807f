private import Collation
private import Synchronization

/// The alphabets of a site, each made once.
///
/// Any number of tasks may share it.
package final class Alphabets: Sendable {
  private let made = Mutex<[String: Alphabet]>([:])

  package init() {}

  /// The alphabet of a language.
  ///
  /// - Parameter tag: BCP 47. For a language that ICU does not know the alphabet is that of none,
  ///   and its `language.isKnown` is false.
  /// - Returns: The same one for the same tag.
  package func alphabet(of tag: String) -> Alphabet {
    made.withLock { made in
      if let alphabet = made[tag] { return alphabet }
      let alphabet = Alphabet(language: Language(tag))
      made[tag] = alphabet
      return alphabet
    }
  }
}
