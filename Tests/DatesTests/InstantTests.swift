import Dates
import Testing

@Suite struct InstantTests {
  @Test(
    "the three forms of HTTP's dates, and what is none",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
      ("Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37Z"),
      ("Sun Nov  6 08:49:37 1994", "1994-11-06T08:49:37Z"),
      ("Sun Nov 16 08:49:37 1994", "1994-11-16T08:49:37Z"),
      ("Thu, 29 Feb 2024 23:59:60 GMT", "2024-03-01T00:00:00Z"),
      ("Monday, 01-Jan-35 00:00:00 GMT", "2035-01-01T00:00:00Z"),
      ("Thursday, 01-Jan-70 00:00:00 GMT", "1970-01-01T00:00:00Z"),
      ("Tuesday, 31-Dec-69 23:59:59 GMT", "2069-12-31T23:59:59Z"),
      ("Wed, 29 Feb 2023 00:00:00 GMT", nil), ("Fri, 31 Feb 2023 00:00:00 GMT", nil),
      ("Sun, 06 Nov 1994 24:00:00 GMT", nil), ("Sun, 32 Nov 1994 08:49:37 GMT", nil),
      ("Sun, +6 Nov 1994 08:49:37 GMT", nil), ("Sun, 06 Nov +994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 +8:49:37 GMT", nil), ("Sunday, 06-Nov--4 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 08:49 GMT", nil), ("Sun, 06 Nov 1994", nil), ("06 11 1994 08:49:37", nil),
      ("Sun, 06 Nov 1994 08:49:37", nil), ("Sunday, 06-Nov-94 08:49:37", nil),
      ("06 Nov 1994 08:49:37", nil), ("Sun Nov  6 08:49 1994", nil),
      ("Sun Nov  6 08:49:37 94", nil), ("Sun, 06 Nov 99999 08:49:37 GMT", nil), ("", nil),
      (",,,", nil), ("Sun, 06 Nov 1994 ::: GMT", nil), (String(repeating: "1 ", count: 1000), nil),
    ] as [(String, String?)])
  func datesOfHTTP(_ text: String, _ date: String?) {
    #expect(Instant(http: text)?.recorded == date)
  }

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (951_868_800, "Wed, 01 Mar 2000 00:00:00 GMT"),
    (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
  ])
  func writesDatesOfHTTP(_ seconds: Int, _ text: String) {
    #expect(Instant(seconds: seconds).http == text)
    #expect(Instant(http: text)?.seconds == seconds)
  }

  @Test func datesOfRecordsComeBack() {
    // Every 37th hour and some seconds, over all the years that records can have.
    for seconds in stride(from: -62_167_219_200, through: 253_402_300_799, by: 37 * 3_600_011) {
      let instant = Instant(seconds: seconds)
      #expect(Instant(recorded: instant.recorded) == instant)
    }
    #expect(Instant(seconds: 0).recorded == "1970-01-01T00:00:00Z")
    #expect(Instant(seconds: -1).recorded == "1969-12-31T23:59:59Z")
    #expect(Instant(seconds: 951_782_400).recorded == "2000-02-29T00:00:00Z")
    #expect(Instant(nanoseconds: 1_999_999_999).recorded == "1970-01-01T00:00:01Z")
  }

  @Test(
    "what is no date of a record",
    arguments: [
      "2023-02-29T00:00:00Z", "2023-02-28T24:00:00Z", "2023-02-28T00:60:00Z",
      "2023-02-28T00:00:61Z", "2023-00-01T00:00:00Z", "2023-02-28 00:00:00Z",
      "2023-02-28T00:00:00", "2023-02-28T00:00:00+", "+023-02-28T00:00:00Z", "",
    ])
  func noDatesOfRecords(_ text: String) {
    #expect(Instant(recorded: text) == nil)
  }

  @Test("times outside the calendar do not trap", arguments: [Int.min, Int.max])
  func farTimes(_ seconds: Int) {
    let text = Instant(seconds: seconds).recorded
    #expect(["0000-01-01", "9999-12-31"].contains(text.prefix(10)))
    #expect(Instant(seconds: seconds).http.hasSuffix(" GMT"))
  }
}
