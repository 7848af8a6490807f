import Diagnostics

/// What an open page is told.
enum LiveEvent {
  /// The page is to be loaded again if it is itself new, or if it uses one of the files.
  ///
  /// - Parameters:
  ///   - page: Whether the bytes of the page itself are new.
  ///   - files: Addresses of files that are no pages, decoded.
  case reload(page: Bool, files: [String])
  /// Style sheets are to be exchanged, each old address by its new one, decoded.
  case style([String: String])
  /// The site could not be built, for these reasons; never none.
  case fault([Diagnostic])
  /// The site is as the owner's files say.
  case mended

  /// More are not read by anybody.
  private static let faultLimit = 20

  /// In the form of server-sent events.
  ///
  /// - SeeAlso: <https://html.spec.whatwg.org/multipage/server-sent-events.html>
  ///
  /// - Parameter mark: The state of the site that a browser has reached with this event.
  /// - Returns: The event with the empty line that ends it.
  func text(mark: String) -> String {
    let (name, data): (String, JSONValue) =
      switch self {
      case .reload(let page, let files):
        (
          "reload",
          .object([("page", .flag(page)), ("files", .list(files.map(JSONValue.text)))])
        )
      case .style(let sheets): ("style", .object(sheets))
      case .fault(let faults):
        (
          "fault",
          .object([
            ("faults", .list(faults.prefix(Self.faultLimit).map(Self.description))),
            ("more", .text(faults.count > Self.faultLimit ? Self.rest(of: faults) : "")),
          ])
        )
      case .mended: ("mended", .object([]))
      }
    return "id: \(mark)\nevent: \(name)\ndata: \(data.json)\n\n"
  }

  private static func rest(of faults: [Diagnostic]) -> String {
    "and \(faults.count - faultLimit) more, which the terminal shows"
  }

  /// One fault: where, what, the line in two parts between which the caret stands, and advice.
  private static func description(of fault: Diagnostic) -> JSONValue {
    var values: [(String, JSONValue)] = [
      ("severity", .text(fault.severity.rawValue)),
      ("place", .text(fault.place?.description ?? "")),
      ("summary", .text(fault.summary)),
      ("hints", .list(fault.hints.map(JSONValue.text))),
    ]
    if let line = fault.markedLine {
      values.append(("line", .list([.text(line.before), .text(line.after)])))
    }
    return .object(values)
  }
}
