/// The folder of a site that holds what is not its owner's work: what was built, asked and not kept.
package enum CacheFolder {
  /// At the top of the site; ignored by git.
  package static let name = ".thumbindex"
}
