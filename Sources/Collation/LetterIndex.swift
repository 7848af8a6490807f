private import CICU

/// The letters that an index in one language has, and which of them a name stands under.
///
/// To make one takes about a millisecond, so it is made once for a language and its scripts.
@safe package struct LetterIndex: ~Copyable {
  package struct Label: Hashable, Sendable {
    /// A letter, a digraph, a kana row, a number of strokes.
    package let text: String
    /// Whether it is one of the language's own, rather than of another script.
    package let isOwn: Bool
  }

  /// In order, each text once.
  package let labels: [Label]
  /// For each of ICU's buckets the place of its label in `labels`, `nil` for a gap.
  private let places: [Int?]
  private let handle: OpaquePointer

  /// The letters of a language, and of each of the scripts that these leave out the letters of the
  /// language that is most written in it.
  ///
  /// A script without an index of its own, and Han, add none.
  package init(language: Language, scripts: Set<Script> = []) {
    var locale = language.locale
    let numbers = scripts.map(\.number).sorted()
    let handle = locale.withUTF8 { locale in
      unsafe numbers.withUnsafeBufferPointer { numbers in
        unsafe cicu_letters_open(
          locale.baseAddress, locale.count, numbers.baseAddress, numbers.count)
      }
    }
    guard let handle = unsafe handle else {
      preconditionFailure("libicudata, which libicui18n is linked with, is not installed")
    }
    var labels: [Label] = []
    var places: [Int?] = []
    var placeOfText: [String: Int] = [:]
    let count = unsafe cicu_bucket_count(handle)
    for bucket in 0..<count {
      let label = unsafe Self.label(of: bucket, in: handle)
      guard !label.text.isEmpty else {
        places.append(nil)
        continue
      }
      if placeOfText[label.text] == nil {
        placeOfText[label.text] = labels.count
        labels.append(label)
      }
      places.append(placeOfText[label.text])
    }
    self.labels = labels
    self.places = places
    unsafe self.handle = handle
  }

  deinit { unsafe cicu_letters_close(handle) }

  /// The place in `labels` of the letter that a text stands under; `nil` when it begins with none
  /// of them.
  package func place(of text: String) -> Int? {
    var text = text
    let bucket = text.withUTF8 { text in
      unsafe cicu_bucket_of(handle, text.baseAddress, text.count)
    }
    return places.indices.contains(bucket) ? places[bucket] : nil
  }

  private static func label(of bucket: Int, in handle: OpaquePointer) -> Label {
    var isOwn = false
    let text = written(guess: 32) { buffer in
      unsafe cicu_bucket_label(handle, bucket, &isOwn, buffer.baseAddress, buffer.count)
    }
    return Label(text: String(decoding: text, as: UTF8.self), isOwn: isOwn)
  }
}

// Set once; the handle holds an `AlphabeticIndex::ImmutableIndex`, "immutable, thread-safe":
// <https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/classicu_1_1AlphabeticIndex_1_1ImmutableIndex.html>
extension LetterIndex: @unchecked Sendable {}
