"""Known counts are stored and read."""

from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.pieces.fitting import any_subset, fitted
from cubewright.model.puzzle import Puzzle

THRONE = Figure([*CUBIC.box((3, 3, 2)), *CUBIC.box((12, 1, 1))], "throne")


def test_a_count_is_stored_for_all_equivalent_figures(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "counts.json"
    counts = KnownCounts(path)
    assert counts.remember(Puzzle(THRONE, piece_set("soma")), 7)
    assert counts.remember(Puzzle(THRONE, piece_set("half-hour")), 0)
    mirrored = Figure(turned(cell, CUBIC.mirrors[3]) for cell in THRONE.cells)
    again = KnownCounts(path)
    assert again.counts(mirrored) == {"Soma": 7, "Half Hour": 0}
    assert again.counts(Figure(THRONE.cells[1:])) == {}
    assert len(again) == 1


def test_puzzles_with_constraints_are_not_stored(tmp_path: Path) -> None:
    counts = KnownCounts(tmp_path / "counts.json")
    soma = piece_set("soma")
    marked = Figure(THRONE.cells, optional=THRONE.cells[:1])
    assert not counts.remember(Puzzle(marked, soma), 7)
    assert not counts.remember(Puzzle(Figure(THRONE.cells, dark=()), soma), 7)
    assert not counts.remember(Puzzle(THRONE, soma, forbidden=frozenset({(0, (0, 0, 0))})), 7)
    assert not counts.remember(Puzzle(THRONE, replace(soma, counts=(2, 1, 1, 1, 1, 1, 0))), 7)
    assert not counts.path.exists()


def test_subsets_and_two_coloured_figures_have_counts_too(
    tmp_path: Path,
) -> None:
    counts = KnownCounts(tmp_path / "counts.json")
    brick, cube = Figure(CUBIC.box((3, 2, 2))), Figure(CUBIC.box((3, 3, 3)))
    soma, checkered = piece_set("soma"), piece_set("checkered-soma")
    assert counts.remember(fitted(brick, soma), 2)
    assert counts.remember(fitted(cube, checkered), 219)
    assert not counts.remember(Puzzle(cube, any_subset(soma)), 1)
    swapped = fitted(cube, checkered).figure
    swapped = replace(swapped, dark=frozenset(cube.cells) - swapped.dark)
    assert not counts.remember(Puzzle(swapped, checkered), 0)
    assert counts.counts(brick) == {"Soma": 2}
    assert counts.counts(cube) == {"Checkered Soma": 219}


def test_a_count_of_changed_pieces_is_not_shown(tmp_path: Path) -> None:
    counts = KnownCounts(tmp_path / "counts.json")
    cube = built_in_puzzle("cube")
    counts.remember(cube, 240)
    text = counts.path.read_text()
    assert "240" in text
    counts.path.write_text(text.replace("soma ", "soma 0"))
    assert KnownCounts(counts.path).counts(cube.figure) == {}


@pytest.mark.parametrize("text", ["", "[]", '{"a": 1}', '{"a": {"b": "c"}}', "\0"])
def test_a_damaged_file_counts_as_empty(tmp_path: Path, text: str) -> None:
    path = tmp_path / "counts.json"
    path.write_text(text)
    assert KnownCounts(path).counts(THRONE) == {}
