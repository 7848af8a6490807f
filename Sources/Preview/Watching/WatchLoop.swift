import Diagnostics
import FileSystem
import Glibc

/// Notices changes of files; runs in a thread of its own, which is the only one that uses it.
final class WatchLoop {
  private let folders: WatchedFolders
  private let feed: ChangeFeed
  /// Can be read, or is at its end, when the loop is to end.
  private let stop: FileDescriptor
  /// Between two looks at all files.
  private let interval: Duration
  /// `nil` while files are looked at and the system is not asked.
  private var inotify: Inotify?
  /// Whether that is so because the site's folder is not where it was.
  private var isAway = false
  private var known: [String: Sight] = [:]
  /// By the files of the site that links lead to, where they are, the paths of the links.
  private var links: [String: Set<String>] = [:]
  private var targets: LinkTargets
  /// When these are looked at again.
  private var nextLook = ContinuousClock.now
  /// Files that something has happened to since they were last looked at.
  private var pending: Set<String> = []
  /// Links that lead to something else, and may themselves be what they were.
  private var redirected: Set<String> = []
  /// Those that were found empty or gone once.
  private var doubtful: Set<String> = []
  private var settling: Settling

  /// Notes the present state of all files, so that every change from now on is noticed.
  init(
    _ folders: WatchedFolders, feed: ChangeFeed, stop: consuming FileDescriptor, quiet: Duration,
    method: WatchMethod
  ) {
    self.folders = folders
    targets = LinkTargets(folders)
    self.feed = feed
    self.stop = stop
    settling = Settling(quiet: quiet)
    interval = if case .polling(let interval) = method { interval } else { .seconds(1) }
    do throws(PollingReason) {
      if method != .automatic { throw .wanted }
      let mounts = MountTable.system
      for folder in folders.places {
        if let kind = mounts.sharedKind(of: folder) { throw .fileSystem(kind) }
      }
      inotify = try Inotify()
      try inotify?.watch("", at: folders.root)
    } catch {
      poll(since: error)
    }
    known = files()
  }

  /// Returns when it is told to end.
  func run() {
    while wait() {
      if inotify == nil {
        if isAway { takeUp() }
        noticeDifferences()
      } else {
        readEvents()
      }
      if nextLook <= .now { lookAtTargets() }
      if let deadline = settling.deadline, deadline <= .now { report() }
    }
    feed.finish()
  }

  /// Waits for an event, for files to settle, or for the time to look.
  ///
  /// - Returns: Whether the loop goes on.
  private func wait() -> Bool {
    var timeout: Duration? = inotify == nil || !targets.isEmpty ? interval : nil
    if let deadline = settling.deadline {
      let rest = max(.zero, ContinuousClock.now.duration(to: deadline))
      timeout = min(timeout ?? rest, rest)
    }
    var waiting = [pollfd(fd: stop.number, events: Int16(POLLIN), revents: 0)]
    if let number = inotify?.descriptor.number {
      waiting.append(pollfd(fd: number, events: Int16(POLLIN), revents: 0))
    }
    let count = nfds_t(waiting.count)
    unsafe Glibc.poll(&waiting, count, timeout?.milliseconds ?? -1)
    return waiting[0].revents == 0
  }

  private func readEvents() {
    var changed: Set<String> = []
    for event in inotify?.events() ?? [] {
      guard let folder = event.folder else {
        noticeDifferences()
        continue
      }
      if folder.isAbsolutePath {
        noticeTarget(event, in: folder, &changed)
        continue
      }
      if event.kind == .gone {
        if folder.isEmpty { poll(since: .folderGone) } else { changed.insert(folder) }
        continue
      }
      let path = folder.isEmpty ? event.name : "\(folder)/\(event.name)"
      let leadsOn = folders.leadsOn(path)
      // The rights of a folder itself are of no concern.
      guard !event.name.isEmpty, leadsOn || folders.concerns(path) else { continue }
      // A link to a folder is none to the system.
      if leadsOn || event.isFolder || inotify?.watches(path) ?? false || folders.isFolder(path) {
        inotify?.forget(path)
        targets.accept(path)
        changed.insert(path)
      } else {
        targets.accept(path)
        follow(path)
        note(path, isOpen: event.kind == .begun)
      }
    }
    if !changed.isEmpty { noticeDifferences(in: changed) }
  }

  /// Notes the links that lead to something which is not watched by a path of its own.
  ///
  /// - Parameters:
  ///   - event: What has happened to it.
  ///   - folder: Where it is, absolute.
  ///   - changed: Gets the links that are to be looked at again as folders.
  private func noticeTarget(
    _ event: Inotify.Event, in folder: String, _ changed: inout Set<String>
  ) {
    if event.kind == .gone {
      noticeDifferences()
    } else {
      for path in (links["\(folder)/\(event.name)"] ?? []).sorted() {
        if event.isFolder {
          inotify?.forget(path)
          changed.insert(path)
        } else {
          targets.accept(path)
          note(path, isOpen: event.kind == .begun)
        }
      }
    }
  }

  /// Notes the links that have come to lead elsewhere, or to something new.
  private func lookAtTargets() {
    nextLook = .now + interval
    let changed = targets.takeChanged()
    guard !changed.isEmpty else { return }
    for path in changed { inotify?.forget(path) }
    noticeDifferences(in: Set(changed))
    redirected.formUnion(changed)
    for path in changed { note(path, isOpen: false) }
  }

  private func note(_ path: String, isOpen: Bool) {
    pending.insert(path)
    settling.note(path, isOpen: isOpen, at: .now)
  }

  /// Looks at all files, or at some paths and what is below them, and notes what is not as it is known.
  private func noticeDifferences(in paths: Set<String> = [""]) {
    var found: [String: Sight] = [:]
    for path in paths.sorted() where !path.isBelow(oneOf: paths) {
      found.merge(files(below: path)) { $1 }
    }
    let gone = known.keys.filter { path in
      found[path] == nil && (paths.contains(path) || path.isBelow(oneOf: paths))
    }
    let changed = found.filter { known[$0.key] != $0.value }.keys
    // What is pending already is not to settle anew with each look.
    for path in gone + changed where !pending.contains(path) { note(path, isOpen: false) }
  }

  /// All files, or those in one folder; the folders are watched from now on.
  private func files(below folder: String = "") -> [String: Sight] {
    var reason: PollingReason?
    let found = folders.files(below: folder) { folder in
      targets.note(folder)
      do throws(PollingReason) {
        try inotify?.watch(folder, at: folders.location(of: folder))
      } catch {
        reason = error
      }
    }
    if let reason { poll(since: reason) }
    for path in found.keys {
      targets.note(path)
      follow(path)
    }
    return found
  }

  /// Watches where a link leads to, if that is in a folder which is not watched itself.
  ///
  /// That is its whole folder, under its own absolute path, since many programs save a file by
  /// putting another in its place.
  private func follow(_ path: String) {
    guard inotify != nil, let target = folders.unwatchedTarget(of: path),
      let folder = target.parent
    else { return }
    links[target, default: []].insert(path)
    do throws(PollingReason) { try inotify?.watch(folder, at: folder) } catch {
      poll(since: error)
    }
  }

  private func poll(since reason: PollingReason) {
    inotify = nil
    links = [:]
    isAway = reason == .folderGone
    if let notice = reason.notice { feed.add([], notice: notice) }
  }

  /// Asks the system again once the site's folder is back; its folders are watched with the next look.
  private func takeUp() {
    guard folders.isFolder("") else { return }
    do throws(PollingReason) {
      inotify = try Inotify()
      try inotify?.watch("", at: folders.root)
      isAway = false
      feed.add([], notice: PollingReason.end)
    } catch {
      poll(since: error)
    }
  }

  /// Tells of the files that have changed, now that they have come to rest.
  private func report() {
    let changed = pending.map { (path: $0, sight: folders.sight(of: $0)) }
      .filter { $0.sight != known[$0.path] || redirected.contains($0.path) }
    // Some programs empty or remove a file first and write it a little later.
    let doubtful = changed.lazy.filter { $0.sight?.isEmptyFile ?? true }.map(\.path)
      .filter { [known = self.doubtful] in !known.contains($0) }
    if !doubtful.isEmpty {
      self.doubtful.formUnion(doubtful)
      for path in doubtful { note(path, isOpen: true) }
      return
    }
    pending = []
    self.doubtful = []
    redirected = []
    settling.reset()
    for (path, sight) in changed { known[path] = sight }
    if !changed.isEmpty { feed.add(changed.map(\.path)) }
  }
}

extension String {
  /// Whether a path, relative to the site, lies in one of these folders; in the site itself all do.
  fileprivate func isBelow(oneOf folders: Set<String>) -> Bool {
    if isEmpty { return false }
    return folders.contains("")
      || sequence(first: self, next: \.parent).dropFirst().contains(where: folders.contains)
  }
}

extension Duration {
  /// Rounded up, so that nobody wakes too early, and never more than a day.
  fileprivate var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    return Int32(
      min(seconds, 86_400) * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
