/// A file of a theme, under the name it has in `Templates/`.
package struct ThemeFile: Hashable, Sendable {
  /// `row.html`, `Strings/en.yml`.
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// The theme that is part of the program.
package enum DefaultTheme {
  /// By name in code points.
  package static let files: [ThemeFile] = [
    ThemeFile(name: "404.html", bytes: PackageResources._04_html),
    ThemeFile(name: "Strings/ar.yml", bytes: PackageResources.ar_yml),
    ThemeFile(name: "Strings/de-AT.yml", bytes: PackageResources.de_AT_yml),
    ThemeFile(name: "Strings/de-CH.yml", bytes: PackageResources.de_CH_yml),
    ThemeFile(name: "Strings/de.yml", bytes: PackageResources.de_yml),
    ThemeFile(name: "Strings/en-CA.yml", bytes: PackageResources.en_CA_yml),
    ThemeFile(name: "Strings/en-GB.yml", bytes: PackageResources.en_GB_yml),
    ThemeFile(name: "Strings/en-US.yml", bytes: PackageResources.en_US_yml),
    ThemeFile(name: "Strings/en.yml", bytes: PackageResources.en_yml),
    ThemeFile(name: "Strings/es-MX.yml", bytes: PackageResources.es_MX_yml),
    ThemeFile(name: "Strings/es.yml", bytes: PackageResources.es_yml),
    ThemeFile(name: "Strings/fr-CA.yml", bytes: PackageResources.fr_CA_yml),
    ThemeFile(name: "Strings/fr.yml", bytes: PackageResources.fr_yml),
    ThemeFile(name: "Strings/he.yml", bytes: PackageResources.he_yml),
    ThemeFile(name: "Strings/it.yml", bytes: PackageResources.it_yml),
    ThemeFile(name: "Strings/ja.yml", bytes: PackageResources.ja_yml),
    ThemeFile(name: "Strings/ko.yml", bytes: PackageResources.ko_yml),
    ThemeFile(name: "Strings/nl.yml", bytes: PackageResources.nl_yml),
    ThemeFile(name: "Strings/pt-PT.yml", bytes: PackageResources.pt_PT_yml),
    ThemeFile(name: "Strings/pt.yml", bytes: PackageResources.pt_yml),
    ThemeFile(name: "Strings/ru.yml", bytes: PackageResources.ru_yml),
    ThemeFile(name: "Strings/zh-Hans.yml", bytes: PackageResources.zh_Hans_yml),
    ThemeFile(name: "bar.html", bytes: PackageResources.bar_html),
    ThemeFile(name: "card.html", bytes: PackageResources.card_html),
    ThemeFile(name: "catalog.html", bytes: PackageResources.catalog_html),
    ThemeFile(name: "crumbs.html", bytes: PackageResources.crumbs_html),
    ThemeFile(name: "entry.html", bytes: PackageResources.entry_html),
    ThemeFile(name: "fact.html", bytes: PackageResources.fact_html),
    ThemeFile(name: "find.html", bytes: PackageResources.find_html),
    ThemeFile(name: "home.html", bytes: PackageResources.home_html),
    ThemeFile(name: "icon.svg", bytes: PackageResources.icon_svg),
    ThemeFile(name: "item.html", bytes: PackageResources.item_html),
    ThemeFile(name: "layout.html", bytes: PackageResources.layout_html),
    ThemeFile(name: "list.html", bytes: PackageResources.list_html),
    ThemeFile(name: "marks.html", bytes: PackageResources.marks_html),
    ThemeFile(name: "new.html", bytes: PackageResources.new_html),
    ThemeFile(name: "news.html", bytes: PackageResources.news_html),
    ThemeFile(name: "none.html", bytes: PackageResources.none_html),
    ThemeFile(name: "not-fetched.html", bytes: PackageResources.not_fetched_html),
    ThemeFile(name: "nothing-found.html", bytes: PackageResources.nothing_found_html),
    ThemeFile(name: "out.html", bytes: PackageResources.out_html),
    ThemeFile(name: "page.html", bytes: PackageResources.page_html),
    ThemeFile(name: "parts.html", bytes: PackageResources.parts_html),
    ThemeFile(name: "preview.html", bytes: PackageResources.preview_html),
    ThemeFile(name: "price.html", bytes: PackageResources.price_html),
    ThemeFile(name: "prices.html", bytes: PackageResources.prices_html),
    ThemeFile(name: "questions.html", bytes: PackageResources.questions_html),
    ThemeFile(name: "row.html", bytes: PackageResources.row_html),
    ThemeFile(name: "search.html", bytes: PackageResources.search_html),
    ThemeFile(name: "shelf.html", bytes: PackageResources.shelf_html),
    ThemeFile(name: "site-index.html", bytes: PackageResources.site_index_html),
    ThemeFile(name: "theme.css", bytes: PackageResources.theme_css),
    ThemeFile(name: "theme.js", bytes: PackageResources.theme_js),
    ThemeFile(name: "view.html", bytes: PackageResources.view_html),
  ]
}
