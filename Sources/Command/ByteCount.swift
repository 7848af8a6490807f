import Diagnostics

/// A number of bytes, and what hosts make of it.
struct ByteCount: Hashable, Sendable {
  let bytes: Int

  private static let much = 800_000_000
  private static let tooMuch = 1_000_000_000

  /// `1.4 MB`, by powers of 1000 as file managers count.
  var text: String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "KB")]
    guard let (unit, name) = units.first(where: { bytes >= $0.0 }) else { return "\(bytes) bytes" }
    let tenths = bytes / (unit / 10)
    return "\(tenths / 10).\(tenths % 10) \(name)"
  }

  /// What is wrong with a site of that size; `nil` when nothing is.
  ///
  /// - Parameter severity: Of a site that is too large; one that is nearly so gets a warning.
  /// - Returns: What a host will say.
  /// - SeeAlso: <https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits>
  func fault(_ severity: Diagnostic.Severity) -> Diagnostic? {
    guard bytes > Self.much else { return nil }
    return Diagnostic(
      bytes > Self.tooMuch ? severity : .warning,
      "The site has \(text); GitHub Pages takes 1 GB at most.",
      hints: ["Split it into several sites, or find fewer items with 'limit' or 'results'."])
  }
}
