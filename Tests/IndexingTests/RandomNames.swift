/// Names of random Unicode from a seed: letters of many scripts, digits, marks, emoji, right-to-left
/// text, format characters, neighbours of the surrogates, private and unassigned code points.
struct RandomNames {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x41...0x7A, 0xA0...0x24F, 0x250...0x36F, 0x370...0x52F, 0x531...0x6FF,
    0x900...0xDFF, 0xE00...0xEFF, 0x10A0...0x11FF, 0x1200...0x139F, 0x1E00...0x1FFF,
    0x2000...0x206F, 0x2100...0x218F, 0x3000...0x30FF, 0x3100...0x318F, 0x4E00...0x9FFF,
    0xAC00...0xD7FF, 0xE000...0xE010, 0xF900...0xFAFF, 0xFB00...0xFDCF, 0xFE00...0xFFFD,
    0x10000...0x103FF, 0x12000...0x123FF, 0x1D400...0x1D7FF, 0x1F1E6...0x1F6FF,
    0x20000...0x200FF, 0xE0000...0xE01EF, 0x10FF00...0x10FFFD,
  ]

  /// Distinct names, compared by their code points.
  mutating func next(count: Int) -> [String] {
    var names: [String] = []
    var seen: Set<[UInt8]> = []
    while names.count < count {
      let name = next()
      if seen.insert(Array(name.utf8)).inserted { names.append(name) }
    }
    return names
  }

  private mutating func next() -> String {
    var scalars = String.UnicodeScalarView()
    if random(below: 8) == 0 { scalars.append(contentsOf: "The ".unicodeScalars) }
    for _ in 0..<random(below: 9) {
      let range = Self.ranges[random(below: Self.ranges.count)]
      let value = range.lowerBound + UInt32(random(below: range.count))
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// By SplitMix64.
  private mutating func random(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
