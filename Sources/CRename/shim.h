#ifndef THUMBINDEX_CRENAME_H
#define THUMBINDEX_CRENAME_H

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The C library shows renameat2 only with _GNU_SOURCE, which Swift's module of it is built without;
   and syscall is variadic, so that Swift cannot call it. */

/* Swaps two paths in one step (RENAME_EXCHANGE): 0, or -1 with errno. */
static inline int rename_exchange(const char *one, const char *other) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, 2u);
}

#endif
