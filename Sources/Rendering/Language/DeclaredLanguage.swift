/// What a file says to be its language.
///
/// The tag as it is written, and `und`, for none that is known, where its two letters stand for no
/// language. Longer codes are taken as they are: there are thousands.
struct DeclaredLanguage: Sendable {
  /// BCP 47.
  let tag: String

  /// - Parameter tag: As the owner wrote it.
  init(_ tag: String) {
    let language = tag.prefix { $0 != "-" }
    let isKnown = language.utf8.count != 2 || Self.twoLetters.contains(language.lowercased())
    self.tag = isKnown ? tag : "und"
  }

  /// - SeeAlso: The IANA language subtag registry, languages of two letters.
  private static let twoLetters = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs
    cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha
    he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj
    kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr
    ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro
    ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl
    tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
