extension GoogleBooks {
  /// Once a second, which users report to be safe: Google's pages name no number.
  ///
  /// The terms of Google's APIs allow no copies beyond what an answer's cache headers say. A key is
  /// demanded with every request, but those without one are answered from a quota that all who have
  /// none share.
  ///
  /// - SeeAlso: <https://developers.google.com/terms>, section 5.e, and
  ///   <https://developers.google.com/books/docs/v1/using>, "Identifying your application".
  package var manners: Manners {
    Manners(
      requestsPerMinute: 60, keepsAnswers: false,
      key: .init(
        variable: Self.keyVariable,
        page: "https://console.cloud.google.com/apis/library/books.googleapis.com",
        isRequired: false))
  }
}
