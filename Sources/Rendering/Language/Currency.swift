/// How an amount of a currency is written.
struct Currency: Sendable {
  let symbol: String
  /// Decimals of its smallest unit, 0 to 3.
  let digits: Int

  /// - Parameter code: ISO 4217; one that is not known here is its own symbol and has two decimals.
  init(code: String) {
    self = Self.known[code] ?? Currency(symbol: code, digits: 2)
  }

  private init(symbol: String, digits: Int) {
    self.symbol = symbol
    self.digits = digits
  }

  /// An amount in millionths of the unit as one in the last decimal that is shown, halves rounded
  /// up.
  func smallestUnits(inMicros micros: Int) -> UInt {
    let step: UInt = [1_000_000, 100_000, 10_000, 1_000][digits]
    let whole = micros.magnitude / step
    return micros.magnitude % step >= step / 2 ? whole + 1 : whole
  }

  private static let known: [String: Currency] = {
    var known = symbols.mapValues { Currency(symbol: $0, digits: 2) }
    for (codes, digits) in [(withoutDecimals, 0), (withThousandths, 3)] {
      for code in codes { known[code] = Currency(symbol: symbols[code] ?? code, digits: digits) }
    }
    return known
  }()

  /// The symbols by which a currency is told from every other; all else shows its code.
  ///
  /// - SeeAlso: Unicode CLDR, English currency symbols, the narrow ones where no other currency
  ///   of the table has them.
  private static let symbols: [String: String] = [
    "AMD": "֏", "AUD": "A$", "AZN": "₼", "BDT": "৳", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥",
    "CRC": "₡", "CZK": "Kč", "EUR": "€", "GBP": "£", "GEL": "₾", "GHS": "GH₵", "HKD": "HK$",
    "HUF": "Ft", "IDR": "Rp", "ILS": "₪", "INR": "₹", "JPY": "¥", "KHR": "៛", "KRW": "₩",
    "KZT": "₸", "LAK": "₭", "MNT": "₮", "MXN": "MX$", "MYR": "RM", "NGN": "₦", "NZD": "NZ$",
    "PHP": "₱", "PLN": "zł", "PYG": "₲", "RON": "lei", "RUB": "₽", "THB": "฿", "TRY": "₺",
    "TWD": "NT$", "UAH": "₴", "USD": "$", "VND": "₫", "XCD": "EC$", "ZAR": "R",
  ]

  /// - SeeAlso: Unicode CLDR, "supplemental currency data", where it gives no decimals.
  private static let withoutDecimals: Set<String> = [
    "AFN", "ALL", "BIF", "CLP", "DJF", "GNF", "IQD", "IRR", "ISK", "JPY", "KMF", "KPW", "KRW",
    "LAK", "LBP", "MGA", "MMK", "PYG", "RSD", "RWF", "SLL", "SOS", "SYP", "UGX", "VND", "VUV",
    "XAF", "XOF", "XPF", "YER",
  ]

  private static let withThousandths: Set<String> = [
    "BHD", "JOD", "KWD", "LYD", "OMR", "TND",
  ]
}
