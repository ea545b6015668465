"""Compare counts of polyforms with those that David Goodger's Polyform Puzzler states.

The table of the program names figures without their cells. The tests use figures that follow from a
name and dimensions, such as boxes, rings, steps and parallelograms without two cells; a figure must
have as many cells as its pieces. The other rows are about pieces made of edges, state no number, or
name figures that only the program can draw.
"""

import csv
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from cubewright.errors import PuzzleError
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule, generated_set
from cubewright.model.generators.polyforms import Sides
from cubewright.model.lattice import lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import piece_symbols
from cubewright.model.puzzle import Puzzle
from cubewright.solver.count import count
from cubewright.solver.problem.faults import proves_impossible
from cubewright.solver.request import SolveRequest

TABLE = Path(__file__).parents[2] / ".." / "shared" / "data" / "polyform-counts.tsv"
CUBIC, HEXAGONAL, TRIANGULAR = map(lattice, ("cubic", "hexagonal", "triangular"))
ON_EDGES = ("sticks", "twigs", "trigs", "digits")
"""Pieces of edges, not of cells: none of our lattices has them."""

pytestmark = pytest.mark.shared_data


@cache
def rows():
    if not TABLE.is_file():
        return []
    with TABLE.open(newline="") as table:
        return list(csv.DictReader(table, delimiter="\t"))


def number(row):
    """The number that a row states; None if it is missing or uncertain."""
    text = row["count"].replace(",", "").partition(" ")[0]
    return int(text) if text.isdigit() else None


# -- pieces


@cache
def polyforms(grid, *sizes, flat=True, one_sided=False, plus=()):
    """One copy of each polyform of some sizes, and the added shapes."""
    sides = Sides.ONE_SIDED if one_sided else Sides.FREE
    shapes = [
        piece.cells
        for size in sizes
        for piece in generated_set(grid, PieceRule(size, sides, flat=flat)).pieces
    ]
    shapes += plus
    pieces = tuple(
        Piece(symbol, cells, lattice=grid, one_sided=one_sided and flat)
        for symbol, cells in zip(piece_symbols(len(shapes)), shapes, strict=True)
    )
    return PieceSet("forms", "forms", pieces, (1,) * len(pieces), grid)


# -- figures


def box(*sides):
    return CUBIC.box((*sides, 1)[:3])


def skewed(width, depth):
    """Rows, each shifted one cell further to the right."""
    return [(x + y, y, 0) for x in range(width) for y in range(depth)]


def ring(width, depth, height):
    """The four walls of a box, without floor and ceiling."""
    return [
        (x, y, z)
        for x, y, z in CUBIC.box((width, depth, height))
        if x in (0, width - 1) or y in (0, depth - 1)
    ]


def steps(side, width):
    return [(x, y, z) for x, y, z in CUBIC.box((width, side, side)) if y + z < side]


def hexagons(width, depth, first=0, last=0):
    """A parallelogram without triangles of these sides at its acute corners."""
    most = width + depth - 1 - last
    return [(i, j, 0) for i, j in product(range(width), range(depth)) if first <= i + j < most]


def hexagram():
    """Two triangles of seven hexagons a side, turned against each other."""
    one = [(i, j, 0) for i, j in product(range(7), repeat=2) if i + j < 7]
    return {*one, *((4 - i, 4 - j, 0) for i, j, _ in one)}


def triangles(width, depth, first=0, last=0):
    """The same figure of triangles, two for each rhombus."""
    most = width + depth - last
    return [
        (1 + n + 2 * i + j, j - i, 0)
        for i, j, n in product(range(width), range(depth), range(2))
        if first <= i + j + n < most
    ]


def staggered(width, depth):
    """A rectangle of hexagons, every second row half a hexagon to the right."""
    return [(x - y // 2, y, 0) for x in range(width) for y in range(depth)]


def aztec_diamond(order):
    """The cells of a chessboard that are inside a diamond."""
    inside = range(-order, order)
    return [(x, y, 0) for x, y in product(inside, repeat=2) if abs(x + 0.5) + abs(y + 0.5) <= order]


RECTANGLES = ((10, 6), (12, 5), (15, 4), (20, 3))
RINGS = (
    (3, 3, 9), (3, 4, 8), (3, 5, 7), (3, 6, 6), (5, 3, 5), (5, 4, 4), (6, 3, 4)
)  # fmt: skip
"""Height, depth and width of the rings."""


def without(cells, removed):
    return set(cells) - set(removed)


def puzzle(pieces, cells):
    return pieces, Figure(cells, lattice=pieces.lattice)


@cache
def known_puzzles():
    """The pieces and the figure of each row that is counted, by its class."""
    five = polyforms(CUBIC, 5)
    square = box(8, 8)
    middle = [(x, y, 0) for x in (3, 4) for y in (3, 4)]
    corners = [(x, y, 0) for x in (0, 7) for y in (0, 7)]
    one_sided = polyforms(CUBIC, 5, one_sided=True)
    six, one_to_five = polyforms(TRIANGULAR, 6), polyforms(TRIANGULAR, 1, 2, 3, 4, 5)
    four, small = polyforms(HEXAGONAL, 4), polyforms(HEXAGONAL, 1, 2, 3, 4)
    three_four = polyforms(HEXAGONAL, 3, 4)
    cubes = polyforms(CUBIC, 4, flat=False, one_sided=True)
    return {
        "Polyominoes123Square": puzzle(polyforms(CUBIC, 1, 2, 3), box(3, 3)),
        "OneSidedPolyominoes234Square": puzzle(
            polyforms(CUBIC, 2, 3, 4, one_sided=True), box(6, 6)
        ),
        **{f"Pentominoes{d}x{w}": puzzle(five, box(w, d)) for w, d in RECTANGLES},
        **{f"PentominoesSkewed{w}x{d}": puzzle(five, skewed(w, d)) for w, d in RECTANGLES},
        "Pentominoes8x8CenterHole": puzzle(five, without(square, middle)),
        "Pentominoes8x8WithoutCorners": puzzle(five, without(square, corners)),
        "PentominoesPlusSquareTetromino8x8": puzzle(polyforms(CUBIC, 5, plus=(box(2, 2),)), square),
        "PentominoesAztecDiamond_x": puzzle(five, aztec_diamond(5)),
        "OneSidedPentominoes3x30": puzzle(one_sided, box(30, 3)),
        "OneSidedPentominoes5x18": puzzle(one_sided, box(18, 5)),
        **{
            f"SolidPentominoes{h}x{d}x{w}": puzzle(five, box(w, d, h))
            for h, d, w in ((2, 3, 10), (2, 5, 6), (3, 4, 5))
        },
        **{f"SolidPentominoes{h}x{d}x{w}Ring": puzzle(five, ring(w, d, h)) for h, d, w in RINGS},
        **{
            f"SolidPentominoes{side}x{side}x{w}Steps": puzzle(five, steps(side, w))
            for side, w in ((5, 4), (4, 6), (3, 10))
        },
        "Tetracubes2x4x4": puzzle(cubes, box(4, 4, 2)),
        "Tetracubes2x2x8": puzzle(cubes, box(8, 2, 2)),
        "Hexiamonds3x12": puzzle(six, triangles(12, 3)),
        "Hexiamonds4x9": puzzle(six, triangles(9, 4)),
        "Hexiamonds6x6": puzzle(six, triangles(6, 6)),
        "Hexiamonds4x11Trapezoid": puzzle(six, triangles(11, 4, 4)),
        "Hexiamonds6x9Trapezoid": puzzle(six, triangles(9, 6, 6)),
        "Hexiamonds4x10LongHexagon": puzzle(six, triangles(10, 4, 2, 2)),
        "HexiamondsIrregularHexagon7x8": puzzle(six, triangles(7, 8, 2, 6)),
        "Polyiamonds12345ElongatedHexagon9x1": puzzle(one_to_five, triangles(10, 2, 1, 1)),
        "Tetrahexes4x7": puzzle(four, hexagons(7, 4)),
        "Tetrahexes7x7Triangle": puzzle(four, hexagons(7, 7, 0, 6)),
        "TetrahexesElongatedHexagon9x2": puzzle(four, hexagons(10, 3, 1, 1)),
        "TetrahexesStaggeredRectangle7x4": puzzle(four, staggered(4, 7)),
        "Polyhexes34Hexagon": puzzle(three_four, hexagons(7, 7, 3, 3)),
        "Polyhexes34Hexagram": puzzle(three_four, hexagram()),
        "Polyhexes1234ElongatedHexagon13x2": puzzle(small, hexagons(14, 3, 1, 1)),
        "Polyhexes1234_6x7": puzzle(small, without(hexagons(7, 6), [(3, 2, 0), (3, 3, 0)])),
    }


SLOW = {"OneSidedPentominoes5x18", "HexiamondsIrregularHexagon7x8", "SolidPentominoes3x4x5"}
ROTATIONS_ONLY = {"Tetracubes2x4x4", "Tetracubes2x2x8"}
"""Rows that count mirror images as different: the pieces are chiral cubes."""


def counted(name):
    pieces, figure = known_puzzles()[name]
    counts = counts_of(pieces, figure)
    if counts is None:
        return 0
    return counts.rotations if name in ROTATIONS_ONLY else counts.unique


def counts_of(pieces, figure):
    """The numbers of solutions of a figure; None if it is proved that there is none."""
    assert len(figure) == pieces.volume
    try:
        *_, last = count(SolveRequest(Puzzle(figure, pieces), count_only=True))
    except PuzzleError as error:
        if proves_impossible(error):
            return None
        raise
    return last.progress.counts


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=pytest.mark.slow) if n in SLOW else n for n in known_puzzles()]
)
def test_figures_have_the_published_count(name):
    (row,) = [row for row in rows() if row["class"] == name]
    assert counted(name) == number(row)


def reason_to_leave_out(row):
    """The reason why a row is not counted; empty if it is counted."""
    if row["class"] in known_puzzles():
        return ""
    if any(word in row["module"] for word in ON_EDGES):
        return "pieces of edges"
    if row["count"] is None or row["dimensions"] is None:
        return "broken line"
    if number(row) is None:
        return "no number"
    return "some left out" if row["class"] in SOME_LEFT_OUT else "no figure"


SOME_LEFT_OUT = {"Polyhexes1234_4x10": (10, 4, 7_404_530), "Polyhexes1234_5x8": (8, 5, 15_176_820)}
"""Width and depth of parallelograms, and their solutions up to rotation. Their rows count only
solutions in which one piece is not turned over. This loses no solution up to symmetry if the figure
has a mirror image in its plane, but a parallelogram has none."""
HOOK = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0))
"""This piece: three hexagons in a row, and one beside the end."""


@pytest.mark.parametrize("name", SOME_LEFT_OUT)
def test_two_rows_leave_out_solutions_with_a_piece_turned_over(name):
    (row,) = [row for row in rows() if row["class"] == name]
    width, depth, solutions = SOME_LEFT_OUT[name]
    pieces, figure = puzzle(polyforms(HEXAGONAL, 1, 2, 3, 4), hexagons(width, depth))
    assert counts_of(pieces, figure).unique == solutions
    (hook,) = [each for each in pieces.pieces if tuple(sorted(each.cells)) == HOOK]
    kept_up = tuple(replace(each, one_sided=each is hook) for each in pieces.pieces)
    assert counts_of(replace(pieces, pieces=kept_up), figure).unique == number(row)


def test_every_row_is_counted_or_left_out_for_a_reason():
    reasons = Counter(map(reason_to_leave_out, rows()))
    assert reasons[""] == len(known_puzzles())
    assert reasons == {
        "": 47,
        "pieces of edges": 374,
        "broken line": 6,
        "no number": 384,
        "some left out": 2,
        "no figure": 327,
    }
