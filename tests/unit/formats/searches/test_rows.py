"""The solutions beside a saved search."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats.searches.rows import RowsHead, append_rows, read_rows, rows_path, write_rows


def rows(count, columns=3, options=40, seed=0):
    return np.random.default_rng(seed).integers(0, options + 1, (count, columns)).astype(np.int32)


@given(
    sizes=st.lists(st.integers(0, 5), min_size=1, max_size=4),
    options=st.sampled_from([40, 40_000]),
    first=st.integers(0, 3),
)
def test_appended_rows_are_read_up_to_any_solution(tmp_path_factory, sizes, options, first):
    path = tmp_path_factory.mktemp("rows") / "x.search.rows"
    head = RowsHead("digest", first, 3, options)
    parts = [rows(size, options=options, seed=at) for at, size in enumerate(sizes)]
    written = 0
    for part in parts:
        append_rows(path, head, written, [part])
        written += len(part)
    all_rows = np.concatenate(parts)
    for count in range(written + 1):
        read = read_rows(path, "digest", first + count)
        assert read.tolist() == all_rows[:count].tolist()
    with pytest.raises(FormatError, match="fewer solutions"):
        read_rows(path, "digest", first + written + 1)


def test_an_incomplete_row_is_overwritten(tmp_path):
    path = tmp_path / "x.rows"
    head = RowsHead("digest", 0, 3, 40)
    append_rows(path, head, 0, [rows(4)])
    with path.open("ab") as file:
        file.write(b"half a r")
    append_rows(path, head, 4, [rows(2, seed=1)])
    assert read_rows(path, "digest", 6).tolist() == [*rows(4).tolist(), *rows(2, seed=1).tolist()]


def test_rows_are_replaced_completely_or_not_at_all(tmp_path):
    path = rows_path(tmp_path / "bedlam.search")
    assert path.name == "bedlam.search.rows"
    head = RowsHead("digest", 0, 3, 40)
    write_rows(path, head, [rows(2), rows(3)])
    assert len(read_rows(path, "digest", 5)) == 5

    def broken():
        yield rows(1)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        write_rows(path, head, broken())
    assert len(read_rows(path, "digest", 5)) == 5
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no solutions"),
        (b"[]\n", "no solutions"),
        (b'{"format": "cubewright solutions", "version": 2}\n', "no solutions"),
        (RowsHead("other", 0, 3, 40).line(), "another search"),
        (RowsHead("digest", 5, 3, 40).line(), "fewer"),
        (RowsHead("digest", 0, 3, 40).line() + b"\x29\0" * 6, "placements that do not exist"),
        (RowsHead("digest", 0, -3, 40).line(), "no solutions"),
    ],
)
def test_rows_of_another_search_are_refused(tmp_path, content, reason):
    path = tmp_path / "x.rows"
    path.write_bytes(content)
    with pytest.raises(FormatError, match=f"x.rows.*{reason}"):
        read_rows(path, "digest", 2)


def test_paths_that_cannot_be_read_or_written_are_named(tmp_path):
    head = RowsHead("digest", 0, 3, 40)
    with pytest.raises(FormatError, match=r"x\.rows.*cannot be written"):
        append_rows(tmp_path / "none" / "x.rows", head, 0, [])
    with pytest.raises(FormatError, match=r"x\.rows.*cannot be read"):
        read_rows(tmp_path / "x.rows", "digest", 0)
