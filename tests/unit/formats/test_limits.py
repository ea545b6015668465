"""Files of the wrong size, depth or numbers are refused with one sentence each."""

import gzip
import json
from dataclasses import replace

import pytest

from cubewright.errors import FormatError
from cubewright.formats import limits
from cubewright.formats.fig.file import read_fig
from cubewright.formats.fig.statements import stated_count
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.limits import Limits, parse_json, parse_toml, read_bytes, read_json
from cubewright.formats.old_search import read_old_search, read_rows
from cubewright.formats.piece_sets.file import read_piece_set
from cubewright.formats.user_library import library_file, user_sources

DIGITS = b"9" * 5000
NESTED = b"[" * 100_000
SMALL = Limits("a sample", 1000, depth=3, digits=10)


def refusal(read, *arguments):
    with pytest.raises(FormatError) as caught:
        read(*arguments)
    return str(caught.value)


@pytest.mark.parametrize("unpacked", [b'{"a":\n' + DIGITS + b"}", b'{"a":\n-' + DIGITS])
def test_a_number_of_too_many_digits_in_a_search(tmp_path, unpacked):
    path = tmp_path / "a.search"
    for content in (unpacked, gzip.compress(unpacked)):
        path.write_bytes(content)
        reason = "a number has more than 100 digits; correct it"
        assert refusal(read_old_search, path) == f"a.search, line 2: {reason}"


def test_brackets_without_end_in_a_search(tmp_path):
    path = tmp_path / "a.search"
    path.write_bytes(b"\n" + NESTED)
    reason = "brackets are nested more than 64 deep; check that it is the right file"
    assert refusal(read_old_search, path) == f"a.search, line 2: {reason}"


def test_a_number_and_brackets_in_a_piece_set(tmp_path):
    path = tmp_path / "a.toml"
    path.write_bytes(b'name = "a"\ncount = ' + DIGITS)
    reason = "a number has more than 100 digits; correct it"
    assert refusal(read_piece_set, path) == f"a.toml, line 2: {reason}"
    path.write_bytes(b"pieces = " + NESTED)
    reason = "brackets are nested more than 8 deep; check that it is the right file"
    assert refusal(read_piece_set, path) == f"a.toml, line 1: {reason}"


@pytest.mark.parametrize("content", [b'{"first": ' + DIGITS + b"}\n", NESTED])
def test_a_header_of_rows_that_is_out_of_bounds(tmp_path, content):
    path = tmp_path / "a.rows"
    path.write_bytes(content)
    assert "a.rows: there are no solutions of a search in it (" in refusal(read_rows, path, "", 1)


@pytest.mark.parametrize(
    ("read", "kind", "noun"),
    [
        (read_old_search, "SAVED_SEARCH", "a saved search"),
        (read_piece_set, "PIECE_SET", "a piece set"),
        (read_fig, "FIGURE_FILE", "a figure file"),
    ],
)
def test_a_huge_file(tmp_path, read, kind, noun):
    most = getattr(limits, kind).size
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(most + 1)  # a file of holes, which takes no room
    assert refusal(read, path) == (
        f"huge: it is larger than {most >> 20} MiB, the most that {noun} may hold; "
        "check that it is the right file"
    )


def test_a_small_file_that_unpacks_to_a_huge_one(tmp_path):
    path = tmp_path / "bomb.search.gz"
    path.write_bytes(gzip.compress(bytes(limits.SAVED_SEARCH.size + 1), compresslevel=1))
    assert path.stat().st_size < 1 << 20
    assert refusal(read_old_search, path) == (
        "bomb.search.gz: it is larger than 64 MiB when unpacked, the most that a saved search "
        "may hold; check that it is the right file"
    )


@pytest.mark.parametrize("content", [b'{"a": {"b": ' + DIGITS + b"}}", NESTED])
def test_lists_of_the_program_count_as_empty(tmp_path, content):
    path = tmp_path / "counts.json"
    path.write_bytes(content)
    assert len(KnownCounts(path)) == 0
    library_file().parent.mkdir(parents=True)
    library_file().write_bytes(content)
    assert user_sources() == ()


def test_a_count_of_too_many_digits_in_a_comment_is_no_count(tmp_path):
    assert stated_count(["unique solutions: " + DIGITS.decode()]) is None
    path = tmp_path / "a.fig"
    path.write_bytes(b"/SOMA A\n; unique solutions: " + DIGITS + b"\n/11\n")
    assert len(read_fig(path).blocks) == 1
    path.write_bytes(NESTED)
    assert read_fig(path).blocks == ()


def test_values_within_the_limits_are_read():
    values = {"a": [[1, 1234567890, -0.5]], "b": "[[[[[", "c": "12345678901", "d\n": '"{{{{{'}
    assert parse_json(json.dumps(values).encode(), "a.json", SMALL) == values
    text = '''a = [[[1]]]
b = "[[[["
c = '[[[["'
d = """[[[[ \\" ["""
e = 1234567890 # [[[[[[ 12345678901
'''
    assert parse_toml(text, "a.toml", SMALL)["d"] == '[[[[ " ['


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[[[1]]]]", "a, line 1: brackets are nested more than 3 deep"),
        ('["[",\n[[[', "a, line 2: brackets are nested more than 3 deep"),
        ("[12345678901]", "a, line 1: a number has more than 10 digits"),
        ("[0.12345678901]", "a, line 1: a number has more than 10 digits"),
        ("[NaN]", "a: it is not a sample: NaN is not a number"),
        ("[1,\n2", "a, line 2: it is incomplete, or not a sample: "),
        (" " * 1001, "a: it is larger than 0 KiB"),
    ],
)
def test_values_beyond_the_limits_are_refused(text, reason):
    assert refusal(parse_json, text.encode(), "a", SMALL).startswith(reason)


def test_a_text_that_is_not_utf_8_is_named_with_its_line(tmp_path):
    path = tmp_path / "a.json"
    path.write_bytes(b'["a",\n"\xff"]')
    reason = "a.json, line 2: cannot be read: save it as UTF-8 text"
    assert refusal(read_json, path, SMALL) == reason


def test_a_file_is_not_read_beyond_its_limit(tmp_path):
    path = tmp_path / "a"
    path.write_bytes(bytes(1000))
    assert len(read_bytes(path, SMALL)) == 1000
    assert "the most that a sample may hold" in refusal(read_bytes, path, replace(SMALL, size=999))
