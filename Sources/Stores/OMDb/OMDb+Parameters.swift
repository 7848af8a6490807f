extension OMDb {
  package var parameters: [StoreParameter] {
    [
      StoreParameter("s", "TEXT", "The words to search for"),
      StoreParameter("i", "ID", takesSeveral: true, "Single titles by their IMDb ids: tt0372784"),
      StoreParameter("t", "TEXT", "One title, spelled exactly"),
      StoreParameter("type", "WORD", "\(Self.types.joined(separator: ", "))"),
      StoreParameter("y", "YEAR", "Only of a year"),
      StoreParameter("plot", "WORD", "short or full, with i or t"),
      StoreParameter("Season", "N", "A season of a series, with i or t"),
      StoreParameter("Episode", "N", "An episode of that season"),
      StoreParameter("r", "json", "The form of the answer; always JSON"),
    ]
  }
}
