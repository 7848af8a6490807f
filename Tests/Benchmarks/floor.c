/*
 * The least time any generator can need: writes the files of a finished output tree again,
 * byte for byte, from memory into a fresh directory (mkdir, open, write and close only).
 *
 *     cc -O2 -pthread -o floor floor.c
 *     floor TREE FRESH [RUNS]
 *
 * The runs are made with one thread and with two in turn, each into a new directory under FRESH,
 * which must not exist yet. They are left there: ext4 won't reuse the inodes of files deleted in
 * the last half minute and searches past them one by one, so a deletion between the runs would
 * be measured with the next. For the same reason, delete nothing big in the minute before.
 */
#define _GNU_SOURCE
#include <err.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* Directories down to SHARED_DEPTH are made before the threads start, so that those of the items,
 * item/STORE/ID, can be divided between them. */
enum { MAX_RUNS = 99, MAX_THREADS = 2, OPEN_DIRECTORIES = 32, SHARED_DEPTH = 2 };

struct entry {
    char *path; /* below the tree, "" for its root */
    char *bytes;
    size_t length;
    int is_directory;
};

struct part {
    const char *root;
    size_t first, end;
};

static struct entry *entries; /* in walking order: a directory comes before what is in it */
static size_t entry_count, file_count, byte_count;
static size_t root_length;

static void read_file(const char *path, struct entry *entry)
{
    int file = open(path, O_RDONLY);
    if (file < 0)
        err(1, "%s", path);
    entry->bytes = malloc(entry->length + 1);
    for (size_t done = 0; done < entry->length;) {
        ssize_t count = read(file, entry->bytes + done, entry->length - done);
        if (count <= 0)
            err(1, "reading %s", path);
        done += (size_t)count;
    }
    close(file);
}

static int collect(const char *path, const struct stat *status, int kind, struct FTW *walk)
{
    static size_t room;
    (void)walk;
    if (entry_count == room) {
        room = room ? room * 2 : 1024;
        entries = realloc(entries, room * sizeof *entries);
        if (!entries)
            err(1, "memory");
    }
    struct entry *entry = &entries[entry_count++];
    *entry = (struct entry){.path = strdup(path + root_length), .is_directory = kind == FTW_D};
    if (kind == FTW_F) {
        entry->length = (size_t)status->st_size;
        read_file(path, entry);
        file_count++;
        byte_count += entry->length;
    }
    return 0;
}

static void write_entry(const char *root, const struct entry *entry)
{
    char path[4096];
    snprintf(path, sizeof path, "%s%s", root, entry->path);
    if (entry->is_directory) {
        if (mkdir(path, 0777) != 0)
            err(1, "%s", path);
        return;
    }
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        err(1, "%s", path);
    for (size_t done = 0; done < entry->length;) {
        ssize_t count = write(file, entry->bytes + done, entry->length - done);
        if (count < 0)
            err(1, "writing %s", path);
        done += (size_t)count;
    }
    close(file);
}

static int depth(const struct entry *entry)
{
    int slashes = 0;
    for (const char *at = entry->path; *at; at++)
        slashes += *at == '/';
    return slashes;
}

/* Writes a part of the entries; the shared directories exist already. */
static void *write_part(void *argument)
{
    struct part *part = argument;
    for (size_t i = part->first; i < part->end; i++)
        if (!entries[i].is_directory || depth(&entries[i]) > SHARED_DEPTH)
            write_entry(part->root, &entries[i]);
    return NULL;
}

static double seconds(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

static void write_tree(const char *root, int threads)
{
    pthread_t workers[MAX_THREADS];
    struct part parts[MAX_THREADS];
    for (size_t i = 0; i < entry_count; i++)
        if (entries[i].is_directory && depth(&entries[i]) <= SHARED_DEPTH)
            write_entry(root, &entries[i]);
    size_t first = 0;
    for (int n = 0; n < threads; n++) {
        size_t end = entry_count * (size_t)(n + 1) / (size_t)threads;
        while (end < entry_count && !(entries[end].is_directory && depth(&entries[end]) <= SHARED_DEPTH + 1))
            end++; /* a part ends where a directory begins, so no file precedes its own */
        parts[n] = (struct part){root, first, end};
        first = end;
        if (pthread_create(&workers[n], NULL, write_part, &parts[n]) != 0)
            errx(1, "cannot start a thread");
    }
    for (int n = 0; n < threads; n++)
        pthread_join(workers[n], NULL);
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double cpu_seconds(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

static double wall_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int count, char **arguments)
{
    static double walls[MAX_THREADS][MAX_RUNS], cpus[MAX_THREADS][MAX_RUNS];
    if (count < 3)
        errx(2, "usage: floor TREE FRESH [RUNS]");
    int runs = count > 3 ? atoi(arguments[3]) : 5;
    if (runs < 1 || runs > MAX_RUNS)
        errx(2, "RUNS is 1 to %d", MAX_RUNS);
    root_length = strlen(arguments[1]);
    if (nftw(arguments[1], collect, OPEN_DIRECTORIES, FTW_PHYS) != 0)
        err(1, "%s", arguments[1]);
    if (mkdir(arguments[2], 0777) != 0)
        err(1, "%s", arguments[2]);
    printf("%zu files, %zu bytes\n", file_count, byte_count);
    for (int run = 0; run < runs; run++)
        for (int threads = 1; threads <= MAX_THREADS; threads++) {
            char root[4096];
            snprintf(root, sizeof root, "%s/%d-%d", arguments[2], threads, run);
            sync();
            double wall = wall_seconds(), cpu = cpu_seconds();
            write_tree(root, threads);
            walls[threads - 1][run] = wall_seconds() - wall;
            cpus[threads - 1][run] = cpu_seconds() - cpu;
        }
    for (int n = 0; n < MAX_THREADS; n++) {
        qsort(walls[n], (size_t)runs, sizeof walls[n][0], ascending);
        qsort(cpus[n], (size_t)runs, sizeof cpus[n][0], ascending);
        printf("threads %d: wall min %.3f median %.3f max %.3f s, cpu median %.3f s\n", n + 1,
               walls[n][0], walls[n][runs / 2], walls[n][runs - 1], cpus[n][runs / 2]);
    }
    return 0;
}
