/// A way to a place of the site, under a name that is not the theme's.
package struct NamedLink: Equatable, Sendable {
  package let title: String
  package let target: Target

  package init(title: String, target: Target) {
    self.title = title
    self.target = target
  }
}
