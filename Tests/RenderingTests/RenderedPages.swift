import Testing

@testable import Pages
@testable import Rendering

/// The sample pages as the default theme shows them.
enum RenderedPages {
  static let all: [(name: String, text: String)] = {
    guard let renderer = try? TestTheme.renderer() else { return [] }
    return SamplePages.all.map { name, page in (name, renderer.text(of: page)) }
  }()

  static func text(of name: String) throws -> String {
    try #require(all.first { $0.name == name }).text
  }

  static func rendered(_ page: Page) throws -> String { try TestTheme.renderer().text(of: page) }

  /// The start tags of an element.
  static func elements(_ name: String, in page: String) -> [String] {
    page.split(separator: "<").filter { $0.hasPrefix(name + " ") || $0.hasPrefix(name + ">") }
      .map { String($0) }
  }

  static func values(of attribute: String, in page: String) -> [String] {
    page.split(separator: " \(attribute)=\"").dropFirst().map {
      String($0.prefix { $0 != "\"" })
    }
  }
}

extension Renderer {
  func text(of page: Page) -> String {
    var bytes: [UInt8] = []
    render(page, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
