"""Each condition of a run, against trying every choice of a small pool without the solver."""

from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from plain_disassembly import apart, least_moves
from plain_listing import PlainListing, cells_of, orbits

from cubewright.formats.design_run import SavedRun
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule, generated_set
from cubewright.model.lattice import lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.design.run import DesignRun
from cubewright.presenter.design.text import in_order, summary
from cubewright.solver.analysis.difficulty import tries_per_solution
from cubewright.solver.design.trial import chosen_set
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

CUBIC = lattice("cubic")
BOARD = Figure(CUBIC.box((4, 3, 1)), "board")
FLAT = generated_set(CUBIC, PieceRule(4, flat=True))
TETROMINOES = replace(FLAT, counts=(3,) * len(FLAT.pieces))
SQUARE = Figure(CUBIC.box((3, 3, 1)), "square")
SMALL = [
    replace(piece, symbol=f"{piece.symbol}{size}")
    for size in (2, 3, 4)
    for piece in generated_set(CUBIC, PieceRule(size, flat=True)).pieces
]
POLYOMINOES = PieceSet("small", "small", tuple(SMALL), (3,) * len(SMALL))
BLOCK = Figure(CUBIC.box((3, 2, 2)), "block")
TETRACUBES = replace(piece_set("tetracubes-8"), counts=(2,) * 8)
TUNNEL = {(1, 1, 1), (2, 1, 1), (2, 1, 2)}
BENT = Piece("R", tuple(cell for cell in CUBIC.box((4, 3, 3)) if cell not in TUNNEL))
PINS = PieceSet("pins", "pins", (BENT, Piece("P", ((0, 0, 0),)), Piece("D", CUBIC.box((2, 1, 1)))),
                (1, 3, 1))  # fmt: skip
"""A room with a bent tunnel, and the pieces that may be in it."""


@cache
def tried(figure, pool):
    """By choice: the number of solutions, the number of symmetrical ones, and the lowest level."""
    found = {}
    for choice in product(*(range(count + 1) for count in pool.counts)):
        if sum(n * len(piece) for n, piece in zip(choice, pool.pieces, strict=True)) != len(figure):
            continue
        listing = PlainListing(Puzzle(figure, chosen_set(pool, choice)))
        turns, mirrors = listing.symmetries()
        maps = turns + mirrors
        classes = orbits(listing.solutions(), maps)
        # Some maps move no placement at all, such as turning a flat board over.
        moving = len({tuple(map(each, sorted(listing.placements, key=str))) for each in maps})
        symmetrical = sum(len(each) < moving for each in classes)
        levels = [level(figure, next(iter(each))) for each in classes]
        found[choice] = len(classes), symmetrical, min(filter(None, levels), default=0)
    return found


def level(figure, solution):
    """The moves to the first piece; 0 if the solution does not come apart."""
    placed = [PlacedPiece(0, 0, tuple(sorted(cells_of(each)))) for each in solution]
    assembly = PieceRules().assembly(figure.lattice, placed)
    if len(placed) < 2 or least_moves(assembly) is None:
        return 0
    return apart(assembly)[0]


def mirrored(figure, pool, choice):
    """Return a choice and its mirror image, which is another choice for the same puzzle."""
    keys = [piece.equivalence_key for piece in pool.pieces]
    image = [0] * len(choice)
    for piece, copies in zip(pool.pieces, choice, strict=True):
        image[keys.index(piece.mirror_key)] += copies
    return {choice, tuple(image)}


def run(figure, pool, **conditions):
    ran = DesignRun(SavedRun((figure,), pool, **conditions))
    for _ in ran.search(Control()):
        pass
    return ran


@pytest.mark.parametrize(
    ("figure", "pool"), [(SQUARE, POLYOMINOES), (BLOCK, TETRACUBES)], ids=["square", "block"]
)
@pytest.mark.parametrize(
    ("conditions", "holds"),
    [
        ({"solutions": (1, 1)}, lambda n, _symmetrical, _choice: n == 1),
        ({"solutions": (2, 4)}, lambda n, _symmetrical, _choice: 2 <= n <= 4),
        ({"solutions": (1, None)}, lambda n, _symmetrical, _choice: n > 0),
        (
            {"solutions": (1, None), "symmetrical": True},
            lambda _n, symmetrical, _choice: symmetrical > 0,
        ),
        (
            {"solutions": (1, None), "different": True},
            lambda n, _symmetrical, choice: n > 0 and max(choice) == 1,
        ),
        (
            {"solutions": (1, None), "pieces": (3, 3)},
            lambda n, _symmetrical, choice: n > 0 and sum(choice) == 3,
        ),
    ],
    ids=["one", "two-to-four", "any", "symmetrical", "different", "three-pieces"],
)
def test_choices_that_meet_a_condition_are_found(figure, pool, conditions, holds):
    table = tried(figure, pool)
    expected = {c for c, (n, symmetrical, _) in table.items() if holds(n, symmetrical, c)}
    ran = run(figure, pool, **conditions)
    found = {each.choice for each in ran.found}
    assert len(found) == len(ran.found)
    # Of two choices that mirror each other, one is listed.
    assert {c for each in found for c in mirrored(figure, pool, each)} == expected
    for each in ran.found:
        solutions, symmetrical, _ = table[each.choice]
        assert each.trial.solutions == solutions
        assert each.trial.symmetrical in (None, symmetrical)
    assert expected


@pytest.mark.parametrize("least", [0, 1, 2, 3])
def test_only_puzzles_that_need_many_moves_are_found(least):
    behind, below = (1, 1, 1), (2, 1, 1)
    figures = tuple(
        Figure([*BENT.cells, *inside]) for inside in ([behind], [below], [behind, below])
    )
    expected = {
        (number, choice): level
        for number, figure in enumerate(figures)
        for choice, (solutions, _, level) in tried(figure, PINS).items()
        if solutions and level >= least
    }
    ran = DesignRun(SavedRun(figures, PINS, (1, None), level=least))
    for _ in ran.search(Control()):
        pass
    assert {(each.number, each.choice): each.trial.level for each in ran.found} == expected
    assert sorted(expected.values()) == [[0, 1, 1, 2], [1, 1, 2], [2], []][least]


def test_the_hardest_are_listed_first():
    ran = run(BLOCK, TETRACUBES, solutions=(1, None))
    tries = [each.trial.tries for each in in_order(ran.found, "hardest")]
    assert tries == sorted(tries, reverse=True)
    assert len(set(tries)) > 5
    for each in ran.found:
        request = SolveRequest(Puzzle(BLOCK, each.pieces), engine="most-constrained")
        *_, last = solve(request)
        assert each.trial.tries == tries_per_solution(last.progress.stages)


def test_what_refutes_choices_is_counted():
    ran = run(BOARD, TETROMINOES, solutions=(1, 1))
    table = tried(BOARD, TETROMINOES)
    odd = next(k for k, piece in enumerate(FLAT.pieces) if piece.imbalance)
    refuted = [choice for choice in table if choice[odd] % 2]
    assert refuted
    assert not any(table[choice][0] for choice in refuted)
    progress = ran.progress
    assert (progress.refuted, progress.total) == (len(refuted), len(table))
    assert progress.too_many == sum(solutions > 1 for solutions, *_ in table.values())
    assert progress.impossible == sum(
        not solutions for choice, (solutions, *_) in table.items() if choice not in refuted
    )
    treated = (progress.refuted, progress.too_many, progress.impossible, len(ran.found))
    assert sum(treated) == progress.done == progress.total
    assert f"{progress.refuted} refuted by parity" in summary(progress, len(ran.found))
