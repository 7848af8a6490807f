extension String {
  /// Whether a file or folder of that name is none of the owner's work: hidden, or one that an
  /// editor, a browser or this program has while it saves.
  var isIgnored: Bool {
    hasPrefix(".") || hasSuffix("~") || self == "4913" || (hasPrefix("#") && hasSuffix("#"))
      || ["___jb_tmp___", "___jb_old___", ".thumbindex-new"].contains(where: hasSuffix)
      || [".swp", ".swo", ".swx", ".tmp", ".part", ".crdownload"].contains(where: hasSuffix)
  }
}
