/* A yardstick for the stagewise engine: the Soma cube as "Machinery Translation" solves it.

   Each piece's plan is turned and shifted through the cube; every distinct way
   it can lie is a form: 27 characters, and the same as bits. The pieces are
   sorted by how many forms they have. Then, piece after piece, every form is
   tried on every partial solution, and those that share no bit are laid over
   each other into the list for the next piece. The L has four forms only, so
   that no solution comes twice.

   Standard output: the solutions. Standard error: the document's table, then
   the seconds it took to make the forms, to search, and all in all.

   Part of the tests, built by them where there is a compiler; not installed. */

#define _POSIX_C_SOURCE 200809L

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDE = 3, CELLS = SIDE * SIDE * SIDE, PIECES = 7, PLAN_ROWS = 4 };

static const char BLANK = ' ';
static const char CLASH = '#';

/* A cube of characters: layer, row, column. */
typedef struct {
    char at[SIDE][SIDE][SIDE];
} Form;

typedef struct {
    Form form;
    unsigned bits;
} Laid;

/* A list that grows by doubling. */
typedef struct {
    Laid *items;
    size_t count;
    size_t room;
} List;

typedef struct {
    long explored;
    long kept;
} Stage;

/* The pieces in the document's order, by the community's letters; rows of the
   lowest layer from the back, then of the next. */
static const struct {
    char letter;
    const char *rows[PLAN_ROWS];
} PLANS[PIECES] = {
    {'L', {"###", "#", "", ""}},
    {'Z', {" ##", "##", "", ""}},
    {'T', {"###", " #", "", ""}},
    {'V', {"##", "#", "", ""}},
    {'A', {"#", "#", "", "##"}},
    {'B', {" #", " #", "", "##"}},
    {'P', {"##", "#", "", "#"}},
};

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void append(List *list, const Form *form, unsigned bits) {
    if (list->count == list->room) {
        list->room = list->room ? 2 * list->room : 16;
        list->items = realloc(list->items, list->room * sizeof *list->items);
        if (!list->items) {
            fputs("no memory\n", stderr);
            exit(2);
        }
    }
    list->items[list->count].form = *form;
    list->items[list->count++].bits = bits;
}

static Form blank(void) {
    Form form;
    memset(form.at, BLANK, sizeof form.at);
    return form;
}

static Form planned(int piece) {
    Form form = blank();
    for (int row = 0; row < PLAN_ROWS; ++row)
        for (int x = 0; PLANS[piece].rows[row][x]; ++x)
            if (PLANS[piece].rows[row][x] != BLANK)
                form.at[row / SIDE][row % SIDE][x] = PLANS[piece].letter;
    return form;
}

static unsigned bits_of(const Form *form) {
    const char *flat = &form->at[0][0][0];
    unsigned bits = 0;
    for (int cell = 0; cell < CELLS; ++cell)
        if (flat[cell] != BLANK)
            bits |= 1u << cell;
    return bits;
}

static int size_of(const Form *form) {
    return __builtin_popcount(bits_of(form));
}

/* One step along an axis: 0 the columns, 1 the rows, 2 the layers. */
static Form shifted(const Form *form, int axis) {
    Form moved = blank();
    for (int z = axis == 2; z < SIDE; ++z)
        for (int y = axis == 1; y < SIDE; ++y)
            for (int x = axis == 0; x < SIDE; ++x)
                moved.at[z][y][x] = form->at[z - (axis == 2)][y - (axis == 1)][x - (axis == 0)];
    return moved;
}

/* Quarter turns about an axis. */
static Form turned(const Form *form, int axis, int quarters) {
    Form result = *form;
    while (quarters-- > 0) {
        const Form from = result;
        for (int z = 0; z < SIDE; ++z)
            for (int y = 0; y < SIDE; ++y)
                for (int x = 0; x < SIDE; ++x)
                    result.at[z][y][x] = axis == 0   ? from.at[y][SIDE - 1 - z][x]
                                         : axis == 1 ? from.at[x][y][SIDE - 1 - z]
                                                     : from.at[z][SIDE - 1 - x][y];
    }
    return result;
}

/* A set of forms: a sorted row, searched by halving. Returns whether the form is new. */
static int enter(List *seen, const Form *form) {
    size_t low = 0, high = seen->count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        const int order = memcmp(&seen->items[middle].form, form, sizeof *form);
        if (order == 0)
            return 0;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    append(seen, form, 0);
    memmove(seen->items + low + 1, seen->items + low,
            (seen->count - 1 - low) * sizeof *seen->items);
    seen->items[low].form = *form;
    return 1;
}

/* Every way a piece lies with each of the six sides down, turned in four ways. */
static void add_turned(List *forms, List *seen, const Form *shift) {
    static const int SIDES_DOWN[6][2] = {{1, 0}, {1, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 3}};
    for (int quarters = 0; quarters < 4; ++quarters) {
        const Form minor = turned(shift, 0, quarters);
        for (int side = 0; side < 6; ++side) {
            const Form major = turned(&minor, SIDES_DOWN[side][0], SIDES_DOWN[side][1]);
            if (enter(seen, &major))
                append(forms, &major, bits_of(&major));
        }
    }
}

static List forms_of(int piece) {
    List forms = {0}, seen = {0};
    const Form start = planned(piece);
    const int most_x = piece == 0 ? 1 : SIDE;
    const int most = piece == 0 ? 2 : SIDE;
    Form at_x = start;
    for (int x = 0; x < most_x; ++x, at_x = shifted(&at_x, 0)) {
        Form at_y = at_x;
        for (int y = 0; y < most; ++y, at_y = shifted(&at_y, 1)) {
            Form at_z = at_y;
            for (int z = 0; z < most; ++z, at_z = shifted(&at_z, 2)) {
                if (size_of(&at_z) != size_of(&start))
                    continue; /* a part of it has left the cube */
                if (piece == 0)
                    append(&forms, &at_z, bits_of(&at_z)); /* the L is not turned */
                else
                    add_turned(&forms, &seen, &at_z);
            }
        }
    }
    free(seen.items);
    return forms;
}

/* Fewest forms first; equals stay as they are. */
static void sort_by_count(List lists[PIECES]) {
    for (int next = 1; next < PIECES; ++next)
        for (int at = next; at > 0 && lists[at].count < lists[at - 1].count; --at) {
            const List other = lists[at];
            lists[at] = lists[at - 1];
            lists[at - 1] = other;
        }
}

static Form superposed(const Form *over, const Form *under) {
    Form result;
    const char *a = &over->at[0][0][0], *b = &under->at[0][0][0];
    char *into = &result.at[0][0][0];
    for (int cell = 0; cell < CELLS; ++cell)
        into[cell] = b[cell] == BLANK ? a[cell] : a[cell] == BLANK ? b[cell] : CLASH;
    return result;
}

static List searched(const List lists[PIECES], Stage stages[PIECES]) {
    List partial = {0};
    const Form nothing = blank();
    append(&partial, &nothing, 0);
    for (int piece = 0; piece < PIECES; ++piece) {
        List next = {0};
        for (size_t p = 0; p < partial.count; ++p)
            for (size_t f = 0; f < lists[piece].count; ++f) {
                const Laid *have = &partial.items[p], *new = &lists[piece].items[f];
                ++stages[piece].explored;
                if (have->bits & new->bits)
                    continue;
                const Form both = superposed(&have->form, &new->form);
                append(&next, &both, have->bits | new->bits);
                ++stages[piece].kept;
            }
        free(partial.items);
        partial = next;
    }
    return partial;
}

static void print_form(const Form *form) {
    for (int y = 0; y < SIDE; ++y)
        for (int z = 0; z < SIDE; ++z)
            printf("|%.3s|%s", form->at[z][y], z + 1 < SIDE ? "  " : "\n");
    putchar('\n');
}

int main(void) {
    const double began = now();
    List lists[PIECES];
    Stage stages[PIECES] = {{0, 0}};
    for (int piece = 0; piece < PIECES; ++piece)
        lists[piece] = forms_of(piece);
    sort_by_count(lists);
    const double made = now();
    const List solutions = searched(lists, stages);
    const double found = now();
    for (size_t i = 0; i < solutions.count; ++i)
        print_form(&solutions.items[i].form);
    fflush(stdout);

    Stage total = {0, 0};
    fputs("Possibilities (explored, kept) at each stage:\n", stderr);
    for (int piece = 0; piece < PIECES; ++piece) {
        fprintf(stderr, "  (%ld,%ld)\n", stages[piece].explored, stages[piece].kept);
        total.explored += stages[piece].explored;
        total.kept += stages[piece].kept;
    }
    fprintf(stderr, "Total possibilities explored: %ld\n", total.explored);
    fprintf(stderr, "Total possibilities kept: %ld\n", total.kept);
    fprintf(stderr, "Seconds making forms, searching, in all: %.6f %.6f %.6f\n", made - began,
            found - made, now() - began);
    return 0;
}
