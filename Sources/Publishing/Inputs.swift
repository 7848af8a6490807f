private import Digest

/// What the files of an output were made from.
package struct Inputs: Hashable, Sendable {
  /// Of all there is.
  ///
  /// `nil` for a build that is to be done again although nothing changes, since it has something to say.
  package var all: InputDigest?
  /// Of all that those files are made from which `Publication.keep` is asked about.
  ///
  /// `nil` when that is not known.
  package var common: InputDigest?

  package init(all: InputDigest? = nil, common: InputDigest? = nil) {
    self.all = all
    self.common = common
  }

  /// As it stands in the list of an output: both, apart at a blank.
  var text: String { [all, common].map { $0?.text ?? "-" }.joined(separator: " ") }

  /// Takes what is no digest for one that is not known.
  init(text: String) {
    let digests = text.split(separator: " ").map { InputDigest(text: $0) }
    all = digests.first ?? nil
    common = digests.dropFirst().first ?? nil
  }
}

/// A digest of what a build is made from.
package struct InputDigest: Hashable, Sendable {
  /// 64 hexadecimal digits.
  let text: String

  /// - Parameter lines: Everything, a line for each file.
  package init(of lines: [String]) { text = sha256(lines.joined(separator: "\n").utf8) }

  init?(text: some StringProtocol) {
    guard text.utf8.count == 64, text.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    self.text = String(text)
  }
}
