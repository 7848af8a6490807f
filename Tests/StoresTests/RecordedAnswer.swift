import Diagnostics
import Foundation
import Items
import QueryFiles
import Stores
import TestSupport
import Testing

/// A recorded answer beside the checkout, read as the answer to a request.
struct RecordedAnswer {
  let file: String
  var country: String?
  var purpose = StoreRequest.Purpose.search

  var bytes: [UInt8] {
    get throws {
      let folder = try #require(SharedMaterial.folder)
      return Array(try Data(contentsOf: folder.appending(path: "responses/\(file).json")))
    }
  }

  func answer(site: SiteSettings = .plain) throws -> StoreAnswer {
    let (store, request) = try asked()
    return try store.answer(in: bytes, to: request, site: site)
  }

  func asked() throws -> (any Store, StoreRequest) {
    let stores: [String: StoreName] = [
      "itunes": .itunes, "googlebooks": .googleBooks, "omdb": .omdb,
    ]
    let folder = String(file.prefix { $0 != "/" })
    let name = try #require(stores[folder])
    let store = try #require(StoreRegistry.store(named: name))
    return (
      store,
      StoreRequest(
        store: name, address: "https://store.example/",
        country: country.flatMap { CountryCode($0) },
        purpose: purpose)
    )
  }
}

extension StoreName {
  static let itunes = StoreName("itunes")
  static let googleBooks = StoreName("google-books")
  static let omdb = StoreName("omdb")
}

extension SiteSettings {
  static let plain = SiteSettings(
    title: "Shelf", language: Placed("en", at: .init(file: "Site/site.yml")))
}
