import Digest
import Items
import QueryFiles
import Stores

extension RecordingFolder {
  /// The bytes of a response; `nil` when they are not there, or not as they were recorded.
  func intact(_ response: RecordedResponse) -> [UInt8]? {
    guard let bytes = try? read(response.file), sha256(bytes) == response.sha256 else { return nil }
    return bytes
  }

  /// The items of a response, to whatever question of any store; none when it cannot be read.
  func items(in response: RecordedResponse, site: SiteSettings) -> [Item] {
    for store in StoreRegistry.all {
      guard let request = store.request(at: response.request) else { continue }
      guard let bytes = try? read(response.file) else { return [] }
      return (try? store.answer(in: bytes, to: request, site: site))?.items ?? []
    }
    return []
  }
}
