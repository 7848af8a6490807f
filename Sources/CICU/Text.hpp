// Conversions between the border's UTF-8 and ICU's strings, for the files of this target.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <unicode/bytestream.h>
#include <unicode/locid.h>
#include <unicode/stringpiece.h>
#include <unicode/unistr.h>

namespace cicu {

/// A view of the caller's text; ICU counts in 32 bits, so what lies beyond 1 GiB is left out.
inline icu::StringPiece piece(const std::uint8_t *text, std::size_t length) {
  constexpr std::size_t most = 1u << 30;
  return {
    reinterpret_cast<const char *>(text), static_cast<int32_t>(length < most ? length : most)};
}

/// Writes the text as UTF-8 as far as the capacity goes, and returns its whole length.
inline std::size_t write(
  const icu::UnicodeString &text, std::uint8_t *result, std::size_t capacity)
{
  constexpr std::size_t most = INT32_MAX;
  icu::CheckedArrayByteSink sink(
    reinterpret_cast<char *>(result), static_cast<int32_t>(capacity < most ? capacity : most));
  text.toUTF8(sink);
  return static_cast<std::size_t>(sink.NumberOfBytesAppended());
}

inline std::size_t write(const char *text, std::uint8_t *result, std::size_t capacity) {
  const std::size_t length = std::strlen(text);
  if (length <= capacity && length > 0) std::memcpy(result, text, length);
  return length;
}

/// The locale of a name that `cicu_locale` wrote; the root's for any other.
icu::Locale locale(const std::uint8_t *name, std::size_t length);

/// Whether ICU has data for a language.
///
/// To be asked before anything else: for a language without data ICU takes some of the data of
/// the locale of the process.
bool isKnown(const icu::Locale &locale);

}  // namespace cicu
