package import Diagnostics
package import Items
package import QueryFiles

/// A web service that answers searches.
///
/// A new store is one folder beside this file and one line in `StoreRegistry.all`. Nothing here
/// touches the network: a store says what to ask, and reads what came back.
package protocol Store: Sendable {
  var name: StoreName { get }
  /// What people call the service, for messages: `iTunes Search`.
  var service: String { get }
  /// The parameter that takes the terms of a list: `term`, `q`, `s`.
  var mainParameter: String { get }
  /// How the service wants to be asked.
  var manners: Manners { get }
  /// What the service wants to be shown beside its data.
  var terms: Terms { get }
  /// All that a search may have, in the order in which a help lists them.
  var parameters: [StoreParameter] { get }

  /// Checks a search and works out its first requests.
  ///
  /// - Returns: The requests, in the order in which their answers count, and any warnings.
  /// - Throws: Every fault of the search, each at its place, not only the first.
  func plan(for search: Search, site: SiteSettings) throws(DiagnosticList) -> SearchPlan

  /// Reads one answer.
  ///
  /// - Parameters:
  ///   - bytes: The body as the store sent it.
  ///   - request: What was asked.
  ///   - site: For affiliate tokens and the store's own settings.
  /// - Returns: The items in the order of the answer.
  /// - Throws: When the body is no answer but a refusal, or no JSON at all.
  func answer(
    in bytes: [UInt8], to request: StoreRequest, site: SiteSettings
  ) throws(StoreError) -> StoreAnswer

  /// What an address asked, for recordings of searches that have changed since.
  ///
  /// - Parameter address: As a request of this store had it, at whatever host.
  /// - Returns: The request with its country and purpose, as `plan(for:site:)` or
  ///   `details(of:search:site:)` made it; `nil` for what this store never asks.
  func request(at address: String) -> StoreRequest?

  /// The requests for the own records of items, where a search answers with less than they say.
  ///
  /// - Parameters:
  ///   - items: What the search found, each once.
  ///   - search: A search without faults that asks for details.
  ///   - site: For the store's own settings.
  /// - Returns: Lookups of one id each, in the order of the items; none for items without an id of
  ///   the store's own, and none at all where the search brings whole records.
  func details(of items: [Item], search: Search, site: SiteSettings) -> [StoreRequest]

  /// A link that was recorded earlier, as today's settings have it.
  ///
  /// - Parameters:
  ///   - recorded: Of an item of this store; a sponsored one has the account of its time in it.
  ///   - site: For affiliate tokens.
  /// - Returns: The link that the store's reader would make of it now.
  func link(_ recorded: Item.StoreLink, site: SiteSettings) -> Item.StoreLink

  /// What is wrong with the site's settings of the store, each fault at its place.
  func faults(in settings: StoreSettings) -> [Diagnostic]

  /// What a fetch should tell of what a search found: that it is not what was asked for, or why there
  /// may be nothing.
  ///
  /// - Parameters:
  ///   - found: What all answers to the search brought, each item once, looked-up objects first.
  ///   - search: A search without faults.
  /// - Returns: Warnings at the search's lines.
  func remarks(on found: [Item], to search: Search) -> [Diagnostic]
}

extension Store {
  /// None: a store whose searches bring whole records.
  package func details(
    of items: [Item], search: Search, site: SiteSettings
  ) -> [StoreRequest] { [] }

  /// As it is: a store without an affiliate programme.
  package func link(_ recorded: Item.StoreLink, site: SiteSettings) -> Item.StoreLink { recorded }

  /// An affiliate account with a store that has no such programme, so that nothing would come of it.
  package func faults(in settings: StoreSettings) -> [Diagnostic] {
    guard let account = settings.affiliateToken ?? settings.affiliateCampaign else { return [] }
    return [
      account.diagnostic(
        .error, "Links to \(service) take no affiliate token.",
        hints: ["Take 'affiliate' out of 'stores.\(name.text)'; it is for 'stores.itunes'."])
    ]
  }

  /// None: a store whose answers speak for themselves.
  package func remarks(on found: [Item], to search: Search) -> [Diagnostic] { [] }
}

/// What a search will ask.
package struct SearchPlan: Hashable, Sendable {
  package var requests: [StoreRequest]
  /// How many items to collect over all answers.
  package var results: Int
  /// How many items a full answer has, where the requests are the pages of one list.
  ///
  /// An answer with fewer may be the last; see `ListProgress` in Recording. `nil` where each request stands for itself.
  package var pageSize: Int?
  /// What to say of ids that were looked up and did not come back; `nil` where none are.
  package var absence: Absence?
  package var warnings: [Diagnostic]

  package struct Absence: Hashable, Sendable {
    /// The parameter that names the ids.
    package let parameter: Placed<String>
    /// Why one may be missing, a sentence.
    package let hint: String

    package init(of parameter: Placed<String>, hint: String) {
      self.parameter = parameter
      self.hint = hint
    }
  }

  package init(
    requests: [StoreRequest], results: Int, pageSize: Int? = nil, absence: Absence? = nil,
    warnings: [Diagnostic] = []
  ) {
    self.requests = requests
    self.results = results
    self.pageSize = pageSize
    self.absence = absence
    self.warnings = warnings
  }
}

/// One GET request, without its key.
package struct StoreRequest: Hashable, Sendable {
  /// How the service wants its key.
  package enum Credential: Hashable, Sendable {
    case none
    case query(name: String, variable: String)
    case header(name: String, variable: String)
  }

  package let store: StoreName
  /// The whole address, https, percent-encoded, without the key.
  ///
  /// Two requests with the same address are the same request; recordings are found by it.
  package let address: String
  package let credential: Credential
  /// ISO 3166-1 alpha-2 in capital letters, where the store has countries.
  package let country: CountryCode?
  /// What the request asks for, which decides how its answer is read.
  package let purpose: Purpose

  package enum Purpose: Hashable, Sendable {
    case search
    /// Objects by id, also an item's own record after a search; with `related`, the looked-up object
    /// heads the page and is no row.
    case lookup(ids: [String], related: Bool)
    /// The episodes of one season.
    case season
  }

  package init(
    store: StoreName, address: String, credential: Credential = .none, country: CountryCode? = nil,
    purpose: Purpose = .search
  ) {
    self.store = store
    self.address = address
    self.credential = credential
    self.country = country
    self.purpose = purpose
  }
}

/// What a response holds.
package struct StoreAnswer: Hashable, Sendable {
  package var items: [Item]
  /// The looked-up artists, albums or shows that head the page instead of standing in rows.
  package var subjects: [Item]
  package var odd: [OddElement]
  /// The places of `subjects` in the answer's list, from 1.
  package var subjectNumbers: [Int] = []
  /// How many the store says there are in all, where that number can be trusted.
  package var total: Int?
  /// Hosts whose artwork or previews were left out because they are not known to answer over
  /// https, in the order of the answer, each once.
  package var insecureHosts: [String]
  /// The first artwork address whose size this program does not know how to change.
  package var unsizedArtwork: String?

  package init(
    items: [Item] = [], subjects: [Item] = [], odd: [OddElement] = [], total: Int? = nil,
    insecureHosts: [String] = [], unsizedArtwork: String? = nil
  ) {
    self.items = items
    self.subjects = subjects
    self.odd = odd
    self.total = total
    self.insecureHosts = insecureHosts
    self.unsizedArtwork = unsizedArtwork
  }
}

extension StoreAnswer {
  /// The places of `items` in the answer's list, from 1, in their order.
  ///
  /// Each element of the list is an item, a subject or odd.
  package var itemNumbers: [Int] {
    let others = Set(odd.map(\.number) + subjectNumbers)
    return Array(
      (1...(items.count + others.count + 1)).filter { !others.contains($0) }
        .prefix(items.count))
  }
}

/// An element of an answer that is no item.
package struct OddElement: Hashable, Sendable {
  /// Its place in the answer's list, from 1.
  package let number: Int
  /// A sentence about it, or about a part of it that was left out.
  package let reason: String

  package init(number: Int, reason: String) {
    self.number = number
    self.reason = reason
  }
}
