private import CICU

/// Orders text as readers of one language expect it, numbers in it by their value.
///
/// To make one takes about a millisecond, so it is made once for a language.
@safe package struct Collator: ~Copyable {
  private let handle: OpaquePointer

  /// Orders by the root's rules when the language is not known.
  package init(language: Language) {
    var locale = language.locale
    let handle = locale.withUTF8 { locale in
      unsafe cicu_collator_open(locale.baseAddress, locale.count)
    }
    guard let handle = unsafe handle else {
      preconditionFailure("libicudata, which libicui18n is linked with, is not installed")
    }
    unsafe self.handle = handle
  }

  deinit { unsafe cicu_collator_close(handle) }

  /// Bytes that are in order, byte by byte, as the texts are; none is zero.
  ///
  /// Equal for texts that differ in nothing that readers see: canonical forms, leading zeros of
  /// a number, control characters.
  package func sortKey(of text: String) -> [UInt8] {
    text.rewritten { text, buffer in
      unsafe cicu_sort_key(
        handle, text.baseAddress, text.count, buffer.baseAddress, buffer.count)
    }
  }
}

// The handle is set once and ICU's functions on a collator that nobody changes may run at the same
// time on several threads: <https://unicode-org.github.io/icu/userguide/icu/design.html>,
// "Thread Safety", const objects.
extension Collator: @unchecked Sendable {}
