import CCurl

/// What libcurl says about a request that got no answer.
///
/// The words are fixed ones, never the text that libcurl makes for the request, so that no address and
/// no key is in them.
struct CurlFailure {
  let code: CURLcode
  let elapsed: Duration
  /// Whether the answer's head had come.
  let hasHead: Bool
  let certificateFinding: Int
  let systemError: Int

  var fault: TransportFault {
    switch code {
    case CURLE_OPERATION_TIMEDOUT:
      .timedOut(after: elapsed)
    case CURLE_PARTIAL_FILE:
      .cutOff
    case CURLE_RECV_ERROR where hasHead, CURLE_HTTP2 where hasHead,
      CURLE_HTTP2_STREAM where hasHead:
      .cutOff
    case CURLE_SSL_CONNECT_ERROR where systemError == 0:
      .untrusted(text(words))
    case CURLE_PEER_FAILED_VERIFICATION:
      .untrusted(text(certificateWords ?? words))
    case CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS,
      CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER:
      .untrusted(text(words))
    case CURLE_COULDNT_RESOLVE_HOST:
      .unknownHost(text(words))
    default:
      .noConnection(text(words))
    }
  }

  /// A sentence, such as `Couldn't resolve host name, after 0.2 s (curl error 6).`.
  private func text(_ words: String) -> String {
    let (seconds, attoseconds) = elapsed.components
    let tenths = attoseconds / 100_000_000_000_000_000
    return "\(words), after \(seconds).\(tenths) s (curl error \(code.rawValue))."
  }

  private var words: String { unsafe String(cString: curl_easy_strerror(code)) }

  /// OpenSSL's words for what it found.
  ///
  /// - SeeAlso: The manual page `X509_STORE_CTX_get_error(3)`, whose numbers have not changed since they
  ///   were given.
  private var certificateWords: String? {
    switch certificateFinding {
    // libcurl itself compares the names; then there is nothing from OpenSSL, or its number 1.
    case 0, 1: "the certificate is for another host"
    case 9: "certificate is not yet valid"
    case 10: "certificate has expired"
    case 18: "self-signed certificate"
    case 19: "self-signed certificate in certificate chain"
    case 20, 21: "unable to get local issuer certificate"
    case 23: "certificate revoked"
    case 62, 64: "the certificate is for another host"
    default: nil
    }
  }
}

extension TransportFault {
  /// With the seconds rounded up.
  static func timedOut(after duration: Duration) -> TransportFault {
    let (seconds, attoseconds) = duration.components
    return .timedOut(seconds: Int(seconds) + (attoseconds > 0 ? 1 : 0))
  }
}
