import QueryFiles

extension SiteSources {
  /// The languages of the pages, BCP 47 as the owner wrote them.
  var languages: Set<String> {
    let own = queries.compactMap(\.language) + lists.compactMap(\.language)
    return Set((own + [settings.language]).map(\.value))
  }
}
