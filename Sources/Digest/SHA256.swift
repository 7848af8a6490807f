private import CLibMD

/// The SHA-256 of some bytes, as lower-case hexadecimal digits.
///
/// - Parameters:
///   - bytes: Any bytes.
///   - digits: How many digits from the front are wanted, at most 64.
/// - Returns: The first `digits` digits.
/// - SeeAlso: FIPS 180-4; the digest itself is computed by libmd.
package func sha256(_ bytes: some Sequence<UInt8>, digits: Int = 64) -> String {
  var context = SHA2_CTX()
  unsafe SHA256Init(&context)
  let isContiguous: Void? = bytes.withContiguousStorageIfAvailable { buffer in
    unsafe SHA256Update(&context, buffer.baseAddress, buffer.count)
  }
  if isContiguous == nil {
    let copy = Array(bytes)
    unsafe SHA256Update(&context, copy, copy.count)
  }
  var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
  unsafe SHA256Final(&digest, &context)
  let hexadecimal = Array("0123456789abcdef".utf8)
  let text = digest.flatMap { [hexadecimal[Int($0 >> 4)], hexadecimal[Int($0 & 15)]] }
  return String(decoding: text.prefix(digits), as: UTF8.self)
}
