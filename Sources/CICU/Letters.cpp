#include "CICU.h"
#include "Text.hpp"

#include <memory>
#include <new>
#include <unicode/alphaindex.h>
#include <unicode/uniset.h>
#include <unicode/uscript.h>

using icu::AlphabeticIndex;
using icu::Locale;
using icu::UnicodeSet;
using icu::UnicodeString;

using Letters = std::unique_ptr<AlphabeticIndex::ImmutableIndex>;

struct cicu_letters {
  Letters letters;
  UnicodeSet own;
};

namespace {

std::unique_ptr<AlphabeticIndex> index(Locale locale, UErrorCode &status) {
  // Texts may come in any normal form.
  locale.setKeywordValue("colnormalization", "yes", status);
  auto index = std::make_unique<AlphabeticIndex>(locale, status);
  // ICU thins out what is more than 99 labels. No alphabet is near this.
  if (U_SUCCESS(status)) index->setMaxLabelCount(10'000, status);
  return index;
}

Letters build(AlphabeticIndex &index, UErrorCode &status) {
  return U_SUCCESS(status) ? Letters(index.buildImmutableIndex(status)) : Letters();
}

/// The script of a label's first letter; both kana are one.
int32_t script(const UnicodeString &label) {
  for (int32_t i = 0; i < label.length(); i = label.moveIndex32(i, 1)) {
    const auto point = static_cast<uint32_t>(label.char32At(i));
    if (cicu_role_of(point) == CICU_ROLE_LETTER) return cicu_script_of(point);
  }
  return USCRIPT_UNKNOWN;
}

UnicodeSet labels(const AlphabeticIndex::ImmutableIndex &letters) {
  UnicodeSet labels;
  for (int32_t i = 0; i < letters.getBucketCount(); ++i) {
    const auto *bucket = letters.getBucket(i);
    if (bucket->getLabelType() == U_ALPHAINDEX_NORMAL) labels.add(bucket->getLabel());
  }
  return labels;
}

/// Whether one of the labels is of the script, digraphs included.
bool holds(const AlphabeticIndex::ImmutableIndex &letters, int32_t wanted) {
  for (int32_t i = 0; i < letters.getBucketCount(); ++i) {
    const auto *bucket = letters.getBucket(i);
    if (bucket->getLabelType() == U_ALPHAINDEX_NORMAL && script(bucket->getLabel()) == wanted) {
      return true;
    }
  }
  return false;
}

/// The labels of a locale that are of a script.
UnicodeSet labels(const Locale &locale, int32_t wanted, UErrorCode &status) {
  UnicodeSet result;
  if (!cicu::isKnown(locale)) return result;
  const auto letters = build(*index(locale, status), status);
  if (U_FAILURE(status)) return result;
  for (int32_t i = 0; i < letters->getBucketCount(); ++i) {
    const auto *bucket = letters->getBucket(i);
    if (bucket->getLabelType() == U_ALPHAINDEX_NORMAL && script(bucket->getLabel()) == wanted) {
      result.add(bucket->getLabel());
    }
  }
  return result;
}

/// The labels of a script in the language that most of its texts are in; none for Han, whose
/// readings and strokes mean nothing to readers of another script.
UnicodeSet labels(int32_t wanted, UErrorCode &status) {
  const char *code = uscript_getShortName(static_cast<UScriptCode>(wanted));
  if (code == nullptr || wanted == USCRIPT_HAN) return {};
  Locale locale("und", code);
  locale.addLikelySubtags(status);
  if (U_FAILURE(status)) return {};
  // The language's own data, else those of the language in this script: `ff_Adlm`.
  UnicodeSet result = labels(Locale(locale.getLanguage()), wanted, status);
  if (result.isEmpty()) result = labels(locale, wanted, status);
  return result;
}

}  // namespace

cicu_letters *cicu_letters_open(
  const uint8_t *name, size_t length, const int32_t *scripts, size_t script_count) noexcept
{
  UErrorCode status = U_ZERO_ERROR;
  const auto all = index(cicu::locale(name, length), status);
  auto letters = build(*all, status);
  if (U_FAILURE(status)) return nullptr;
  UnicodeSet own = labels(*letters);
  bool isForeign = false;
  for (size_t i = 0; i < script_count; ++i) {
    if (holds(*letters, scripts[i])) continue;
    const UnicodeSet foreign = labels(scripts[i], status);
    if (foreign.isEmpty()) continue;
    all->addLabels(foreign, status);
    isForeign = true;
  }
  if (isForeign) letters = build(*all, status);
  if (U_FAILURE(status)) return nullptr;
  return new (std::nothrow) cicu_letters{std::move(letters), std::move(own)};
}

void cicu_letters_close(cicu_letters *letters) noexcept { delete letters; }

size_t cicu_bucket_count(const cicu_letters *letters) noexcept {
  return static_cast<size_t>(letters->letters->getBucketCount());
}

size_t cicu_bucket_label(
  const cicu_letters *letters, size_t bucket, bool *is_own, uint8_t *label, size_t capacity)
  noexcept
{
  *is_own = false;
  const auto *found = letters->letters->getBucket(static_cast<int32_t>(bucket));
  if (found == nullptr || found->getLabelType() != U_ALPHAINDEX_NORMAL) return 0;
  *is_own = letters->own.contains(found->getLabel());
  return cicu::write(found->getLabel(), label, capacity);
}

size_t cicu_bucket_of(const cicu_letters *letters, const uint8_t *text, size_t length) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  const auto string = UnicodeString::fromUTF8(cicu::piece(text, length));
  const int32_t bucket = letters->letters->getBucketIndex(string, status);
  // The first bucket is the gap before all letters.
  return U_SUCCESS(status) && bucket >= 0 ? static_cast<size_t>(bucket) : 0;
}
