import Indexing

/// Sections on one page; or, where they are too large for it, on an opening and a page for each of
/// them.
///
/// Elements are numbered over all sections, in order.
struct PagedSections: Sendable {
  /// Of the opening.
  let address: Address
  let sections: [Section]
  /// The places of `sections` by their labels.
  private let numbers: [SectionLabel: Int]
  /// The opening, then the others in order.
  let pages: [Page]

  struct Section: Sendable {
    let label: SectionLabel
    /// The id of its element, and the segment of its page.
    let anchor: String
    /// Its elements.
    let range: Range<Int>
    /// The pages that it stands on: one, unless it is larger than a page.
    let parts: [Part]
  }

  struct Part: Sendable {
    let address: Address
    let range: Range<Int>
  }

  struct Page: Sendable {
    let address: Address
    /// The sections on it, or parts of them.
    let pieces: [(section: Section, range: Range<Int>)]
    /// `nil` for the opening.
    let part: SectionPart?
  }

  /// The most elements on one page, where neither the query nor the site says.
  static let standardPageSize = 500

  /// Lays out the sections of an index.
  ///
  /// - Parameters:
  ///   - sections: In order, with the numbers of their elements. What has no label begins on the
  ///     opening.
  ///   - address: Of the opening.
  ///   - pageSize: The most elements on a page, from 1.
  ///   - names: Hands out the anchors.
  ///   - staying: The sections that stay on the opening, whatever its size.
  init(
    _ sections: [(label: SectionLabel, count: Int)], at address: Address, pageSize: Int,
    names: SectionNames, staying: Set<SectionLabel> = [.pinned]
  ) {
    var names = names
    let isSplit = sections.reduce(0) { $0 + $1.count } > pageSize
    var count = 0
    let sections = sections.map { section in
      let name = names.next(for: section.label)
      let range = count..<count + section.count
      count = range.upperBound
      let staysHere = !isSplit || staying.contains(section.label)
      let first = section.label == .everything ? address : address.child(name)
      let parts =
        staysHere
        ? [Part(address: address, range: range)]
        : Self.parts(of: range, pageSize: pageSize, at: first)
      return Section(label: section.label, anchor: name, range: range, parts: parts)
    }
    self.address = address
    self.sections = sections
    numbers = Dictionary(
      zip(sections.map(\.label), sections.indices), uniquingKeysWith: { first, _ in first })
    pages = Self.pages(of: sections, at: address)
  }

  /// Cuts a section into pages: `NAME/a/`, `NAME/a/2/` and so on.
  private static func parts(of range: Range<Int>, pageSize: Int, at first: Address) -> [Part] {
    stride(from: range.lowerBound, to: range.upperBound, by: pageSize).map { start in
      let number = (start - range.lowerBound) / pageSize + 1
      let end = range.upperBound - start > pageSize ? start + pageSize : range.upperBound
      return Part(
        address: number == 1 ? first : first.child(String(number)), range: start..<end)
    }
  }

  private static func pages(of sections: [Section], at address: Address) -> [Page] {
    let opening = sections.compactMap { section in
      section.parts.first.flatMap { $0.address == address ? (section, $0.range) : nil }
    }
    let others = sections.flatMap { section in
      zip(1..., section.parts).map { (section: section, number: $0, part: $1) }
    }.filter { $0.part.address != address }
    return [Page(address: address, pieces: opening, part: nil)]
      + others.enumerated().map { place, other in
        let previous = place > 0 ? others[place - 1].part.address : address
        let next = place + 1 < others.count ? others[place + 1].part.address : nil
        let part = SectionPart(
          label: other.section.label, number: other.number, previous: Target(previous),
          next: next.map { Target($0) })
        return Page(
          address: other.part.address, pieces: [(other.section, other.part.range)], part: part)
      }
  }
}

extension PagedSections {
  /// The section of an element.
  func section(of element: Int) -> Section? { sections.one(with: element, in: \.range) }

  /// The page of an element.
  func page(of element: Int) -> Address {
    section(of: element)?.parts.one(with: element, in: \.range)?.address ?? address
  }

  /// Where a click on the section's label leads.
  func target(of section: Section) -> Target {
    let first = section.parts.first?.address ?? address
    return Target(first, fragment: first == address ? section.anchor : nil)
  }

  /// The bar as a page shows it.
  ///
  /// - Parameters:
  ///   - labels: Those of the index that was laid out.
  ///   - part: The section that the page is about, when it is about one.
  /// - Returns: An entry for each label, with a target where the label has elements.
  func bar(_ labels: [BarLabel], on part: SectionPart?) -> [BarEntry] {
    labels.map { entry in
      BarEntry(
        label: entry.label, count: entry.count,
        target: numbers[entry.label].map { target(of: sections[$0]) },
        isCurrent: entry.label == part?.label)
    }
  }
}

extension Array {
  /// The one with a number in its range, of elements whose ranges ascend; found by halving.
  fileprivate func one(with number: Int, in range: (Element) -> Range<Int>) -> Element? {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if range(self[middle]).upperBound > number { high = middle } else { low = middle + 1 }
    }
    guard low < endIndex, range(self[low]).contains(number) else { return nil }
    return self[low]
  }
}

extension SectionedIndex {
  /// The label of each section, and how many elements it has.
  var counts: [(label: SectionLabel, count: Int)] {
    sections.map { ($0.label, $0.elements.count) }
  }
}

extension Sequence<SectionLabel> {
  /// Whether a bar of these labels is one of words, which need a row rather than the edge.
  ///
  /// The long name of a script among letters stands at the edge as these do.
  var areWords: Bool { contains(where: \.isValue) }
}

extension SectionLabel {
  /// Whether it is a value that elements have in common, rather than the beginning of a name.
  fileprivate var isValue: Bool {
    switch self {
    case .word, .kind, .year, .decade: true
    case .pinned, .number, .letter, .missing, .everything: false
    }
  }
}
