import Foundation

/// A volume, under the names the service gives its fields.
struct GoogleVolume: Decodable {
  let id: String?
  let info: Info
  let sale: Sale?
  let isPublicDomain: Bool

  private enum Key: String, CodingKey { case id, volumeInfo, saleInfo, accessInfo }

  init(from decoder: any Decoder) throws {
    let fields = try AnswerFields<Key>(decoder)
    id = fields.code(.id)
    info = fields.object(Info.self, .volumeInfo) ?? Info()
    sale = fields.object(Sale.self, .saleInfo)
    isPublicDomain = fields.object(Access.self, .accessInfo)?.isPublicDomain ?? false
  }

  struct Access: Decodable {
    let isPublicDomain: Bool

    private enum Key: String, CodingKey { case publicDomain }

    init(from decoder: any Decoder) throws {
      isPublicDomain = try AnswerFields<Key>(decoder).flag(.publicDomain) ?? false
    }
  }
}

extension GoogleVolume {
  struct Info: Decodable {
    var title, subtitle, publisher, publishedDate, description: String?
    var authors: [String] = []
    var identifiers: [Identifier] = []
    var pageCount: Int?
    var printType, maturityRating, language: String?
    var categories: [String] = []
    var averageRating: Double?
    var ratingsCount: Int?
    var thumbnail: String?

    private enum Key: String, CodingKey {
      case title, subtitle, authors, publisher, publishedDate, description, industryIdentifiers
      case pageCount, printType, maturityRating, categories, averageRating, ratingsCount
      case imageLinks, language
    }

    init() {}

    init(from decoder: any Decoder) throws {
      let fields = try AnswerFields<Key>(decoder)
      title = fields.text(.title)
      subtitle = fields.text(.subtitle)
      authors = fields.texts(.authors)
      publisher = fields.text(.publisher)
      publishedDate = fields.code(.publishedDate)
      description = fields.description(.description)
      identifiers = fields.list(Identifier.self, .industryIdentifiers)
      pageCount = fields.integer(.pageCount)
      printType = fields.code(.printType)
      maturityRating = fields.code(.maturityRating)
      categories = fields.texts(.categories)
      averageRating = fields.number(.averageRating)
      ratingsCount = fields.integer(.ratingsCount)
      language = fields.text(.language)
      thumbnail = fields.object(Images.self, .imageLinks)?.cover
    }
  }

  struct Identifier: Decodable {
    let type, identifier: String?

    private enum Key: String, CodingKey { case type, identifier }

    init(from decoder: any Decoder) throws {
      let fields = try AnswerFields<Key>(decoder)
      type = fields.code(.type)
      identifier = fields.code(.identifier)
    }
  }

  /// Only the two small sizes: larger ones may show an inner page of a scanned book.
  private struct Images: Decodable {
    let cover: String?

    private enum Key: String, CodingKey { case thumbnail, smallThumbnail }

    init(from decoder: any Decoder) throws {
      let fields = try AnswerFields<Key>(decoder)
      cover = fields.address(.thumbnail) ?? fields.address(.smallThumbnail)
    }
  }

  struct Sale: Decodable {
    let saleability, buyLink: String?
    let listPrice, retailPrice: Amount?

    private enum Key: String, CodingKey { case saleability, buyLink, listPrice, retailPrice }

    init(from decoder: any Decoder) throws {
      let fields = try AnswerFields<Key>(decoder)
      saleability = fields.code(.saleability)
      buyLink = fields.address(.buyLink)
      listPrice = fields.object(Amount.self, .listPrice)
      retailPrice = fields.object(Amount.self, .retailPrice)
    }
  }

  struct Amount: Decodable {
    let amount: Double?
    let currencyCode: String?

    private enum Key: String, CodingKey { case amount, currencyCode }

    init(from decoder: any Decoder) throws {
      let fields = try AnswerFields<Key>(decoder)
      amount = fields.number(.amount)
      currencyCode = fields.code(.currencyCode)
    }
  }
}
