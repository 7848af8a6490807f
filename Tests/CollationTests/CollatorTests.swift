import Collation
import Testing

struct CollatorTests {
  @Test(
    "names in order",
    arguments: [
      ("en", ["1984", "Abba", "Ângela", "Árvore", "Vol 1", "Vol 2", "Vol 10", "zebra", "Ёлки"]),
      ("sv", ["Ada", "Zebra", "Åsa", "Ärlig", "Öl"]),
      ("de", ["Arzt", "Ärzte", "As"]),
      ("da", ["Zebra", "Æble", "Øl", "Aalto", "Åse"]),
      ("tr", ["Irmak", "ışık", "İstanbul"]),
      ("hu", ["Cukor", "Csárdás", "Duna"]),
      ("el", ["αβρός", "άγιος"]),
      ("xx", ["apfel", "Äpfel", "Zebra"]),
    ])
  func order(tag: String, names: [String]) {
    let collator = Collator(language: Language(tag))
    let keys = names.map { (name: $0, key: collator.sortKey(of: $0)) }
    let sorted = keys.reversed().sorted { $0.key.lexicographicallyPrecedes($1.key) }
    #expect(sorted.map(\.name) == names)
  }

  @Test("canonical forms have one key, and no key holds a zero")
  func keys() {
    let collator = Collator(language: Language("en"))
    let one = collator.sortKey(of: "a\u{323}\u{307}")
    let other = collator.sortKey(of: "a\u{307}\u{323}")
    #expect(one == other)
    for text in ["", "\0", "a\0b 2", String(repeating: "9", count: 1_000)] {
      let key = collator.sortKey(of: text)
      #expect(!key.contains(0))
    }
  }

  @Test("one collator serves several tasks at once")
  func isShared() async {
    let expected = Collator(language: Language("en")).sortKey(of: "Ängström 12")
    final class Shared: Sendable { let collator = Collator(language: Language("en")) }
    let shared = Shared()
    let allAgree = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { _ in shared.collator.sortKey(of: "Ängström 12") == expected }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(allAgree)
  }
}
