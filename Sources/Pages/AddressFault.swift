package import Diagnostics

/// Why a source of a site gets no address.
package enum AddressFault: Hashable, Sendable {
  /// A part of its name has neither letter nor digit.
  case nameless(part: String, Place)
  /// The program needs the first segment for itself.
  case reserved(segment: String, Place)
  /// It and another source have one address.
  case sameAddress(String, Place, other: Place)
  /// It stands in the folder that another source needs.
  case belowAnother(String, Place, other: Place)

  /// Whether a file is one of those that are at fault.
  package func concerns(_ file: String) -> Bool {
    switch self {
    case .nameless(_, let place), .reserved(_, let place): place.file == file
    case .sameAddress(_, let place, let other), .belowAnother(_, let place, let other):
      place.file == file || other.file == file
    }
  }

  package var diagnostic: Diagnostic {
    switch self {
    case .nameless(let part, let place):
      Diagnostic(
        .error, at: place, "The name '\(part)' has no letter or digit for an address.",
        hints: ["Rename the file or folder."])
    case .reserved(let segment, let place):
      Diagnostic(
        .error, at: place, "The address '\(segment)/' is taken by Thumbindex itself.",
        hints: ["Rename the file or folder."])
    case .sameAddress(let address, let place, let other):
      Diagnostic(
        .error, at: place,
        "'\(place.file)' and '\(other.file)' have the same address '\(address)'.",
        hints: ["Rename one of them."])
    case .belowAnother(let address, let place, let other):
      Diagnostic(
        .error, at: place,
        "'\(place.file)' and '\(other.file)' cannot stand together: the second needs the folder "
          + "'\(address)'.",
        hints: ["Rename one of them."])
    }
  }
}
