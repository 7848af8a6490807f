import Diagnostics
import Indexing
import QueryFiles
import Testing

@testable import Pages

/// Where the elements of sections stand.
@Suite struct PagedSectionsTests {
  private static func settings(isASCII: Bool = false) -> SiteSettings {
    var settings = SiteSettings(
      title: "Shelf", language: Placed("en", at: Place(file: SiteSettings.path)))
    settings.hasASCIISlugs = isASCII
    return settings
  }

  private static func paged(
    _ sections: [(SectionLabel, Int)], pageSize: Int, isASCII: Bool = false
  ) -> PagedSections {
    PagedSections(
      sections.map { (label: $0.0, count: $0.1) }, at: Address("a/"), pageSize: pageSize,
      names: SectionNames(by: settings(isASCII: isASCII)))
  }

  @Test("each element has the section and the page whose range it is in", arguments: [1, 2, 3, 99])
  func places(pageSize: Int) {
    let counts = [2, 1, 5, 3, 1]
    let paged = Self.paged(
      counts.enumerated().map { (.word("W\($0)"), $1) }, pageSize: pageSize)
    for section in paged.sections {
      for part in section.parts {
        for element in part.range {
          #expect(paged.section(of: element)?.label == section.label)
          #expect(paged.page(of: element) == part.address)
        }
      }
    }
    for element in [-1, 12] {
      #expect(paged.section(of: element) == nil)
      #expect(paged.page(of: element) == paged.address)
    }
    let bar = paged.sections.map {
      BarLabel(label: $0.label, count: $0.range.count, isAlwaysShown: false)
    }
    #expect(paged.bar(bar, on: nil).map(\.target) == paged.sections.map { paged.target(of: $0) })
  }

  @Test("'ascii-slugs' holds for the pages of sections too")
  func transliterates() {
    let sections: [(SectionLabel, Int)] = [(.word("Поп"), 1), (.letter("Ж"), 1)]
    #expect(
      Self.paged(sections, pageSize: 1, isASCII: true).pages.map(\.address.path)
        == ["a/", "a/pop/", "a/z/"])
    #expect(
      Self.paged(sections, pageSize: 1).pages.map(\.address.path) == ["a/", "a/поп/", "a/ж/"])
  }

  @Test("the long name of a script is no word: a bar of letters stands at the edge")
  func words() {
    #expect(![SectionLabel.pinned, .letter("A"), .letter("Devanagari"), .missing].areWords)
    #expect([SectionLabel.pinned, .word("Pop"), .missing].areWords)
    #expect([SectionLabel.decade(1970)].areWords)
    #expect(![SectionLabel]().areWords)
  }
}
