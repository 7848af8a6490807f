/// What tells from what the files of an output were made: digests, without blanks, that are equal for
/// equal builds.
package struct Inputs: Hashable, Sendable {
  /// Of all there is.
  ///
  /// `nil` for a build that is to be done again although nothing changes, since it has something to say.
  package var all: String?
  /// Of all that those files are made from which `Publication.keep` is asked about.
  ///
  /// `nil` when that is not known.
  package var common: String?

  package init(all: String? = nil, common: String? = nil) {
    self.all = all
    self.common = common
  }

  /// As it stands in the list of an output.
  var text: String { [all, common].map { $0 ?? Self.unknown }.joined(separator: " ") }

  init(text: String) {
    let digests = text.split(separator: " ").map { $0 == Self.unknown ? nil : String($0) }
    all = digests.first ?? nil
    common = digests.dropFirst().first ?? nil
  }

  private static let unknown = "-"
}
