// swift-tools-version: 6.2
import PackageDescription

// One target a stage, arrows one way: the list below is the map of the program.
// CONTRIBUTING.md tells the same in words.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

func stage(_ name: String, imports: Target.Dependency...) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

func tests(
  of name: String, imports: Target.Dependency..., excluding excluded: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name), "TestSupport"] + imports,
    exclude: excluded, swiftSettings: strict)
}

let libraries: [Target] = [
  .systemLibrary(name: "CGetopt"),
  .systemLibrary(name: "CRename"),
  library("CCmark", pkgConfig: "libcmark", package: "libcmark-dev"),
  library("CYAML", pkgConfig: "yaml-0.1", package: "libyaml-dev"),
  library("CCurl", pkgConfig: "libcurl", package: "libcurl4-openssl-dev"),
  library("CLibMD", pkgConfig: "libmd", package: "libmd-dev"),
  library("CMicroHTTPD", pkgConfig: "libmicrohttpd", package: "libmicrohttpd-dev"),
  .target(
    name: "CICU",
    linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
]

let stages: [Target] = [
  stage("Diagnostics"),
  stage("Dates"),
  stage("Digest", imports: "CLibMD"),
  stage("FileSystem", imports: "CRename"),
  stage("YAML", imports: "CYAML", "Diagnostics"),
  stage("Links", imports: "Diagnostics"),
  stage("Markup", imports: "CCmark", "Links"),
  stage("Collation", imports: "CICU"),
  stage("Mustache", imports: "Diagnostics", "Markup"),
  stage("Items", imports: "Dates"),
  stage("QueryFiles", imports: "YAML", "Links", "Items", "Diagnostics"),
  stage("Stores", imports: "QueryFiles", "Links", "Items", "Diagnostics", "Digest"),
  stage(
    "Recording", imports: "CCurl", "Stores", "QueryFiles", "Items", "Diagnostics", "Dates",
    "Digest",
    "FileSystem"),
  stage("Indexing", imports: "Items", "QueryFiles", "Links", "Collation"),
  stage(
    "Pages", imports: "Indexing", "Items", "QueryFiles", "Markup", "Links", "Collation",
    "Diagnostics", "Digest"),
  stage(
    "Rendering", imports: "Pages", "Indexing", "Items", "Mustache", "Markup", "Links",
    "Diagnostics", "Digest"),
  stage("Publishing", imports: "Collation", "Diagnostics", "Digest", "FileSystem"),
  stage("Checking", imports: "Links", "Diagnostics"),
  // Its script becomes a byte array in the executable, like the theme.
  .target(
    name: "Preview",
    dependencies: [
      "CMicroHTTPD", "Checking", "Links", "Diagnostics", "Dates", "Digest", "FileSystem",
    ],
    resources: [.embedInCode("Resources/live.js")], swiftSettings: strict),
  stage(
    "Command", imports: "CGetopt", "Preview", "Starter", "Checking", "Publishing", "Rendering",
    "Pages", "Indexing",
    "Recording", "Stores", "QueryFiles", "Items", "Mustache", "Collation", "Markup", "YAML",
    "Links", "Diagnostics", "Digest", "FileSystem", "Templates"),
]

// Those that the theme has texts in.
let languages = [
  "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "nl", "pt", "ru", "zh-Hans",
]

// Those whose region writes prices, numbers or dates in another way than the language at large.
let regions = ["de-AT", "de-CH", "en-CA", "en-GB", "en-US", "es-MX", "fr-CA", "pt-PT"]

// Each file becomes a byte array in the executable, which so needs no folder beside it.
let theme = Target.target(
  name: "Templates", path: "Templates", exclude: ["README.md"], sources: ["Templates.swift"],
  resources: [
    "404.html", "bar.html", "card.html", "catalog.html", "crumbs.html", "entry.html", "fact.html",
    "find.html", "home.html", "icon.svg", "item.html", "layout.html", "list.html", "marks.html",
    "new.html", "news.html", "none.html", "not-fetched.html", "nothing-found.html", "out.html",
    "page.html", "parts.html", "preview.html", "price.html", "prices.html", "questions.html",
    "row.html", "search.html", "shelf.html", "site-index.html", "theme.css", "theme.js",
    "view.html",
  ].map { .embedInCode($0) } + (languages + regions).map { .embedInCode("Strings/\($0).yml") },
  swiftSettings: strict)

// A new site, in the executable too.
let starter = Target.target(
  name: "Starter", path: "Starter", sources: ["Starter.swift"],
  resources: [
    ".github/workflows/pages.yml", "about.md", "battles.json", "battles.md", "battles.record.json",
    "dickens.json", "dickens.md",
    "dickens.record.json", "gitignore", "short-films.json", "short-films.md",
    "short-films.record.json", "site.yml",
  ].map { .embedInCode($0) },
  swiftSettings: strict)

let program = Target.executableTarget(
  name: "thumbindex", dependencies: ["Command"], swiftSettings: strict)

let suites: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/Support",
    swiftSettings: strict),
  // Plays the stores over real sockets, for the tests of asking.
  .target(
    name: "StoreServer", dependencies: ["CMicroHTTPD"], path: "Tests/StoreServer",
    swiftSettings: strict),
  // Plays the browser, for the tests of the preview.
  .target(
    name: "Visitor", dependencies: ["Preview"], path: "Tests/Visitor", swiftSettings: strict),
  tests(of: "Diagnostics"),
  tests(of: "Dates"),
  tests(of: "FileSystem"),
  tests(of: "Links"),
  tests(of: "Markup", imports: "Links"),
  tests(of: "Checking", imports: "Links", "Diagnostics"),
  tests(
    of: "Pages", imports: "Indexing", "QueryFiles", "Items", "Markup", "Links", "Diagnostics"),
  tests(of: "YAML", imports: "Diagnostics"),
  tests(of: "QueryFiles", imports: "Links", "Items", "Diagnostics", "YAML"),
  tests(of: "Collation"),
  tests(of: "Mustache", imports: "Diagnostics", "Markup"),
  tests(
    of: "Rendering",
    imports: "Pages", "Indexing", "Items", "QueryFiles", "Mustache", "Markup", "Links",
    "Diagnostics", "Templates", excluding: ["Pages"]),
  tests(of: "Items"),
  tests(of: "Stores", imports: "QueryFiles", "Items", "Diagnostics"),
  tests(
    of: "Recording", imports: "Stores", "QueryFiles", "Items", "Diagnostics", "Digest",
    "FileSystem", "StoreServer"),
  tests(of: "Indexing", imports: "Collation", "Items", "QueryFiles", "Diagnostics"),
  tests(of: "Publishing", imports: "Diagnostics", "FileSystem"),
  tests(of: "Preview", imports: "Visitor", "Links", "Diagnostics", "FileSystem"),
  // The program too, for the tests that run it as a process.
  tests(
    of: "Command",
    imports: "thumbindex", "Preview", "Visitor", "Starter", "Templates", "Recording", "Stores",
    "QueryFiles", "Pages", "Items",
    "Digest", "Diagnostics", "FileSystem", "StoreServer"),
]

let package = Package(
  name: "thumbindex",
  targets: libraries + stages + [theme, starter, program] + suites,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17)
