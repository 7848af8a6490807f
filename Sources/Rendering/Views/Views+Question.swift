import Items
import Pages

extension Views {
  static let question = View<CatalogPage.Question>(
    "question",
    [
      .text("store", "The store's name.") { question, edition in
        edition.phrases.store(question.store)
      },
      .text("asked", "The words before what the store was asked, its name among them.") {
        question, edition in
        edition.phrases("asked", ["store": edition.phrases.store(question.store)])
      },
      .records("parameters", parameter, "What it was asked.") { question, _ in
        question.parameters.enumerated().map { place, parameter in
          (parameter.name, parameter.value, place < question.parameters.count - 1)
        }
      },
      .html("nothing-found", "What may help when this store finds nothing.") {
        question, edition in edition.phrases.html("nothing-found-\(question.store.text)-html")
      },
      .html("not-fetched", "What this store needs before it can be asked.") {
        question, edition in edition.phrases.html("not-fetched-\(question.store.text)-html")
      },
    ])

  static let parameter = View<(name: String, value: String, hasNext: Bool)>(
    "parameter",
    [
      .text("name", "Its name.") { parameter, _ in parameter.name },
      .text("value", "Its value.") { parameter, _ in parameter.value },
      .flag("more", "Whether another follows.") { parameter, _ in parameter.hasNext },
    ])
}
