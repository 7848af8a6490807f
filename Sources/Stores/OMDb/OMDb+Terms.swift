package import Items

extension OMDb {
  /// The data are licensed CC BY-NC 4.0: the service is named with a link, the licence linked, what was
  /// changed is said, and nothing is earned by the page.
  ///
  /// - SeeAlso: <https://www.omdbapi.com/legal.htm> and
  ///   <https://creativecommons.org/licenses/by-nc/4.0/legalcode>, section 3.
  package var terms: Terms {
    Terms(
      notice: .init(
        words: ["OMDb"],
        links: [
          "https://www.omdbapi.com/", "https://creativecommons.org/licenses/by-nc/4.0/",
        ]),
      linksItems: false, isNonCommercial: true)
  }
}
