import Foundation
import Testing

@testable import Rendering

@Suite struct JSONTests {
  @Test(
    "a text is escaped as JSON needs it, and so that it may stand in a script element",
    arguments: [
      ("plain", #""plain""#), ("", #""""#), (#"say "a\b""#, #""say \"a\\b\"""#),
      ("</script><!--", #""\u003c/script>\u003c!--""#),
      ("a\nb\tc\u{0}\u{1F}", #""a\nb\u0009c\u0000\u001f""#),
      ("a\u{2028}b\u{2029}", #""a\u2028b\u2029""#),
      // These begin with the same byte as the line separators, or with the same two.
      ("“a…” €", #""“a…” €""#), ("日本語 🎵", #""日本語 🎵""#), ("&'", #""&'""#),
    ])
  func text(_ text: String, _ written: String) throws {
    #expect(Self.written(.text(text)) == written)
    let read = try JSONSerialization.jsonObject(
      with: Data(written.utf8), options: .fragmentsAllowed)
    #expect((read as? String).map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: [
    (1_290_000, "1.29"), (0, "0"), (5_000_000, "5"), (1, "0.000001"), (-1_500_000, "-1.5"),
    (Int.max, "9223372036854.775807"), (Int.min, "-9223372036854.775808"),
  ])
  func millionths(_ number: Int, _ written: String) {
    #expect(Self.written(.millionths(number)) == written)
  }

  @Test func membersKeepTheirOrderAndThoseWithoutValueAreLeftOut() {
    var object = JSONObject()
    object.set("z", .integer(-1))
    object.set("none", nil)
    object.set("a", .list([.flag(true), .flag(false), .list([]), .object(JSONObject())]))
    #expect(Self.written(.object(object)) == #"{"z":-1,"a":[true,false,[],{}]}"#)
  }

  @Test func eachElementOfLinesHasItsLine() {
    #expect(Self.written(.lines(count: 2) { .integer($0) }) == "[\n0,\n1\n]")
    #expect(Self.written(.lines(count: 0) { .integer($0) }) == "[\n]")
  }

  private static func written(_ value: JSON) -> String {
    var bytes: [UInt8] = []
    value.append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
