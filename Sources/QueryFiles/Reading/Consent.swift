/// What people mean who write one of the words that YAML once took for true and false.
///
/// - SeeAlso: YAML 1.1, "Boolean Language-Independent Type".
enum Consent {
  case yes, no

  /// Returns `nil` for any other word; the case of its letters does not count.
  init?(_ word: String) {
    switch word.lowercased() {
    case "yes", "on", "y", "1", "true": self = .yes
    case "no", "off", "n", "0", "false": self = .no
    default: return nil
    }
  }
}
