import CCurl

/// libcurl's handle of one request.
@safe struct EasyHandle: ~Copyable {
  let pointer: UnsafeMutableRawPointer
  private let headers: UnsafeMutablePointer<curl_slist>?

  /// Sets everything but the receivers.
  ///
  /// - Throws: When libcurl does not take some of it, so that another request would go out than the
  ///   one that is meant.
  init(_ request: WireRequest) throws(CurlRefusal) {
    guard let pointer = unsafe curl_easy_init() else { throw CurlRefusal(CURLE_OUT_OF_MEMORY) }
    var headers: UnsafeMutablePointer<curl_slist>?
    do throws(CurlRefusal) {
      for line in request.headers {
        guard let longer = unsafe curl_slist_append(headers, line) else {
          throw CurlRefusal(CURLE_OUT_OF_MEMORY)
        }
        unsafe headers = longer
      }
      try CurlRefusal.check(unsafe curl_set_pointer(pointer, CURLOPT_HTTPHEADER, headers))
      try unsafe set(request, on: pointer)
    } catch {
      unsafe curl_easy_cleanup(pointer)
      unsafe curl_slist_free_all(headers)
      throw error
    }
    unsafe self.pointer = pointer
    unsafe self.headers = headers
  }

  deinit {
    unsafe curl_easy_cleanup(pointer)
    unsafe curl_slist_free_all(headers)
  }

  /// Different for all handles that there are at a time.
  var identity: UInt { unsafe UInt(bitPattern: pointer) }

  var status: Int { number(CURLINFO_RESPONSE_CODE) }

  /// What the certificate check of OpenSSL found; 0 when it found nothing.
  var certificateFinding: Int { number(CURLINFO_SSL_VERIFYRESULT) }

  /// The system's number of what went wrong; 0 when it has none.
  var systemError: Int { number(CURLINFO_OS_ERRNO) }

  private func number(_ info: CURLINFO) -> Int {
    var number = 0
    unsafe curl_get_number(pointer, info, &number)
    return number
  }
}

/// Sets everything that is a number or a text.
private func set(
  _ request: WireRequest, on pointer: UnsafeMutableRawPointer
) throws(CurlRefusal) {
  let numbers: [(CURLoption, Int)] = [
    request.purpose == .head ? (CURLOPT_NOBODY, 1) : (CURLOPT_HTTPGET, 1),
    (CURLOPT_FOLLOWLOCATION, 0),
    // There are threads; the one of the wire looks after broken pipes itself.
    (CURLOPT_NOSIGNAL, 1),
  ]
  for (option, number) in numbers {
    try CurlRefusal.check(unsafe curl_set_number(pointer, option, number))
  }
  var texts: [(CURLoption, String)] = [
    (CURLOPT_URL, request.address),
    (CURLOPT_USERAGENT, request.userAgent),
    (CURLOPT_ACCEPT_ENCODING, "gzip, deflate"),
  ]
  // This machine is asked directly, whatever proxy the environment names.
  if request.origin.isLoopback { texts.append((CURLOPT_PROXY, "")) }
  if let file = request.certificates { texts.append((CURLOPT_CAINFO, file)) }
  for (option, text) in texts {
    try CurlRefusal.check(unsafe curl_set_text(pointer, option, text))
  }
  try CurlRefusal.check(unsafe curl_allow_only_http(pointer))
  // An older libcurl does not know it, and only ends later.
  unsafe curl_leave_lookups(pointer)
}
