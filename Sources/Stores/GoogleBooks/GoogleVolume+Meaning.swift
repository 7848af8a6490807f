import Items

extension GoogleVolume.Info {
  var kind: Kind {
    switch printType {
    case "BOOK", nil: .book
    case "MAGAZINE": .magazine
    case let word?: Kind(word: word.lowercased())
    }
  }

  /// The first part of each path, each once: `Fiction` of `Fiction / General`.
  var genres: [String] {
    var genres: [String] = []
    for category in categories {
      let parts = category.split(separator: "/", omittingEmptySubsequences: true)
      // `R&B/Soul` is one word; in a path the slash stands between blanks.
      let first =
        category.utf8.contains(UInt8(ascii: "/")) && parts.count > 1
          && (parts[0].hasSuffix(" ") || parts[1].hasPrefix(" ")) ? parts[0].trimmed : category
      if !first.isEmpty, !genres.contains(first) { genres.append(first) }
    }
    return genres
  }

  /// The number with 13 digits, else the one with 10; only with a right check digit.
  var isbn: ISBN? {
    ["ISBN_13", "ISBN_10"].lazy.compactMap { type in
      identifiers.lazy.filter { $0.type == type }.compactMap { $0.identifier }
        .compactMap(ISBN.init).first
    }.first
  }

  private var issn: String? {
    identifiers.lazy.filter { $0.type == "ISSN" }.compactMap { $0.identifier }
      .compactMap(ISSN.init).first?.text
  }

  /// In the order of `Fact.Name`.
  func facts(isPublicDomain: Bool) -> [Fact] {
    var facts: [Fact] = []
    func add(_ name: Fact.Name, _ value: Fact.Value?) {
      if let value { facts.append(Fact(name, value)) }
    }
    add(.publisher, publisher.map(Fact.Value.text))
    add(.pages, pageCount.flatMap { $0 > 0 ? .number($0) : nil })
    add(.language, language.map(Fact.Value.text))
    add(.isbn, isbn.map { .text($0.digits) })
    add(.issn, issn.map(Fact.Value.text))
    if let averageRating, averageRating > 0, averageRating <= 5 {
      add(
        .rating,
        .rating(
          hundredths: Int((averageRating * 100).rounded()), of: 5, votes: ratingsCount))
    }
    if maturityRating == "MATURE" { add(.maturity, .flag) }
    if isPublicDomain { add(.publicDomain, .flag) }
    return facts
  }
}
