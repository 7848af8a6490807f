import Items
import Stores
import Testing

@Suite struct ArtworkIdentityTests {
  @Test(
    "Hosts, tokens and sizes make no other picture",
    arguments: [
      (
        "https://is1-ssl.mzstatic.com/image/a.jpg", "https://is5-ssl.mzstatic.com/image/a.jpg", true
      ),
      ("https://a1.mzstatic.com/us/a.jpg", "https://a4.mzstatic.com/us/a.jpg", true),
      (
        "https://is1-ssl.mzstatic.com/image/a.jpg", "https://is1-ssl.mzstatic.com/image/b.jpg",
        false
      ),
      (
        "https://books.google.com/c?id=1&imgtk=A&s=x",
        "https://books.google.com/c?id=1&imgtk=B&s=x", true
      ),
      ("https://books.google.com/c?id=1&zoom=1", "https://books.google.com/c?id=2&zoom=1", false),
      ("https://books.google.com/c?id=1", "https://books.google.com/c", false),
      ("https://m.media-amazon.com/a.jpg", "https://ia.media-amazon.com/a.jpg", false),
      ("", "x", false),
    ])
  func addresses(_ one: String, _ other: String, _ isSame: Bool) {
    #expect(Artwork(address: one).shows(samePictureAs: Artwork(address: other)) == isSame)
  }

  @Test func sizes() {
    let pictures = [("60x60", "bb.jpg"), ("100x100", "bb-85.jpg")].map { size, suffix in
      Artwork(
        address: "https://is1-ssl.mzstatic.com/a/\(size)\(suffix)",
        sizing: .box(prefix: "https://is1-ssl.mzstatic.com/a/", suffix: suffix))
    }
    #expect(pictures[0].shows(samePictureAs: pictures[1]))
  }
}
