"""A puzzle as JSON values is read back as it was; an error names the field."""

import dataclasses
import json
from dataclasses import replace

import msgspec
import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.puzzle import (
    MAX_COPIES,
    ChoiceData,
    PuzzleData,
    choices_of,
    puzzle_of,
    puzzle_values,
)
from cubewright.formats.schema import Source
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle


def an_inexact_puzzle():
    """A puzzle with ranges, optional cells, colours, a fixed piece and forbidden cells."""
    cube = built_in_puzzle("cube")
    first, *others = cube.pieces
    pieces = dataclasses.replace(
        cube.piece_set,
        pieces=(
            dataclasses.replace(first, dark=frozenset(first.cells[:1]), flips=True),
            *others[:-1],
            dataclasses.replace(others[-1], one_sided=True),
        ),
        counts=(2, 1, 1, 1, 0, 1, 1),
        minimums=(0, 1, 1, 1, 0, 1, 1),
    )
    cells = cube.figure.cells
    figure = dataclasses.replace(cube.figure, optional=cells[:4], dark=cells[::2])
    fixed = (PlacedPiece(1, 0, ((0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0))),)
    return Puzzle(figure, pieces, fixed, frozenset({(2, cells[5]), (3, cells[5])}))


def a_puzzle_with_stated_minimums():
    """A puzzle whose pieces state the minimums that they would have anyway."""
    cube = built_in_puzzle("cube")
    pieces = dataclasses.replace(cube.piece_set, minimums=cube.piece_set.counts)
    return dataclasses.replace(cube, piece_set=pieces)


def coloured(puzzle):
    """The puzzle with colours, a limit of empty cells and a choice of pieces."""
    pieces = puzzle.piece_set
    cell = puzzle.figure.cells[0]
    several = tuple(
        dataclasses.replace(p, colours=frozenset({(p.cells[0], 1)})) for p in pieces.pieces
    )
    return dataclasses.replace(
        puzzle,
        figure=dataclasses.replace(puzzle.figure, colours=frozenset({(cell, 1)})),
        piece_set=dataclasses.replace(pieces, pieces=several),
        allowed_colours=frozenset({(1, 1)}),
        max_holes=1,
        choices=(PieceChoice(("L", "T"), 1, 2),),
    )


SPECIAL_PUZZLES = {
    "inexact": an_inexact_puzzle(),
    "stated": a_puzzle_with_stated_minimums(),
    "coloured": coloured(built_in_puzzle("cube")),
}


def written(puzzle):
    """Return the values of a puzzle after a round trip through JSON text."""
    return json.loads(json.dumps(puzzle_values(puzzle)))


def read(values):
    source = Source("a.json", values)
    return puzzle_of(source.convert(PuzzleData), source)


@pytest.mark.parametrize("name", [*built_in_puzzles(), *SPECIAL_PUZZLES])
def test_a_written_puzzle_is_read_back(name):
    puzzle = SPECIAL_PUZZLES.get(name) or built_in_puzzle(name)
    assert read(written(puzzle)) == puzzle
    assert read(written(puzzle)).search_key == puzzle.search_key


def test_minimums_that_equal_the_counts_are_read_back_if_stated():
    puzzle = a_puzzle_with_stated_minimums()
    assert read(written(puzzle)).piece_set.minimums == puzzle.piece_set.counts
    assert read(written(built_in_puzzle("cube"))).piece_set.minimums is None


def test_colours_and_the_pairs_that_may_meet_are_saved():
    box = CUBIC.box((2, 2, 1))
    piece = Piece("A", ((0, 0, 0), (1, 0, 0)), colours=frozenset({((0, 0, 0), 3)}))
    pieces = PieceSet("p", "p", (piece,), (2,))
    for allowed in (None, frozenset({(3, 1), (3, 2)})):
        puzzle = Puzzle(Figure(box, colours=[(box[0], 1)]), pieces, allowed_colours=allowed)
        assert read(written(puzzle)) == puzzle


def test_a_colour_is_limited_since_a_search_makes_a_table_of_all_pairs():
    values = written(coloured(built_in_puzzle("cube")))
    values["problem"]["figure"]["colours"] = [[[0, 0, 0], 2**32]]
    with pytest.raises(FormatError, match="a colour number up to 1000 is needed, not 4294967296"):
        read(values)


def test_a_limit_of_holes_is_saved():
    box = CUBIC.box((2, 2, 1))
    pieces = PieceSet("p", "p", (Piece("A", ((0, 0, 0),)),), (4,), minimums=(0,))
    for limit in (None, 0, 2):
        puzzle = Puzzle(Figure(box, optional=box), pieces, max_holes=limit)
        assert read(written(puzzle)) == puzzle


def test_every_field_of_a_puzzle_is_written():
    # A new field must be written too, or a search would resume with another puzzle.
    values = written(replace(coloured(built_in_puzzle("cube")), cell_colours=("#ff8000",)))
    shape, problem = values["shapes"][0], values["problem"]
    # Named set_name and so on; as minimum and maximum of each piece; as objects of their own.
    named = {"name", "title", "source", "counts", "minimums", "piece_set", "pieces"}
    named |= {"cell_colours"}
    assert read(values).cell_colours == ("#ff8000",)

    def fields(kind):
        return {field.name for field in dataclasses.fields(kind)} - named

    assert fields(Puzzle) <= set(problem)
    assert {"set_name", "set_title", "set_source", "states_minimums"} <= set(problem)
    assert fields(Figure) <= set(problem["figure"])
    assert fields(PieceSet) <= set(problem["figure"])
    assert fields(Piece) <= set(shape) | set(problem["pieces"][0])


@pytest.mark.parametrize(
    ("keys", "value", "reason"),
    [
        (
            ("problem", "figure", "cells"),
            [[1, 2]],
            "field 'problem.figure.cells[0]': a cell of three whole numbers is needed, not [1, 2]",
        ),
        (
            ("problem", "figure", "lattice"),
            "cubik",
            "field 'problem.figure.lattice': no lattice 'cubik' (did you mean 'cubic'?)",
        ),
        (
            ("shapes", 1, "symbol"),
            "xy",
            "field 'shapes[1].symbol': one character is needed, not 'xy'",
        ),
        (
            ("problem", "figure", "cells"),
            [[0, 0, 0], [999, 999, 999]],
            "field 'problem.figure.cells': the figure is 1000 x 1000 x 1000, "
            "larger than 4194304 cells",
        ),
        (
            ("problem", "forbidden"),
            [{"piece": 7, "cells": [[0, 0, 0]]}],
            "field 'problem': a problem contradicts itself (piece 7 of 7)",
        ),
        (
            ("problem", "pre_placed"),
            [{"piece": 0, "copy": 0, "cells": [[0, 0, 0], [2, 2, 2], [1, 1, 1]]}],
            "field 'problem.pre_placed[0].cells': piece 0 cannot be placed there",
        ),
    ],
)
def test_a_wrong_field_is_named(keys, value, reason):
    table = values = written(built_in_puzzle("cube"))
    *inner, last = keys
    for key in inner:
        table = table[key]
    table[last] = value
    with pytest.raises(FormatError) as caught:
        read(values)
    assert str(caught.value) == f"a.json: {reason}"


def test_a_puzzle_needs_a_figure_and_pieces():
    values = written(built_in_puzzle("cube"))
    for field, empty in (("figure", None), ("pieces", [])):
        with pytest.raises(FormatError, match=f"has no {field}"):
            read({**values, "problem": {**values["problem"], field: empty}})


def test_a_number_of_copies_is_bounded():
    values = written(built_in_puzzle("cube"))
    for copies in (MAX_COPIES, MAX_COPIES + 1):
        values["problem"]["pieces"][3]["maximum"] = copies
        if copies == MAX_COPIES:
            msgspec.convert(values, PuzzleData)
        else:
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(values, PuzzleData)


@pytest.mark.parametrize(
    ("least", "most", "is_read"), [(1, None, True), (2, 2, True), (0, 1, True), (2, 1, False)]
)
def test_the_maximum_of_a_choice_is_not_below_its_minimum(least, most, is_read):
    source = Source("a.json", {})
    other = ChoiceData(symbols=("L",), minimum=least, maximum=most)
    data = [ChoiceData(symbols=("L",)), other]
    if is_read:
        found = choices_of(data, source, ("choices",))
        assert found == (PieceChoice(("L",), 0, None), PieceChoice(("L",), least, most))
    else:
        reason = r"'choices\[1\]\.minimum': 2 is more than the maximum"
        with pytest.raises(FormatError, match=reason):
            choices_of(data, source, ("choices",))
