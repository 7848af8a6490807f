import Foundation
import QueryFiles
import TestSupport
import Testing

@testable import Stores

@Suite struct FormEncodingTests {
  static let terms = [
    "Simon & Garfunkel", "How I Met Your Mother", "AC/DC", "C++ and C#", "100% pure", "What?",
    "a;b", "a=b", "“quoted”", "Guns N’ Roses", "Guns N' Roses", "\"straight\"", "😀 emoji",
    "👨‍👩‍👧 family", "Кино", "宇多田ヒカル", "がっこう", "e\u{301}t\u{E9}", "ガ", "Ω ohm \u{2126}",
    "~tilde_and-dash.dot*star", "{braces}", "<tag>", "back\\slash", "a+b", "%2B", "%", "%zz",
    "tab\there", "line\nfeed", "nul\u{0}byte", "שלום", "ไทย", "\u{1F1E9}\u{1F1EA}",
  ]

  @Test("IT-06 what is sent decodes to the term in NFC", arguments: terms)
  func roundTrips(_ term: String) throws {
    let written = "store: itunes\nterm: x"
    var asked = search(written)
    asked.parameters[0].values = [
      .init(term, at: asked.store.place)
    ]
    let plan = try StoreRegistry.plan(for: asked, site: .plain)
    let address = try #require(plan.requests.first?.address)
    let sent = parameters(of: address)
    #expect(sent.map(\.name) == ["term", "country", "limit"])
    let nfc = term.precomposedStringWithCanonicalMapping
    #expect(Array(sent[0].value.utf8) == Array(nfc.utf8))
    #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }

  @Test func randomTextRoundTrips() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let value = UInt32.random(in: 0...0x10FFFF, using: &random)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let term = String(text)
      let encoded = formEncoded(term)
      #expect(Array(formDecoded(encoded[...]).utf8) == Array(term.utf8))
    }
  }

  @Test func leavesWhatFormsLeave() {
    let plain = "ABCxyz019.-_*"
    #expect(formEncoded(plain) == plain)
    #expect(formEncoded("a b~'!()") == "a+b%7E%27%21%28%29")
  }
}
