#include "CICU.h"
#include "Text.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace {

bool isOfNoScript(UScriptCode script) {
  return script == USCRIPT_COMMON || script == USCRIPT_INHERITED || script == USCRIPT_UNKNOWN
    || script == USCRIPT_INVALID_CODE;
}

/// The script of a letter, or of what it is a form of: a mathematical letter is Latin, and the
/// Arabic tatweel is of no script in its vowelled forms either.
UScriptCode script(UChar32 letter) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString plain;
  const auto *forms = icu::Normalizer2::getNFKDInstance(status);
  const bool isForm = U_SUCCESS(status) && forms->getDecomposition(letter, plain);
  const UScriptCode script = uscript_getScript(isForm ? plain.char32At(0) : letter, &status);
  if (U_FAILURE(status)) return USCRIPT_UNKNOWN;
  switch (script) {
  case USCRIPT_KATAKANA:
  case USCRIPT_KATAKANA_OR_HIRAGANA: return USCRIPT_HIRAGANA;
  default: return script;
  }
}

}  // namespace

cicu_role cicu_role_of(uint32_t code_point) noexcept {
  const auto point = static_cast<UChar32>(code_point);
  const uint32_t category = U_GET_GC_MASK(point);
  if ((category & U_GC_CF_MASK) || U_IS_UNICODE_NONCHAR(point)) return CICU_ROLE_INVISIBLE;
  if (u_hasBinaryProperty(point, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return CICU_ROLE_OTHER;
  if (category & (U_GC_ND_MASK | U_GC_NO_MASK)) return CICU_ROLE_DIGIT;
  const bool isLetter = category & (U_GC_L_MASK | U_GC_NL_MASK);
  return isLetter && !isOfNoScript(script(point)) ? CICU_ROLE_LETTER : CICU_ROLE_OTHER;
}

int32_t cicu_script_of(uint32_t code_point) noexcept {
  return script(static_cast<UChar32>(code_point));
}

int32_t cicu_script_han(void) noexcept { return USCRIPT_HAN; }

size_t cicu_script_name(int32_t script, uint8_t *name, size_t capacity) noexcept {
  UErrorCode status = U_ZERO_ERROR;
  const char *code = uscript_getShortName(static_cast<UScriptCode>(script));
  if (code == nullptr) return 0;
  icu::Locale locale("und", code);
  icu::UnicodeString text;
  locale.getDisplayScript(icu::Locale::getEnglish(), text);
  return U_SUCCESS(status) ? cicu::write(text, name, capacity) : 0;
}

size_t cicu_script_sample(int32_t script, uint8_t *sample, size_t capacity) noexcept {
  return cicu::write(
    uscript_getSampleUnicodeString(static_cast<UScriptCode>(script)), sample, capacity);
}
