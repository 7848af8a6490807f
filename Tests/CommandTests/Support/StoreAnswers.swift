/// Answers of the stores, of which a test needs no more than it says.
enum StoreAnswers {
  /// An answer of iTunes Search with these elements, each in JSON.
  static func itunes(_ elements: String...) -> String {
    #"{"resultCount":\#(elements.count),"results":[\#(elements.joined(separator: ","))]}"#
  }

  /// Songs of these titles with the ids 1, 2 and so on.
  static func songs(_ titles: String...) -> String { songs(titles) }

  static func songs(_ titles: [String], artist: String = "Anna") -> String {
    let elements = titles.enumerated().map { number, title in
      song(number + 1, title, #""artistName":\#(quoted(artist))"#)
    }
    return #"{"resultCount":\#(titles.count),"results":[\#(elements.joined(separator: ","))]}"#
  }

  /// One song, or a track of another kind; `more` are further members in JSON.
  static func song(
    _ id: Int, kind: String = "song", _ title: String, _ more: String = #""artistName":"Anna""#
  ) -> String {
    """
    {"wrapperType":"track","kind":"\(kind)","trackId":\(id),"trackName":\(quoted(title)),\
    "trackViewUrl":"https://music.apple.com/us/album/\(id)?i=\(id)&uo=4",\(more)}
    """
  }

  /// An answer of Google Books with these volumes, each in JSON.
  static func volumes(_ volumes: String...) -> String {
    #"{"kind":"books#volumes","totalItems":\#(volumes.count),"items":[\#(volumes.joined(separator: ","))]}"#
  }

  /// One volume; `more` are further members of its `volumeInfo` in JSON.
  static func volume(_ id: String, _ title: String, _ more: String = #""language":"en""#) -> String
  {
    #"{"id":"\#(id)","volumeInfo":{"title":\#(quoted(title)),\#(more)}}"#
  }

  /// An answer of OMDb's search with these titles.
  static func films(_ films: (id: String, title: String, year: String)...) -> String {
    let elements = films.map { film in
      """
      {"Title":\(quoted(film.title)),"Year":"\(film.year)","imdbID":"\(film.id)","Type":"movie",\
      "Poster":"N/A"}
      """
    }
    return """
      {"Search":[\(elements.joined(separator: ","))],"totalResults":"\(films.count)",\
      "Response":"True"}
      """
  }

  /// A text of JSON.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
