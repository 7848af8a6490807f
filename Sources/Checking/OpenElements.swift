/// The elements that are open at one place of a page, and what is wrong with how they were closed.
///
/// Goes by the rules of the standard for end tags that may lack, and not by what browsers make of
/// mistakes; a mistake is told once, and what follows from it is passed over.
///
/// - SeeAlso: <https://html.spec.whatwg.org/multipage/syntax.html#optional-tags>
struct OpenElements {
  /// Browsers give up at a depth like this one; so every tag is looked at in a time that does not
  /// depend on the page.
  private static let mostLevels = 500

  private struct Open {
    let tag: TagReader.Tag
    var traits: Element { tag.traits }
    /// Whether what stands in it is not HTML.
    let isForeign: Bool
  }

  private var stack: [Open] = []
  /// End tags that are still to come, of elements that were said to be wrong already.
  private var excused: [String: Int] = [:]
  private(set) var faults: [(kind: PageFault.Kind, tag: TagReader.Tag)] = []
  private(set) var isTooDeep = false

  var depth: Int { stack.count }

  /// Whether what comes next stands in `svg` or `math`.
  var isForeign: Bool { stack.last?.isForeign ?? false }

  /// Takes a start tag.
  ///
  /// - Returns: Whether its element is open now; not so one that has no content.
  mutating func open(_ tag: TagReader.Tag) -> Bool {
    guard !isTooDeep else { return false }
    let traits = tag.traits
    let wasForeign = isForeign
    if !wasForeign {
      makeRoom(for: tag)
      if traits.contains(.void) { return false }
    } else if tag.closesItself {
      return false
    }
    let isRepeated = ["html", "body"].contains(tag.name) && has(tag.name)
    guard !isRepeated else { return false }
    guard stack.count < Self.mostLevels else {
      faults.append((.tooDeep, tag))
      isTooDeep = true
      return false
    }
    let isForeign = wasForeign ? !traits.contains(.domestic) : traits.contains(.foreign)
    if !wasForeign, isForeign, tag.closesItself { return false }
    stack.append(Open(tag: tag, isForeign: isForeign))
    return true
  }

  /// Takes an end tag.
  mutating func close(_ tag: TagReader.Tag) {
    guard !isTooDeep else { return }
    let name = tag.name
    guard !["html", "body"].contains(name) else {
      closeAll()
      return
    }
    guard let place = place(of: name) else {
      if let count = excused[name], count > 0 {
        excused[name] = count - 1
      } else {
        faults.append((.closesNothing(name), tag))
      }
      return
    }
    pop(from: place, before: "</\(name)>")
  }

  /// Takes the end of the page.
  mutating func closeAll() {
    for open in stack where !open.traits.contains(.endsByItself) && !isTooDeep {
      faults.append((.neverClosed(open.tag.name), open.tag))
      excused[open.tag.name, default: 0] += 1
    }
    stack = []
  }

  private func has(_ name: String) -> Bool { stack.contains { $0.tag.name == name } }

  /// The open element that an end tag closes.
  private func place(of name: String) -> Int? {
    let isOfTable = ["table", "tr", "tbody", "thead", "tfoot"].contains(name)
    let place = stack.lastIndex { open in
      open.tag.name == name || (isOfTable ? open.tag.name == "table" : open.traits.contains(.wall))
    }
    return place.flatMap { stack[$0].tag.name == name ? $0 : nil }
  }

  /// Closes what a start tag ends.
  private mutating func makeRoom(for tag: TagReader.Tag) {
    let (name, traits) = (tag.name, tag.traits)
    if stack.last?.tag.name == "head", !traits.contains(.ofHead) {
      pop(from: stack.count - 1, before: "")
    }
    if traits.contains(.endsParagraph), has("p") {
      end(["p"], before: tag) { $0.traits.contains(.wall) || $0.tag.name == "button" }
    }
    if let (names, limits) = Element.ended(by: name) {
      end(names, before: tag) { open in
        limits.isEmpty
          ? open.traits.contains(.special) && !["address", "div", "p"].contains(open.tag.name)
          : limits.contains(open.tag.name)
      }
    }
    if traits.contains(.notInItself), let place = place(of: name) {
      faults.append((.nested(name), tag))
      excuse(name)
      pop(from: place, before: "<\(name)>", isTold: true)
    }
  }

  private mutating func end(
    _ names: Set<String>, before tag: TagReader.Tag, limit: (Open) -> Bool
  ) {
    var place = stack.count - 1
    while place >= 0 {
      if names.contains(stack[place].tag.name) {
        pop(from: place, before: "<\(tag.name)>")
      } else if limit(stack[place]) {
        return
      }
      place -= 1
    }
  }

  /// Closes an element and all that is open in it.
  private mutating func pop(from place: Int, before tag: String, isTold: Bool = false) {
    let isWrong = stack[(place + 1)...].contains { !$0.traits.contains(.endsByItself) }
    for open in stack[place...].dropFirst() where !open.traits.contains(.endsByItself) {
      if !isTold { faults.append((.leftOpen(open.tag.name, before: tag), open.tag)) }
      excuse(open.tag.name)
    }
    // Its own end tag may come yet where a start tag has ended it.
    if isWrong, tag.hasPrefix("<"), !tag.hasPrefix("</") { excuse(stack[place].tag.name) }
    stack.removeSubrange(place...)
  }

  private mutating func excuse(_ name: String) { excused[name, default: 0] += 1 }
}
