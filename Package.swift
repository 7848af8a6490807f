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

func tests(of name: String, imports: Target.Dependency...) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.init(stringLiteral: name), "TestSupport"] + imports,
    swiftSettings: strict)
}

let libraries: [Target] = [
  library("CCmark", pkgConfig: "libcmark", package: "libcmark-dev"),
  library("CYAML", pkgConfig: "yaml-0.1", package: "libyaml-dev"),
  library("CLibMD", pkgConfig: "libmd", package: "libmd-dev"),
  .target(
    name: "CICU",
    linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
]

let stages: [Target] = [
  stage("Diagnostics"),
  stage("Digest", imports: "CLibMD"),
  stage("YAML", imports: "CYAML", "Diagnostics"),
  stage("Markup", imports: "CCmark"),
  stage("Collation", imports: "CICU"),
  stage("Mustache", imports: "Diagnostics", "Markup"),
  stage("Items"),
  stage("QueryFiles", imports: "YAML", "Items", "Diagnostics"),
  stage("Stores", imports: "QueryFiles", "Items", "Diagnostics", "Digest"),
  stage("Recording", imports: "Stores", "QueryFiles", "Items", "Diagnostics", "Digest"),
  stage("Indexing", imports: "Items", "QueryFiles", "Collation"),
  stage("Pages", imports: "Indexing", "Items", "QueryFiles", "Markup", "Collation", "Digest"),
  stage("Rendering", imports: "Pages", "Items", "Mustache", "Markup", "Diagnostics", "Digest"),
  stage("Publishing", imports: "Rendering", "Diagnostics", "Digest"),
  stage(
    "Command", imports: "Publishing", "Rendering", "Pages", "Indexing", "Recording", "Stores",
    "QueryFiles", "Items", "Mustache", "Collation", "Markup", "YAML", "Diagnostics", "Digest",
    "Templates"),
]

let theme = Target.target(
  name: "Templates", path: "Templates", exclude: ["README.md"], sources: ["Templates.swift"],
  resources: [], swiftSettings: strict)

let program = Target.executableTarget(
  name: "thumbindex", dependencies: ["Command"], swiftSettings: strict)

let suites: [Target] = [
  .target(
    name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/Support",
    swiftSettings: strict),
  tests(of: "Diagnostics"),
  tests(of: "Mustache", imports: "Diagnostics", "Markup"),
  tests(of: "Publishing", imports: "Diagnostics"),
]

let package = Package(
  name: "thumbindex",
  targets: libraries + stages + [theme, program] + suites,
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17)
