package import QueryFiles

extension Store {
  /// What it means that a service answered with another status than 200.
  ///
  /// The body decides where it has words that the service is known for; else the status alone. With
  /// 201 to 299 it is a part, or nothing yet, and has no say: such a status is a failure of the moment.
  ///
  /// - Parameters:
  ///   - status: Of HTTP; not 304.
  ///   - body: As it came, perhaps a page of some machine on the way.
  ///   - request: What was asked.
  ///   - site: For the store's own settings.
  /// - Returns: The cause, with the service's words if it said any.
  package func refusal(
    status: Int, body: [UInt8], to request: StoreRequest, site: SiteSettings
  ) -> StoreError {
    let isPart = (200..<300).contains(status)
    let said = isPart ? nil : words(in: body, to: request, site: site)
    let cause = cause(of: status, said: said?.cause)
    if said == nil, isAbsence(status, body, of: request) {
      return StoreError(.absent, "\(service) knows no such object (status \(status)).")
    }
    guard let said else { return StoreError(cause, sentence(on: status, cause)) }
    return StoreError(
      cause, said.message, parameter: cause == .parameter ? said.parameter : nil)
  }

  /// The refusal that the body spells out; `nil` where it is none of this service's.
  private func words(
    in body: [UInt8], to request: StoreRequest, site: SiteSettings
  ) -> StoreError? {
    guard body.contains(where: { $0 > 0x20 }) else { return nil }
    do {
      _ = try answer(in: body, to: request, site: site)
      return nil
    } catch {
      return error.cause == .unreadable ? nil : error
    }
  }

  /// The status goes before the words where it tells of the service's state; a used-up quota and a
  /// refused key are told by words only, and are so under any status.
  private func cause(of status: Int, said: StoreError.Cause?) -> StoreError.Cause {
    if let said, [.quota, .credential, .configuration].contains(said) { return said }
    switch status {
    case 429: return .throttled
    case _ where manners.throttlingStatuses.contains(status): return .throttled
    case 408, 425, 500...: return .unavailable
    case 400, 414, 422: return .parameter
    case 401 where manners.key != nil: return .credential
    default: return said ?? .unavailable
    }
  }

  /// Whether the one object that was looked up is not there.
  ///
  /// A page in HTML with such a status comes from another machine, or from a wrong `endpoint`.
  private func isAbsence(_ status: Int, _ body: [UInt8], of request: StoreRequest) -> Bool {
    guard status == 404 || status == 410, case .lookup(let ids, _) = request.purpose else {
      return false
    }
    return ids.count == 1 && body.first { $0 > 0x20 } != UInt8(ascii: "<")
  }

  private func sentence(on status: Int, _ cause: StoreError.Cause) -> String {
    let answered = "\(service) answered with status \(status)"
    return switch cause {
    case .throttled: "\(answered), as it does when it is asked too often."
    case .parameter: "\(answered): it does not take the request as it is."
    case .credential: "\(answered): it does not accept the key."
    case .unavailable where status >= 500: "\(answered): it has a failure of its own."
    case .unavailable where status < 300: "\(answered), and only one with 200 is a whole answer."
    default: "\(answered)."
    }
  }
}
