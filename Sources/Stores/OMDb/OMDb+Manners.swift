extension OMDb {
  /// Once a second: the service documents 1,000 calls a day for a free key, and no rate.
  ///
  /// Its data are licensed CC BY-NC 4.0, which allows to keep them. Nothing is answered without a key.
  ///
  /// - SeeAlso: <https://www.omdbapi.com/apikey.aspx> and <https://www.omdbapi.com/legal.htm>.
  package var manners: Manners {
    Manners(
      requestsPerMinute: 60, keepsAnswers: true,
      key: .init(
        variable: Self.keyVariable, page: "https://www.omdbapi.com/apikey.aspx", isRequired: true))
  }
}
