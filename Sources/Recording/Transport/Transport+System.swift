extension Transport {
  /// The real network, through libcurl.
  ///
  /// Redirects are followed, the key goes to the first host only, and nothing is kept between requests
  /// but connections: no cookies, no cache.
  ///
  /// - Parameters:
  ///   - version: The program's, which it tells the services with its name.
  ///   - project: Where the program is described.
  ///   - limits: Of each attempt.
  ///   - certificates: A file of certificates to trust (PEM) in place of those of the system.
  /// - Returns: A transport with connections of its own; one is enough for a run.
  package static func system(
    version: String, project: String? = nil, limits: TransportLimits = TransportLimits(),
    certificates: String? = nil
  ) -> Transport {
    let wire = Wire()
    // The same for all services and all requests: some answer differently by it.
    let userAgent =
      "thumbindex/\(version) (static site generator\(project.map { "; +\($0)" } ?? ""))"
    return Transport { message, admit in
      let chain = RedirectChain(
        message: message, userAgent: userAgent, limits: limits, certificates: certificates,
        wire: wire, admit: admit)
      return await chain.run()
    }
  }
}
