import Diagnostics
import Links
import Recording

/// What came of asking the links to the outside.
struct AskedLinks {
  /// Warnings for those that lead nowhere.
  var diagnostics: [Diagnostic] = []
  /// What else there is to say, a line each.
  var lines: [String] = []
  /// What only those want to know who want to know everything.
  var notes: [String] = []
  var wasInterrupted = false
}

extension OutsideLinks {
  /// How many hosts are named that could not be asked.
  private static let mostNamed = 5

  /// Asks each of them whether it leads somewhere.
  func ask(_ session: Session) async -> AskedLinks {
    let links = all
    let progress = Progress(session.world, verbosity: session.verbosity)
    progress.begin(links.count)
    let inquiry = LinkInquiry(over: session.world.transport, moments: session.world.moments)
    let (result, wasInterrupted) = await progress.watching { () throws(Never) in
      await inquiry.ask(links.map(\.address)) { progress.finishOne() }
    }
    var asked = told(links, result.get())
    asked.wasInterrupted = wasInterrupted
    return asked
  }

  private func told(_ links: [Link], _ standings: [LinkStanding?]) -> AskedLinks {
    var asked = AskedLinks()
    var unclear: [(address: String, reason: String)] = []
    // Without a network there is no host at all.
    let isOnline = standings.contains { standing in
      switch standing {
      case .there, .gone: true
      case .unclear(let reason): reason.allSatisfy(\.isNumber)
      case .unknownHost, nil: false
      }
    }
    for (link, standing) in zip(links, standings) {
      switch standing {
      case nil: continue
      case .there(let newAddress):
        guard let newAddress else { continue }
        let place = link.written ?? link.page
        asked.notes.append("\(place): '\(link.address)' has moved for good to '\(newAddress)'.")
      case .gone(let status):
        asked.diagnostics.append(
          diagnostic(
            about: link,
            "The link '\(link.address.shortened)' leads to no page: its host answers \(status).",
            hint: "Look for the new address of the page, or take the link out."))
      case .unknownHost where isOnline:
        asked.diagnostics.append(
          diagnostic(
            about: link, "The link '\(link.address.shortened)' leads to no host of that name.",
            hint: "Look whether its name is spelled right, or take the link out."))
      case .unknownHost: unclear.append((link.address, "no such host, or no network"))
      case .unclear(let reason): unclear.append((link.address, reason))
      }
    }
    asked.notes += unclear.map { "'\($0.address)' could not be looked at: \($0.reason)." }
    asked.lines = [summary(of: unclear), leftOut].compactMap(\.self)
    return asked
  }

  /// Such as `3 links could not be looked at: example.org (403), example.net (503)`.
  private func summary(of unclear: [(address: String, reason: String)]) -> String? {
    guard !unclear.isEmpty else { return nil }
    var told: Set<String> = []
    let all = unclear.map { link in
      let host = Authority(of: link.address).map { $0.host + $0.port }
      return "\(host ?? link.address.shortened) (\(link.reason))"
    }.filter { told.insert($0).inserted }
    let more = all.count > Self.mostNamed ? ", and others" : ""
    return "\(counted(unclear.count, "link", "links")) could not be looked at: "
      + all.prefix(Self.mostNamed).joined(separator: ", ") + more
  }

  private var leftOut: String? {
    let number = numberLeftOut
    guard number > 0 else { return nil }
    return counted(number, "link to a store was", "links to stores were")
      + " not asked, since recordings have brought them"
  }
}
