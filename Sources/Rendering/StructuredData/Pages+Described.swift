import Indexing
import Items
import Pages

extension HomePage: Described {
  func things(in edition: Edition) -> [Thing] {
    var website = Thing(.website, named: heading.title)
    website.set(.url, edition.addresses.url)
    website.set(.description, heading.description)
    website.set(.inLanguage, DeclaredLanguage(heading.language).tag)
    return [website] + [Thing.list(of: groups.flatMap(\.catalogs), in: edition)].compactMap(\.self)
  }
}

extension CatalogPage: Described {
  /// The items of this page, so on a page of one letter those of the letter.
  func things(in edition: Edition) -> [Thing] {
    let rows = sections.flatMap(\.rows)
    let list = Thing.list(
      of: rows.lazy.map { (name: $0.entry.title, address: $0.address) }, in: edition)
    return [list].compactMap(\.self)
  }
}

extension ListPage: Described {
  func things(in edition: Edition) -> [Thing] {
    [Thing.list(of: sections.flatMap(\.cards), in: edition)].compactMap(\.self)
  }
}

extension IndexPage: Described {
  /// The entries of this page, so on a page of one letter those of the letter.
  func things(in edition: Edition) -> [Thing] {
    let phrases = edition.phrases
    let entries = sections.flatMap { section -> [(name: String?, address: Address)] in
      switch section.entries {
      case .names(let links): links.map { (phrases.caption($0.caption), $0.address) }
      case .titles(let items): items.map { ($0.title, Address(of: $0.id)) }
      case .rows(let rows): rows.map { ($0.entry.title, $0.address) }
      }
    }
    let lists = [Thing.list(of: catalogs, in: edition), Thing.list(of: entries, in: edition)]
    return lists.compactMap(\.self)
  }
}

extension ItemPage: Described {
  func things(in edition: Edition) -> [Thing] { [Thing(of: self, in: edition)] }
}

extension NewsPage: Described {}
extension ProsePage: Described {}
extension SearchPage: Described {}
extension NotFoundPage: Described {}
