import Digest
import Items
import Stores

/// A response as the new recording of its search is to have it.
struct NewPage: Sendable {
  /// Where the request went.
  let country: CountryCode?
  private let response: RecordedResponse
  private let content: NewRecording.Response.Content

  /// What the store sent.
  init(_ reply: Reply, to request: StoreRequest, expires: String?) {
    country = request.country
    response = RecordedResponse(
      file: "", search: 1, request: request.address, status: reply.status, date: reply.date,
      expires: expires, etag: reply.validators?.etag, lastModified: reply.validators?.lastModified,
      sha256: sha256(reply.bytes))
    content = .bytes(reply.bytes)
  }

  /// What the store sent, and is on the disk by now.
  init(_ pending: RecordedResponse, in file: PendingFile, country: CountryCode?) {
    self.country = country
    response = pending
    content = .pending(file)
  }

  /// What is recorded already, and stays as it is.
  init(standing response: RecordedResponse, country: CountryCode? = nil) {
    self.country = country
    self.response = response
    content = .present(file: response.file)
  }

  /// What is recorded already, and what the store still says.
  init(unchanged old: RecordedResponse, to request: StoreRequest, date: String, expires: String?) {
    country = request.country
    response = RecordedResponse(
      file: old.file, search: old.search, request: request.address, status: old.status, date: date,
      expires: expires, etag: old.etag, lastModified: old.lastModified, sha256: old.sha256)
    content = .present(file: old.file)
  }

  var date: String { response.date }

  /// The bytes, where they are not on the disk.
  var bytes: [UInt8]? {
    guard case .bytes(let bytes) = content else { return nil }
    return bytes
  }

  /// The page under its place in the new recording.
  func filed(as name: RecordedName) -> NewRecording.Response {
    NewRecording.Response(entry(as: name), content)
  }

  func entry(as name: RecordedName) -> RecordedResponse {
    RecordedResponse(
      file: name.text, search: name.search, request: response.request, status: response.status,
      date: response.date, expires: response.expires, etag: response.etag,
      lastModified: response.lastModified, sha256: response.sha256)
  }
}
