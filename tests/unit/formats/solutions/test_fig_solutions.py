"""A file of solutions gives the pieces of their puzzle, on any machine."""

from dataclasses import replace

import numpy as np
import pytest

from cubewright.formats.fig.default_pieces import default_pieces
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_set, piece_sets
from cubewright.formats.piece_sets.user_sets import delete_user_piece_set, save_user_piece_set
from cubewright.formats.solutions.fig import solution_pieces
from cubewright.formats.solutions.solution_format import solution_format
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.pieces.set_names import named
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.exports.solution_files import solution_document
from cubewright.presenter.files.pieces import pieces_of_file
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

FIG = solution_format("fig")


def exported(puzzle):
    """The file of all solutions of a puzzle, and their number."""
    chunks = []
    for report in solve(SolveRequest(puzzle)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            chunks.append(report.rows)
    rows = np.concatenate(chunks)
    return "".join(text for _, text in solution_document(cover, FIG, [(1, rows)])), len(rows)


def niche():
    """23 cells for Soma without T."""
    cells = [cell for cell in CUBIC.box((3, 3, 3)) if cell[2] < 2 or cell[:2] not in GONE]
    soma = piece_set("soma")
    without_t = replace(soma, counts=(1, 1, 0, 1, 1, 1, 1))
    return Puzzle(Figure(cells, "niche"), named(without_t, piece_sets()))


GONE = ((0, 0), (0, 2), (2, 0), (2, 2))


def bars(name="my-bars", title="My bars", its_lattice=CUBIC):
    """Two user-defined bars, one of them in two copies."""
    long, short = its_lattice.box((3, 1, 1)), its_lattice.box((2, 1, 1))
    pieces = (
        Piece("l", long, "long", "#aa3355", lattice=its_lattice),
        Piece("s", short, "short", lattice=its_lattice, aliases=("z",)),
    )
    return PieceSet(name, title, pieces, (2, 3), its_lattice, minimums=(1, 0))


def plate(pieces, width=5):
    return Puzzle(Figure(pieces.lattice.box((width, 2, 1)), "plate", pieces.lattice), pieces)


PUZZLES = {
    "without T": niche,
    "own shapes": lambda: plate(bars()),
    "hexagons": lambda: plate(bars(its_lattice=lattice("hexagonal")), 5),
    "a name with blanks": lambda: plate(bars("my bars, drawn here")),
    "the name of an included set": lambda: plate(bars("soma", "Soma")),
    "an included set that is not the usual one": lambda: Puzzle(
        Figure(CUBIC.box((3, 3, 3)), "cube"), replace(piece_set("checkered-soma"))
    ),
}


@pytest.mark.parametrize("name", PUZZLES)
def test_the_file_gives_the_same_pieces_and_solutions(name):
    puzzle = PUZZLES[name]()
    if name == "an included set that is not the usual one":
        puzzle = puzzle_to_fill(puzzle.figure, puzzle.piece_set)
    text, number = exported(puzzle)
    blocks = parse_fig(text, "out.fig").blocks
    assert len(blocks) == number > 1
    for block in blocks:
        assert block.is_solution
        assert default_pieces(block) == pieces_of_file(block, block.figure) == puzzle.piece_set
        solution = block.solution(puzzle.piece_set)
        assert solution.is_valid()


def test_the_pieces_are_described_once():
    text, number = exported(plate(bars()))
    assert text.count("drawn here") == 1
    assert text.count("; pieces: my-bars\n") == number


@pytest.mark.parametrize("name", ["soma", "half-hour"])
def test_the_marks_of_included_sets_state_them(name):
    puzzle = puzzle_to_fill(Figure(CUBIC.box((3, 3, 3)), "cube"), piece_set(name))
    assert ";" not in exported(puzzle)[0]


def test_a_subset_of_the_usual_set_is_not_stated():
    puzzle = puzzle_to_fill(Figure(CUBIC.box((3, 2, 2)), "box"), piece_set("soma"))
    assert solution_pieces(puzzle).each == ()
    optional = replace(puzzle, figure=replace(puzzle.figure, optional=frozenset({(0, 0, 0)})))
    assert solution_pieces(optional).each[:2] == (
        "; pieces: soma, with changes",
        ';pieces minimum=0 name="soma" title="Soma"',
    )


def test_a_set_of_the_users_own_is_described():
    save_user_piece_set(bars())
    text, _ = exported(plate(known_piece_sets()["my-bars"]))
    delete_user_piece_set("my-bars")
    block = parse_fig(text, "out.fig").blocks[-1]
    assert default_pieces(block).counts == (2, 3)
