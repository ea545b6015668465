"""Counts of small BurrTools files on which burrTxt 0.7.1 and Cubewright once disagreed.

The slow count lists every raw assembly of the file, without the solver, and merges those
that a symmetry of the result carries into each other.
"""

from itertools import combinations, product
from pathlib import Path

import pytest

from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import puzzle_of
from cubewright.model.cell import difference, shifted, turned
from cubewright.presenter.scripting import count, solutions

SHARED = Path(__file__).parents[5] / "shared" / "data" / "attack"

pytestmark = pytest.mark.shared_data


def read(name):
    file = read_xmpuzzle(SHARED / f"{name}.xmpuzzle")
    return puzzle_of(file, file.problems[0])


def images(figure, cells, matrices):
    """The images of cells within the figure, in the order of the cells."""
    origin = figure.lattice.origin
    for matrix in matrices:
        moved = [turned(cell, matrix) for cell in cells]
        for goal in figure.cells:
            step = difference(origin(goal), origin(moved[0]))
            there = tuple(shifted(cell, step) for cell in moved)
            if there[0] == goal and all(cell in figure for cell in there):
                yield there


def placements(puzzle, piece):
    """The placements of a piece, each a set of pairs of a cell and the piece's colour there."""
    of_piece, of_figure = dict(piece.colours), dict(puzzle.figure.colours)
    found = set()
    for there in images(puzzle.figure, piece.cells, piece.lattice.turns):
        colours = [of_piece.get(cell, 0) for cell in piece.cells]
        below = [of_figure.get(cell, 0) for cell in there]
        meet = puzzle.allowed_colours or ()
        if all(not p or not f or (p, f) in meet for p, f in zip(colours, below, strict=True)):
            found.add(frozenset(zip(there, colours, strict=True)))
    return found


def raw_assemblies(puzzle):
    """All assemblies: sets of placements that fill the required cells without overlap."""
    required = set(puzzle.figure.required)
    choices = []
    for piece, least, most in zip(puzzle.pieces, puzzle.min_copies, puzzle.counts, strict=True):
        places = placements(puzzle, piece)
        numbers = range(least, most + 1)
        choices.append([chosen for n in numbers for chosen in combinations(places, n)])
    found = set()
    for chosen in product(*choices):
        places = [place for copies in chosen for place in copies]
        filled = [cell for place in places for cell, _ in place]
        if len(set(filled)) == len(filled) and required <= set(filled):
            found.add(frozenset(places))
    return found


def symmetries(figure, matrices, *, coloured):
    """Maps of the figure's cells that keep optional cells and, if ``coloured``, colours."""
    colours = dict(figure.colours) if coloured else {}

    def look(cell):
        return cell in figure.optional, colours.get(cell, 0)

    for there in images(figure, figure.cells, matrices):
        if all(look(a) == look(b) for a, b in zip(figure.cells, there, strict=True)):
            yield dict(zip(figure.cells, there, strict=True))


def orbits(assemblies, maps):
    """The number of assemblies; those that a map carries into each other count once."""
    left, number = set(assemblies), 0
    maps = list(maps)
    while left:
        number += 1
        one = left.pop()
        for each in maps:
            left.discard(frozenset(frozenset((each[c], n) for c, n in place) for place in one))
    return number


def slow_counts(puzzle, *, coloured):
    """The numbers of assemblies raw, up to turns, and up to turns and mirrors."""
    figure, assemblies = puzzle.figure, raw_assemblies(puzzle)
    turns, mirrors = figure.lattice.turns, figure.lattice.mirrors
    groups = ((), turns, turns + mirrors)
    found = [list(symmetries(figure, each, coloured=coloured)) for each in groups]
    return tuple(orbits(assemblies, each) for each in found)


@pytest.mark.parametrize(("name", "raw", "ours"), [("colour_sym", 3, 2), ("colour_sym2", 12, 12)])
def test_colours_of_the_result_are_a_part_of_it(name, raw, ours):
    """burrTxt finds 2 and 12: a colour that no piece has still distinguishes cells."""
    puzzle = read(name)
    assert slow_counts(puzzle, coloured=True)[::2] == (raw, ours)
    assert slow_counts(puzzle, coloured=False)[::2] == (raw, 1)
    assert count(puzzle) == ours
    assert count(puzzle, convention="raw") == raw


def test_mirror_images_count_as_one_if_both_are_assemblies():
    puzzle = read("range_mirror")
    assert slow_counts(puzzle, coloured=True) == (103, 103, 102)
    assert [count(puzzle, convention=each) for each in ("raw", "rotations", "unique")] == [
        103,
        103,
        102,
    ]


def test_an_assembly_may_have_no_pieces():
    puzzle = read("empty")
    assert slow_counts(puzzle, coloured=True) == (2, 2, 2)
    assert frozenset() in raw_assemblies(puzzle)
    assert count(puzzle) == 2
    listed = solutions(puzzle)
    assert [len(each.placed) for each in listed] == [1, 0]
