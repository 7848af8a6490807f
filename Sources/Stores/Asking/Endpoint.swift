package import Diagnostics
package import QueryFiles

/// Where a service answers instead of its own host: the setting `stores.NAME.endpoint`.
///
/// Scheme, host and perhaps a port; the path of a request is always the service's own.
package struct Endpoint: Hashable, Sendable {
  /// Without a slash at the end: `https://proxy.example.org`.
  package let base: String

  /// Checks what the site's settings say.
  ///
  /// - Throws: When it is no address, has a path of its own, or is http and not this machine.
  package init(_ setting: Placed<String>) throws(Diagnostic) {
    var text = setting.value
    if text.hasSuffix("/") { text.removeLast() }
    guard let address = WebAddress(text), address.rest.isEmpty, !address.authority.contains("@")
    else {
      throw setting.diagnostic(
        .error, "'\(setting.value)' is no place that a store could answer at.",
        hints: ["Write scheme and host alone, for example https://proxy.example.org."])
    }
    guard address.isSecure || address.isLoopback else {
      throw setting.diagnostic(
        .error, "'\(setting.value)' would send requests without encryption.",
        hints: ["Use https; http is for this machine only, for example http://127.0.0.1:9000."])
    }
    base = text
  }
}
