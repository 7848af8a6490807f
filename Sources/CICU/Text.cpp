#include "CICU.h"
#include "Text.hpp"

#include <algorithm>
#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

using icu::Normalizer2;
using icu::Transliterator;
using icu::UnicodeString;

namespace {

/// The text in Stream-Safe Text Format: a combining grapheme joiner after every 30 marks in a row,
/// since the time to put a run in order grows with its square.
UnicodeString read(const uint8_t *text, size_t length) {
  constexpr int32_t most = 30;
  const auto string = UnicodeString::fromUTF8(cicu::piece(text, length));
  UnicodeString safe;
  int32_t marks = 0;
  int32_t copied = 0;
  for (int32_t i = 0; i < string.length(); i = string.moveIndex32(i, 1)) {
    marks = u_getCombiningClass(string.char32At(i)) == 0 ? 0 : marks + 1;
    if (marks <= most) continue;
    safe.append(string, copied, i - copied).append(UChar{0x034F});
    copied = i;
    marks = 1;
  }
  if (copied == 0) return string;
  return safe.append(string, copied, string.length() - copied);
}

UnicodeString normalized(const UnicodeString &text, const Normalizer2 *(*form)(UErrorCode &)) {
  UErrorCode status = U_ZERO_ERROR;
  const Normalizer2 *normalizer = form(status);
  if (U_FAILURE(status)) return text;
  UnicodeString result = normalizer->normalize(text, status);
  return U_SUCCESS(status) ? result : text;
}

/// A new transliterator, to be kept; `transliterate` may run on several threads.
const Transliterator *transliterator(const char *id) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError error;
  return Transliterator::createInstance(
    UnicodeString::fromUTF8(id), UTRANS_FORWARD, error, status);
}

/// Applies a transliterator piece by piece: the time for one piece may grow with its square.
UnicodeString applied(const Transliterator *transliterator, const UnicodeString &text) {
  constexpr int32_t most = 2'000;
  if (transliterator == nullptr) return text;
  UnicodeString result;
  for (int32_t start = 0; start < text.length();) {
    const int32_t end = text.getChar32Limit(std::min(start + most, text.length()));
    UnicodeString piece(text, start, end - start);
    transliterator->transliterate(piece);
    result.append(piece);
    start = end;
  }
  return result;
}

/// Whether a mark only decorates its letter.
///
/// The voicing marks of kana, nuktas and viramas (classes 7 to 9) make another letter, and marks
/// that belong to a script are mostly its vowels.
bool isAccent(UChar32 point) {
  UErrorCode status = U_ZERO_ERROR;
  const uint8_t order = u_getCombiningClass(point);
  return u_charType(point) == U_NON_SPACING_MARK && (order < 7 || order > 9)
    && uscript_getScript(point, &status) == USCRIPT_INHERITED;
}

/// The text without accents and without what readers cannot see.
UnicodeString withoutAccents(const UnicodeString &text) {
  UnicodeString result;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 point = text.char32At(i);
    if (isAccent(point) || u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) continue;
    result.append(point);
  }
  return result;
}

}  // namespace

size_t cicu_nfc(const uint8_t *text, size_t length, uint8_t *result, size_t capacity) noexcept {
  const UnicodeString string = normalized(read(text, length), Normalizer2::getNFCInstance);
  return cicu::write(string, result, capacity);
}

size_t cicu_lowercase(const uint8_t *text, size_t length, uint8_t *result, size_t capacity)
  noexcept
{
  UnicodeString string = read(text, length).toLower(icu::Locale::getRoot());
  return cicu::write(normalized(string, Normalizer2::getNFCInstance), result, capacity);
}

size_t cicu_fold(const uint8_t *text, size_t length, uint8_t *result, size_t capacity) noexcept {
  // Letters that have no accent to take off: ø, ł, æ; and curly quotes.
  static const Transliterator *const plain = transliterator("Latin-ASCII");
  UnicodeString string = normalized(read(text, length), Normalizer2::getNFKDInstance);
  string = applied(plain, withoutAccents(string.foldCase()));
  return cicu::write(normalized(string, Normalizer2::getNFCInstance), result, capacity);
}

size_t cicu_transliterate(const uint8_t *text, size_t length, uint8_t *result, size_t capacity)
  noexcept
{
  static const Transliterator *const plain = transliterator("Any-Latin; Latin-ASCII");
  return cicu::write(applied(plain, read(text, length)), result, capacity);
}
