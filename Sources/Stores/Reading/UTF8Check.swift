/// Whether bytes are UTF-8.
///
/// Answers are ASCII for the most part, which is looked at in stretches; and as no byte of a longer
/// sequence is one of ASCII, what lies between two such stretches can be validated by itself.
func isUTF8(_ bytes: Span<UInt8>) -> Bool {
  let stretch = 64
  var place = 0
  while place < bytes.count {
    let end = min(place + stretch, bytes.count)
    if isASCII(bytes.extracting(place..<end)) {
      place = end
      continue
    }
    var last = end
    while last < bytes.count, bytes[last] >= 0x80 { last += 1 }
    guard (try? UTF8Span(validating: bytes.extracting(place..<last))) != nil else { return false }
    place = last
  }
  return true
}

/// Looks at all of the bytes, without a way out that would keep the loop from taking many at once.
private func isASCII(_ bytes: Span<UInt8>) -> Bool {
  var seen: UInt8 = 0
  for place in bytes.indices { seen |= bytes[place] }
  return seen < 0x80
}
