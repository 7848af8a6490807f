import Testing

@testable import Preview

struct MountTableTests {
  private static let table = MountTable(
    """
    22 1 254:1 / / rw,relatime shared:1 - ext4 /dev/vda1 rw
    23 22 0:21 / /proc rw - proc proc rw
    30 22 0:30 / /mnt/c rw,noatime - 9p drvfs rw
    31 22 0:31 / /home/me/My\\040Sites rw master:2 propagate_from:1 - fuse.sshfs host: rw
    32 22 0:32 / /work rw - nfs4 host:/work rw
    33 32 0:33 / /work rw - ext4 /dev/vdb rw
    34 22 0:34 / /media/stick rw - fuseblk /dev/sdb1 rw
    odd

    """)

  @Test(arguments: [
    ("/", "9p"), ("/home", "fuse.sshfs"),
    ("/home/me/site", nil), ("/mnt/c", "9p"), ("/mnt/c/Users/me", "9p"),
    ("/mnt/cd", nil),
    ("/home/me/My Sites/one", "fuse.sshfs"), ("/srv/site", nil), ("/media/stick/site", nil),
  ])
  func knowsWhichFilesOthersMayChange(_ path: String, _ kind: String?) {
    #expect(Self.table.sharedKind(of: path) == kind)
  }

  @Test func readsTheTableOfThisMachine() {
    #expect(MountTable("").sharedKind(of: "/") == nil)
    #expect(MountTable.system.sharedKind(of: "/proc") == nil)
  }
}
