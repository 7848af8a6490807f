/// A text with places to be filled, written `{name}`.
struct Pattern: Sendable {
  /// As it is written.
  let text: String
  private let places: [Place]
  /// What stands behind the last place.
  private let end: String

  private struct Place: Sendable {
    /// What stands in front of it.
    let lead: String
    let name: String
  }

  init(_ text: String) {
    self.text = text
    var places: [Place] = []
    var rest = Substring(text)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let name = rest[rest.utf8.index(after: open)..<close]
      places.append(Place(lead: String(rest[..<open]), name: String(name)))
      rest = rest[rest.utf8.index(after: close)...]
    }
    self.places = places
    end = String(rest)
  }

  /// Of its places, in their order.
  var names: [String] { places.map(\.name) }

  /// The text with each place filled that has a value, `written`; others are left as they are.
  func filled(
    with values: KeyValuePairs<String, String>, as written: (String) -> String = { $0 }
  ) -> String {
    guard !places.isEmpty else { return text }
    var filled = ""
    for place in places {
      filled += place.lead
      if let value = values.first(where: { $0.key == place.name })?.value {
        filled += written(value)
      } else {
        filled += "{\(place.name)}"
      }
    }
    return filled + end
  }
}
