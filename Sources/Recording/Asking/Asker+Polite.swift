package import QueryFiles

extension Asker {
  /// Asks with the manners that the stores want.
  ///
  /// - Parameters:
  ///   - transport: The way out.
  ///   - site: For rates, endpoints and what the stores read from it.
  ///   - moments: The clock.
  ///   - log: What was asked in the last minute, also by others, and where this run notes it too; `nil`
  ///     outside of a site.
  ///   - options: The most requests of the run and the longest wait for one host.
  ///   - atOnce: The most requests that are under way to one host at the same time.
  ///   - variable: The value of a variable of the environment; the keys come from nowhere else.
  ///   - report: Is told what happens, from several tasks at once and without any key.
  /// - Returns: An asker for one run, whose limits all tasks share.
  package static func polite(
    over transport: Transport, site: SiteSettings, moments: Moments,
    log: RequestLog? = nil, options: FetchOptions = FetchOptions(), atOnce: Int = 4,
    variable: @escaping @Sendable (String) -> String?,
    report: @escaping @Sendable (AskingEvent) -> Void = { _ in }
  ) -> Asker {
    let hosts = Hosts(site: site, moments: moments, atOnce: atOnce, log: log)
    let asker = PoliteAsker(
      transport: transport, hosts: hosts, standing: Standing(mostRequests: options.mostRequests),
      keys: KeyRing(variable: variable), moments: moments, site: site,
      longestWait: options.longestWait, report: report)
    return Asker(ask: { await asker.ask($0, $1) }, obstacle: { asker.ownersObstacle(to: $0) })
  }
}
