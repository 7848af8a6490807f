#include "CICU.h"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/coll.h>

struct cicu_collator {
  std::unique_ptr<icu::Collator> collator;
};

cicu_collator *cicu_collator_open(const uint8_t *locale, size_t length) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  std::unique_ptr<icu::Collator> collator(
    icu::Collator::createInstance(cicu::locale(locale, length), status));
  if (U_FAILURE(status) || !collator) return nullptr;
  collator->setAttribute(UCOL_NUMERIC_COLLATION, UCOL_ON, status);
  // Texts may come in any normal form.
  collator->setAttribute(UCOL_NORMALIZATION_MODE, UCOL_ON, status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) cicu_collator{std::move(collator)};
}

void cicu_collator_close(cicu_collator *collator) noexcept { delete collator; }

size_t cicu_sort_key(
  const cicu_collator *collator, const uint8_t *text, size_t length, uint8_t *key, size_t capacity)
  noexcept
{
  const auto string = icu::UnicodeString::fromUTF8(cicu::piece(text, length));
  constexpr size_t most = INT32_MAX;
  const int32_t count = collator->collator->getSortKey(
    string, key, static_cast<int32_t>(capacity < most ? capacity : most));
  // ICU counts the zero at the end.
  return count > 0 ? static_cast<size_t>(count) - 1 : 0;
}
