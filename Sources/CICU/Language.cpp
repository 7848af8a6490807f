#include "CICU.h"
#include "Text.hpp"

#include <unicode/uloc.h>

using icu::Locale;

namespace cicu {

bool isKnown(const Locale &locale) {
  if (locale.isBogus()) return false;
  int32_t count = 0;
  const Locale *available = Locale::getAvailableLocales(count);
  for (int32_t i = 0; i < count; ++i) {
    if (std::strcmp(available[i].getLanguage(), locale.getLanguage()) == 0) return true;
  }
  return std::strcmp(locale.getLanguage(), "") == 0;
}

Locale locale(const std::uint8_t *name, std::size_t length) {
  char text[ULOC_FULLNAME_CAPACITY] = "";
  if (length >= sizeof text) return Locale::getRoot();
  if (length > 0) std::memcpy(text, name, length);
  // An empty name would be the locale of the process.
  const Locale locale(length > 0 ? text : "root");
  return isKnown(locale) ? locale : Locale::getRoot();
}

namespace {

/// The language, script, region and kind of order of a tag; bogus for what is no tag.
Locale read(const std::uint8_t *tag, std::size_t length) {
  Locale bogus;
  bogus.setToBogus();
  char text[ULOC_FULLNAME_CAPACITY] = "";
  if (length == 0 || length >= sizeof text) return bogus;
  std::memcpy(text, tag, length);

  char name[ULOC_FULLNAME_CAPACITY];
  int32_t parsed = 0;
  UErrorCode status = U_ZERO_ERROR;
  uloc_forLanguageTag(text, name, sizeof name, &parsed, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return bogus;
  if (static_cast<std::size_t>(parsed) != length) return bogus;

  const Locale read(name[0] == '\0' ? "root" : name);
  Locale plain(read.getLanguage(), read.getScript(), read.getCountry());
  if (read.getLanguage()[0] == '\0') plain = Locale::getRoot();
  plain.canonicalize(status);
  char collation[ULOC_KEYWORDS_CAPACITY] = "";
  read.getKeywordValue("collation", collation, sizeof collation, status);
  if (U_SUCCESS(status) && collation[0] != '\0' && plain.getLanguage()[0] != '\0') {
    plain.setKeywordValue("collation", collation, status);
  }
  if (U_FAILURE(status)) return bogus;
  return plain;
}

}  // namespace
}  // namespace cicu

size_t cicu_locale(
  const uint8_t *tag, size_t length, cicu_language *language, uint8_t *locale, size_t capacity)
  noexcept
{
  Locale read = cicu::read(tag, length);
  language->is_known = cicu::isKnown(read);
  if (!language->is_known) read = Locale::getRoot();
  language->is_right_to_left = read.isRightToLeft();
  return cicu::write(read.getLanguage()[0] == '\0' ? "" : read.getName(), locale, capacity);
}
