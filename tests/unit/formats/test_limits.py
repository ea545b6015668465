"""Files of the wrong size, depth or numbers are refused with one sentence each."""

import gzip
import json
import os
from dataclasses import replace

import pytest

from cubewright.errors import FormatError
from cubewright.formats import limits
from cubewright.formats.fig.file import read_fig
from cubewright.formats.fig.statements import stated_count
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.limits import (
    Budget,
    Limits,
    parse_json,
    parse_toml,
    read_bytes,
    read_json,
    read_text,
    unpack_gzip,
    unreadable_error,
)
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
    assert "a.rows: it contains no solutions of a search (" in refusal(read_rows, path, "", 1)


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


KIB, MIB = 1024, 1024 * 1024


@pytest.mark.parametrize(
    ("name", "size", "depth", "streams"),
    [
        ("FIGURE_FILE", 64 * MIB, 64, True),
        ("SAVED_SEARCH", 64 * MIB, 64, False),
        ("ROWS_HEADER", 4 * KIB, 2, False),
        ("PIECE_SET", 4 * MIB, 8, True),
        ("KNOWN_COUNTS", 64 * MIB, 8, False),
        ("KNOWN_HARDNESS", 64 * MIB, 8, False),
        ("SETTINGS", MIB, 64, False),
        ("LIBRARY_LIST", 4 * MIB, 8, False),
        ("XMPUZZLE", 64 * MIB, 64, False),
        ("PROJECT_FIELD", 64 * MIB, 64, False),
        ("PROJECT_TEXTS", 512 * MIB, 64, False),
        ("RECOVERY_COPY", 128 * MIB, 64, False),
    ],
)
def test_the_limits_of_each_type_of_file(name, size, depth, streams):
    found = getattr(limits, name)
    assert (found.size, found.depth, found.digits, found.streams) == (size, depth, 100, streams)


def test_the_limits_of_all_files():
    assert (limits.MAX_CELLS, limits.MAX_LINES) == (128**3, 128**3)
    assert limits.MAX_FIGURES == 100_000
    values = (limits.MAX_VALUES, limits.MAX_LISTS, limits.MAX_QUOTES)
    assert values == (4 * 128**3, 2 * 128**3, 2 * 128**3)


@pytest.mark.parametrize(
    ("name", "at_most", "beyond"),
    [
        ("MAX_QUOTES", b'["a"]', b'["a", ""]'),
        ("MAX_LISTS", b"[1, []]", b"[1, [], {}]"),
        ("MAX_VALUES", b"[1, 1, 1]", b"[1, 1, 1, 1]"),
    ],
)
def test_values_are_read_up_to_the_limit(name, at_most, beyond, monkeypatch):
    for each in ("MAX_QUOTES", "MAX_LISTS", "MAX_VALUES"):
        monkeypatch.setattr(limits, each, 2 if each == name else 100)
    assert parse_json(at_most, "a", SMALL) == json.loads(at_most)
    reason = "a: it has more values than a sample may hold; check that it is the right file"
    assert refusal(parse_json, beyond, "a", SMALL) == reason


def test_brackets_that_only_close_are_counted_too(monkeypatch):
    monkeypatch.setattr(limits, "MAX_LISTS", 8)
    assert "it has more values" in refusal(parse_json, b"]" * 9, "a", SMALL)
    assert "it is incomplete" in refusal(parse_json, b"]" * 8, "a", SMALL)


def test_contents_are_read_up_to_the_limit_of_bytes(tmp_path):
    assert parse_json(b"1" + b" " * 999, "a", SMALL) == 1
    assert parse_toml("a=1" + " " * 997, "a", SMALL) == {"a": 1}
    assert "larger than" in refusal(parse_toml, "a=1" + " " * 998, "a", SMALL)
    assert unpack_gzip(gzip.compress(bytes(1000)), "a", SMALL) == bytes(1000)
    assert "0 KiB when unpacked" in refusal(unpack_gzip, gzip.compress(bytes(1001)), "a", SMALL)
    path = tmp_path / "a"
    path.write_bytes(gzip.compress(b"[]"))
    assert read_json(path, SMALL, unpack=True) == []
    assert read_bytes(path, SMALL) == path.read_bytes()
    path.write_bytes(b"\x1f[]")
    assert read_bytes(path, SMALL, unpack=True) == b"\x1f[]"
    for size, shown in ((1 << 20, "1 MiB"), ((1 << 20) - 1, "1023 KiB"), (5 << 20, "5 MiB")):
        text = refusal(parse_json, bytes(size + 1), "a", replace(SMALL, size=size))
        assert text.startswith(f"a: it is larger than {shown}, the most that a sample may hold")


def test_all_parts_of_a_file_share_one_budget():
    budget = Budget("a", replace(SMALL, size=10))
    budget.take("xxxx")
    budget.take(None)
    budget.take(12345)
    budget.take(b"yyyyyy")
    assert "larger than 0 KiB when unpacked" in refusal(budget.take, "z")


@pytest.mark.parametrize("noun", ["a folder", "a pipe or a device"])
def test_what_is_no_file_is_refused(noun, tmp_path):
    path = tmp_path / "a"
    path.mkdir() if noun == "a folder" else os.mkfifo(path)
    reason = f"a: it is {noun} and not a file; move it away"
    assert refusal(read_bytes, path, SMALL) == reason
    if noun == "a folder":
        text = refusal(read_bytes, path, replace(SMALL, streams=True))
        assert text == "a: cannot be read: it is a folder; name a file in it"


def test_a_name_that_no_file_can_have_is_named(tmp_path):
    assert refusal(read_bytes, tmp_path / "a\0b", SMALL).endswith("embedded null byte")
    missing = refusal(read_bytes, tmp_path / "no", SMALL)
    assert missing == "no: cannot be read: No such file or directory"
    assert str(unreadable_error(tmp_path / "no", OSError("broken"))).endswith("read: broken")


@pytest.mark.parametrize(("start", "line"), [(b"", 1), (b"a\n", 2), (b"a\nb\n", 3)])
def test_errors_name_the_line(start, line, tmp_path):
    path = tmp_path / "a"
    path.write_bytes(start + b"\xff")
    assert refusal(read_text, path, SMALL).startswith(f"a, line {line}: cannot be read")
    spaces = b"\n" * (line - 1)
    assert refusal(parse_json, spaces + b"[[[[1]]]]", "a", SMALL).startswith(f"a, line {line}:")
    assert refusal(parse_json, spaces + b"12345678901", "a", SMALL).startswith(f"a, line {line}:")


def test_half_of_a_character_is_no_text():
    assert parse_json(b'"\\ud83d\\ude00"', "a", SMALL) == "\U0001f600"
    text = refusal(parse_json, b'"\\ud83d"', "a", SMALL)
    assert text == "a: it is not a sample: a text in it contains an incomplete character"
