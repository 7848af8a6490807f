import Items
import QueryFiles
import Stores
import Testing

/// Reads an answer that a test writes down.
func answer(
  _ json: String, from name: StoreName, address: String = "https://store.example/",
  purpose: StoreRequest.Purpose = .search, site: SiteSettings = .plain
) throws -> StoreAnswer {
  let store = try #require(StoreRegistry.store(named: name))
  let request = StoreRequest(
    store: name, address: address, country: .unitedStates, purpose: purpose)
  return try store.answer(in: Array(json.utf8), to: request, site: site)
}

func itunes(_ elements: String...) throws -> StoreAnswer {
  try answer(
    #"{"resultCount": \#(elements.count), "results": [\#(elements.joined(separator: ","))]}"#,
    from: .itunes)
}

func google(_ volumes: String...) throws -> StoreAnswer {
  try answer(
    #"{"kind": "books#volumes", "totalItems": 1, "items": [\#(volumes.joined(separator: ","))]}"#,
    from: .googleBooks)
}
