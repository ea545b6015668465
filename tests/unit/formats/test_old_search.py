"""Searches and solutions that earlier versions saved are read; an error names the field."""

import gzip
import json
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats import old_search
from cubewright.formats.old_puzzle import PuzzleData
from cubewright.formats.old_search import is_old_search, read_old_search, read_rows, rows_path
from cubewright.formats.project import search_state
from cubewright.formats.puzzle import MAX_COPIES

SAMPLES = Path(__file__).parents[2] / "samples" / "searches"
SAMPLE = SAMPLES / "window.search"


@pytest.fixture
def path(tmp_path):
    """A copy of a saved search, without its solutions."""
    path = tmp_path / "a.search"
    path.write_bytes(SAMPLE.read_bytes())
    return path


def wrong(path):
    with pytest.raises(FormatError) as caught:
        read_old_search(path)
    return str(caught.value)


def test_a_file_that_is_not_there(tmp_path):
    assert wrong(tmp_path / "a.search") == "a.search: cannot be read: No such file or directory"


@pytest.mark.parametrize("content", [b"[1]", b'"x"', b"{}", b'{"format": "other"}'])
def test_a_file_of_something_else(path, content):
    path.write_bytes(content)
    assert wrong(path) == "a.search: it contains no saved search"
    assert not is_old_search(path)


def test_half_a_file(path):
    path.write_bytes(path.read_bytes()[:-40])
    assert wrong(path).startswith("a.search, line 1: it is incomplete, or not a saved search: ")


@pytest.mark.parametrize("kept", [-9, -3, 30])
def test_half_a_packed_file(tmp_path, kept):
    path = tmp_path / "a.gz"
    path.write_bytes(gzip.compress(SAMPLE.read_bytes())[:kept])
    assert wrong(path) == "a.gz: the compressed file is incomplete or damaged; copy it again"


def test_a_packed_file_may_have_any_name(path):
    plain = read_old_search(path)
    path.write_bytes(gzip.compress(path.read_bytes()))
    assert read_old_search(path) == plain
    assert is_old_search(path)


def test_the_solutions_beside_a_search():
    assert rows_path(SAMPLE).name == "window.search.rows"
    found = read_old_search(SAMPLE)
    assert (len(found.rows), found.state.listed) == (173, 173)
    some = read_old_search(SAMPLES / "some-solutions.search.gz")
    assert (len(some.rows), some.state.listed) == (13, 18)
    assert read_old_search(SAMPLES / "terminal.search").rows is None


def test_a_file_of_a_later_version(path):
    path.write_text(json.dumps({"format": search_state.FORMAT, "version": 9}))
    assert wrong(path) == (
        "a.search: it was saved in version 9 of this format, and this program reads "
        "versions up to 5; resume it with the program that saved it"
    )
    assert is_old_search(path)


def test_a_file_that_was_changed(path):
    path.write_text(path.read_text().replace('"listed":173', '"listed":174'))
    assert wrong(path) == "a.search: it has been changed since it was saved"


@pytest.mark.parametrize(
    ("keys", "value", "reason"),
    [
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
def test_a_wrong_field_is_named(path, keys, value, reason):
    document = json.loads(path.read_text())
    *inner, last = keys
    table = document
    for key in inner:
        table = table[key]
    table[last] = value
    document[search_state.CHECK] = search_state.digest(document)
    path.write_text(json.dumps(document))
    assert wrong(path) == f"a.search: {reason}"


def head(problem="digest", first=0, columns=3, options=40):
    """The first line of a file of rows."""
    values = {"format": "cubewright solutions", "version": 1, "problem": problem}
    values |= {"first": first, "columns": columns, "options": options}
    return json.dumps(values).encode() + b"\n"


def rows(count, options, seed):
    return np.random.default_rng(seed).integers(0, options + 1, (count, 3))


@given(count=st.integers(0, 9), options=st.sampled_from([40, 40_000]), first=st.integers(0, 3))
def test_rows_are_read_up_to_any_solution(tmp_path_factory, count, options, first):
    path = tmp_path_factory.mktemp("rows") / "x.search.rows"
    written = rows(count, options, count)
    kind = "<i2" if options == 40 else "<i4"
    path.write_bytes(head(first=first, options=options) + written.astype(kind).tobytes())
    for number in range(count + 1):
        read = read_rows(path, "digest", first + number)
        assert read.tolist() == written[:number].tolist()
    with pytest.raises(FormatError, match="fewer solutions"):
        read_rows(path, "digest", first + count + 1)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no solutions"),
        (b"[]\n", "no solutions"),
        (b'{"format": "cubewright solutions", "version": 2}\n', "no solutions"),
        (head("other"), "another search"),
        (head(first=5), "fewer"),
        (head() + b"\x29\0" * 6, "placements that do not exist"),
        (head(columns=-3), "no solutions"),
    ],
)
def test_rows_of_another_search_are_refused(tmp_path, content, reason):
    path = tmp_path / "x.rows"
    path.write_bytes(content)
    with pytest.raises(FormatError, match=f"x.rows.*{reason}"):
        read_rows(path, "digest", 2)


def test_a_path_that_cannot_be_read_is_named(tmp_path):
    with pytest.raises(FormatError, match=r"x\.rows.*cannot be read"):
        read_rows(tmp_path / "x.rows", "digest", 0)


def test_a_number_of_copies_is_bounded():
    data = json.loads(SAMPLE.read_text())["puzzle"]
    for copies in (MAX_COPIES, MAX_COPIES + 1):
        data["piece_set"]["pieces"][3]["count"] = copies
        if copies == MAX_COPIES:
            msgspec.convert(data, PuzzleData)
        else:
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(data, PuzzleData)


def test_rows_that_begin_after_the_solutions_of_a_search_are_refused(tmp_path):
    path = tmp_path / "x.search.rows"
    path.write_bytes(head(first=3))
    assert read_rows(path, "digest", 3).shape == (0, 3)
    for listed in (2, 1, 0):
        with pytest.raises(FormatError, match="fewer solutions"):
            read_rows(path, "digest", listed)


@pytest.mark.parametrize("wrong", range(3))
def test_every_row_is_checked(tmp_path, wrong, monkeypatch):
    path = tmp_path / "x.search.rows"
    for each in (-1, 41):
        written = rows(3, 40, 1)
        written[wrong, 2] = each
        path.write_bytes(head(options=40) + written.astype("<i2").tobytes())
        for at_once in (1, 2, 100):
            monkeypatch.setattr(old_search, "_CHECKED_AT_ONCE", at_once)
            with pytest.raises(FormatError, match="placements that do not exist"):
                read_rows(path, "digest", 3)
