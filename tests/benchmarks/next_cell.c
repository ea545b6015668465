/* A plain next-cell search over masks, as a yardstick for our engines.
 *
 * Reads a problem of at most 64 cells as lines of text, as engines_table.py
 * writes it: first the numbers of cells, kinds and options, the breaker (-1:
 * none) and the seconds it may take; then how many copies of each kind; then a
 * line an option: its kind, whether it is one of the breaker's representatives,
 * and its mask as a number.
 *
 * The breaker is laid first, at its representatives only, then always the
 * lowest empty cell is covered: the options whose lowest cell it is are tried
 * in turn. Each option tried is a node. Prints the solutions, the nodes, the
 * seconds of searching, and 1 if the search came to its end.
 *
 *     cc -O2 -o next_cell next_cell.c && ./next_cell <problem.txt
 */
#define _POSIX_C_SOURCE 200809L
#include <signal.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

typedef struct {
    uint64_t mask;
    int kind;
} Option;

static Option *by_cell[64];
static int number_at[64];
static int copies[64];
static uint64_t full;
static uint64_t solutions, nodes;
static volatile sig_atomic_t out_of_time;

static void time_is_up(int signal_number) {
    (void)signal_number;
    out_of_time = 1;
}

static void fill(uint64_t occupied) {
    if (occupied == full) {
        solutions++;
        return;
    }
    int cell = __builtin_ctzll(~occupied);
    const Option *end = by_cell[cell] + number_at[cell];
    for (const Option *option = by_cell[cell]; option < end; option++) {
        nodes++;
        if ((option->mask & occupied) == 0 && copies[option->kind] > 0) {
            copies[option->kind]--;
            fill(occupied | option->mask);
            copies[option->kind]++;
            if (out_of_time) return;
        }
    }
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void need(int holds) {
    if (!holds) {
        fputs("next_cell: this is no problem that can be read\n", stderr);
        exit(2);
    }
}

int main(void) {
    int cells, kinds, options, breaker;
    unsigned limit;
    need(scanf("%d %d %d %d %u", &cells, &kinds, &options, &breaker, &limit) == 5);
    need(cells > 0 && cells <= 64 && kinds > 0 && kinds <= 64 && options >= 0 && breaker < kinds);
    full = cells == 64 ? ~UINT64_C(0) : (UINT64_C(1) << cells) - 1;
    for (int kind = 0; kind < kinds; kind++) need(scanf("%d", &copies[kind]) == 1);

    uint64_t *roots = malloc(sizeof *roots * (size_t)(options + 1));
    int root_number = 0;
    for (int cell = 0; cell < 64; cell++)
        by_cell[cell] = malloc(sizeof(Option) * (size_t)(options + 1));
    for (int number = 0; number < options; number++) {
        Option option;
        int representative;
        need(scanf("%d %d %" SCNu64, &option.kind, &representative, &option.mask) == 3);
        need(option.kind >= 0 && option.kind < kinds && option.mask != 0);
        if (option.kind == breaker) {
            if (representative) roots[root_number++] = option.mask;
            continue;
        }
        int lowest = __builtin_ctzll(option.mask);
        by_cell[lowest][number_at[lowest]++] = option;
    }

    signal(SIGALRM, time_is_up);
    alarm(limit);
    double began = now();
    if (breaker < 0) fill(0);
    for (int root = 0; root < root_number && !out_of_time; root++) {
        nodes++;
        fill(roots[root]);
    }
    printf("%" PRIu64 " %" PRIu64 " %.6f %d\n", solutions, nodes, now() - began, !out_of_time);
    return 0;
}
