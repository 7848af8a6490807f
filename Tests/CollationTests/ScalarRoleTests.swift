import Collation
import Testing

struct ScalarRoleTests {
  @Test(
    "letters of a script",
    arguments: [
      ("a", "Latin"), ("Ⅷ", "Latin"), ("𝐀", "Latin"), ("ℵ", "Hebrew"), ("カ", "Hiragana"),
      ("あ", "Hiragana"), ("々", "Han"), ("〇", "Han"), ("한", "Hangul"), ("ㄱ", "Hangul"),
    ])
  func letter(scalar: Unicode.Scalar, script: String) {
    guard case .letter(let found) = ScalarRole(of: scalar) else {
      Issue.record("\(scalar) is a letter")
      return
    }
    // ICU's English calls Han, alone, so.
    #expect(found.name == script || found == .han)
  }

  @Test("digits", arguments: ["0", "٣", "②", "½", "௰"] as [Unicode.Scalar])
  func digit(scalar: Unicode.Scalar) {
    #expect(ScalarRole(of: scalar) == .digit)
  }

  @Test(
    "format characters and noncharacters",
    arguments: [0xFEFF, 0x200B, 0x200F, 0x2060, 0xAD, 0xFDD0, 0xFFFE] as [UInt32])
  func invisible(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(ScalarRole(of: scalar) == .invisible)
  }

  @Test(
    "signs, marks, emoji, modifier letters of no script, fillers, private and unassigned",
    arguments: [
      " ", "\n", "'", "«", "¿", "$", "😀", "🇩", "\u{301}", "ʻ", "ー", "\u{3164}", "\u{E000}",
      "\u{378}", "\u{D7FF}", "\u{10FFFD}",
    ] as [Unicode.Scalar])
  func other(scalar: Unicode.Scalar) {
    #expect(ScalarRole(of: scalar) == .other)
  }
}
