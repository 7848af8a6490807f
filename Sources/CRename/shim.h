#ifndef THUMBINDEX_CRENAME_H
#define THUMBINDEX_CRENAME_H

#include <sys/syscall.h>

/* The C library shows renameat2 only with _GNU_SOURCE, which Swift's module of it is built without;
   and syscall is variadic, so that Swift cannot call it. */

/* No header is included that declares types: a clean build may take them for this module's own and
   not for the C library's. */
long syscall(long number, ...);

/* Swaps two paths in one step (RENAME_EXCHANGE): 0, or -1 with errno. */
static inline int rename_exchange(const char *one, const char *other) {
  const int here = -100; /* AT_FDCWD of Linux */
  return (int)syscall(SYS_renameat2, here, one, here, other, 2u);
}

#endif
