import Items
import QueryFiles
import Stores
import Testing

@Suite struct ITunesDecodingTests {
  @Test("IT-13 an album without price and currency") func noPrice() throws {
    let album = try #require(
      try itunes(
        #"{"wrapperType":"collection","collectionType":"Album","collectionId":1,"collectionName":"A"}"#
      ).items.first)
    #expect(album.kind == .album)
    #expect(album.price == nil)
  }

  @Test(arguments: [
    (#""trackPrice":1.29,"collectionPrice":9.99"#, 1_290_000),
    (#""collectionPrice":9.99"#, 9_990_000),
    (#""price":4900.0"#, 4_900_000_000),
    (#""trackPrice":0,"collectionPrice":9.99"#, 0),
    (#""trackPrice":-1,"collectionPrice":9.99"#, nil),
    (#""trackPrice":-1.0"#, nil),
    (#""trackPrice":"1.29","price":2"#, 2_000_000),
    (#""trackPrice":null,"price":2"#, 2_000_000),
    (#""trackPrice":1e300"#, nil),
    (#""trackPrice":1e999,"price":2"#, 2_000_000),
  ])
  func prices(_ fields: String, _ micros: Int?) throws {
    let item = try #require(
      try itunes(#"{"kind":"song","trackId":1,"trackName":"A","currency":"USD",\#(fields)}"#)
        .items.first)
    #expect(item.price?.micros == micros)
  }

  @Test(arguments: [
    (#""kind":"song","trackId":7,"collectionId":8"#, "song", "7"),
    (#""kind":"ebook","trackId":7"#, "ebook", "7"),
    (#""wrapperType":"podcastEpisode","trackId":7,"collectionId":8"#, "podcast-episode", "7"),
    (#""wrapperType":"audiobook","collectionId":8"#, "audiobook", "8"),
    (#""wrapperType":"collection","collectionType":"Compilation","collectionId":8"#, "album", "8"),
    (
      #""wrapperType":"collection","collectionType":"TV Season","collectionId":8"#, "tv-season", "8"
    ),
    (#""wrapperType":"artist","artistType":"Author","artistId":9"#, "author", "9"),
    (#""wrapperType":"artist","artistType":"Software Artist","artistId":9"#, "developer", "9"),
    (#""wrapperType":"artist","artistType":"Podcast Artist","artistId":9"#, "artist", "9"),
    (#""wrapperType":"software","trackId":7"#, "app", "7"),
    (#""kind":"interactive-booklet","trackId":7"#, "interactive-booklet", "7"),
    (#""kind":"song","trackId":"7""#, "song", "7"),
    (#""trackId":7"#, "item", "7"),
    (#""kind":"song","trackId":7.0"#, "song", "7"),
    (#""kind":"song","trackId":-7"#, "song", "-7"),
    (#""kind":"song","trackId":9007199254740993"#, "song", "9007199254740993"),
    (#""kind":"song","trackId":9007199254740993.0"#, "song", "9007199254740993"),
    (#""kind":"song","trackId":9007199254740993.5"#, "song", "9007199254740993.5"),
    (#""kind":"song","trackId":9223372036854775808"#, "song", "9223372036854775808"),
    (#""kind":"song","trackId":18446744073709551616"#, "song", "18446744073709551616"),
    (#""kind":"song","trackId":18446744073709551617"#, "song", "18446744073709551617"),
    (
      #""kind":"song","trackId":1234567890123456789012345678901234567"#, "song",
      "1234567890123456789012345678901234567"
    ),
    (
      #""kind":"song","trackId":"1234567890123456789012345678901234567890123""#, "song",
      "1234567890123456789012345678901234567890123"
    ),
  ])
  func kindsAndIDs(_ fields: String, _ kind: String, _ id: String) throws {
    let item = try #require(try itunes(#"{"artistName":"A",\#(fields)}"#).items.first)
    #expect(item.kind.word == kind)
    #expect(item.id.text == "itunes:\(id)")
  }

  @Test func anIDIsMadeWhereThereIsNone() throws {
    let one = try itunes(#"{"kind":"song","trackName":"A","artistName":"B"}"#)
    let same = try itunes(#"{"artistName":"B","kind":"song","trackName":"A","trackId":""}"#)
    let other = try itunes(#"{"kind":"song","trackName":"A","artistName":"C"}"#)
    let value = try #require(one.items.first?.id.value)
    #expect(value.hasPrefix("x") && value.count == 11)
    #expect(same.items.first?.id.value == value)
    #expect(other.items.first?.id.value != value)
  }

  @Test(
    "numbers of 38 digits and more, one of which could pass for the other",
    arguments: [
      #""kind":"song""#, #""collectionId":8,"artistId":9"#,
    ])
  func anIDIsMadeWhereItsDigitsCannotBeRead(_ fields: String) throws {
    let numbers = [
      "12345678901234567890123456789012345678901", "12345678901234567890123456789012345678902",
      "1e400", "0.\(String(repeating: "3", count: 60))",
    ]
    let elements = numbers.map { #"{"trackId":\#($0),"trackName":"T\#($0)",\#(fields)}"# }
    let items = try itunes(elements.joined(separator: ",")).items
    #expect(items.count == numbers.count)
    #expect(Set(items.map(\.id)).count == numbers.count)
    #expect(items.allSatisfy { $0.id.value.hasPrefix("x") && $0.id.value.count == 11 })
  }

  @Test func oneOddElementLosesNoOther() throws {
    let answer = try itunes(
      #"{"kind":"song","trackId":1,"trackName":"A"}"#, "3", "null", #"{"kind":"song"}"#, "[[]]",
      #"{"kind":"song","trackId":2,"trackName":5,"artistName":{"a":[1]},"trackCount":"x"}"#)
    #expect(answer.items.map(\.title) == ["A", "5"])
    #expect(
      answer.odd == [
        OddElement(number: 2, reason: "It is no object."),
        OddElement(number: 3, reason: "It is no object."),
        OddElement(number: 4, reason: "It has neither a name nor an id."),
        OddElement(number: 5, reason: "It is no object."),
      ])
    #expect(answer.items.last?.creators.isEmpty == true)
  }

  @Test("IT-11 podcasts without a feed stay three") func missingFieldsHideNothing() throws {
    let podcasts = (1...3).map { #"{"kind":"podcast","trackId":\#($0),"trackName":"P"}"# }
    let answer = try itunes(podcasts[0], podcasts[1], podcasts[2])
    #expect(answer.items.map(\.id.value) == ["1", "2", "3"])
    #expect(answer.items.allSatisfy { $0.facts.isEmpty })
  }

  @Test("IT-33 names stay as returned") func names() throws {
    let item = try itunes(
      #"{"kind":"song","trackId":1,"trackName":"First Love","artistName":"宇多田ヒカル"}"#
    )
    .items.first
    #expect(item?.title == "First Love")
    #expect(item?.creators.map(\.name) == ["宇多田ヒカル"])
  }

  @Test("IT-36 unknown and missing keys are tolerated") func unknownKeys() throws {
    let item = try itunes(
      #"{"kind":"software","trackId":1,"trackName":"A","novelty":{"deep":[{}]},"description":"D"}"#
    ).items.first
    #expect(item?.description == "D")
  }

  @Test func blankTextIsMissingAndFallbacksGoOn() throws {
    let item = try itunes(
      #"{"kind":"song","trackId":1,"trackName":" \t","collectionName":"C","primaryGenreName":"","genres":["Pop",3,""]}"#
    ).items.first
    #expect(item?.title == "C")
    #expect(item?.collection == nil)
    #expect(item?.genres == ["Pop", "3"])
  }

  @Test func aPodcastEpisode() throws {
    let episode = try #require(
      try itunes(
        #"""
        {"wrapperType":"podcastEpisode","kind":"podcast-episode","trackId":1000,"collectionId":5,
        "trackName":"One","collectionName":"The Show","episodeContentType":"audio",
        "genres":[{"name":"Music","id":"1310"}],"shortDescription":"",
        "description":"Hello &amp; <b>welcome</b>",
        "previewUrl":"https://publisher.example/one.mp3","trackTimeMillis":813113.0,
        "releaseDate":"2022-05-07T10:00:00Z","contentAdvisoryRating":"Explicit",
        "artworkUrl160":"https://is1-ssl.mzstatic.com/image/thumb/a/160x160bb.jpg",
        "artworkUrl600":"https://is1-ssl.mzstatic.com/image/thumb/a/600x600bb.jpg"}
        """#
      ).items.first)
    #expect(episode.kind == .podcastEpisode)
    #expect(episode.collection?.name == "The Show")
    #expect(episode.creators.isEmpty)
    #expect(episode.genres == ["Music"])
    #expect(episode.description == "Hello & welcome")
    #expect(episode.duration == 813)
    #expect(episode.explicitness == .explicit)
    #expect(episode.artwork?.width == 600)
    #expect(
      episode.preview == Preview(address: "https://publisher.example/one.mp3", medium: .audio))
    #expect(episode.price == nil)
  }

  @Test("IT-26 http hosts that are not known give no artwork and no player")
  func insecureHosts() throws {
    let answer = try itunes(
      #"{"kind":"song","trackId":1,"trackName":"A","artworkUrl100":"http://is4.mzstatic.com/image/thumb/a/100x100bb.jpg"}"#,
      #"{"kind":"song","trackId":2,"trackName":"B","artworkUrl100":"http://art.example/100x100bb.jpg","previewUrl":"http://art.example/b.m4a"}"#,
      #"{"kind":"song","trackId":3,"trackName":"C","artworkUrl100":"javascript:alert(1)","trackViewUrl":"data:text/html,x","previewUrl":"http://two.example/b.m4a"}"#
    )
    #expect(
      answer.items[0].artwork?.address == "https://is4-ssl.mzstatic.com/image/thumb/a/100x100bb.jpg"
    )
    #expect(answer.items[1].artwork == nil)
    #expect(answer.items[1].preview == nil)
    #expect(answer.items[2].links.isEmpty)
    #expect(answer.insecureHosts == ["art.example", "two.example"])
  }

  @Test("Kinds and ids are cleaned as texts are") func controlCharacters() throws {
    let items = try itunes(
      #"{"kind":"\u0001\u0000ev","trackId":"7\u0000","trackName":"A","currency":"US\u0007D","price":1}"#,
      #"{"kind":"song","trackId":"\u0000","trackName":"\u00ad","artistName":"\u200b","collectionName":"B"}"#
    ).items
    #expect(items[0].kind == .other("ev"))
    #expect(items[0].id.value == "7")
    #expect(items[0].price?.currency == "USD")
    #expect(items[1].id.value.hasPrefix("x"))
    #expect(items[1].creators.isEmpty, "AZ-34")
  }

  @Test func linksOfUnknownHostsStay() throws {
    let answer = try itunes(
      #"{"kind":"song","trackId":1,"trackName":"A","trackViewUrl":"http://shop.example/a b?\u00fc=1"}"#,
      #"{"kind":"song","trackId":2,"trackName":"A","trackViewUrl":"http://itunes.apple.com/us/a"}"#)
    #expect(
      answer.items.map { $0.links[0].address } == [
        "http://shop.example/a%20b?%C3%BC=1", "https://itunes.apple.com/us/a",
      ])
  }

  @Test("IT-20 a lookup by bar code keeps every collection, the first as subject with entity")
  func lookups() throws {
    let body = #"""
      {"resultCount":3,"results":[
      {"wrapperType":"collection","collectionType":"Album","collectionId":5,"collectionName":"A"},
      {"wrapperType":"track","kind":"song","trackId":6,"trackName":"B"},
      {"wrapperType":"collection","collectionType":"Album","collectionId":4,"collectionName":"A"}]}
      """#
    let plain = try answer(body, from: .itunes, purpose: .lookup(ids: [], related: false))
    #expect(plain.items.map(\.id.value) == ["5", "6", "4"])
    let related = try answer(body, from: .itunes, purpose: .lookup(ids: [], related: true))
    #expect(related.subjects.map(\.id.value) == ["5"])
    let both = try answer(body, from: .itunes, purpose: .lookup(ids: ["4", "5"], related: true))
    #expect(both.subjects.map(\.id.value) == ["5", "4"])
    #expect(both.items.map(\.id.value) == ["6"])
  }
}
