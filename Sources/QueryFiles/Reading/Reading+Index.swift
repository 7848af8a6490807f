import YAML

extension Reading {
  static let indexKeys = ["by", "order", "articles", "page-size"]

  /// The map `index` of a query, a list or the site.
  mutating func index(_ field: Field?) -> IndexSettings {
    guard let field,
      let fields = fields(
        of: field.value, owner: "'index'", prefix: "index.",
        known: Self.indexKeys)
    else { return IndexSettings() }
    return IndexSettings(
      by: choice(fields["by"], of: IndexSettings.Field.self)?.value,
      order: choice(fields["order"], of: IndexSettings.Order.self)?.value,
      articles: choice(fields["articles"], of: IndexSettings.Articles.self)?.value,
      pageSize: count(fields["page-size"])?.value)
  }
}
