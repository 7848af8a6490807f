/// One level of what a template sees.
package struct Context: Sendable {
  package let shape: Shape
  /// One for each field of the shape, in its order; what is missing at the end is absent.
  package let values: [Value]

  package init(_ shape: Shape, _ values: [Value]) {
    self.shape = shape
    self.values = values
  }
}
