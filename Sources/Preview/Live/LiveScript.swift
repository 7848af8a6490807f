import Checking
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

  /// A page with the script as the first thing in its head.
  ///
  /// There it is asked for at once, and runs when the page has been read. Until then a browser that
  /// heeds `blocking` draws nothing: to lay out a long page time and again while it comes takes
  /// longer than to read it, and the reader would see it from its top before the place is taken up
  /// that the page before it had.
  ///
  /// - Parameters:
  ///   - page: HTML, whose head may go without its tags. In UTF-16 it gets no script.
  ///   - mark: The state of the site that the page is of; letters, digits and hyphens.
  ///   The page's digest goes in too, by which it is known to another run of the program.
  /// - Returns: The page as it is to be sent.
  static func inserted(into page: [UInt8], _ mark: String) -> [UInt8] {
    guard let place = HeadStart(in: page)?.offset else { return page }
    let tag =
      #"<script src="/\#(folder)/\#(scriptName)" defer blocking="render" data-since="\#(mark)" "#
      + #"data-digest="\#(digest(of: page))"></script>"#
    var bytes: [UInt8] = []
    bytes.reserveCapacity(page.count + tag.utf8.count)
    bytes += page[..<place]
    bytes += tag.utf8
    bytes += page[place...]
    return bytes
  }

  /// What tells a page, without the script, from what it was before, in any run of the program.
  static func digest(of page: [UInt8]) -> String { sha256(page, digits: 16) }
}
