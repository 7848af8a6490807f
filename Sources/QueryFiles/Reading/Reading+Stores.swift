import Diagnostics
import Items
import YAML

extension Reading {
  /// What may stand below a store's name.
  static let storeKeys = [
    "country", "affiliate", "requests-per-minute", "keep", "endpoint", "cache", "plain-covers",
  ]

  /// What may stand below `affiliate`.
  static let affiliateKeys = ["token", "campaign"]

  /// The map `stores` of the site, from a store's name to its settings.
  mutating func storeSettings(_ field: Field?) -> [StoreName: StoreSettings] {
    guard let field, let entries = entries(of: field.value, owner: "'stores'") else { return [:] }
    var all: [StoreName: StoreSettings] = [:]
    for entry in entries {
      let name = knownStore(placed(entry.key, at: entry.position))
      guard !entry.value.isNothing, let name else { continue }
      all[name.value] = settings(entry.value, of: entry.key)
    }
    return all
  }

  private mutating func settings(_ node: YAMLNode, of store: String) -> StoreSettings {
    var settings = StoreSettings()
    let prefix = "stores.\(store)."
    guard
      let fields = fields(
        of: node, owner: "A store", prefix: prefix,
        known: Self.storeKeys)
    else { return settings }
    settings.country = country(fields["country"])
    if let affiliate = fields["affiliate"],
      let inner = self.fields(
        of: affiliate.value, owner: "'affiliate'", prefix: "\(prefix)affiliate.",
        known: Self.affiliateKeys)
    {
      settings.affiliateToken = text(inner["token"])
      settings.affiliateCampaign = text(inner["campaign"])
    }
    settings.requestsPerMinute = count(fields["requests-per-minute"])?.value
    settings.keep = flag(fields["keep"])
    settings.endpoint = endpoint(fields["endpoint"])
    settings.cache = duration(fields["cache"])
    settings.plainCovers = flag(fields["plain-covers"]) ?? false
    return settings
  }

  private mutating func country(_ field: Field?) -> Placed<CountryCode>? {
    guard let text = text(field) else { return nil }
    if let code = CountryCode(text.value) {
      return Placed(code, at: text.place, excerpt: text.excerpt)
    }
    note([
      text.diagnostic(
        .error, "'\(text.value.shortened)' is not the code of a country.",
        hints: ["Write two letters, such as US, DE or JP."])
    ])
    return nil
  }

  /// Scheme and host that stand for the store's own: https, or http to this machine.
  private mutating func endpoint(_ field: Field?) -> Placed<Endpoint>? {
    guard let text = text(field) else { return nil }
    if let endpoint = Endpoint(text.value) {
      return Placed(endpoint, at: text.place, excerpt: text.excerpt)
    }
    note([
      text.diagnostic(
        .error, "'\(text.value.shortened)' cannot stand for the store's address.",
        hints: ["Write https:// and a host alone; http:// is allowed for localhost only."])
    ])
    return nil
  }

  /// A time such as `24h`, `7d` or `30m`.
  private mutating func duration(_ field: Field?) -> TimeSpan? {
    guard let text = text(field) else { return nil }
    if let span = TimeSpan(text.value) { return span }
    note([
      text.diagnostic(
        .error, "'\(text.value.shortened)' is not a length of time.",
        hints: [TimeSpan.advice])
    ])
    return nil
  }
}
