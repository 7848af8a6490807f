extension String {
  /// Whether a file of that name, or one in a folder of that name, is none of the owner's work: it is hidden, or one that
  /// an editor, a browser, the system or this program has beside the owner's or while it saves.
  ///
  /// Such files are neither read nor watched, but for those in the folder of assets, where all is published as it is.
  package var isLeftover: Bool {
    hasPrefix(".") || hasSuffix("~") || (hasPrefix("#") && hasSuffix("#"))
      || ["4913", "Thumbs.db", "ehthumbs.db", "desktop.ini"].contains(self)
      || ["___jb_tmp___", "___jb_old___", Disk.newSuffix].contains(where: hasSuffix)
      || [".swp", ".swo", ".swx", ".tmp", ".part", ".crdownload"].contains(where: hasSuffix)
  }

  /// Whether a part of a path is such a name.
  package var hasLeftover: Bool { pathNames.contains(where: \.isLeftover) }
}
