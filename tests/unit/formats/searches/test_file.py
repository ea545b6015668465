"""A saved search is read as it was written; an error names the field."""

import dataclasses
import gzip
import json

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles
from cubewright.formats.old_puzzle import PuzzleData
from cubewright.formats.puzzle import MAX_COPIES
from cubewright.formats.searches import file as search_file
from cubewright.formats.searches.file import SavedSearch, is_saved_search, read_search, write_search
from cubewright.formats.searches.puzzle import puzzle_as_data
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention


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


SPECIAL_PUZZLES = an_inexact_puzzle(), a_puzzle_with_stated_minimums()
numbers = st.integers(0, 2**62)
values = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(0, 1) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=12,
)


@st.composite
def saved_searches(draw):
    return SavedSearch(
        puzzle=draw(st.sampled_from([*built_in_puzzles().values(), *SPECIAL_PUZZLES])),
        convention=draw(st.sampled_from(Convention)),
        engine=draw(st.text(min_size=1, max_size=9)),
        settings=draw(st.dictionaries(st.text(max_size=5), st.text(max_size=5), max_size=3)),
        count_only=draw(st.booleans()),
        problem=draw(st.text(min_size=1, max_size=9)),
        state=draw(st.dictionaries(st.text(max_size=5), values, max_size=4)),
        counts={each: draw(numbers) for each in Convention},
        listed=draw(numbers),
        seconds=draw(st.floats(0, 1e9)),
        fraction=draw(st.floats(0, 1)),
    )


def a_search(**changes):
    search = SavedSearch(
        puzzle=built_in_puzzle("cube"),
        convention=Convention.UNIQUE,
        engine="most-constrained",
        settings={},
        count_only=False,
        problem="0123",
        state={"path": [1, 2]},
        counts=dict.fromkeys(Convention, 7),
        listed=7,
        seconds=1.5,
        fraction=0.25,
    )
    return dataclasses.replace(search, **changes)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(search=saved_searches(), ending=st.sampled_from(["json", "search", "json.gz", "GZ"]))
def test_a_written_search_is_read_back(tmp_path, search, ending):
    path = tmp_path / f"one.{ending}"
    write_search(path, search)
    assert read_search(path) == search
    assert is_saved_search(path)
    assert path.read_bytes().startswith(b"\x1f\x8b") == ending.lower().endswith("gz")


def test_minimums_that_equal_the_counts_are_read_back_if_stated(tmp_path):
    path = tmp_path / "a.search"
    puzzle = a_puzzle_with_stated_minimums()
    write_search(path, a_search(puzzle=puzzle))
    assert read_search(path).puzzle.piece_set.minimums == puzzle.piece_set.counts
    assert "states_minimums" not in puzzle_as_data(built_in_puzzle("cube"))["piece_set"]


def test_equal_searches_are_equal_bytes(tmp_path):
    for name in ("a.gz", "b.gz"):
        write_search(tmp_path / name, a_search())
    assert (tmp_path / "a.gz").read_bytes() == (tmp_path / "b.gz").read_bytes()


def coloured(puzzle):
    """The puzzle with everything that is written only where there is any."""
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
        choices=(PieceChoice("LT", 1, 2),),
    )


def test_every_field_of_a_puzzle_is_written():
    # A new field must be written too, or a search would resume with another puzzle.
    written = puzzle_as_data(coloured(built_in_puzzle("cube")))
    set_as_written = written.pop("piece_set")
    piece_as_written = set_as_written["pieces"][0]
    # Written once for all; as count and minimum of each piece; as objects of their own.
    # A puzzle with misplaced pieces is refused before a search starts.
    named = {"lattice", "counts", "minimums", "piece_set", "figure", "misplaced"}

    def fields(kind):
        return {field.name for field in dataclasses.fields(kind)} - named

    assert fields(Puzzle) - {"pre_placed"} <= set(written)
    assert "fixed" in written, "the pre-placed pieces"
    assert fields(Figure) <= set(written)
    assert fields(PieceSet) <= set(set_as_written) | set(piece_as_written)
    assert fields(Piece) <= set(piece_as_written)


def wrong(path):
    with pytest.raises(FormatError) as caught:
        read_search(path)
    return str(caught.value)


def test_a_file_that_is_not_there(tmp_path):
    assert wrong(tmp_path / "a.search") == "a.search: cannot be read: No such file or directory"


@pytest.mark.parametrize("content", [b"[1]", b'"x"', b"{}", b'{"format": "other"}'])
def test_a_file_of_something_else(tmp_path, content):
    path = tmp_path / "a.search"
    path.write_bytes(content)
    assert wrong(path) == "a.search: there is no saved search in it"
    assert not is_saved_search(path)


def test_half_a_file(tmp_path):
    path = tmp_path / "a.search"
    write_search(path, a_search())
    path.write_bytes(path.read_bytes()[:-40])
    assert wrong(path).startswith("a.search, line 1: it is incomplete, or not a saved search: ")


@pytest.mark.parametrize("kept", [-9, -3, 30])
def test_half_a_packed_file(tmp_path, kept):
    path = tmp_path / "a.gz"
    write_search(path, a_search())
    path.write_bytes(path.read_bytes()[:kept])
    assert wrong(path) == "a.gz: the compressed file is incomplete or damaged; copy it again"


def test_count_only_may_be_missing_in_an_earlier_version(tmp_path):
    path = tmp_path / "a.search"
    write_search(path, a_search(count_only=True))
    values = json.loads(path.read_text())
    del values["count_only"]
    values["version"] = 2
    path.write_text(json.dumps({**values, search_file.CHECK: search_file.digest(values)}))
    assert read_search(path) == a_search()


def test_a_file_of_a_later_version(tmp_path):
    path = tmp_path / "a.search"
    path.write_text(json.dumps({"format": search_file.FORMAT, "version": 9}))
    assert wrong(path) == (
        "a.search: it was saved in version 9 of this format, and this program reads "
        "versions up to 4; resume it with the program that saved it"
    )
    assert is_saved_search(path)


def test_a_file_that_was_changed(tmp_path):
    path = tmp_path / "a.search"
    write_search(path, a_search())
    path.write_text(path.read_text().replace('"listed":7', '"listed":8'))
    assert wrong(path) == "a.search: it has been changed since it was saved"


@pytest.mark.parametrize(
    ("keys", "value", "reason"),
    [
        (("seconds",), -1, "field 'seconds': a number from 0 on is needed, not -1"),
        (("seconds",), True, "field 'seconds': a number from 0 on is needed, not True"),
        (("fraction",), 1.5, "field 'fraction': a number from 0 to 1 is needed, not 1.5"),
        (("listed",), "x", "field 'listed': a whole number from 0 on is needed, not 'x'"),
        (("engine",), 3, "field 'engine': a text is needed, not 3"),
        (("settings",), {"a": 1}, "field 'settings.a': a text is needed, not 1"),
        (("counts", "raw"), None, "field 'counts.raw': it is missing"),
        (("state",), [], "field 'state': an object is needed, not []"),
        (
            ("convention",),
            "all",
            "field 'convention': one of 'raw', 'rotations', 'unique' is needed, not 'all'",
        ),
        (
            ("puzzle", "cells"),
            [[1, 2]],
            "field 'puzzle.cells[0]': a cell of three whole numbers is needed, not [1, 2]",
        ),
        (
            ("puzzle", "lattice"),
            "cubik",
            "field 'puzzle.lattice': no lattice 'cubik' (did you mean 'cubic'?)",
        ),
        (
            ("puzzle", "piece_set", "pieces", 1, "symbol"),
            "xy",
            "field 'puzzle.piece_set.pieces[1].symbol': one character is needed, not 'xy'",
        ),
        (
            ("puzzle", "piece_set", "pieces", 0, "marks"),
            [1],
            "field 'puzzle.piece_set.pieces[0].marks[0]': a text is needed, not 1",
        ),
        (
            ("puzzle", "cells"),
            [[0, 0, 0], [0, 0, 10**7]],
            "field 'puzzle.cells[1][2]': a whole number up to 1000000 is needed, not 10000000",
        ),
        (
            ("puzzle", "cells"),
            [[0, 0, 0], [999, 999, 999]],
            "field 'puzzle.cells': the figure is 1000 x 1000 x 1000, larger than 4194304 cells",
        ),
        (
            ("puzzle", "forbidden"),
            [{"piece": 7, "cells": [[0, 0, 0]]}],
            "field 'puzzle.forbidden[0].piece': there are only 7 pieces, counted from 0",
        ),
        (
            ("puzzle", "piece_set", "pieces"),
            [],
            "field 'puzzle.piece_set.pieces': a list of pieces is needed, not []",
        ),
    ],
)
def test_a_wrong_field_is_named(tmp_path, keys, value, reason):
    path = tmp_path / "a.search"
    write_search(path, a_search())
    document = json.loads(path.read_text())
    *inner, last = keys
    table = document
    for key in inner:
        table = table[key]
    table[last] = value
    document[search_file.CHECK] = search_file.digest(document)
    path.write_text(json.dumps(document))
    assert wrong(path) == f"a.search: {reason}"


def test_a_packed_file_may_have_any_name(tmp_path):
    path = tmp_path / "a.search"
    write_search(path, a_search())
    path.write_bytes(gzip.compress(path.read_bytes()))
    assert read_search(path) == a_search()


def test_a_file_that_cannot_be_written_is_named(tmp_path):
    with pytest.raises(FormatError, match=r"^a\.search: cannot be written: the folder"):
        write_search(tmp_path / "none" / "a.search", a_search())


def test_a_number_of_copies_is_bounded():
    data = puzzle_as_data(built_in_puzzle("cube"))
    for copies in (MAX_COPIES, MAX_COPIES + 1):
        data["piece_set"]["pieces"][3]["count"] = copies
        if copies == MAX_COPIES:
            msgspec.convert(data, PuzzleData)
        else:
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(data, PuzzleData)
