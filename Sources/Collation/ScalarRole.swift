private import CICU

/// What a code point means to the place of a name in an index.
package enum ScalarRole: Hashable, Sendable {
  /// A letter of a script. Modifier letters of no script, such as the ʻokina, are `other`.
  case letter(Script)
  case digit
  /// A format character or a noncharacter.
  case invisible
  /// Marks, signs, blanks, emoji, controls, and what is not assigned.
  case other

  package init(of scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "A"..."Z": self = .letter(.latin)
    case "0"..."9": self = .digit
    case "\0"..."\u{7F}": self = .other
    default:
      switch cicu_role_of(scalar.value) {
      case CICU_ROLE_LETTER: self = .letter(Script(number: cicu_script_of(scalar.value)))
      case CICU_ROLE_DIGIT: self = .digit
      case CICU_ROLE_INVISIBLE: self = .invisible
      default: self = .other
      }
    }
  }
}
