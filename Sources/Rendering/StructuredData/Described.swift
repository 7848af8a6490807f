import Pages

/// A page with what it tells search engines in JSON-LD.
protocol Described: Sendable {
  /// What is on the page, beside the path to it; asked only on a site with a whole address.
  func things(in edition: Edition) -> [Thing]
}

extension Described {
  func things(in edition: Edition) -> [Thing] { [] }
}

extension Headed {
  /// All that the page tells in JSON-LD; nothing where addresses would not be whole.
  func graph(in edition: Edition) -> [Thing] {
    guard hasAddress, edition.addresses.url != nil else { return [] }
    return things(in: edition) + breadcrumbs(in: edition)
  }

  /// The pages above this one, and this one as the last.
  private func breadcrumbs(in edition: Edition) -> [Thing] {
    guard !heading.crumbs.isEmpty else { return [] }
    let pages =
      heading.crumbs.map {
        (crumb: edition.phrases.caption($0.caption), address: $0.target.address)
      }
      + [(crumb: title(in: edition.phrases), address: heading.address)]
    var list = Thing(.breadcrumbs)
    list.set(
      .itemListElement,
      .list(
        pages.enumerated().map { place, page in
          var element = Thing(.listItem)
          element.set(.position, place + 1)
          element.set(.name, page.crumb)
          element.set(.item, edition.addresses.absolute(page.address))
          return element.json
        }))
    return [list]
  }
}
