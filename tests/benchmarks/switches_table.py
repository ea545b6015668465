"""Measure what each technique of the default engine saves: the search with and without it.

    python tests/benchmarks/switches_table.py [--puzzle NAME ...] [--csv FILE]

Each technique is removed from a copy of the kernels, so that the engine itself
needs no switches. Parity and regions are not among them: for these, a sample of
the kept placements shows how many they would cut. Part of `make bench`.
"""

from __future__ import annotations

import argparse
import csv
import importlib
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time

import numpy as np

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver import kernels
from cubewright.solver.kernels import most_constrained
from cubewright.solver.problem.cover import CoverProblem, cover_problem
from cubewright.solver.search.levels import most_constrained_search
from cubewright.solver.search.levels.most_constrained_search import MostConstrained

PUZZLES = ("pentominoes-6x10", "solid-pentominoes-2x5x6", "bedlam")
SAMPLE_BUDGET = 100_000
SAMPLES = 4_000
STEP = 2_000_000
ROUNDS = 9
"""The number of runs; the minimum of their CPU times counts, because load affects it least."""
LONG = 2.0
"""The seconds from which a search is run only once."""


@dataclass(frozen=True)
class Variant:
    """The engine without one technique, by a change of the kernels or of the problem.

    ``texts`` are triples: a module, a text that occurs in it once, and its replacement.
    """

    name: str
    texts: tuple[tuple[str, str, str], ...] = ()
    problem: Callable[[CoverProblem], CoverProblem] = lambda cover: cover


def in_two_words(cover: CoverProblem) -> CoverProblem:
    """Return the same problem with an empty word after each mask."""
    wide = np.pad(cover.masks, ((0, 0), (0, 1)))
    return replace(cover, masks=wide, full=np.pad(cover.full, (0, 1)))


def breaking_piece_in_its_turn(cover: CoverProblem) -> CoverProblem:
    """Return the problem without the rule that the symmetry-breaking piece is placed first.

    The piece has only its orbit representatives.
    """
    kept = np.ones(len(cover.masks), bool)
    kept[cover.starts[cover.breaking_piece] : cover.starts[cover.breaking_piece + 1]] = False
    kept[cover.orbit_representatives] = True
    before = np.concatenate([[0], np.cumsum(kept)])
    return replace(
        cover.without_symmetry(),
        masks=cover.masks[kept],
        starts=before[cover.starts].astype(np.int32),
        images=np.arange(kept.sum() + 1, dtype=np.int32)[None],
    )


def moved_together() -> str:
    """Return the part of the kernel that copies survivors to the next level."""
    text = Path(str(most_constrained.__file__)).read_text()
    _, _, text = text.partition("def keep_survivors(")
    _, begin, text = text.partition("    if level == 0 and search.ranks.shape[0] > 0:\n")
    steps, end, _ = text.partition("\n\n@step\n")
    if not (begin and end):
        raise SystemExit("most_constrained.py has changed: keep_survivors has another text")
    return begin + steps


# Kernels cannot create arrays, so the counts are in the next level's row, which is unused.
ONE_BY_ONE = """_ZERO = np.uint64(0)


@step
def bit_counts(live, level, word, low, high):
    one = np.uint64(1)
    for cell in range(64):
        live[level + 1, word, cell] = _ZERO
    for i in range(low, high):
        bits = live[level, word, i]
        while bits != _ZERO:
            live[level + 1, word, np.int64(trailing_zeros(bits))] += one
            bits &= bits - one
    ones = twos = fours = many = _ZERO
    for cell in range(64):
        bit = one << np.uint64(cell)
        count = live[level + 1, word, cell]
        ones |= bit if count & one else _ZERO
        twos |= bit if count & np.uint64(2) else _ZERO
        fours |= bit if count & np.uint64(4) else _ZERO
        many |= bit if count > np.uint64(7) else _ZERO
    return ones, twos, fours, many
"""

IN_PLACE = """    options = search.options
    segments = options.segments
    below = level + 1
    size = 0
    for each in range(options.left.shape[1]):
        segments[below, each] = segments[level, each]
        copies = options.left[level, each]
        if each == kind:
            copies -= 1
        options.left[below, each] = copies
        size = segments[level, each + 1]
        alive = 0
        for i in range(segments[level, each], size):
            other = mask_at(options.live, level, i, mask)
            if copies > 0 and is_empty(and_masks(other, mask)):
                put_mask(options.live, below, i, other)
                alive += not is_empty(other)
            else:
                put_mask(options.live, below, i, xor_masks(mask, mask))
        if alive < copies:
            return -1
    segments[below, options.left.shape[1]] = size
    return size
"""
SEARCH, OPTIONS, PACKING = "most_constrained", "live_options", "masks/packing"
MASKS_ONLY = (SEARCH, "MIN_BUDGET = 1 << 14", "MIN_BUDGET = 1 << 62")
"""Item words have none of the other techniques, so a variant of the kernels does without them."""
NO_LAST_TWO = (SEARCH, "        if to_place <= 2:", "        if to_place < 0:")
CELLS_ALONE = (
    OPTIONS,
    "        is_item = (options.left[level, kind] == 1) & (needed[level, kind] == 1)",
    "        is_item = False",
)
COUNTS_ONE_BY_ONE = (
    (OPTIONS, "_ZERO = np.uint64(0)\n", ONE_BY_ONE),
    (OPTIONS, "    bit_counts,\n", ""),
)
NO_PASS = "    return not is_empty(xor_masks(search.full, union))"
SHORT_COUNTS = "    if cell < 0 and least > MAX_COUNTED:"
COMPRESS = 'HAS_COMPRESS = _has("avx512f")'
TABLE = 'HAS_AVX2 = _has("avx2")'

VARIANTS = (
    Variant("unchanged"),
    Variant("no item words: masks at every level", (MASKS_ONLY,)),
    Variant("no symmetry: every solution met", problem=lambda cover: cover.without_symmetry()),
    Variant("the piece that breaks symmetry not first", problem=breaking_piece_in_its_turn),
    Variant(
        "live placements not moved together",
        ((SEARCH, moved_together(), IN_PLACE), NO_LAST_TWO, CELLS_ALONE),
    ),
    Variant("cells counted one by one, not in bit slices", COUNTS_ONE_BY_ONE),
    Variant("two words a mask in place of one", problem=in_two_words),
    Variant("no read-only pass for dead cells", ((SEARCH, NO_PASS, "    return False"),)),
    Variant("a level for each of the last two pieces", (NO_LAST_TWO,)),
    Variant("cells alone branched on, not pieces", (CELLS_ALONE,)),
    Variant(
        "counts up to eight alone",
        ((OPTIONS, SHORT_COUNTS, "    if cell < 0 and kind < 0:"),),
    ),
    Variant(
        "no compress-store of AVX-512: a table for AVX2",
        ((PACKING, COMPRESS, "HAS_COMPRESS = False"),),
    ),
    Variant(
        "neither: one placement at a time",
        ((PACKING, COMPRESS, "HAS_COMPRESS = False"), (PACKING, TABLE, "HAS_AVX2 = False")),
    ),
)


def kernel_of(variant: Variant, folder: Path) -> object:
    """Import the kernel of a variant: a copy of the package with the texts replaced."""
    if not variant.texts:
        return importlib.import_module("cubewright.solver.kernels.most_constrained")
    name = "kernels_" + "".join(c if c.isalnum() else "_" for c in variant.name)
    copy = folder / name
    package = Path(str(kernels.__file__)).parent
    for source in package.rglob("*.py"):
        place = source.relative_to(package)
        text = source.read_text().replace("cubewright.solver.kernels", name)
        for module, before, after in dict.fromkeys((MASKS_ONLY, *variant.texts)):
            if place.with_suffix("").as_posix() == module:
                if text.count(before) != 1:
                    raise SystemExit(f"{place} has changed: {before.strip()!r}")
                text = text.replace(before, after)
        (copy / place).parent.mkdir(parents=True, exist_ok=True)
        (copy / place).write_text(text)
    return importlib.import_module(f"{name}.most_constrained")


@dataclass(frozen=True)
class Result:
    """The result of a variant on a puzzle; unless ``finished``, the time is a lower bound."""

    seconds: float
    solutions: int
    explored: int
    tests: int
    finished: bool


def run(kernel: object, cover: CoverProblem, limit: float) -> Result:
    """Search completely, or for ``limit`` seconds; a first empty step compiles the kernel."""
    original = most_constrained_search.kernel
    most_constrained_search.kernel = kernel  # type: ignore[assignment]
    try:
        MostConstrained(cover, {}).step(0)
        best: Result | None = None
        for _ in range(ROUNDS):
            search = MostConstrained(cover, {})
            began = process_time()
            while not search.finished and process_time() - began < limit:
                search.step(STEP)
            seconds = process_time() - began
            if best is None or seconds < best.seconds:
                stages = search.stages
                explored, _ = stages.totals
                met, tests = int(stages.kept[-1]), stages.total_work
                best = Result(seconds, met, explored, tests, search.finished)
            if seconds > LONG:
                break
        assert best is not None
        return best
    finally:
        most_constrained_search.kernel = original


# --- cuts by parity and regions ------------------------------------------------------------------


def sampled(cover: CoverProblem) -> tuple[int, int, int]:
    """Sample kept placements: their number, and how many a parity or region test would cut."""
    search = MostConstrained(cover, {})
    cells = np.array(cover.puzzle.figure.cells)
    dark = cells.sum(axis=1) % 2 == 1
    near = [
        [j for j, other in enumerate(cells) if np.abs(other - cell).sum() == 1] for cell in cells
    ]
    reach = [
        {abs(int(dark[list(o)].sum()) * 2 - len(o)) for o in cover.option_cells[low:high]}
        for low, high in zip(cover.starts[:-1], cover.starts[1:], strict=True)
    ]
    seen = parity = region = 0
    while not search.finished and seen < SAMPLES:
        search.step(SAMPLE_BUDGET)
        level = int(search.arrays.levels.state[0])
        if level <= 0:
            continue
        filled = int(search.arrays.options.occupied[level, 0, 0])
        empty = [c for c in range(len(cells)) if not filled >> c & 1]
        left = [k for k, n in enumerate(search.arrays.options.left[level]) for _ in range(int(n))]
        seen += 1
        parity += not _parity_fits(int(dark[empty].sum()) * 2 - len(empty), left, reach)
        region += not _regions_fit(empty, near, [int(cover.sizes[k]) for k in left])
    return seen, parity, region


def _parity_fits(wanted: int, left: list[int], reach: list[set[int]]) -> bool:
    sums = {0}
    for kind in left:
        sums = {s + d * sign for s in sums for d in reach[kind] for sign in (1, -1)}
    return wanted in sums


def _regions_fit(empty: list[int], near: list[list[int]], sizes: list[int]) -> bool:
    rest, sums = set(empty), {0}
    for size in sizes:
        sums |= {s + size for s in sums}
    while rest:
        stack, region = [rest.pop()], 1
        while stack:
            for cell in near[stack.pop()]:
                if cell in rest:
                    rest.remove(cell)
                    stack.append(cell)
                    region += 1
        if region not in sums:
            return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--puzzle", action="append", help="only this one; may be given again")
    add("--limit-seconds", type=float, default=60, help="time limit for each variant")
    add("--csv", type=Path, default=Path("build/switches.csv"), help="where the CSV goes")
    options = parser.parse_args()
    names = options.puzzle or PUZZLES
    lines: list[list[object]] = []
    with tempfile.TemporaryDirectory(prefix="switches-") as folder:
        sys.path.insert(0, folder)
        for name in names:
            cover = cover_problem(built_in_puzzle(name))
            plain: Result | None = None
            for at, variant in enumerate(VARIANTS):
                key = f"kernel {at}"
                if key not in _KERNELS:
                    _KERNELS[key] = kernel_of(variant, Path(folder))
                result = run(_KERNELS[key], variant.problem(cover), options.limit_seconds)
                plain = plain or result
                times = result.seconds / plain.seconds
                line: list[object] = [name, variant.name, f"{result.seconds:.4f}"]
                line.append(f"{'' if result.finished else 'over '}{times:.2f}")
                line += [result.explored, result.tests, result.solutions]
                lines.append(line)
                print(*lines[-1], sep=" | ", file=sys.stderr, flush=True)
    heads = ["puzzle", "variant", "seconds", "times as long", "explored", "tests", "met"]
    options.csv.parent.mkdir(parents=True, exist_ok=True)
    with options.csv.open("w", newline="") as stream:
        csv.writer(stream).writerows([heads, *lines])
    print("\n| " + " | ".join(heads) + " |\n|---|---|" + "---:|" * (len(heads) - 2))
    for line in lines:
        shown = [f"{each:,}" if isinstance(each, int) else str(each) for each in line]
        print("| " + " | ".join(shown) + " |")
    print("\nOf kept placements, sampled, a further test would have cut:")
    for name in names:
        seen, parity, region = sampled(cover_problem(built_in_puzzle(name)))
        print(f"  {name}: parity {parity / seen:.2%}, regions {region / seen:.2%} of {seen:,}")
    print(f"\nwritten to {options.csv}")


_KERNELS: dict[str, object] = {}

if __name__ == "__main__":
    main()
