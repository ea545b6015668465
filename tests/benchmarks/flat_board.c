/* A search of flat boards, as a yardstick for our engines.
 *
 * Reads a problem of at most 64 cells (128 if compiled with -DWIDE) as lines of
 * text, as yardsticks.py writes it for this program: the numbers of cells, kinds
 * and options, the symmetry-breaking kind (-1: none) and a limit in seconds; the
 * copies of each kind; a mask of neighbours for each cell; and for each option
 * its kind, whether it is an orbit representative, and its mask. A mask is two
 * numbers, of cells 0 to 63 and of the others. Cells are numbered in the order
 * in which they are filled.
 *
 * Before the search, options are dropped that cut off a region which the other
 * pieces cannot fill by their sizes. The symmetry-breaking piece is placed
 * first. Then the lowest free cell is filled from a table by cell and kind, so
 * that kinds without a copy left cost nothing; a placement that isolates the
 * lowest or the second lowest free cell is dropped. Each option tried is a node.
 * Prints the solutions, the nodes, the seconds of preparing and searching, 1 if the
 * search is complete, and how many of the seconds the processor worked for it.
 *
 *     cc -O3 -march=native -o flat_board flat_board.c && ./flat_board <problem.txt
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#ifdef WIDE
typedef unsigned __int128 Mask;
enum { BITS = 128 };
static int lowest(Mask mask) {
    uint64_t low = (uint64_t)mask;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(mask >> 64));
}
static int size_of(Mask mask) {
    return __builtin_popcountll((uint64_t)mask) + __builtin_popcountll((uint64_t)(mask >> 64));
}
#else
typedef uint64_t Mask;
enum { BITS = 64 };
static int lowest(Mask mask) { return __builtin_ctzll(mask); }
static int size_of(Mask mask) { return __builtin_popcountll(mask); }
#endif

typedef struct {
    Mask mask;
    int kind, is_representative;
} Option;
typedef struct {
    const Mask *begin, *end;
} Range;

static Mask neighbours[BITS];
static Range table[BITS][64];
static int copies[64], sizes[64];
static int cells, kinds;
static int smallest = BITS;
static uint64_t solutions, nodes;
static volatile sig_atomic_t out_of_time;

static Mask without_lowest(Mask mask) { return mask & (mask - 1); }

static void time_is_up(int signal_number) {
    (void)signal_number;
    out_of_time = 1;
}

static int isolates_cell(Mask free) {
    if (!(neighbours[lowest(free)] & free)) return 1;
    Mask others = without_lowest(free);
    return others && !(neighbours[lowest(others)] & free);
}

/* Fill the free cells, of which there are some, with the kinds left. */
static void fill(Mask free, uint64_t left) {
    const Range *row = table[lowest(free)];
    for (uint64_t kinds_left = left; kinds_left; kinds_left &= kinds_left - 1) {
        int kind = __builtin_ctzll(kinds_left);
        Range range = row[kind];
        nodes += (uint64_t)(range.end - range.begin);
        for (const Mask *option = range.begin; option < range.end; option++) {
            if (*option & ~free) continue;
            Mask rest = free ^ *option;
            if (!rest) {
                solutions++;
                continue;
            }
            if (smallest > 1 && isolates_cell(rest)) continue;
            if (--copies[kind]) {
                fill(rest, left);
            } else {
                fill(rest, left & ~(UINT64_C(1) << kind));
            }
            copies[kind]++;
            if (out_of_time) return;
        }
    }
}

static Mask region_around(int cell, Mask free) {
    Mask region = (Mask)1 << cell, front = region;
    while (front) {
        Mask next = neighbours[lowest(front)] & free & ~region;
        front = without_lowest(front) | next;
        region |= next;
    }
    return region;
}

/* Whether an option of a kind cuts off a region that the other pieces cannot fill. */
static int cuts_off_region(Mask free, int kind) {
    Mask sums = 1; /* bit n: some of the other pieces have n cells together */
    for (int each = 0; each < kinds; each++)
        for (int copy = each == kind; copy < copies[each]; copy++)
            if (sizes[each] < BITS) sums |= sums << sizes[each];
    while (free) {
        Mask region = region_around(lowest(free), free);
        int size = size_of(region);
        if (size < BITS && !(sums >> size & 1)) return 1;
        free &= ~region;
    }
    return 0;
}

static int in_order_of_tables(const void *one, const void *other) {
    const Option *a = one, *b = other;
    int cell = lowest(a->mask) - lowest(b->mask);
    if (cell) return cell;
    if (a->kind != b->kind) return a->kind - b->kind;
    return (a->mask > b->mask) - (a->mask < b->mask);
}

static double now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void need(int holds) {
    if (!holds) {
        fputs("flat_board: the problem cannot be read\n", stderr);
        exit(2);
    }
}

static Mask read_mask(void) {
    uint64_t low, high;
    need(scanf("%" SCNu64 " %" SCNu64, &low, &high) == 2);
#ifdef WIDE
    return (Mask)high << 64 | low;
#else
    need(high == 0);
    return low;
#endif
}

int main(void) {
    int number, breaking;
    unsigned limit;
    need(scanf("%d %d %d %d %u", &cells, &kinds, &number, &breaking, &limit) == 5);
    need(cells > 0 && cells <= BITS && kinds > 0 && kinds <= 64 && number >= 0 && breaking < kinds);
    for (int kind = 0; kind < kinds; kind++) need(scanf("%d", &copies[kind]) == 1);
    for (int cell = 0; cell < cells; cell++) neighbours[cell] = read_mask();
    Option *options = malloc(sizeof *options * (size_t)(number + 1));
    Mask *masks = malloc(sizeof *masks * (size_t)(number + 1));
    Mask *roots = malloc(sizeof *roots * (size_t)(number + 1));
    need(options && masks && roots);
    for (int each = 0; each < number; each++) {
        Option *option = &options[each];
        need(scanf("%d %d", &option->kind, &option->is_representative) == 2);
        option->mask = read_mask();
        need(option->kind >= 0 && option->kind < kinds && option->mask != 0);
        sizes[option->kind] = size_of(option->mask);
        if (sizes[option->kind] < smallest) smallest = sizes[option->kind];
    }

    signal(SIGALRM, time_is_up);
    alarm(limit);
    double began = now(CLOCK_MONOTONIC), worked = now(CLOCK_PROCESS_CPUTIME_ID);
    Mask full = cells == BITS ? ~(Mask)0 : ((Mask)1 << cells) - 1;
    int kept = 0, root_number = 0;
    for (int each = 0; each < number; each++) {
        Option option = options[each];
        if (cuts_off_region(full & ~option.mask, option.kind)) continue;
        if (option.kind != breaking) {
            options[kept++] = option;
        } else if (option.is_representative) {
            roots[root_number++] = option.mask;
        }
    }
    qsort(options, (size_t)kept, sizeof *options, in_order_of_tables);
    for (int each = 0; each < kept; each++) {
        masks[each] = options[each].mask;
        Range *range = &table[lowest(options[each].mask)][options[each].kind];
        if (!range->begin) range->begin = &masks[each];
        range->end = &masks[each + 1];
    }
    uint64_t left = 0;
    for (int kind = 0; kind < kinds; kind++)
        if (copies[kind] && kind != breaking) left |= UINT64_C(1) << kind;
    if (breaking < 0) fill(full, left);
    for (int root = 0; root < root_number && !out_of_time; root++) {
        nodes++;
        if (roots[root] == full) {
            solutions++;
        } else {
            fill(full & ~roots[root], left);
        }
    }
    worked = now(CLOCK_PROCESS_CPUTIME_ID) - worked;
    began = now(CLOCK_MONOTONIC) - began;
    printf("%" PRIu64 " %" PRIu64 " %.6f %d %.6f\n", solutions, nodes, began, !out_of_time, worked);
    return 0;
}
