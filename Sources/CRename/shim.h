#ifndef THUMBINDEX_CRENAME_H
#define THUMBINDEX_CRENAME_H

#include <sys/syscall.h>
#include <unistd.h>

/* The C library shows renameat2 only with _GNU_SOURCE, which Swift's module of it is built without;
   and syscall is variadic, so that Swift cannot call it. */

/* AT_FDCWD. Not out of <fcntl.h>: that defines struct stat too, and an optimized build then takes this
   module's for that of Swift's Glibc, and wants this module imported wherever a file's status is read. */
enum { RENAME_FROM_CURRENT_FOLDER = -100 };

/* Swaps two paths in one step (RENAME_EXCHANGE): 0, or -1 with errno. */
static inline int rename_exchange(const char *one, const char *other) {
  return (int)syscall(
    SYS_renameat2, RENAME_FROM_CURRENT_FOLDER, one, RENAME_FROM_CURRENT_FOLDER, other, 2u);
}

#endif
