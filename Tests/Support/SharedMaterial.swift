package import Foundation
package import Testing

/// The recorded answers and specifications that stand beside the checkout, not in it.
package enum SharedMaterial {
  /// `nil` where the folder is absent; tests that need it are then skipped.
  package static let folder: URL? = {
    let checkout = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = checkout.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, saying why, where the material beside the checkout is absent.
  package static var needsSharedMaterial: Self {
    .enabled(if: SharedMaterial.folder != nil, "There is no folder ../shared beside the checkout.")
  }
}
