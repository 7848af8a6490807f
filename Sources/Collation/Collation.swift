extension String {
  package var inSmallLetters: String { lowercased() }
  package var transliterated: String { self }
}
