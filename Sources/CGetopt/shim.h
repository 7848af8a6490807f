#ifndef THUMBINDEX_CGETOPT_H
#define THUMBINDEX_CGETOPT_H

#include <getopt.h>

/* Swift 6 does not touch C's global variables, which may be shared between threads, and they are
   getopt's whole interface. So they are read and set here. */

/* Begins a new command line (0 is GNU's way to reset everything), without messages of C's own. */
static inline void getopt_begin(void) { optind = 0; opterr = 0; }

/* The index of the next argument to be looked at. */
static inline int getopt_next_index(void) { return optind; }

/* The value of the option just found, or NULL. */
static inline const char *getopt_value(void) { return optarg; }

/* The letter of the unknown option just found, or 0 when it was a long one. */
static inline int getopt_unknown_letter(void) { return optopt; }

#endif
