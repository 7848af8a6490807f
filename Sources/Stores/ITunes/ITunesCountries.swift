/// The countries with an iTunes or Apple Music store, by their ISO 3166-1 alpha-2 codes.
///
/// As several clients report them; Apple publishes no list, so a code that is not here is worth a
/// warning and no more.
let iTunesCountries: Set<String> = Set(
  """
  AE AG AI AM AO AR AT AU AZ BA BB BE BF BG BH BJ BM BN BO BR BS BT BW BY BZ CA CD CG CH CI \
  CL CM CN CO CR CV CY CZ DE DK DM DO DZ EC EE EG ES FI FJ FM FR GA GB GD GE GH GM GR GT GW \
  GY HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KG KH KN KR KW KY KZ LA LB LC LK LR LT LU \
  LV LY MA MD ME MG MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA \
  PE PG PH PL PT PY QA RO RS RU RW SA SB SC SE SG SI SK SL SN SR SV SZ TC TD TH TJ TM TN TO \
  TR TT TW TZ UA UG US UY UZ VC VE VG VN VU XK YE ZA ZM ZW
  """.split(separator: " ").map { String($0) })
