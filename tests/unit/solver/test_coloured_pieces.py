"""Coloured pieces: solutions and counts against a search that only follows the definition.

A piece turned onto its own cells, but not onto its own colours, is placed differently.
"""

import numpy as np
from coloured_puzzles import BOX, all_placements, cells_of, coloured_puzzles
from hypothesis import given
from hypothesis import strategies as st
from search_variants import request_options

from cubewright.model.cell import difference, turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.count import count
from cubewright.solver.problem.faults import faults
from cubewright.solver.report import Counts, Outcome, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engines
from cubewright.solver.solve import solve


def all_solutions(puzzle):
    """All solutions by the definition, as sets of placements, each with its kind of piece.

    Pieces are of one kind if they have the same placements in a box without colours.
    """
    plain = Puzzle(Figure(BOX), puzzle.piece_set)
    forms = [frozenset(all_placements(plain, piece)) for piece in puzzle.pieces]
    kinds = [forms.index(form) for form in forms]
    left = [sum(n for n, k in zip(puzzle.counts, kinds, strict=True) if k == i) for i in range(2)]
    places = [all_placements(puzzle, puzzle.pieces[kind]) for kind in range(2)]
    required = frozenset(puzzle.figure.required)
    found = set()

    def visit(cells, taken, left, chosen):
        if not cells:
            if chosen:
                found.add(frozenset(chosen))
            return
        cell, *later = cells
        if cell in taken or cell not in required:
            visit(later, taken, left, chosen)
        if cell in taken:
            return
        for kind in set(kinds):
            for placement in places[kind] if left[kind] else ():
                where = cells_of(placement)
                if cell == min(where) and not where & taken:
                    fewer = [n - (i == kind) for i, n in enumerate(left)]
                    visit(later, taken | where, fewer, [*chosen, (kind, placement)])

    visit(list(puzzle.figure.cells), frozenset(), left, [])
    return found


def number_up_to(puzzle, solutions, matrices):
    """The number of classes of solutions under the given matrices that preserve the puzzle."""
    figure = puzzle.figure
    used = (p for p, n in zip(puzzle.pieces, puzzle.counts, strict=True) if n)
    has_colours = puzzle.allowed_colours is not None or any(p.colours for p in used)
    colours = dict(figure.colours) if has_colours else {}
    maps = []
    for matrix in matrices:
        image = {cell: turned(cell, matrix) for cell in BOX}
        low = tuple(map(min, zip(*image.values(), strict=True)))
        image = {cell: difference(place, low) for cell, place in image.items()}
        if (
            set(image.values()) == set(BOX)
            and {image[cell] for cell in figure.optional} == figure.optional
            and all(colours.get(c, 0) == colours.get(image[c], 0) for c in BOX)
        ):
            maps.append(image)

    def moved(solution, image):
        return frozenset(
            frozenset((image[cell], n) for cell, n in placement) for _, placement in solution
        )

    plain = {frozenset(placement for _, placement in each) for each in solutions}
    assert len(plain) == len(solutions)
    classes = {frozenset(moved(each, image) for image in maps) for each in solutions}
    assert all(each <= plain for each in classes)
    return len(classes)


@given(coloured_puzzles(), st.data())
def test_solutions_follow_the_definition(puzzle, data):
    expected = all_solutions(puzzle)
    if faults(puzzle):
        assert not expected
        return
    counted = set()
    for name in engines():
        how = data.draw(request_options(name))
        how["up_to"] = UpTo.PUZZLE
        listed = []
        for report in solve(SolveRequest(puzzle, **how)):
            if isinstance(report, Prepared):
                cover = report.cover
            elif isinstance(report, SolutionsFound):
                listed += [cover.solution(np.asarray(row)) for row in report.rows]
        counts = report.progress.counts
        counted.add(counts)
        assert all(each.is_valid() for each in listed)
        assert len(listed) == len(set(map(in_colours, listed))) == counts.of(how["convention"])
        if how["convention"] is Convention.RAW:
            assert set(map(in_colours, listed)) == {
                frozenset(placement for _, placement in each) for each in expected
            }
    (counts,) = counted
    assert counts.raw == len(expected)
    assert counts.rotations == number_up_to(puzzle, expected, CUBIC.turns)
    # A flat box has no reflection that is not a turn too.
    assert counts.unique == counts.rotations
    *_, last = count(SolveRequest(puzzle, count_only=True))
    assert last.progress.counts == counts


def in_colours(solution):
    """Return a solution as a set of placements, each a set of cells and the piece's colours."""
    found = []
    for placed in solution.placed:
        numbers = placed.colours
        if not numbers:
            piece, cells = solution.puzzle.pieces[placed.piece], set(placed.cells)
            plain = Puzzle(Figure(BOX), solution.puzzle.piece_set)
            (form,) = (each for each in all_placements(plain, piece) if cells_of(each) == cells)
            found.append(form)
        else:
            found.append(frozenset(zip(placed.cells, numbers, strict=True)))
    return frozenset(found)


def test_a_domino_of_two_colours_has_two_placements_on_its_cells():
    box = CUBIC.box((2, 2, 1))
    domino = Piece("D", box[:2], colours=frozenset({(box[0], 1)}))
    puzzle = Puzzle(Figure(box), PieceSet("d", "d", (domino,), (2,)))
    counts = {}
    for name in ("most-constrained", "next-cell"):
        found = []
        for report in solve(SolveRequest(puzzle, engine=name, convention=Convention.RAW)):
            if isinstance(report, Prepared):
                cover = report.cover
            elif isinstance(report, SolutionsFound):
                found += [cover.solution(row) for row in report.rows]
        counts[name] = report.progress.counts
        assert len(set(found)) == 8
        assert {placed.colours for each in found for placed in each.placed} == {(0, 1), (1, 0)}
    # Both dominoes along x or along y, each either way round; a square has eight symmetries.
    assert set(counts.values()) == {Counts(8, 2, 2)}
    (some,) = [*solve(SolveRequest(puzzle, limit=3))][-1:]
    assert some.outcome is Outcome.LIMIT or some.progress.counts.unique == 2


def test_very_many_colourings_of_one_solution_are_listed_in_several_arrays(monkeypatch):
    monkeypatch.setattr("cubewright.solver.problem.colourings.MAX_ROWS", 8)
    box = CUBIC.box((8, 1, 1))
    domino = Piece("D", box[:2], colours=frozenset({(box[0], 1)}))
    puzzle = Puzzle(Figure(box), PieceSet("d", "d", (domino,), (4,)))
    reports = [*solve(SolveRequest(puzzle, convention=Convention.RAW))]
    arrays = [each.rows for each in reports if isinstance(each, SolutionsFound)]
    assert len(np.unique(np.concatenate(arrays), axis=0)) == 16 == sum(map(len, arrays))
    assert reports[-1].progress.counts == Counts(16, 10, 10)
    limited = [*solve(SolveRequest(puzzle, convention=Convention.RAW, limit=5))]
    assert sum(len(each.rows) for each in limited if isinstance(each, SolutionsFound)) == 5


def test_a_pre_placed_coloured_piece_keeps_both_of_its_placements():
    box = CUBIC.box((2, 2, 1))
    domino = Piece("D", box[:2], colours=frozenset({(box[0], 1)}))
    fixed = PlacedPiece(0, 0, tuple(sorted(box[:2])))
    puzzle = Puzzle(Figure(box), PieceSet("d", "d", (domino,), (2,)), (fixed,))
    *_, last = solve(SolveRequest(puzzle))
    counts = last.progress.counts
    assert counts == Counts(4, 2, 2)
    assert (counts.figure_rotations, counts.figure_unique) == (2, 2)
