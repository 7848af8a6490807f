private import CICU

/// A script of Unicode; Hiragana and Katakana are one.
package struct Script: Hashable, Sendable {
  /// In ICU's numbering.
  let number: Int32

  init(number: Int32) { self.number = number }

  package static let han = Script(number: cicu_script_han())
  package static let latin = Script(number: cicu_script_of(0x41))

  /// The English name: `Gothic`, `Old Italic`.
  package var name: String {
    let name = written(guess: 64) { buffer in
      unsafe cicu_script_name(number, buffer.baseAddress, buffer.count)
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// A letter of the script, to put scripts in order by.
  package var sample: String {
    let sample = written(guess: 16) { buffer in
      unsafe cicu_script_sample(number, buffer.baseAddress, buffer.count)
    }
    return String(decoding: sample, as: UTF8.self)
  }
}
