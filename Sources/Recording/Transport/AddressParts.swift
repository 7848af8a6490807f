private import CCurl

/// libcurl's reading of an address.
struct AddressParts {
  /// Percent-encoded, without a fragment.
  let whole: String
  let origin: Origin

  /// Returns `nil` for what is no address, for one without a host, one of a scheme that has no usual
  /// port, and one with a user's name.
  init?(_ text: String) {
    guard let handle = unsafe curl_url() else { return nil }
    defer { unsafe curl_url_cleanup(handle) }
    let flags = UInt32(CURLU_DISALLOW_USER | CURLU_NON_SUPPORT_SCHEME | CURLU_URLENCODE)
    guard unsafe curl_url_set(handle, CURLUPART_URL, text, flags) == CURLUE_OK else { return nil }
    unsafe curl_url_set(handle, CURLUPART_FRAGMENT, nil, 0)
    guard let whole = unsafe part(CURLUPART_URL, of: handle),
      let scheme = unsafe part(CURLUPART_SCHEME, of: handle),
      let host = unsafe part(CURLUPART_HOST, of: handle),
      let port = unsafe part(CURLUPART_PORT, of: handle)
    else { return nil }
    self.whole = whole
    origin = Origin(scheme: scheme.lowercased(), host: host.lowercased(), port: port)
  }
}

private func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
  var text: UnsafeMutablePointer<CChar>?
  // Only a port may come from the scheme: in the whole address it would be one more thing to compare.
  let flags = part == CURLUPART_PORT ? UInt32(CURLU_DEFAULT_PORT) : 0
  guard unsafe curl_url_get(handle, part, &text, flags) == CURLUE_OK, let text = unsafe text else {
    return nil
  }
  defer { unsafe curl_free(text) }
  return unsafe String(cString: text)
}
