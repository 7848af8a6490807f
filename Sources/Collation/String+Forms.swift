private import CICU

// Forms of a text by the rules of no language. Each may be asked on any thread.
extension String {
  /// The canonical composition (NFC).
  package var composed: String {
    if isASCII { return self }
    return rewritten { text, buffer in
      unsafe cicu_nfc(text.baseAddress, text.count, buffer.baseAddress, buffer.count)
    }.text
  }

  /// Small letters, NFC; a final sigma is one.
  package var inSmallLetters: String {
    if isASCII { return lowercased() }
    return rewritten { text, buffer in
      unsafe cicu_lowercase(text.baseAddress, text.count, buffer.baseAddress, buffer.count)
    }.text
  }

  /// The same for names that are one file where disks do not tell case: `STRASSE` and `straße`.
  ///
  /// To compare, not to show; most paths are that already.
  package var caseFolded: String {
    let isPlain = utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    return isPlain ? self : uppercased().lowercased()
  }

  /// The same for texts that differ only in case, accents, width or curliness of quotes.
  ///
  /// To compare, not to show. The voicing of kana and the vowels of a script are no accents.
  package var foldedForSearch: String {
    if isASCII { return lowercased() }
    return rewritten { text, buffer in
      unsafe cicu_fold(text.baseAddress, text.count, buffer.baseAddress, buffer.count)
    }.text
  }

  /// In Latin letters, in ASCII as far as ICU knows how: `Björk` is `Bjork`, `Ёлки` `Elki`.
  ///
  /// What ICU cannot spell in ASCII stays as it is.
  package var transliterated: String {
    if isASCII { return self }
    return rewritten { text, buffer in
      unsafe cicu_transliterate(text.baseAddress, text.count, buffer.baseAddress, buffer.count)
    }.text
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
