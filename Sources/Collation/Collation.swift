package func transliteratedToASCII(_ t: String) -> String { t }
package func lowercasedForAddresses(_ t: String) -> String { t.lowercased() }
package func precomposed(_ t: String) -> String { t }
