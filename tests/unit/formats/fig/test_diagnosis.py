"""Errors for files that have no figure."""

import gzip
from pathlib import Path

import pytest

from cubewright.errors import FormatError
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import read_fig

CORNER = '''name = "corner"
title = "One corner"
lattice = "cubic"

[[pieces]]
symbol = "C"
shape = """
X.
XX
"""
'''
SEARCH = '{"format":"cubewright search","version":2}'


ROWS = b'{"format":"cubewright solutions","version":1,"problem":"digest"}\n'


def test_plain_text_has_no_figure() -> None:
    assert str(no_figure_error("a.txt", "Prose | with a bar")) == "a.txt: there is no figure in it"
    assert str(no_figure_error("a.txt", "")) == "a.txt: there is no figure in it"


def test_solutions_of_a_search_name_the_search(tmp_path: Path) -> None:
    path = tmp_path / "long.search.rows"
    path.write_bytes(ROWS + bytes(6))
    with pytest.raises(FormatError, match=r"open the search, long\.search$"):
        read_fig(path)
    assert "which is in the same folder" in no_figure_error("renamed", path.read_bytes()).reason


@pytest.mark.parametrize(
    "content", [SEARCH, SEARCH.encode(), gzip.compress(SEARCH.encode(), mtime=0)]
)
def test_a_saved_search_is_recognized_packed_or_not(content: str | bytes) -> None:
    assert "it is a saved search" in no_figure_error("long.search", content).reason
    assert "solve --resume FILE" in no_figure_error("long.search", content).reason


@pytest.mark.parametrize("name", ["corner.toml", "corner.txt"])
def test_a_piece_set_is_named_with_the_ways_to_open_it(name: str) -> None:
    reason = no_figure_error(name, CORNER).reason
    assert reason.startswith("it is a piece set, “One corner”. Open it in the window")
    assert ("ends in .toml" in reason) is (name == "corner.txt")
    assert "--pieces" in reason


def test_a_piece_set_with_an_error_is_reported() -> None:
    reason = no_figure_error("corner.toml", CORNER.replace("[[pieces]]", "[[piece]]")).reason
    assert "it is TOML, not a figure file: the piece set, field" in reason
    assert "piece" in reason
    other = no_figure_error("other.toml", "[project]\nversion = 1").reason
    assert "this is not a piece set; a set has the fields name, lattice and pieces" in other
    assert "not valid TOML" in no_figure_error("corner.toml", "What?").reason


@pytest.mark.parametrize(
    ("text", "line"), [("|1 1|\n", 1), ("[hexagonal Flower\n; so\n|1 1|\n", 3)]
)
def test_a_drawing_without_a_header_is_reported(text: str, line: int) -> None:
    error = no_figure_error("board.fig", text)
    assert error.line == line
    assert "'[hexagonal] Name'" in error.reason


def test_a_project_with_another_name_is_recognized() -> None:
    reason = no_figure_error("long.search", b"SQLite format 3\0" + bytes(84)).reason
    assert reason.startswith("it is a project: resume its search with Solve > Resume search")


def test_a_binary_file_is_refused() -> None:
    assert "not a text file" in no_figure_error("a.png", b"\x89PNG\0").reason
    assert "not a text file" in no_figure_error("a.gz", b"\x1f\x8b\0broken").reason
