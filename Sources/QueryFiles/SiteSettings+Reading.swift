package import Diagnostics
import Items
import Links
import YAML

extension SiteSettings {
  /// Where the settings stand in a site.
  package static let path = "Site/site.yml"

  static let keys = [
    "title", "description", "url", "language", "author", "index", "stores", "groups", "creators",
    "navigation", "feeds", "search", "unsafe-html", "ascii-slugs", "cname",
  ]

  /// Reads `Site/site.yml`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - stores: The stores that may have settings.
  /// - Returns: The settings, and every fault of the file.
  package static func read(_ file: SourceFile, stores: [KnownStore]) -> Outcome<SiteSettings> {
    var reading = Reading(SourceLines(of: file.text, in: file), stores: stores)
    let owner = "The site"
    guard let root = reading.root(),
      let fields = reading.fields(of: root, owner: owner, known: keys)
    else { return Outcome(nil, reading.diagnostics) }
    if fields["title"] == nil {
      reading.missing("title", in: fields, owner: owner, example: "title: My catalog")
    }
    return Outcome(SiteSettings(fields, by: &reading), reading.diagnostics)
  }

  private init(_ fields: Fields, by reading: inout Reading) {
    let start = reading.placed("en", at: Position(line: 1, column: 1))
    self.init(
      title: reading.text(fields["title"])?.value ?? "",
      language: reading.language(fields["language"]) ?? start)
    description = reading.text(fields["description"])?.value
    author = reading.text(fields["author"])?.value
    url = reading.address(fields["url"])
    index = reading.index(fields["index"])
    stores = reading.storeSettings(fields["stores"])
    groups = reading.groups(fields["groups"])
    creators = reading.creators(fields["creators"])
    navigation = reading.navigation(fields["navigation"])
    hasFeeds = reading.flag(fields["feeds"]) ?? true
    search = reading.choice(fields["search"], of: SearchProgram.self)
    allowsUnsafeHTML = reading.flag(fields["unsafe-html"]) ?? false
    hasASCIISlugs = reading.flag(fields["ascii-slugs"]) ?? false
    cname = reading.domain(fields["cname"])
  }
}

extension Reading {
  fileprivate mutating func address(_ field: Field?) -> Placed<SiteAddress>? {
    guard let text = text(field) else { return nil }
    do throws(SiteAddress.Fault) {
      return Placed(try SiteAddress(text.value), at: text.place, excerpt: text.excerpt)
    } catch {
      note([text.diagnostic(.error, error.summary, hints: [error.hint])])
      return nil
    }
  }

  fileprivate mutating func groups(_ field: Field?) -> [SiteSettings.Group] {
    guard let field, let entries = entries(of: field.value, owner: "'groups'") else { return [] }
    return entries.compactMap { entry in
      guard let title = text(entry, in: field) else { return nil }
      return SiteSettings.Group(
        folder: placed(entry.key, at: entry.position), title: title.value)
    }
  }

  fileprivate mutating func creators(_ field: Field?) -> [SiteSettings.CreatorSettings] {
    guard let field, let entries = entries(of: field.value, owner: "'creators'") else { return [] }
    return entries.compactMap { entry in
      guard
        let fields = fields(
          of: entry.value, owner: "A creator", prefix: "creators.",
          known: ["sort-as", "link", "note"])
      else { return nil }
      var creator = SiteSettings.CreatorSettings(name: placed(entry.key, at: entry.position))
      creator.sortAs = text(fields["sort-as"])?.value
      creator.link = link(fields["link"])?.value
      creator.note = markdown(fields["note"])
      return creator
    }
  }

  fileprivate mutating func navigation(_ field: Field?) -> [SiteSettings.NavigationEntry] {
    guard let field else { return [] }
    let owner = "An entry of 'navigation'"
    return elements(of: field).compactMap { node in
      guard
        let fields = fields(
          of: node, owner: owner, prefix: "navigation.", known: ["title", "link"])
      else { return nil }
      if fields["title"] == nil {
        missing("title", in: fields, owner: owner, example: "title: About")
      }
      if fields["link"] == nil {
        missing("link", in: fields, owner: owner, example: "link: about/")
      }
      guard let title = text(fields["title"]), let link = link(fields["link"]) else { return nil }
      return SiteSettings.NavigationEntry(title: title.value, link: link)
    }
  }

  /// The name of a host in ASCII, as it stands in `CNAME`.
  fileprivate mutating func domain(_ field: Field?) -> String? {
    guard let text = text(field) else { return nil }
    if let name = HostName.inASCII(text.value), name.contains("."), !name.hasSuffix("."),
      !name.contains("_")
    {
      return name
    }
    note([
      text.diagnostic(
        .error, "'\(text.value.shortened)' is not the name of a host.",
        hints: ["Write the name alone, without 'https://' and slashes: catalog.example.org"])
    ])
    return nil
  }

  /// The text of an entry whose key is the owner's own word.
  private mutating func text(_ entry: YAMLEntry, in field: Field) -> Placed<String>? {
    guard !entry.value.isNothing else {
      fault(
        "'\(entry.key.shortened)' is empty.", at: entry.position,
        hints: "Write a value, or delete the key.")
      return nil
    }
    return text(entry.value, name: "\(field.name).\(entry.key)")
  }
}
