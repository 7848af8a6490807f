/// One level of what a template sees.
///
/// A class because a value is looked up in it without being copied.
package final class Context: Sendable {
  package let shape: Shape
  /// The value of the field at a place in the shape.
  let value: @Sendable (Int) -> Value

  /// A context whose values are made when a template asks for them: a page uses few of the names
  /// that it might.
  ///
  /// - Parameters:
  ///   - shape: The names.
  ///   - value: Gives the value of a field by its place in the shape, the same however often it
  ///     is asked for.
  package init(_ shape: Shape, value: @escaping @Sendable (Int) -> Value) {
    self.shape = shape
    self.value = value
  }

  /// A context whose values are all there.
  ///
  /// - Parameters:
  ///   - shape: The names.
  ///   - values: One for each field of the shape, in its order; what is missing at the end is
  ///     absent.
  package convenience init(_ shape: Shape, _ values: [Value]) {
    self.init(shape) { $0 < values.count ? values[$0] : .absent }
  }
}
