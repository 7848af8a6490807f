package import Diagnostics

/// Something that browsers mend silently, each in its way, or that shuts somebody out.
package struct PageFault: Hashable, Sendable {
  package let kind: Kind
  /// Where in the page.
  package let position: Position
  /// The tag that is meant, as it stands in the page, at most its first 400 bytes; empty where none is.
  package let tag: String

  /// What the page ends in the middle of.
  package enum Construct: Hashable, Sendable { case tag, attribute, comment }

  package enum Kind: Hashable, Sendable {
    /// A start tag without its end tag.
    case neverClosed(String)
    /// The same, where another tag closes what it stands in.
    case leftOpen(String, before: String)
    /// An end tag without a start tag.
    case closesNothing(String)
    /// One in another of its kind, which browsers close first.
    case nested(String)
    case tooDeep
    case repeatedAttribute(String, of: String)
    case repeatedID(String)
    case cutOff(Construct)
    case noDoctype
    case noTitle

    case noLanguage
    case noHeading
    case severalHeadings
    case skippedLevel(Int, after: Int)
    /// A picture that says nothing to those who do not see it.
    case mutePicture(String)
    /// A link or a button without a name.
    case nameless(String)
    /// A field of a form without a label.
    case unlabelled(String)
    case untitledFrame
    case noMain
    case tabOrder(String)
  }
}

extension PageFault.Kind {
  /// The same for faults that are told together, where the place of none is known.
  package var family: Self {
    switch self {
    case .repeatedID: .repeatedID("")
    default: self
    }
  }

  /// Whether the order of tags is wrong, so that what comes later seems to be wrong too.
  package var isOfStructure: Bool {
    switch self {
    case .neverClosed, .leftOpen, .closesNothing, .nested, .tooDeep, .cutOff: true
    default: false
    }
  }

  /// Whether it is the whole page that lacks something, and no tag of it.
  package var isOfPage: Bool {
    switch self {
    case .noDoctype, .noTitle, .noLanguage, .noHeading, .severalHeadings, .noMain: true
    default: false
    }
  }
}
