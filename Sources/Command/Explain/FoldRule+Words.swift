import Indexing
import Items

extension FoldRule {
  /// Why two items are one work, as the end of a sentence.
  var words: String {
    switch self {
    case .code(.isbn(let digits)): "the ISBN is the same, \(digits)"
    case .code(.imdb(let id)): "the IMDb id is the same, \(id)"
    case .code(.gtin(let digits)): "the bar code is the same, \(digits)"
    case .title: "title, creators and year are the same"
    }
  }

  /// The word for it in JSON.
  var word: String {
    switch self {
    case .code(.isbn): "isbn"
    case .code(.imdb): "imdb"
    case .code(.gtin): "upc"
    case .title: "title"
    }
  }
}
