import Links

/// Answers requests as GitHub Pages would, besides those of live reload.
struct SiteService: Sendable {
  let live: LivePreview
  let hosts: HostRule

  func answer(_ request: Request) -> Answer {
    guard !request.lacksHost else { return .nameless }
    guard hosts.allows(request.host) else { return .misdirected }
    guard ["GET", "HEAD"].contains(request.method) else { return .notAllowed }
    guard let path = RequestPath(request.encodedPath) else { return .malformed }
    if path.segments.first == LiveScript.folder { return live(path, request) }
    let (site, mark) = live.current
    switch site.find(path) {
    case .file(let name):
      guard let file = site.files[name] else { return .missing }
      return Answer(file, MediaType(of: name), to: request, mark: mark) ?? .missing
    case .folder:
      return Answer(301, movedTo: request.encodedPath + [UInt8(ascii: "/")] + request.query)
    case .missing(let name):
      guard let file = name.flatMap({ site.files[$0] }) else { return .missing }
      return Answer(missing: file, mark: mark) ?? .missing
    case .outside:
      // Only the top leads on by itself, so that a link without the base path is noticed.
      return path.segments.isEmpty
        ? Answer(302, movedTo: Array(site.base.encoded.utf8)) : .outside(site.base, mark: mark)
    }
  }

  /// What belongs to live reload and to no site.
  private func live(_ path: RequestPath, _ request: Request) -> Answer {
    switch path.isFolder ? [] : path.segments.dropFirst() {
    case [LiveScript.scriptName]:
      return Answer(ServedFile(LiveScript.bytes), .script, to: request, mark: "") ?? .missing
    case [LiveScript.streamName]:
      guard request.method == "GET" else { return Answer(200, .events) }
      let visit = LiveVisit(query: request.query, lastEvent: request.headers[.lastEvent])
      guard let stream = live.openStream(for: visit) else { return .busy }
      return Answer(200, .events, .events(stream))
    default: return .missing
    }
  }
}

extension Answer {
  static var malformed: Answer {
    Answer(400, title: "No address", html: "<p>No page can have this address.</p>")
  }

  fileprivate static var nameless: Answer {
    Answer(400, title: "No host", html: "<p>The request does not say which host it is for.</p>")
  }

  fileprivate static var misdirected: Answer {
    Answer(
      403, title: "Not under this name",
      html: "<p>Open the address that <code>thumbindex serve</code> has printed. "
        + "For other machines, start it with <code>--host</code>.</p>")
  }

  fileprivate static var notAllowed: Answer {
    var answer = Answer(405, title: "Only for looking", html: "<p>A preview only shows pages.</p>")
    answer.add("Allow", "GET, HEAD")
    return answer
  }

  fileprivate static var missing: Answer {
    Answer(404, title: "Not found", html: "<p>The site has no such page.</p>")
  }

  fileprivate static var busy: Answer {
    Answer(503, title: "Busy", html: "<p>Too many pages of this preview are open.</p>")
  }

  /// Tells what is wrong with an address that some link may have brought the reader to.
  fileprivate static func outside(_ base: BasePath, mark: String) -> Answer {
    // Encoded, the path has no quote and no angle bracket.
    let page = PlainPage.bytes(
      title: "Outside the site",
      html: "<p>This site stands at <a href=\"\(base.encoded)\">\(base.encoded)</a>, as its "
        + "<code>url</code> says, and this address does not begin with that.</p>")
    return Answer(404, .html, .bytes(LiveScript.inserted(into: page, mark)))
  }
}
