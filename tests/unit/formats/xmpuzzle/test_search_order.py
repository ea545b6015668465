"""The choice of one among symmetric assemblies, and its order of pieces, as in BurrTools."""

from dataclasses import replace
from random import Random

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.burrtools_grids import grid_of
from cubewright.formats.xmpuzzle.search_order import BurrToolsOrder
from cubewright.model.cell import bounds, difference, turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.spheres import SPHERES
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import symmetry_group
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


def solutions(puzzle, count):
    found = []
    for report in solve(SolveRequest(puzzle, limit=count)):
        if isinstance(report, Prepared):
            table = report.cover.placement_table
        elif isinstance(report, SolutionsFound):
            found += [table.placed_pieces(row) for row in report.rows]
    return found


def listed(order, puzzle, placed):
    """The listed pieces in order, with their cells from the lowest corner."""
    lattice = puzzle.figure.lattice
    matrix, pieces = order.of(placed)
    matrices = lattice.turns + lattice.mirrors
    bodies = [[turned(cell, matrices[matrix]) for cell in placed[n].cells] for n in pieces]
    low, _ = bounds([cell for body in bodies for cell in body])
    return [tuple(sorted(difference(cell, low) for cell in body)) for body in bodies]


def test_symmetric_solutions_are_listed_alike():
    puzzle = built_in_puzzle("soma-plus-2x4x5")
    cells = puzzle.figure.cells
    order, group = BurrToolsOrder(puzzle), symmetry_group(puzzle.figure)
    for placed in solutions(puzzle, 3):
        expected = listed(order, puzzle, placed)
        for row, is_turn in zip(group.permutations.tolist(), group.proper, strict=True):
            if not is_turn:
                continue
            image = {cell: cells[goal] for cell, goal in zip(cells, row, strict=True)}
            moved = tuple(
                PlacedPiece(each.piece, each.copy, tuple(sorted(image[c] for c in each.cells)))
                for each in reversed(placed)
            )
            assert listed(order, puzzle, moved) == expected


BAR, SQUARE, PAIR = (
    ((0, 0, 0), (1, 0, 0), (2, 0, 0)),
    ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0)),
    ((0, 0, 0), (1, 0, 0)),
)
CORNER = ((0, 0, 0), (1, 0, 0), (0, 1, 0))
REPEATED = {
    "bars": ((3, 3, 1), (BAR,), (3,)),
    "bars in a cube": ((3, 3, 3), (BAR,), (9,)),
    "corners": ((3, 2, 2), (CORNER,), (4,)),
    "pairs and corners": ((4, 3, 1), (PAIR, CORNER), (3, 2)),
    "squares and bars": ((4, 3, 2), (SQUARE, BAR, PAIR), (3, 2, 3)),
    "one square": ((4, 3, 1), (SQUARE, PAIR), (1, 4)),
}


def repeated(name):
    size, shapes, counts = REPEATED[name]
    pieces = tuple(Piece(symbol, shape) for symbol, shape in zip("ABC", shapes, strict=False))
    return Puzzle(Figure(CUBIC.box(size)), PieceSet("cut", "cut", pieces, counts))


def is_kept(cells, matrix):
    """Return whether a turn or mirror gives the same cells, up to a shift."""
    return CUBIC.normalized([turned(cell, matrix) for cell in cells]) == CUBIC.normalized(cells)


def plain_listing(puzzle, placed):
    """The pieces and their cells as BurrTools lists them, by trying every symmetry.

    All pieces must be different, and equal to their mirror images.
    """
    figure, turns = puzzle.figure, grid_of(CUBIC).turns
    cells = figure.cells

    def place(piece, body):
        for number, matrix in enumerate(turns):
            start = sorted(turned(cell, matrix) for cell in puzzle.pieces[piece].cells)
            step = difference(body[0], start[0])
            if [difference(cell, step) for cell in body] == start:
                return number, step
        raise AssertionError

    def shared(piece):
        shape = sorted(puzzle.pieces[piece].cells)
        return sum(
            is_kept(shape, matrix) and is_kept(cells, matrix)
            for matrix in CUBIC.turns + CUBIC.mirrors
        )

    pivot = min(range(len(puzzle.pieces)), key=lambda n: (puzzle.counts[n], shared(n)))
    best = None
    for row in symmetry_group(figure).permutations.tolist():
        image = dict(zip(cells, (cells[goal] for goal in row), strict=True))
        bodies = [(e.piece, sorted(image[cell] for cell in e.cells)) for e in placed]
        listed = sorted((piece, place(piece, body), tuple(body)) for piece, body in bodies)
        rank = min(at for piece, at, _ in listed if piece == pivot), listed
        best = rank if best is None else min(best, rank)
    return [body for _, _, body in best[1]]


@pytest.mark.parametrize("name", REPEATED)
def test_copies_are_listed_by_their_places_in_the_first_of_the_symmetric_assemblies(name):
    puzzle = repeated(name)
    order, random = BurrToolsOrder(puzzle), Random(name)
    found = solutions(puzzle, 40)
    assert found
    for placed in found:
        low, _ = bounds(puzzle.figure.cells)
        expected = [
            tuple(difference(cell, low) for cell in body) for body in plain_listing(puzzle, placed)
        ]
        mixed = random.sample(placed, len(placed))
        assert listed(order, puzzle, mixed) == expected


def grown(random, size, count):
    """Cut a box into connected pieces at random."""
    box = CUBIC.box(size)
    owner = dict(zip(random.sample(box, count), range(count), strict=True))
    while len(owner) < len(box):
        cell = random.choice([each for each in box if each in owner])
        for other in random.sample(CUBIC.neighbours(cell), 6):
            if other in box and other not in owner:
                owner[other] = owner[cell]
                break
    return [tuple(c for c in box if owner[c] == number) for number in range(count)]


@pytest.mark.parametrize("seed", range(60))
def test_the_places_of_the_pivot_decide_like_all_symmetries(seed):
    """Half of the sets contain the mirror image of each piece, so that mirrors count, too."""
    random = Random(seed)
    size = random.choice([(2, 2, 3), (2, 3, 3), (3, 3, 3), (2, 2, 2), (3, 3, 1)])
    bodies = grown(random, size, random.randint(2, 4))
    if seed % 2:
        x = size[0]
        bodies += [tuple((2 * x - 1 - a, b, c) for a, b, c in body) for body in bodies]
        size = (2 * x, *size[1:])
    pieces = [
        Piece(symbol, CUBIC.normalized(body))
        for symbol, body in zip("ABCDEFGH", bodies, strict=False)
    ]
    copies = (1,) * len(pieces)
    puzzle = Puzzle(Figure(CUBIC.box(size)), PieceSet("cut", "cut", tuple(pieces), copies))
    quick, complete = BurrToolsOrder(puzzle), BurrToolsOrder(puzzle)
    complete.__dict__["_partners"] = None  # so that each symmetry is examined
    found = solutions(puzzle, 12)
    assert found
    for placed in found:
        mixed = random.sample(placed, len(placed))
        assert quick.of(mixed) == complete.of(mixed)


def test_spheres_keep_the_given_order_because_their_turns_have_no_numbers():
    cells = ((0, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1))
    pieces = (Piece("A", cells[:2], lattice=SPHERES), Piece("B", cells[2:], lattice=SPHERES))
    puzzle = Puzzle(Figure(cells, lattice=SPHERES), PieceSet("cut", "cut", pieces, (1, 1)))
    placed = tuple(PlacedPiece(number, 0, each.cells) for number, each in enumerate(pieces))
    assert BurrToolsOrder(puzzle).of(placed) == (0, (0, 1))


FIRST, LAST = (0, 0, 0), (1, 0, 0)


@pytest.mark.parametrize("allowed", [None, frozenset({(1, 2), (2, 1)})])
def test_colours_that_are_not_stated_are_those_that_fit_the_figure(allowed):
    """Each half of the figure has a colour, and each pair has one cell of each colour."""
    pieces = (
        Piece("A", PAIR, colours=frozenset({(FIRST, 1), (LAST, 2)})),
        Piece("B", PAIR, colours=frozenset({(FIRST, 2)})),
        Piece("C", PAIR),
    )
    box = CUBIC.box((2, 3, 1))
    figure = Figure(box, "halves", colours=[(cell, 1 + cell[0]) for cell in box])
    puzzle = Puzzle(figure, PieceSet("c", "c", pieces, (1, 1, 1)), allowed_colours=allowed)
    found = solutions(puzzle, 50)
    assert found
    order = BurrToolsOrder(puzzle)
    for placed in (*found, *(tuple(reversed(each)) for each in found)):
        plain = tuple(replace(each, colours=()) for each in placed)
        assert BurrToolsOrder(puzzle).of(plain) == order.of(placed)
        assert listed(order, puzzle, plain) == listed(order, puzzle, placed)
