import Command
import Foundation
import Testing

/// The search over the whole site, with a script in the place of the program that makes the index.
@Suite struct SiteSearchTests {
  private static let setting =
    "title: Shelf\nurl: https://shelf.example.org/long\nsearch: pagefind\n"

  private func site(_ settings: String = setting) throws -> TestSite {
    try TestSite(
      "-- Site/site.yml --\n\(settings)" + Fixtures.query("queen", songs: "Bicycle Race"))
  }

  /// Puts a program of that name into a folder of its own, which is then all of `PATH`.
  private func install(
    _ script: String, as name: String = "pagefind", in site: TestSite
  ) throws -> [String: String] {
    let file = "programs/\(name)"
    try site.write("#!/bin/sh\n\(script)\n", to: file)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(site.path)/\(file)")
    return ["PATH": "\(site.path)/programs"]
  }

  /// Writes down what it was asked and given, as files of the index.
  private static let indexer = """
    echo "told" >&2
    /bin/mkdir -p "$4/index"
    echo "$@" | /bin/sed "s#$2#PAGES#; s#$4#BUNDLE#" > "$4/index/arguments"
    (cd "$2" && /usr/bin/find . -type f | LC_ALL=C /usr/bin/sort) > "$4/index/pages"
    /bin/grep -lr data-pagefind-body "$2" | /bin/sed "s#$2/##" | LC_ALL=C /usr/bin/sort > "$4/index/marked"
    for other in pagefind-component-ui.js pagefind-modular-ui.css pagefind-highlight.js; do : > "$4/$other"; done
    """

  @Test("the pages for readers are handed over, and what comes of it is part of the site")
  func indexing() async throws {
    let site = try site()
    let run = await site.run(
      "build", "--offline", "--strict", variables: try install(Self.indexer, in: site))
    #expect(run.status == .done)
    #expect(run.remarks.isEmpty)
    #expect(
      try site.text("_site/pagefind/index/arguments")
        == "--site PAGES --output-path BUNDLE --force-language en\n")
    let pages = try site.text("_site/pagefind/index/pages").split(separator: "\n")
    #expect(pages.contains("./item/itunes/1/index.html"))
    #expect(!pages.contains("./404.html"))
    #expect(pages.allSatisfy { $0.hasSuffix(".html") })
    #expect(
      try site.text("_site/pagefind/index/marked")
        == "item/itunes/1/index.html\nqueen/index.html\n")
    #expect(
      try site.files().filter { $0.hasPrefix("pagefind/") }
        == ["pagefind/index/arguments", "pagefind/index/marked", "pagefind/index/pages"])
    #expect(!site.has(".thumbindex/search"))
    await site.run("clean")
    #expect(!site.has("_site"))
  }

  @Test("only the page that searches may run what the index is read with; the menu leads there")
  func page() async throws {
    let site = try site()
    await site.run("build", "--offline", variables: try install(Self.indexer, in: site))
    let search = try site.page("search/index.html")
    let home = try site.page("index.html")
    #expect(search.contains("script-src 'self' 'unsafe-eval';"))
    #expect(search.values(of: "data-bundle") == ["/long/pagefind/"])
    #expect(!home.contains("unsafe-eval"))
    #expect(home.values(of: "href").contains("/long/search/"))
    #expect(!home.contains("data-pagefind-body"))
  }

  @Test("what narrows is in the words of the site on pages of all languages")
  func filter() async throws {
    let site = try site(Self.setting + "language: de\n")
    try site.write(
      "---\ntitle: R\nlanguage: ru\nsearch: {store: itunes, term: r}\n---\n", to: "Queries/r.md")
    try site.record(
      "r", [StoreAnswers.itunes(StoreAnswers.song(7, "Kino", #""artistName":"Tsoi""#))])
    await site.run("build", "--offline", variables: try install(Self.indexer, in: site))
    let russian = try site.page("item/itunes/7/index.html")
    #expect(russian.contains("<html lang=\"ru\">"))
    for page in [russian, try site.page("item/itunes/1/index.html")] {
      #expect(page.values(of: "data-pagefind-filter") == ["Arten:Titel"])
    }
  }

  @Test("without the setting there is neither page nor menu entry, and no program is looked for")
  func none() async throws {
    let site = try site(TestSite.settings)
    let run = await site.run(
      "build", "--offline", "--strict", variables: try install("exit 1", in: site))
    #expect(run.status == .done)
    #expect(try !site.files().contains { $0.hasPrefix("search/") || $0.hasPrefix("pagefind/") })
    #expect(try !site.page("index.html").values(of: "href").contains("/search/"))
  }

  private static let missing = """
    Site/site.yml:3:9: error: The program 'pagefind', which makes the index for searching, is not there.
        search: pagefind
                ^
    hint: Install it (https://pagefind.app/docs/installation/) into a folder of PATH, or delete the key 'search'.
    1 error
    """

  @Test("a program that is not there is one error, in 'build' and in 'check'")
  func missing() async throws {
    let site = try site()
    let build = await site.run("build", "--offline", variables: ["PATH": "/nowhere:"])
    #expect(build.status == .failed)
    #expect(build.remarks == Self.missing + ". Nothing was published.\n")
    #expect(!site.has("_site"))
    let check = await site.run("check", variables: ["PATH": "/nowhere"])
    #expect(check.status == .failed)
    #expect(check.remarks == Self.missing + ".\n")
  }

  @Test("the build that knows more languages stands in where it is the only one")
  func extended() async throws {
    let site = try site()
    let variables = try install(Self.indexer, as: "pagefind_extended", in: site)
    #expect(await site.run("build", "--offline", variables: variables).status == .done)
    #expect(site.has("_site/pagefind/index/pages"))
  }

  @Test("a program that fails is told of in its last words, and the site stays as it was")
  func failing() async throws {
    let site = try site()
    await site.run("build", "--offline", variables: try install(Self.indexer, in: site))
    let before = try site.contents()
    try site.write("title: Shelf 2\nsearch: pagefind\n", to: "Site/site.yml")
    let variables = try install("echo one; echo 'No room' >&2; exit 3", in: site)
    let run = await site.run("build", "--offline", variables: variables)
    #expect(run.status == .failed)
    #expect(
      run.remarks.contains(
        "error: The index for searching could not be made: 'programs/pagefind' ended with "
          + "status 3: No room.\n"))
    #expect(try site.contents() == before)
    #expect(!site.has(".thumbindex/search"))
  }

  @Test("another version of the program is a reason to build again")
  func newVersion() async throws {
    let site = try site()
    let first = await site.run(
      "build", "--offline", "-v", variables: try install(Self.indexer, in: site), now: .max)
    #expect(first.remarks.hasSuffix("index for searching: 3 files\n"))
    let newer = try install(Self.indexer + "\necho 2 > \"$4/version\"", in: site)
    await site.run("build", "--offline", variables: newer, now: .max)
    #expect(site.has("_site/pagefind/version"))
  }

  @Test("a query with the address of the page that searches is an error that names both")
  func taken() async throws {
    let site = try site()
    try site.write(
      "---\ntitle: Me\nsearch: {store: itunes, term: x}\n---\n", to: "Queries/search.md")
    let run = await site.run(
      "build", "--offline", variables: try install(Self.indexer, in: site))
    #expect(run.status == .failed)
    #expect(
      run.remarks.contains(
        "'search/index.html' would be written twice: by 'search' in Site/site.yml and by "
          + "Queries/search.md."))
  }
}
