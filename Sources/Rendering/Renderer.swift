package import Diagnostics
package import Items
package import Mustache
package import Pages

/// Turns page models into bytes, with the theme's templates and texts.
///
/// Immutable: any number of tasks may render with one at the same time.
package struct Renderer: Sendable {
  /// What each kind of page gives to its template, by the template's name.
  package static let roots: [String: Shape] = Dictionary(
    uniqueKeysWithValues: PageKind.allCases.map { ($0.rawValue, $0.shape) })

  private let templates: PageTemplates
  private let editions: ByLanguage<(edition: Edition, set: TemplateSet)>

  /// - Parameters:
  ///   - site: What all pages share.
  ///   - templates: The theme's templates, checked against `roots`.
  ///   - phrases: The theme's texts, in English where a language has none.
  ///   - assets: The theme's style sheet and script.
  ///   - terms: What each store wants to be shown beside its data.
  /// - Throws: When a template of `roots` is not among them.
  package init(
    site: Site, templates: TemplateSet, phrases: ByLanguage<Phrases>, assets: ThemeAssets,
    terms: [StoreName: Terms]
  ) throws(Diagnostic) {
    self.templates = try PageTemplates(in: templates)
    editions = phrases.map { phrases in
      let edition = Edition(of: site, in: phrases, assets: assets, terms: terms)
      // What every page has, the home page has too.
      let known = Views.home.known(in: edition)
      return (edition, templates.knowing(known, in: Self.roots.values))
    }
  }

  /// The site in a language, or in the one that stands for it.
  func edition(for language: String) -> Edition { editions[language].edition }

  /// Appends the page.
  package func render(_ page: Page, into bytes: inout [UInt8]) {
    let (edition, set) = editions[page.heading.language]
    let (template, context) =
      switch page {
      case .home(let page): (templates.home, Views.home.context(of: page, in: edition))
      case .catalog(let page): (templates.catalog, Views.catalog.context(of: page, in: edition))
      case .list(let page): (templates.list, Views.list.context(of: page, in: edition))
      case .index(let page): (templates.index, Views.index.context(of: page, in: edition))
      case .item(let page): (templates.item, Views.item.context(of: page, in: edition))
      case .news(let page): (templates.news, Views.news.context(of: page, in: edition))
      case .prose(let page): (templates.prose, Views.prose.context(of: page, in: edition))
      case .search(let page): (templates.search, Views.search.context(of: page, in: edition))
      case .notFound(let page):
        (templates.notFound, Views.notFound.context(of: page, in: edition))
      }
    set.render(template, with: context, into: &bytes)
  }
}

/// The templates that pages begin with.
private struct PageTemplates: Sendable {
  let home, catalog, list, index, item, news, prose, search, notFound: TemplateSet.Template

  init(in set: TemplateSet) throws(Diagnostic) {
    func template(of kind: PageKind) throws(Diagnostic) -> TemplateSet.Template {
      if let template = set.template(kind.rawValue) { return template }
      throw Diagnostic(
        .error, "The theme has no template '\(kind.rawValue)'.",
        hints: ["Add 'Templates/\(kind.rawValue)', or take the built-in one."])
    }
    home = try template(of: .home)
    catalog = try template(of: .catalog)
    list = try template(of: .list)
    index = try template(of: .index)
    item = try template(of: .item)
    news = try template(of: .news)
    prose = try template(of: .prose)
    search = try template(of: .search)
    notFound = try template(of: .notFound)
  }
}
