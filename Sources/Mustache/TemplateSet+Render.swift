extension TemplateSet {
  /// Appends a template, filled with what a context holds.
  ///
  /// A name that no level of the context has is empty; in a checked set that happens only
  /// with a context of another shape than the template was checked with.
  package func render(
    _ template: Template, with context: Context, into bytes: inout [UInt8]
  ) {
    render(template, with: .record(context), into: &bytes)
  }

  /// Appends a template, filled with any value.
  func render(_ template: Template, with value: Value, into bytes: inout [UInt8]) {
    guard program.templates.indices.contains(template.number) else { return }
    var renderer = Renderer(self)
    renderer.run(from: program.templates[template.number].lowerBound, with: value, into: &bytes)
  }
}
