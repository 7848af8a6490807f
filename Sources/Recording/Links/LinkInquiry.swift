/// Asks whether addresses of other people's sites still lead to a page.
///
/// Politely: each address once, one host never more than one request at a time and at least a second
/// apart, also behind redirects. Nothing is sent but the address: no key, no cookie; and nothing is
/// read of an answer but its head.
package struct LinkInquiry: Sendable {
  private static let hostsAtOnce = 8
  /// They say that a page is not there, or not for this request: of GET they may say something else.
  private static let spared: Set<Int> = [401, 407, 429, 503]

  private let transport: Transport
  private let doors: HostDoors

  package init(over transport: Transport, moments: Moments) {
    self.transport = transport
    doors = HostDoors(moments)
  }

  /// Asks for addresses, the first of each host first.
  ///
  /// - Parameters:
  ///   - addresses: With http or https, each once.
  ///   - isDone: Is called after each, from any task.
  /// - Returns: What is known of each, in their order; `nil` for those that were not asked any more
  ///   when the task was cancelled.
  package func ask(
    _ addresses: [String], isDone: @escaping @Sendable () -> Void = {}
  ) async -> [LinkStanding?] {
    var numbersOfHosts: [[Int]] = []
    var places: [String: Int] = [:]
    for (number, address) in addresses.enumerated() {
      let host = Origin(address)?.host ?? ""
      if let place = places[host] {
        numbersOfHosts[place].append(number)
      } else {
        places[host] = numbersOfHosts.count
        numbersOfHosts.append([number])
      }
    }
    return await withTaskGroup(of: [(Int, LinkStanding?)].self) { group in
      var waiting = numbersOfHosts.makeIterator()
      func startNext() {
        guard let numbers = waiting.next() else { return }
        group.addTask {
          var standings: [(Int, LinkStanding?)] = []
          for number in numbers where !Task.isCancelled {
            standings.append((number, await standing(of: addresses[number])))
            isDone()
          }
          return standings
        }
      }
      for _ in 0..<Self.hostsAtOnce { startNext() }
      var standings = [LinkStanding?](repeating: nil, count: addresses.count)
      while let part = await group.next() {
        for (number, standing) in part { standings[number] = standing }
        startNext()
      }
      return standings
    }
  }

  private func standing(of address: String) async -> LinkStanding? {
    let head = await send(HTTPMessage(address: address, for: .head))
    // Some servers know no HEAD, or answer it wrongly.
    guard case .success(let answer) = head, answer.status >= 400,
      !Self.spared.contains(answer.status)
    else { return LinkStanding(head) }
    return LinkStanding(await send(HTTPMessage(address: address, for: .glance)))
  }

  private func send(_ message: HTTPMessage) async -> Result<HTTPAnswer, TransportFault> {
    guard let origin = Origin(message.address) else {
      return .failure(.noConnection("It is no address that can be asked."))
    }
    let visit = HostVisit(doors)
    guard await visit.goOn(to: origin) else { return .failure(.cancelled) }
    defer { visit.leave() }
    return await transport.send(message) { await visit.goOn(to: $0) }
  }
}
