import Command
import Testing

/// What `search` does not understand.
@Suite struct SearchUsageTests {
  static let mistakes: [(arguments: [String], remarks: String)] = [
    (
      ["search"],
      """
      error: Say which store to ask: itunes, google-books, omdb.
      hint: See 'thumbindex search --help'.

      """
    ),
    (
      ["search", "omdb", "--results", "20"],
      """
      error: Say what to search for.
      hint: Write the words behind the store; 'thumbindex search omdb --help' lists other ways.

      """
    ),
    (
      ["search", "itune", "queen"],
      """
      error: There is no store 'itune'.
      hint: Did you mean 'itunes'?

      """
    ),
    (
      ["search", "itunes", "queen", "--contry", "DE"],
      """
      error: There is no option '--contry' here.
      hint: Did you mean '--country'?

      """
    ),
    (
      ["search", "itunes", "queen", "--term", "x"],
      """
      error: The words 'queen' and '--term' are the same.
      hint: Leave one of them out.

      """
    ),
    (
      ["search", "itunes", "queen", "--results", "many"],
      """
      error: '--results' cannot be 'many'.
      hint: Write a number from 1 to 1000000.

      """
    ),
    (
      ["search", "itunes", "queen", "--limit", "500"],
      """
      error: 'limit' must be a number from 1 to 200.
      hint: Write 200 or less, or leave 'limit' out.

      """
    ),
    (
      ["search", "itunes", "queen", "--media", "music", "--media", "movie"],
      """
      error: 'media' takes one value, not a list.
      hint: Keep the one you mean.

      """
    ),
  ]

  @Test("wrong usage ends with 64, and nothing is asked", arguments: mistakes)
  func wrongUsage(_ arguments: [String], _ remarks: String) async throws {
    let site = try TestSite()
    #expect(
      await site.run(arguments) == Run(status: .usage, output: "", remarks: remarks))
  }
}
