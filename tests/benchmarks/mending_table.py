"""Measure how well *Find the mistake* names a random error.

    python tests/benchmarks/mending_table.py --errors 100 --seed 1

Each error is drawn with a seed: a piece, a kind of error (a cell moved to an adjacent place,
added or removed, or the piece mirrored), and one change of this kind. The puzzles are Soma, Bedlam
and six-piece burrs in turn. Half of the burrs are included in the library, half are drawn from all
solid burrs of notchable sticks. The wish is what a box states: a solution for Soma and Bedlam, the
number of assemblies and the level for burrs. A correction is right if it restores the pieces, up to
turning, and the figure.

With ``--unknown``, the program does not know the included piece sets, as for a new puzzle.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter

from cubewright.formats.fig.default_pieces import puzzle_of_block
from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.model.generators.burr_sticks import burr_outline, stick_cells, stick_numbers
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.scripting import load
from cubewright.resources import included_file
from cubewright.solver.cluster.process_pool import ProcessPool
from cubewright.solver.counting.solid_burrs import solid_burrs
from cubewright.solver.design.changes import Change, ChangeKind, mended, piece_changes
from cubewright.solver.design.mending import FoundMend, MendRequest, MendWish, find_mends
from cubewright.solver.design.trial import Trier, Wanted
from cubewright.solver.search.control import Control, TimedControl

FAMILIES = ("soma", "bedlam", "burrs")
MAX_ASSEMBLIES = 30
"""The number of assemblies above which a burr is not drawn."""


@dataclass(frozen=True)
class Stated:
    """A puzzle, and the properties that its box states."""

    family: str
    puzzle: Puzzle
    wish: MendWish


def puzzles(random: Random) -> Iterator[Stated]:
    """Yield puzzles of the families in turn, without end."""
    library, drawn = _library_burrs(), _drawn_burrs(random)
    soma = Stated("soma", load("cube"), MendWish())
    bedlam = Stated("bedlam", load("bedlam"), MendWish())
    while True:
        for burrs in (library, drawn):
            yield soma
            yield bedlam
            yield next(burrs) if burrs is drawn else random.choice(library)


def _library_burrs() -> list[Stated]:
    path = included_file("burrs.fig")
    assert path is not None
    found = []
    for block in read_fig(path).blocks:
        puzzle = puzzle_of_block(block)
        if puzzle is not None and puzzle.piece_set.piece_count == 6:
            stated = _stated(puzzle)
            if stated is not None:
                found.append(stated)
    return found


def _drawn_burrs(random: Random) -> Iterator[Stated]:
    numbers = stick_numbers(notchable=True)
    ways = [way for report in solid_burrs(numbers) for way in report.ways.tolist()]
    while True:
        shapes = Counter(_shape(way + 1) for way in random.choice(ways))
        pieces = tuple(Piece("ABCDEF"[at], cells) for at, cells in enumerate(shapes))
        burr = PieceSet("burr", "Burr", pieces, tuple(shapes.values()))
        stated = _stated(Puzzle(replace(burr_outline(), optional=frozenset()), burr))
        if stated is not None:
            yield stated


def _shape(number: int) -> tuple[tuple[int, int, int], ...]:
    return Piece("A", stick_cells(number)).shape


def _stated(puzzle: Puzzle) -> Stated | None:
    """Return a burr with its number of assemblies and its level; None if it is unsuitable."""
    wanted = Wanted((1, MAX_ASSEMBLIES), level=0)
    trial = Trier(puzzle.figure, puzzle.piece_set, wanted).try_choice(puzzle.counts, Control())
    if trial is None or not trial.level or not wanted.allows(trial.solutions):
        return None
    return Stated("burrs", puzzle, MendWish((trial.solutions, trial.solutions), trial.level))


def random_error(puzzle: Puzzle, random: Random) -> Change:
    used = [index for index, count in enumerate(puzzle.counts) if count]
    near = puzzle.figure.lattice.neighbours
    while True:
        index, kind = random.choice(used), random.choice(list(ChangeKind))
        changes = [
            each
            for each in piece_changes(puzzle, index)
            if each.kind is kind
            and (each.removed is None or each.added is None or each.added in near(each.removed))
        ]
        if changes:
            change = random.choice(changes)
            before, after = puzzle, change.apply(puzzle)
            if _key(before) != _key(after):
                return change


def _key(puzzle: Puzzle) -> object:
    shapes: Counter[object] = Counter()
    for piece, count in zip(puzzle.pieces, puzzle.counts, strict=True):
        shapes[piece.shape] += count
    return puzzle.figure, frozenset(shapes.items())


def main() -> None:
    """Print a row for each family and kind of error, and the total."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--errors", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--limit-seconds", type=float, default=60.0)
    parser.add_argument("--unknown", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    random = Random(options.seed)
    known = () if options.unknown else tuple(piece_sets().values())
    ranks: dict[str, list[int]] = defaultdict(list)
    seconds: dict[str, list[float]] = defaultdict(list)
    source = puzzles(random)
    for number in range(1, options.errors + 1):
        stated = next(source)
        change = random_error(stated.puzzle, random)
        wrong = change.apply(stated.puzzle)
        request = MendRequest(wrong, stated.wish, known)
        began = perf_counter()
        found = search(request, options.processes, options.limit_seconds)
        took = perf_counter() - began
        wanted = _key(stated.puzzle)
        right = [_key(mended(wrong, each.mend)) == wanted for each in found]
        rank = right.index(True) + 1 if True in right else 0
        for name in (stated.family, f"  {stated.family}, {change.kind.value}", "all"):
            ranks[name].append(rank)
            seconds[name].append(took)
        if options.verbose:
            print(f"{number:3} {stated.family:7} {change.kind.value:9} rank {rank} of {len(found)}"
                  f" {took:6.2f} s", flush=True)  # fmt: skip
    print(f"{'':22} errors    first  first three  longest")
    for name in sorted(ranks, key=lambda each: (each == "all", each.strip())):
        of = ranks[name]
        first, three = sum(rank == 1 for rank in of), sum(0 < rank <= 3 for rank in of)
        print(f"{name:22} {len(of):6}   {first:6} {three:12} {max(seconds[name]):7.1f} s")


def search(request: MendRequest, processes: int, limit: float) -> tuple[FoundMend, ...]:
    """Return the mends found in a limited time."""
    pool = ProcessPool(processes) if processes > 1 else None
    found: tuple[FoundMend, ...] = ()
    try:
        for progress in find_mends(request, TimedControl(limit), pool):
            found = progress.found
    finally:
        if pool is not None:
            pool.close()
    return found


if __name__ == "__main__":
    main()
