import CCurl

/// libcurl's handle of one request.
@safe struct EasyHandle: ~Copyable {
  struct OutOfMemory: Error {}

  let pointer: UnsafeMutableRawPointer
  private let headers: UnsafeMutablePointer<curl_slist>?

  /// Sets everything but the receivers.
  init(_ request: WireRequest) throws(OutOfMemory) {
    guard let pointer = unsafe curl_easy_init() else { throw OutOfMemory() }
    unsafe self.pointer = pointer
    var headers: UnsafeMutablePointer<curl_slist>?
    for line in request.headers { unsafe headers = curl_slist_append(headers, line) ?? headers }
    unsafe self.headers = headers

    let numbers: [(CURLoption, Int)] = [
      (CURLOPT_HTTPGET, 1),
      (CURLOPT_FOLLOWLOCATION, 0),
      // There are threads; the one of the wire looks after broken pipes itself.
      (CURLOPT_NOSIGNAL, 1),
    ]
    for (option, number) in numbers { unsafe curl_set_number(pointer, option, number) }
    unsafe curl_allow_only_http(pointer)
    unsafe curl_leave_lookups(pointer)
    unsafe curl_set_text(pointer, CURLOPT_URL, request.address)
    unsafe curl_set_text(pointer, CURLOPT_USERAGENT, request.userAgent)
    unsafe curl_set_text(pointer, CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
    unsafe curl_set_pointer(pointer, CURLOPT_HTTPHEADER, headers)
    // This machine is asked directly, whatever proxy the environment names.
    if request.origin.isLoopback { unsafe curl_set_text(pointer, CURLOPT_PROXY, "") }
    if let file = request.certificates { unsafe curl_set_text(pointer, CURLOPT_CAINFO, file) }
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
