"""Files that version 0.1 wrote still open, and mean the same."""

import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import parse_fig, read_fig
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.old_search import is_old_search, read_old_search
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.file import piece_set_text, read_piece_set
from cubewright.formats.project.search_state import state_bytes, state_of_bytes
from cubewright.formats.user_library import library_file, user_sources
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention

sys.path.insert(0, str(Path(__file__).parent))
from former_colours import in_former_colours, puzzle_in_former_colours

SAMPLES = Path(__file__).parents[2] / "samples" / "version-0.1"
SEARCHES = sorted(
    path for path in SAMPLES.iterdir() if ".search" in path.suffixes and path.suffix != ".rows"
)
BRICK = Figure(CUBIC.box((5, 2, 2)), "brick")


def test_every_kind_of_search_has_a_sample():
    assert {path.name for path in SEARCHES} == {
        "backtracking.search.gz",
        "choice-by-choice.search",
        "count.search",
        "next-cell-window.search.gz",
        "one-thread.search",
        "ranges.search",
        "two-threads.search.gz",
    }


@pytest.mark.parametrize("path", SEARCHES, ids=lambda path: path.name)
def test_a_saved_search_opens_and_is_saved_in_the_present_version(path):
    assert is_old_search(path)
    state = read_old_search(path).state
    assert state.state
    assert state.listed >= 1
    assert state_of_bytes(state_bytes(state), path.name) == state


def test_the_puzzles_and_counts_of_saved_searches():
    search = read_old_search(SAMPLES / "one-thread.search")
    state = search.state
    assert search.puzzle == puzzle_in_former_colours(built_in_puzzle("cube"))
    assert state.counts == dict(zip(Convention, (1104, 46, 23), strict=True))
    assert (state.convention, state.listed, state.count_only) == (Convention.UNIQUE, 23, False)
    assert read_old_search(SAMPLES / "count.search").state.count_only
    ranges = read_old_search(SAMPLES / "ranges.search").puzzle
    soma = replace(in_former_colours(piece_set("soma")), minimums=(0,) * 7)
    assert ranges == Puzzle(BRICK, soma)
    window = read_old_search(SAMPLES / "next-cell-window.search.gz").state
    # Version 0.1 saved only the settings that were chosen. A default has changed since.
    assert (window.engine, window.settings) == (
        "next-cell",
        {"board": "six-rows", "islands": "nodes"},
    )


@pytest.mark.parametrize("name", ["one-thread.search", "two-threads.search.gz", "ranges.search"])
def test_the_solutions_beside_a_saved_search(name):
    search = read_old_search(SAMPLES / name)
    assert len(search.rows) == search.state.listed
    assert len({tuple(row) for row in search.rows.tolist()}) == search.state.listed


def test_a_piece_set():
    pieces = read_piece_set(SAMPLES / "mine.toml")
    soma = in_former_colours(piece_set("soma"))
    first = replace(
        soma.pieces[0],
        dark=frozenset({(0, 0, 0)}),
        flips=True,
        marks=("1", "8"),
        aliases=("v",),
    )
    assert pieces.pieces == (first, *soma.pieces[1:])
    assert (pieces.counts, pieces.min_copies) == ((3, 1, 1, 1, 1, 1, 1), (1,) * 7)
    assert "\nminimum = 1\n" in piece_set_text(pieces)


def test_every_directive_of_a_figure_file():
    file = read_fig(SAMPLES / "directives.fig")
    assert not file.problems
    cube, flower, plain = file.blocks
    cells = CUBIC.box((3, 3, 3))
    assert cube.figure == Figure(cells, "Sample", CUBIC, cells[:2], cells[::2])
    assert cube.constraints == Constraints(
        [
            ("V", [(2, 2, 2), (2, 1, 2), (1, 2, 2)]),
            ("Z", [(2, 0, 0), (2, 1, 0), (1, 0, 0), (1, 0, 1)]),
        ],
        [("L", (1, 1, 1)), ("T", (0, 0, 2))],
        "soma",
    )
    assert cube.comments[:2] == ("a comment", "unique solutions: 7")
    box = HEXAGONAL.box((3, 3, 1))
    assert flower.figure == Figure(box, "Flower", HEXAGONAL, [(0, 0, 0)])
    assert flower.constraints == Constraints(
        [("1", [(1, 0, 0), (0, 1, 0)])], [("2", (2, 0, 0))], "hexagons"
    )
    assert plain.comments == ("pieces: soma",)


def test_a_changed_figure_is_written_with_the_present_directives():
    file = read_fig(SAMPLES / "directives.fig")
    figure = replace(file.blocks[0].figure, name="Other")
    changed = file.with_figure(0, figure)
    assert changed.text.count(";laid ") == 3, "the other figure keeps its lines"
    assert changed.text.count(";placed ") == 3
    again = parse_fig(changed.text, file.name)
    assert again.blocks[0].constraints == file.blocks[0].constraints
    assert again.blocks[1] == file.blocks[1]


def test_known_counts(tmp_path):
    path = tmp_path / "known-counts.json"
    shutil.copy(SAMPLES / "known-counts.json", path)
    counts = KnownCounts(path)
    assert counts.counts(built_in_puzzle("cube").figure) == {"Soma": 240}
    assert counts.counts(BRICK) == {"Soma": 3}


def test_the_list_of_library_folders():
    library_file().parent.mkdir(parents=True)
    shutil.copy(SAMPLES / "library.json", library_file())
    assert user_sources() == (Path("/home/anna/figures"), Path("/home/anna/été.fig"))
