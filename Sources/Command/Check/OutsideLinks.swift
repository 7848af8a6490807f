import Checking
import Diagnostics
import QueryFiles
import Recording
import Stores
import Synchronization

/// The links of a site's pages to the pages of others, which readers follow.
///
/// Pictures and previews are not among them: those of the owner are files of the site, or links too,
/// and those of the stores come and go by thousands with their recordings. So it is with links to the
/// stores themselves, unless the owner has written one.
///
/// Takes the pages from any thread and in any order.
final class OutsideLinks: Sendable {
  /// One address, and where it stands.
  struct Link: Sendable {
    /// Without a fragment.
    let address: String
    /// In the owner's files; `nil` when it comes from a store or from the program.
    let written: Place?
    /// The first page that it stands on, below the base path, and where.
    fileprivate(set) var page: Place
  }

  private struct State {
    var links: [String: Link] = [:]
    var leftOut: Set<String> = []
  }

  private let files: OwnersFiles
  private let addresses: OwnersAddresses
  /// The site itself, which may not be published yet.
  private let ownAddress: String?
  private let state = Mutex(State())

  init(in files: OwnersFiles, settings: SiteSettings) {
    self.files = files
    addresses = OwnersAddresses(in: files)
    ownAddress = settings.url.map { $0.value.text + "/" }
  }

  func take(_ links: [PageScan.Link], of file: String) {
    let found = links.compactMap { link -> Link? in
      guard link.isFollowed, let address = Self.address(of: link.value),
        !(ownAddress.map { (address + "/").hasPrefix($0) } ?? false)
      else { return nil }
      return Link(
        address: address, written: addresses.place(of: address),
        page: Place(file: file, position: link.position))
    }
    guard !found.isEmpty else { return }
    state.withLock { state in
      for link in found { Self.note(link, in: &state) }
    }
  }

  /// Those to be asked: what the owner has written in the order of the places, then the others in the
  /// order of their first pages.
  var all: [Link] {
    state.withLock { $0.links.values }.sorted { one, other in
      one.written.comesBefore(other.written)
        ?? ((one.page, one.address) < (other.page, other.address))
    }
  }

  /// How many to the stores are not to be asked.
  var numberLeftOut: Int { state.withLock { $0.leftOut.count } }

  /// A message about a link, where its owner wrote it.
  func diagnostic(about link: Link, _ summary: String, hint: String) -> Diagnostic {
    guard let place = link.written, let position = place.position, let file = files[place.file]
    else { return Diagnostic(.warning, summary, hints: [hint, "It stands on '\(link.page)'."]) }
    return file.diagnostic(
      .warning, at: position, summary, hints: [hint, "It stands on '\(link.page.file)'."])
  }

  private static func note(_ link: Link, in state: inout State) {
    if link.written == nil, StoreRegistry.isOfStore(link.address) {
      state.leftOut.insert(link.address)
    } else if let known = state.links[link.address] {
      state.links[link.address]?.page = min(known.page, link.page)
    } else {
      state.links[link.address] = link
    }
  }

  /// The address without its fragment; `nil` unless it is one of http or https.
  private static func address(of link: String) -> String? {
    let start = link.prefix(8).lowercased()
    guard start.hasPrefix("https://") || start.hasPrefix("http://") else { return nil }
    return String(link.prefix { $0 != "#" })
  }
}
