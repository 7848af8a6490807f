import CMicroHTTPD

/// Answers one request; libmicrohttpd calls it on the thread of the connection.
///
/// It is called once for the head of a request and once more when that is all; `begun` tells which.
func answerRequest(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?, url: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?,
  uploaded: UnsafePointer<CChar>?, uploadedSize: UnsafeMutablePointer<Int>?,
  begun: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context = unsafe context, let url = unsafe url, let begun = unsafe begun else {
    return .NO
  }
  if unsafe begun.pointee == nil {
    unsafe begun.pointee = context
    return .YES
  }
  let ledger = unsafe Unmanaged<Ledger>.fromOpaque(context).takeUnretainedValue()
  let request = unsafe ledger.begin(
    method: method.map { unsafe String(cString: $0) } ?? "", path: String(cString: url),
    parameters: parameters(of: connection),
    headers: headers(of: connection))
  let answer = ledger.answer(request)
  switch answer.manner {
  case .silent:
    ledger.closing.wait()
    return .NO
  case .closesEarly:
    return .NO
  case .slow(let milliseconds, _, _):
    ledger.closing.wait(milliseconds: milliseconds)
  case .plain, .truncated, .endless:
    break
  }
  return unsafe queue(answer, on: connection, closing: ledger.closing)
}

/// libmicrohttpd calls it when a request is over, well or not.
func noteEnd(
  context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  begun: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_RequestTerminationCode
) {
  guard let context = unsafe context, unsafe begun?.pointee != nil else { return }
  unsafe Unmanaged<Ledger>.fromOpaque(context).takeUnretainedValue().end()
}

private func queue(
  _ answer: ServedAnswer, on connection: OpaquePointer?, closing: Closing
) -> MHD_Result {
  let source = BodySource(answer, closing: closing)
  // Retained until libmicrohttpd calls the last function.
  let retained = unsafe Unmanaged.passRetained(source).toOpaque()
  let response = unsafe MHD_create_response_from_callback(
    source.statedSize.map { UInt64($0) } ?? UInt64.max, 32_768,
    { context, position, buffer, size in
      guard let context = unsafe context, let buffer = unsafe buffer else {
        return BodySource.failure
      }
      let source = unsafe Unmanaged<BodySource>.fromOpaque(context).takeUnretainedValue()
      return unsafe source.write(
        from: Int(position), into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
    }, retained,
    { context in
      guard let context = unsafe context else { return }
      unsafe Unmanaged<BodySource>.fromOpaque(context).release()
    })
  defer { unsafe MHD_destroy_response(response) }
  for header in answer.headers {
    unsafe MHD_add_response_header(response, header.name, header.value)
  }
  return unsafe MHD_queue_response(connection, UInt32(answer.status), response)
}

private func parameters(of connection: OpaquePointer?) -> [ServedRequest.Parameter] {
  unsafe pairs(of: .GET_ARGUMENT_KIND, on: connection)
    .map { ServedRequest.Parameter(name: $0.name, value: $0.value) }
}

private func headers(of connection: OpaquePointer?) -> [String: String] {
  let pairs = unsafe pairs(of: .HEADER_KIND, on: connection)
    .map { ($0.name.lowercased(), $0.value) }
  return Dictionary(pairs) { "\($0), \($1)" }
}

private func pairs(
  of kind: MHD_ValueKind, on connection: OpaquePointer?
) -> [(name: String, value: String)] {
  var found: [(name: String, value: String)] = []
  unsafe withUnsafeMutablePointer(to: &found) { found in
    _ = unsafe MHD_get_connection_values(
      connection, kind,
      { context, _, name, value in
        guard let context = unsafe context, let name = unsafe name else { return .YES }
        let found = unsafe context.assumingMemoryBound(to: [(name: String, value: String)].self)
        let text = unsafe value.map { unsafe String(cString: $0) } ?? ""
        unsafe found.pointee.append((String(cString: name), text))
        return .YES
      }, found)
  }
  return found
}
