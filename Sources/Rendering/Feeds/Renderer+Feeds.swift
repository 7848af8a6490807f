package import Pages

extension Renderer {
  /// Both forms of a feed; none when the site has no whole address.
  package func files(of feed: Feed) -> [RenderedFile] {
    guard let atom = feed.atom(in: self), let json = feed.json(in: self) else { return [] }
    var bytes: [UInt8] = []
    json.append(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return [
      RenderedFile(address: feed.files.atom, bytes: atom.document),
      RenderedFile(address: feed.files.json, bytes: bytes),
    ]
  }
}
