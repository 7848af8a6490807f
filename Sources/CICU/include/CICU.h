#ifndef CICU_H
#define CICU_H

// What Thumbindex asks of ICU, without a type of ICU: a header of ICU in a Swift module clashes
// with the copy inside Foundation, and the index of letters exists in C++ only.
//
// Text is UTF-8 as pointer and length, may hold zero bytes, and is not kept. A function that
// writes text or bytes returns how many there are; when that is more than the capacity, the
// buffer's content means nothing and the call is to be made again with a larger one. No function
// throws or reads the locale of the process. Every handle is immutable once open: any number of
// threads may use it at the same time.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
#define CICU_NOEXCEPT noexcept
extern "C" {
#else
#define CICU_NOEXCEPT
#endif

// Languages

// What became of a language tag.
typedef struct cicu_language {
  // Whether the tag is well-formed and ICU has data for its language.
  bool is_known;
  bool is_right_to_left;
} cicu_language;

// Writes the locale that stands for a BCP 47 tag, which the functions below take; the root's, an
// empty name, for a language that ICU does not know.
size_t cicu_locale(
  const uint8_t *tag, size_t length, cicu_language *language, uint8_t *locale, size_t capacity)
  CICU_NOEXCEPT;

// Order

typedef struct cicu_collator cicu_collator;

// Numbers count by their value. NULL only where ICU's own data is missing.
cicu_collator *cicu_collator_open(const uint8_t *locale, size_t length) CICU_NOEXCEPT;
void cicu_collator_close(cicu_collator *collator) CICU_NOEXCEPT;

// Writes bytes whose order is the order of the texts; none of them is zero.
size_t cicu_sort_key(
  const cicu_collator *collator, const uint8_t *text, size_t length, uint8_t *key, size_t capacity)
  CICU_NOEXCEPT;

// Letters

typedef struct cicu_letters cicu_letters;

// The index letters of a locale, and those of one language for each of the scripts that the
// locale's own letters leave out. NULL only where ICU's own data is missing.
cicu_letters *cicu_letters_open(
  const uint8_t *locale, size_t length, const int32_t *scripts, size_t script_count) CICU_NOEXCEPT;
void cicu_letters_close(cicu_letters *letters) CICU_NOEXCEPT;

// How many buckets there are: the letters, and the gaps before, between and after the scripts.
size_t cicu_bucket_count(const cicu_letters *letters) CICU_NOEXCEPT;

// Writes the label of a bucket, nothing for a gap; says whether it is one of the locale's own.
size_t cicu_bucket_label(
  const cicu_letters *letters, size_t bucket, bool *is_own, uint8_t *label, size_t capacity)
  CICU_NOEXCEPT;

// The bucket of a text.
size_t cicu_bucket_of(const cicu_letters *letters, const uint8_t *text, size_t length)
  CICU_NOEXCEPT;

// Code points

// What a code point is to the place of a name in an index.
typedef enum cicu_role : int32_t {
  // Neither letter nor digit: passed over at the head of a name.
  CICU_ROLE_OTHER,
  // A format character or a noncharacter: passed over anywhere.
  CICU_ROLE_INVISIBLE,
  CICU_ROLE_DIGIT,
  // A letter that belongs to a script.
  CICU_ROLE_LETTER,
} cicu_role;

cicu_role cicu_role_of(uint32_t code_point) CICU_NOEXCEPT;

// The script of a letter, in ICU's numbers; both kana are one.
int32_t cicu_script_of(uint32_t code_point) CICU_NOEXCEPT;

// The number of the Han script.
int32_t cicu_script_han(void) CICU_NOEXCEPT;

// Writes the English name of a script.
size_t cicu_script_name(int32_t script, uint8_t *name, size_t capacity) CICU_NOEXCEPT;

// Writes a letter of a script that stands for it where scripts are put in order.
size_t cicu_script_sample(int32_t script, uint8_t *sample, size_t capacity) CICU_NOEXCEPT;

// Text

// Each of these breaks a run of more than 30 combining marks by U+034F, as the Stream-Safe Text
// Format of UAX #15 does.

// Writes NFC.
size_t cicu_nfc(const uint8_t *text, size_t length, uint8_t *result, size_t capacity) CICU_NOEXCEPT;

// Writes the text in small letters by the rules of no language, NFC.
size_t cicu_lowercase(const uint8_t *text, size_t length, uint8_t *result, size_t capacity)
  CICU_NOEXCEPT;

// Writes what is the same for texts that differ only in case, accents or typographic marks.
size_t cicu_fold(const uint8_t *text, size_t length, uint8_t *result, size_t capacity)
  CICU_NOEXCEPT;

// Writes the text in Latin letters, in ASCII as far as ICU knows how.
size_t cicu_transliterate(const uint8_t *text, size_t length, uint8_t *result, size_t capacity)
  CICU_NOEXCEPT;

#ifdef __cplusplus
}
#endif

#endif
