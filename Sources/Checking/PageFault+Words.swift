package import Diagnostics

// In words that somebody understands who has written a page, and no more than that.
extension PageFault.Kind {
  /// An error where it is certain that readers are shut out, or that browsers differ.
  package var severity: Diagnostic.Severity {
    switch self {
    case .noHeading, .severalHeadings, .skippedLevel, .noMain: .warning
    default: .error
    }
  }

  package var summary: String {
    switch self {
    case .neverClosed(let name): "'<\(name)>' is never closed."
    case .leftOpen(let name, let tag): "'<\(name)>' is not closed before '\(tag)'."
    case .closesNothing(let name): "'</\(name)>' closes nothing: no '<\(name)>' is open here."
    case .nested(let name): "'<\(name)>' stands inside of another '<\(name)>'."
    case .tooDeep: "The tags of this page are nested too deeply to be looked at."
    case .repeatedAttribute(let attribute, let name):
      "'<\(name)>' has the attribute '\(attribute.shortened)' twice."
    case .repeatedID(let id): "Two elements of the page have the id '\(id.shortened)'."
    case .cutOff(.tag): "The page ends in the middle of a tag."
    case .cutOff(.attribute): "The page ends in the middle of an attribute."
    case .cutOff(.comment): "The page ends in the middle of a comment."
    case .noDoctype: "The page does not begin with '<!DOCTYPE html>'."
    case .noTitle: "The page has no '<title>'."
    case .noLanguage: "The page does not say which language it is in."
    case .noHeading: "The page has no main heading '<h1>'."
    case .severalHeadings: "The page has more than one main heading '<h1>'."
    case .skippedLevel(let level, let last):
      "A heading '<h\(level)>' follows '<h\(last)>', so a level is left out."
    case .mutePicture(let name): "A picture '<\(name)>' has no 'alt'."
    case .nameless("a"): "A link has no text."
    case .nameless: "A button has no text."
    case .unlabelled(let name): "A field '<\(name)>' has no label."
    case .untitledFrame: "An '<iframe>' has no title."
    case .noMain: "The page has no '<main>'."
    case .tabOrder(let number): "'tabindex' is \(number.shortened), which is more than 0."
    }
  }

  /// What to do about it, a sentence.
  package var hint: String {
    switch self {
    case .neverClosed(let name): "Write '</\(name)>' where it ends."
    case .leftOpen(let name, let tag): "Write '</\(name)>' before '\(tag)'."
    case .closesNothing("p"):
      "A paragraph has ended already where a list, a table, a heading or a '<div>' begins; delete "
        + "the '</p>'."
    case .closesNothing(let name): "Delete it, or write '<\(name)>' where it should begin."
    case .nested(let name): "Close the first one by '</\(name)>' before."
    case .tooDeep: "Close what is open; browsers give up after some hundred levels too."
    case .repeatedAttribute: "Browsers take the first; delete the other."
    case .repeatedID: "Links lead to the first; give the other another id."
    case .cutOff(.tag): "Write '>' where the tag ends."
    case .cutOff(.attribute): "Write the quote that ends the attribute's value."
    case .cutOff(.comment): "Write '-->' where the comment ends."
    case .noDoctype: "Make it the first line; without it browsers lay the page out as in the 1990s."
    case .noTitle: "Write one into '<head>': it names the tab and what searches find."
    case .noLanguage:
      "Write '<html lang=\"{{language}}\">', so that it is read aloud in the right language."
    case .noHeading: "Give the page one '<h1>' that says what it is about."
    case .severalHeadings: "Keep one, and make the others '<h2>'."
    case .skippedLevel(_, let last):
      "Make it '<h\(last + 1)>': who listens to a page goes by its headings."
    case .mutePicture:
      "Say in 'alt' what is to be seen, or write 'alt=\"\"' for one that only decorates."
    case .nameless("a"):
      "Write the text between '<a>' and '</a>', or 'aria-label', or an 'alt' for its picture."
    case .nameless: "Write the text into the button, or 'aria-label'."
    case .unlabelled: "Put it into a '<label>', or name it by 'aria-label'."
    case .untitledFrame: "Say in 'title' what it shows."
    case .noMain: "Put what the page is about into '<main>', so that readers can jump to it."
    case .tabOrder: "Write 0, or delete it: the keyboard then goes through the page in its order."
    }
  }
}
