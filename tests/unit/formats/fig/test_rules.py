"""Rules in figure files (colours, empty cells, groups) survive conversion to other files."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from cubewright.formats.conversion.convert import convert_file
from cubewright.formats.fig.colour_marks import COLOUR_MARKS
from cubewright.formats.fig.default_pieces import puzzle_of_block
from cubewright.formats.fig.file import figure_text, parse_fig
from cubewright.formats.project.file import read_project
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import puzzle_of
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.puzzle import Puzzle

each_lattice = pytest.mark.parametrize("lattice", lattices().values(), ids=lattices())


def coloured_puzzle(lattice):
    """A figure and pieces in many colours, with every rule that a file holds."""
    cells = lattice.box((4, 3, 2))[:12]
    colours = [(cell, n) for n, cell in enumerate(cells, start=1) if n % 4]
    figure = Figure(cells, "Tray", lattice=lattice, optional=cells[-3:], colours=colours).aligned()
    some = figure.cells
    pieces = (
        Piece("A", some[:3], "A", "#f7d13d", lattice=lattice, colours=[(some[0], 3), (some[2], 1)]),
        Piece("B", some[3:8], "B", "#4c86ee", lattice=lattice, colours=[(some[3], 11)]),
        Piece("C", some[8:10], "C", "#70ad47", lattice=lattice),
    )
    fixed = tuple(
        replace(
            piece,
            cells=lattice.normalized(piece.cells),
            colours=frozenset(
                (moved, dict(piece.colours)[cell])
                for moved, cell in zip(lattice.normalized(piece.cells), piece.cells, strict=True)
                if cell in dict(piece.colours)
            ),
        )
        for piece in pieces
    )
    made = PieceSet("mine", "mine", fixed, (2, 2, 1), lattice, minimums=(1, 0, 0))
    table = frozenset({(1, 1), (3, 3), (3, 2), (11, 5), (12, 12)})
    return Puzzle(
        figure,
        made,
        allowed_colours=table,
        max_holes=2,
        choices=(PieceChoice("AB", 1, 3), PieceChoice((), 2)),
    )


def rules_of(puzzle):
    """Everything that decides the solutions, wherever a file draws the pieces."""
    forms = tuple(piece.coloured_orientations for piece in puzzle.pieces)
    counts, least = puzzle.counts, puzzle.min_copies
    figure = puzzle.figure.aligned()
    cells = figure.cells, figure.optional, figure.colours
    return cells, forms, counts, least, puzzle.allowed_colours, puzzle.max_holes, puzzle.choices


@each_lattice
def test_a_figure_file_keeps_every_rule_on_each_lattice(lattice):
    puzzle = coloured_puzzle(lattice)
    text = figure_text(puzzle.figure, (), Constraints.of(puzzle), puzzle.piece_set)
    (block,) = parse_fig(text, "a.fig").blocks
    assert block.problem is None
    read = puzzle_of_block(block)
    assert read.figure == puzzle.figure
    assert rules_of(read) == rules_of(puzzle)
    # Other programs read each line outside the drawing as a comment.
    rows = [line for line in text.splitlines() if not line.startswith(";")]
    assert rows[0].startswith("/SOMA" if lattice == CUBIC else f"[{lattice.name}]")


@each_lattice
def test_rules_survive_a_trip_through_all_three_formats(lattice, tmp_path):
    puzzle = replace(coloured_puzzle(lattice), choices=())  # BurrTools has no choices
    groups = (("A", ((1, 1), (2, 1))), ("B", ((1, 2),)))
    rules = replace(Constraints.of(puzzle), groups=groups)
    text = figure_text(puzzle.figure, (), rules, puzzle.piece_set)
    (tmp_path / "a.fig").write_text(text)
    names = ("a.fig", "b.cubewright", "c.xmpuzzle", "d.fig")
    if lattice.name == "hexagonal":  # BurrTools has no hexagons
        names = ("a.fig", "b.cubewright", "d.fig")
    for source, target in pairwise(names):
        conversion = convert_file(tmp_path / source, tmp_path / target)
        assert not [loss for loss in conversion.losses if "may" in loss or "numbers" in loss]
        conversion.write(tmp_path / target)
    project = read_project(tmp_path / "b.cubewright")
    (block,) = parse_fig((tmp_path / "d.fig").read_text(), "d.fig").blocks
    read = [project.puzzle(0), puzzle_of_block(block)]
    if "c.xmpuzzle" in names:
        file = read_xmpuzzle(tmp_path / "c.xmpuzzle")
        read.insert(1, puzzle_of(file, file.problems[0]))
    for each in read:
        assert len(each.figure.colours) == len(puzzle.figure.colours)
        assert each.max_holes == 2
    assert rules_of(read[0]) == rules_of(puzzle)
    assert [each.groups for each in project.problems[0].pieces] == [*dict(groups).values(), ()]
    assert [each for _, each in block.constraints.groups] == [*dict(groups).values()]
    # A BurrTools file has each cell somewhere else in its grid, but the same puzzle.
    numbers = [Counter(number for _, number in each.figure.colours) for each in read]
    assert all(each == numbers[0] for each in numbers)
    assert all(each.allowed_colours == puzzle.allowed_colours for each in read)


def test_each_colour_number_up_to_33_has_a_mark():
    assert len(set(COLOUR_MARKS)) == 33
    for lattice in lattices().values():
        cells = lattice.box((16, 16, 1))[:33]
        colours = [(cell, n) for n, cell in enumerate(cells, start=1)]
        figure = Figure(cells, lattice=lattice, colours=colours)
        (block,) = parse_fig(figure_text(figure, ()), "a.fig").blocks
        assert block.problem is None, lattice
        assert block.figure.aligned().colours == figure.aligned().colours


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (";meet 1-2", {(1, 2)}),
        (";meet none", frozenset()),
        ("; meet 1-2 2-1 ", {(1, 2), (2, 1)}),
        (";meet me at 1-2", None),
        (";meet 1-2,2-1", None),
    ],
)
def test_a_table_of_colours_is_read(line, expected):
    (block,) = parse_fig(f"/SOMA X\n{line}\n/11\n", "a.fig").blocks
    assert block.constraints.allowed_colours == expected


def test_a_drawing_of_another_figure_is_named():
    (block,) = parse_fig("/SOMA X\n;colours /123\n/11\n", "a.fig").blocks
    assert "';colours' do not draw the figure" in str(block.problem)
