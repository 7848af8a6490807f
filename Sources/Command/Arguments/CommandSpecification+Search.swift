import Diagnostics
import Items
import QueryFiles
import Recording
import Stores

extension CommandSpecification {
  static let search = CommandSpecification(
    name: "search", summary: "Ask a store now, and list what it answers", words: "STORE [TERM…]",
    options: searchOptions,
    branches: Branches(
      noun: "store", all: StoreRegistry.all.map { ($0.name.text, search(of: $0)) })
  ) { _ throws(Diagnostic) in
    throw Diagnostic(
      .error, "Say which store to ask: \(storeNames.joined(separator: ", ")).",
      hints: ["See 'thumbindex search --help'."])
  }

  private static var storeNames: [String] { StoreRegistry.all.map(\.name.text) }

  private static let searchOptions = [
    OptionSpecification(
      "save", value: "NAME", "Write the search to Queries/NAME.md, and record the answer"),
    json,
    OptionSpecification("results", value: "N", "How many results to collect"),
    OptionSpecification(
      "details", "Also ask for each item's own record, where the store has one; a request an item"),
    OptionSpecification(
      "max-wait", value: "SECONDS",
      "Give up where one wait would be longer; \(FetchOptions.usualWait) otherwise"),
  ]

  private static func search(of store: any Store) -> CommandSpecification {
    CommandSpecification(
      name: "search \(store.name.text)",
      summary: "Ask \(store.name.text) now, and list what it answers", words: "[TERM…]",
      options: searchOptions + store.parameters.map(option)
    ) { arguments throws(Diagnostic) in
      var parameters = store.parameters.compactMap { parameter in
        SearchOptions.Parameter(parameter, in: arguments)
      }
      let term = arguments.words.joined(separator: " ").onOneLine
      if !term.isEmpty {
        guard !parameters.contains(where: { $0.name == store.mainParameter }) else {
          throw Diagnostic(
            .error, "The words '\(term.shortened)' and '--\(store.mainParameter)' are the same.",
            hints: ["Leave one of them out."])
        }
        parameters.insert(SearchOptions.Parameter(name: store.mainParameter, values: [term]), at: 0)
      }
      guard !parameters.isEmpty else {
        throw Diagnostic(
          .error, "Say what to search for.",
          hints: [
            "Write the words behind the store; 'thumbindex search \(store.name.text) --help' "
              + "lists other ways."
          ])
      }
      return .search(
        SearchOptions(
          store: store.name, parameters: parameters, mainParameter: store.mainParameter,
          results: try arguments.number("results", in: Search.resultCounts),
          hasDetails: arguments.has("details"), isJSON: arguments.has("json"),
          name: arguments.value("save"),
          longestWait: try arguments.number("max-wait", in: FetchOptions.waits)
            ?? FetchOptions.usualWait))
    }
  }

  private static func option(_ parameter: StoreParameter) -> OptionSpecification {
    OptionSpecification(
      parameter.name, value: parameter.value,
      // So that one of that name can stand beside the program's own.
      valueIsOptional: general.contains { $0.name == parameter.name },
      parameter.summary + (parameter.takesSeveral ? "; several with commas" : ""))
  }
}

extension SearchOptions.Parameter {
  /// `nil` where the option was not given.
  ///
  /// An option given several times is a list; so is one with commas, where the store takes lists.
  fileprivate init?(_ parameter: StoreParameter, in arguments: ParsedArguments) {
    let given = arguments.values(parameter.name)
    let values =
      parameter.takesSeveral
      ? given.flatMap { text in
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      } : given
    guard !values.isEmpty else { return nil }
    self.init(name: parameter.name, values: values)
  }
}
