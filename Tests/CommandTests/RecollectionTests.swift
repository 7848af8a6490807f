import Testing

@testable import Command

/// What is made once is made again only of something else.
@Suite struct RecollectionTests {
  /// What is made for the names, in the order in which it is.
  private final class Maker {
    let recollection = Recollection<Int, String>()
    var made: [String] = []

    func ask(_ name: String, _ inputs: Int = 0) -> String {
      recollection.output(for: name, of: inputs) {
        made.append(name)
        return "\(name)\(inputs)"
      }
    }
  }

  @Test func remembersTheLastOfEachName() {
    let memory = Recollection<Int, String>()
    var made = 0
    func ask(_ name: String, _ input: Int) -> String {
      memory.output(for: name, of: input) {
        made += 1
        return "\(name)\(input)"
      }
    }
    #expect(ask("a", 1) == "a1")
    #expect(ask("b", 1) == "b1")
    #expect(ask("a", 1) == "a1")
    #expect(made == 2)
    #expect(ask("a", 2) == "a2")
    #expect(ask("a", 1) == "a1")
    #expect(made == 4)
  }

  @Test("names that a build does not ask for are forgotten, and the others kept")
  func forgets() {
    let maker = Maker()
    for name in ["a", "b", "c"] { _ = maker.ask(name) }
    maker.recollection.forgetOthers()
    for name in ["a", "b"] { _ = maker.ask(name) }
    maker.recollection.forgetOthers()
    for name in ["a", "b", "c"] { _ = maker.ask(name) }
    #expect(maker.made == ["a", "b", "c", "c"])
  }

  @Test("a build that asks for nothing, since it ended early, makes nothing forgotten")
  func keeps() {
    let maker = Maker()
    _ = maker.ask("a")
    for _ in 0..<3 { maker.recollection.forgetOthers() }
    _ = maker.ask("a")
    #expect(maker.made == ["a"])
  }

  @Test("what is said to be gone is made again when it comes back")
  func forgetsByName() {
    let maker = Maker()
    for name in ["a", "b"] { _ = maker.ask(name) }
    maker.recollection.forget(["b", "c"])
    for name in ["a", "b"] { _ = maker.ask(name) }
    #expect(maker.made == ["a", "b", "b"])
  }
}
