extension GoogleBooks {
  package var parameters: [StoreParameter] { Self.searchParameters + [Self.volume] }

  /// The names of those that a search has.
  static let searchNames = searchParameters.map(\.name)

  private static let searchParameters = [
    StoreParameter(
      "q", "TEXT", "The words to search for, narrowed by intitle: inauthor: isbn: …"),
    StoreParameter("country", "CODE", "Whose shop to ask, such as DE; US if nothing is said"),
    StoreParameter("filter", "WORD", "Only some: partial full free-ebooks paid-ebooks ebooks"),
    StoreParameter("langRestrict", "CODE", "Only books in a language, such as de"),
    StoreParameter("orderBy", "WORD", "relevance or newest"),
    StoreParameter("printType", "WORD", "all, books or magazines"),
    StoreParameter("projection", "WORD", "How much of each book: full or lite"),
    StoreParameter("maxResults", "N", "How many results to ask for at once, 1 to 40"),
  ]

  private static let volume = StoreParameter(
    "id", "ID", takesSeveral: true, "Single books by their ids, behind 'id=' in their addresses")
}
