/// Parts of sites that many tests are made of.
enum Fixtures {
  /// A query of iTunes in a file of its own.
  static func query(_ name: String, title: String = "Songs", more: String = "") -> String {
    """
    -- Queries/\(name).md --
    ---
    title: \(title)
    search: {store: itunes, term: \(name)}
    \(more)
    ---

    """
  }

  /// The same with what the store answered.
  static func query(
    _ name: String, title: String = "Songs", more: String = "", songs: String...
  ) -> String {
    query(name, title: title, more: more)
      + "-- answer to \(name) --\n\(StoreAnswers.songs(songs))\n"
  }

  /// Settings with an address, so that nothing of a site is left out.
  static let settings = """
    -- Site/site.yml --
    title: Shelf
    url: https://shelf.example.org/long

    """
}
