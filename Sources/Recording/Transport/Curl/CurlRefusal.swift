import CCurl

/// What libcurl did not do for a request, or for all that were under way.
struct CurlRefusal: Error, Hashable {
  /// A sentence in libcurl's words, without an address.
  let words: String

  init(_ code: CURLcode) {
    words = unsafe "libcurl does not send this: \(String(cString: curl_easy_strerror(code)))."
  }

  init(_ code: CURLMcode) {
    words = unsafe "libcurl does not go on: \(String(cString: curl_multi_strerror(code)))."
  }

  static func check(_ code: CURLcode) throws(CurlRefusal) {
    guard code == CURLE_OK else { throw CurlRefusal(code) }
  }

  static func check(_ code: CURLMcode) throws(CurlRefusal) {
    guard code == CURLM_OK else { throw CurlRefusal(code) }
  }
}
