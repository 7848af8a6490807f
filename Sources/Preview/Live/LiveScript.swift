import Digest

/// The script that keeps an open page up to date, and how it gets into pages.
///
/// It is part of what is served and never of the site: its address begins with a folder that no
/// site has, whatever the site's base path.
enum LiveScript {
  static let folder = ".thumbindex"
  static let scriptName = "live.js"
  static let streamName = "events"

  static var bytes: [UInt8] { PackageResources.live_js }

  /// A page with the script as the last thing in its body.
  ///
  /// - Parameters:
  ///   - page: HTML; one without `</body>` gets the script at its end.
  ///   - mark: The state of the site that the page is of; letters, digits and hyphens.
  ///   The page's digest goes in too, by which it is known to another run of the program.
  /// - Returns: The page as it is to be sent.
  static func inserted(into page: [UInt8], _ mark: String) -> [UInt8] {
    let tag =
      #"<script src="/\#(folder)/\#(scriptName)" data-since="\#(mark)" "#
      + #"data-digest="\#(digest(of: page))"></script>"#
    let place = endOfBody(in: page) ?? page.endIndex
    var bytes: [UInt8] = []
    bytes.reserveCapacity(page.count + tag.utf8.count + 1)
    bytes += page[..<place]
    bytes += tag.utf8
    bytes.append(UInt8(ascii: "\n"))
    bytes += page[place...]
    return bytes
  }

  /// What tells a page, without the script, from what it was before, in any run of the program.
  static func digest(of page: [UInt8]) -> String { sha256(page, digits: 16) }

  /// Where the last `</body>` begins, in whatever case it is written.
  private static func endOfBody(in page: [UInt8]) -> Int? {
    let tag = Array("</body".utf8)
    guard page.count >= tag.count else { return nil }
    return (0...page.count - tag.count).last { start in
      page[start] == tag[0]
        && zip(page[start...], tag).allSatisfy { byte, wanted in
          byte == wanted || byte | 0x20 == wanted && wanted != UInt8(ascii: "/")
        }
    }
  }
}
