import Foundation
import Items
import QueryFiles
import Stores
import TestSupport
import Testing

@Suite struct DamagedAnswerTests {
  static let stores = [StoreName.itunes, .googleBooks, .omdb]

  @Test(arguments: [
    ("<html><body>502</body></html>", "a web page (HTML) instead of an answer."),
    ("Service Unavailable", "something that is no JSON."),
    (#"{"results": [{"trackId": 1"#, "an answer that is cut off: its JSON has no end."),
    (#"{"results": ["a]}"#, "an answer that is cut off: its JSON has no end."),
    (#"{"results": []} x"#, "an answer with something behind its end."),
    (#"{"results": []}{"results": []}"#, "an answer with something behind its end."),
    (#"{"results": [1,,2]}"#, "JSON with a mistake in it."),
    (
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
      "JSON that nests deeper than 512 levels."
    ),
    (String(repeating: "[", count: 100_000), "an answer that is cut off: its JSON has no end."),
    (
      #"{"results": [], "x": "# + String(repeating: #"{"a":"#, count: 50_000) + "1"
        + String(repeating: "}", count: 50_001), "JSON that nests deeper than 512 levels."
    ),
  ])
  func saysWhatCame(_ body: String, _ ending: String) {
    for (name, title) in zip(Self.stores, ["iTunes Search", "Google Books", "OMDb"]) {
      let error = #expect(throws: StoreError.self) { try answer(body, from: name) }
      #expect(error == StoreError(.unreadable, "\(title) sent \(ending)"))
    }
  }

  @Test("IT-01 an empty body is no empty answer", arguments: ["", "\n\n\n"])
  func emptyBodies(_ body: String) {
    let itunes = #expect(throws: StoreError.self) { try answer(body, from: .itunes) }
    #expect(itunes?.cause == .throttled)
    for name in [StoreName.googleBooks, .omdb] {
      let error = #expect(throws: StoreError.self) { try answer(body, from: name) }
      #expect(error?.message.hasSuffix(" sent an empty answer.") == true)
    }
  }

  @Test(arguments: ["{}", "[]", "7", "\"text\"", "null", #"{"results": 7}"#, #"{"items": {}}"#])
  func jsonThatIsNoAnswer(_ body: String) {
    for name in Self.stores {
      #expect(throws: StoreError.self) { try answer(body, from: name) }
    }
  }

  @Test func bytesThatAreNoText() throws {
    let store = try #require(StoreRegistry.store(named: .itunes))
    let body = Array(#"{"results": [{"trackName": ""#.utf8) + [0xFF, 0xFE] + Array(#""}]}"#.utf8)
    let error = #expect(throws: StoreError.self) {
      try store.answer(
        in: body, to: StoreRequest(store: .itunes, address: ""), site: .plain)
    }
    #expect(error?.message == "iTunes Search sent an answer that is not UTF-8 text.")
  }

  /// The same over all the recorded answers, in steps of a thousand bytes.
  @Test(.needsSharedMaterial) func recordedAnswersCutOffAnywhere() throws {
    let folder = try #require(SharedMaterial.folder).appending(path: "responses")
    for service in ["itunes", "googlebooks", "omdb"] {
      let files = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: service).path)
      for file in files.sorted() {
        let recorded = RecordedAnswer(file: "\(service)/\(file.dropLast(".json".count))")
        let (store, request) = try recorded.asked()
        let bytes = try recorded.bytes
        let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
        for length in stride(from: 0, through: end, by: 1000) {
          #expect(throws: StoreError.self, "\(file) cut at \(length)") {
            try store.answer(in: Array(bytes[..<length]), to: request, site: .plain)
          }
        }
      }
    }
  }

  @Test func aWrittenAnswerCutOffAtEveryByte() throws {
    let body = #"{"resultCount":1,"results":[{"kind":"song","trackId":1,"trackName":"\u00e9ñ😀"}]}"#
    let store = try #require(StoreRegistry.store(named: .itunes))
    let bytes = Array(body.utf8)
    for length in bytes.indices {
      #expect(throws: StoreError.self, "cut at \(length)") {
        try store.answer(
          in: Array(bytes[..<length]), to: StoreRequest(store: .itunes, address: ""), site: .plain)
      }
    }
  }

  @Test func aTitleOfAMegabyte() throws {
    let title = String(repeating: "é&amp;<", count: 150_000)
    let item = try itunes(
      #"{"kind":"song","trackId":1,"trackName":"\#(title)","longDescription":"\#(title)"}"#
    )
    .items.first
    #expect(item?.title?.utf8.count == 4 * 150_000)
  }
}
