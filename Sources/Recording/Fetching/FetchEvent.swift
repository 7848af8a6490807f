/// What happens while fetching, for those who watch.
package enum FetchEvent: Hashable, Sendable {
  /// How many requests the whole run may take; later ones correct it.
  case planned(requests: Int)
  /// An earlier fetch, begun at that date, had been interrupted: so many queries are done already.
  case continuing(since: String, done: Int)
  case asking(AskingEvent)
}
