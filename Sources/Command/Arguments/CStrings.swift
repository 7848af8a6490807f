private import Glibc

/// Copies of texts that C may keep pointers to, freed together.
@safe struct CStrings: ~Copyable {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) { unsafe pointers = texts.map { unsafe strdup($0) } }

  deinit {
    var rest = unsafe pointers
    while let pointer = unsafe rest.popLast() { unsafe free(pointer) }
  }
}
