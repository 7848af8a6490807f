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
    let sitePhrases = phrases[site.language]
    editions = phrases.map { phrases in
      let edition = Edition(
        of: site, in: phrases, besides: sitePhrases, assets: assets, terms: terms)
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
      case .notFound(let page): (templates.notFound, Views.notFound.context(of: page, in: edition))
      }
    set.render(template, with: context, into: &bytes)
  }
}

/// The template that each kind of page begins with.
private struct PageTemplates: Sendable {
  let home, catalog, list, index, item, news, prose, search, notFound: TemplateSet.Template

  init(in set: TemplateSet) throws(Diagnostic) {
    home = try Self.template(for: .home, in: set)
    catalog = try Self.template(for: .catalog, in: set)
    list = try Self.template(for: .list, in: set)
    index = try Self.template(for: .index, in: set)
    item = try Self.template(for: .item, in: set)
    news = try Self.template(for: .news, in: set)
    prose = try Self.template(for: .prose, in: set)
    search = try Self.template(for: .search, in: set)
    notFound = try Self.template(for: .notFound, in: set)
  }

  private static func template(
    for kind: PageKind, in set: TemplateSet
  ) throws(Diagnostic) -> TemplateSet.Template {
    guard let template = set.template(kind.rawValue) else {
      throw Diagnostic(
        .error, "The theme has no template '\(kind.rawValue)'.",
        hints: ["Add 'Templates/\(kind.rawValue)', or take the built-in one."])
    }
    return template
  }
}
