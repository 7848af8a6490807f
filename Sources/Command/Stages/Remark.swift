import Diagnostics

/// Something that a stage has to say, whose words may yet depend on what comes after it.
enum Remark: Hashable, Sendable {
  case told(Diagnostic)
  /// A query stands on no recording.
  case unrecorded(Unrecorded)

  /// In the words for those who have not tried to do anything about it.
  var diagnostic: Diagnostic {
    switch self {
    case .told(let diagnostic): diagnostic
    case .unrecorded(let fact): fact.diagnostic
    }
  }
}
