package import Pages

/// A file of the site, ready to be written.
package struct RenderedFile: Hashable, Sendable {
  package let address: Address
  package let bytes: [UInt8]

  package init(address: Address, bytes: [UInt8]) {
    self.address = address
    self.bytes = bytes
  }
}
