"""Known counts are stored and read."""

from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.errors import FormatError
from cubewright.formats import known_counts
from cubewright.formats.built_in import built_in_pieces, built_in_puzzle, built_in_puzzles
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.pieces.fitting import any_subset, puzzle_to_fill
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
    assert again.counts(Figure(THRONE.cells[1:])) == again.counts(Figure(())) == {}
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
    assert counts.remember(puzzle_to_fill(brick, soma), 2)
    assert counts.remember(puzzle_to_fill(cube, checkered), 219)
    assert not counts.remember(Puzzle(cube, any_subset(soma)), 1)
    swapped = puzzle_to_fill(cube, checkered).figure
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


def test_only_a_new_count_is_written(tmp_path: Path) -> None:
    counts = KnownCounts(tmp_path / "counts.json")
    cube, bedlam = built_in_puzzle("cube"), built_in_puzzle("bedlam")
    odd = replace(cube, forbidden=frozenset({(0, (0, 0, 0))}))
    assert counts.remember_all([(cube, 240), (odd, 1), (bedlam, 19_186)]) == [cube, bedlam]
    assert (counts.count(cube), counts.count(odd), counts.count(bedlam)) == (240, None, 19_186)
    counts.path.unlink()
    assert counts.remember(cube, 240)
    assert not counts.path.exists()
    assert counts.remember(cube, 241)
    assert KnownCounts(counts.path).count(cube) == 241
    assert KnownCounts(tmp_path / "none.json").count(cube) is None
    assert KnownCounts(tmp_path / "none.json").problem is None


def test_sets_are_read_again_when_they_may_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = KnownCounts(tmp_path / "counts.json")
    cube = built_in_puzzle("cube")
    counts.remember(cube, 240)
    assert counts.counts(cube.figure) == {"Soma": 240}
    monkeypatch.setattr(known_counts, "known_piece_sets", dict)
    assert counts.counts(cube.figure) == {"Soma": 240}
    counts.refresh()
    assert counts.counts(cube.figure) == {}


def test_wrong_values_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "counts.json"
    counts = KnownCounts(path)
    cube = built_in_puzzle("cube")
    for wrong, known in (("0", 0), ("-1", None), ("true", None), ("2.5", None)):
        counts.remember(cube, 240)
        path.write_text(path.read_text().replace("240", wrong))
        assert KnownCounts(path).count(cube) == known
        counts = KnownCounts(path)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    counts = KnownCounts(tmp_path / "other" / "counts.json")
    counts.path = tmp_path / "file" / "counts.json"
    with pytest.raises(FormatError, match=r"counts\.json: cannot be written: "):
        counts.remember(built_in_puzzle("cube"), 240)


def test_each_lattice_has_the_pieces_of_its_first_puzzle() -> None:
    for puzzle in built_in_puzzles().values():
        lattice = puzzle.figure.lattice
        assert built_in_pieces(lattice).lattice == lattice
    assert built_in_pieces(CUBIC) == next(
        each.piece_set for each in built_in_puzzles().values() if each.figure.lattice == CUBIC
    )
