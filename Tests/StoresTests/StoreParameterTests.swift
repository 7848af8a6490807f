import Diagnostics
import Items
import QueryFiles
import Stores
import Testing

/// The table of parameters that each store shows, held against what its plans take.
@Suite struct StoreParameterTests {
  static let all = StoreRegistry.all.flatMap { store in
    store.parameters.map { (store: store.name.text, parameter: $0) }
  }

  @Test("a parameter of the table is none that the store does not know", arguments: all)
  func isKnown(_ store: String, _ parameter: StoreParameter) throws {
    let faults = faults(of: "store: \(store)\n\(parameter.name): x")
    #expect(!faults.contains { $0.contains("has no parameter") || $0.contains("may not have") })
  }

  @Test("a list is refused exactly where the table says one value", arguments: all)
  func takesSeveral(_ store: String, _ parameter: StoreParameter) throws {
    let faults = faults(
      of: "store: \(store)\n\(parameter.name): [x, y]" + beside(parameter.name, store))
    let isRefused = faults.contains("'\(parameter.name)' takes one value, not a list.")
    #expect(isRefused != parameter.takesSeveral, "\(faults)")
  }

  /// What else a search must have so that a parameter is looked at.
  private func beside(_ name: String, _ store: String) -> String {
    switch (store, name) {
    case ("itunes", "sort"): "\nid: 1"
    case ("omdb", "s"), ("omdb", "i"), ("omdb", "t"): ""
    case ("omdb", _): "\nt: x"
    default: ""
    }
  }

  @Test("each name is there once, the main one first, and each has a summary")
  func table() {
    for store in StoreRegistry.all {
      let names = store.parameters.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.first == store.mainParameter)
      for parameter in store.parameters {
        #expect(!parameter.summary.isEmpty && !parameter.summary.hasSuffix("."))
        #expect(parameter.summary.count <= 70, "\(parameter.name)")
      }
    }
  }

  /// The sentences about a search; none where it is right.
  private func faults(of text: String) -> [String] {
    do throws(DiagnosticList) {
      _ = try StoreRegistry.plan(for: search(text), site: .plain)
      return []
    } catch {
      return error.all.map(\.summary)
    }
  }
}
