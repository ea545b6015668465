"""Results of examined puzzles are stored and read."""

from dataclasses import replace

import pytest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.known_hardness import ExaminedPuzzle, KnownHardness
from cubewright.model.figure import Figure
from cubewright.model.placement import PlacedPiece

CUBE = built_in_puzzle("cube")
FOUND = ExaminedPuzzle(16.7, 0.6, 6)


@pytest.fixture
def known(tmp_path):
    return KnownHardness(tmp_path / "deep" / "hardness.json")


def test_results_belong_to_a_figure_and_its_pieces(known):
    assert known.of(CUBE) is None
    known.remember(CUBE, FOUND)
    again = KnownHardness(known.path)
    assert again.of(CUBE) == FOUND
    moved = Figure([(x + 2, y, z) for x, y, z in CUBE.figure.cells], "elsewhere")
    assert again.of(replace(CUBE, figure=moved)) == FOUND
    assert again.of(built_in_puzzle("half-hour")) is None
    assert again.of(None) is None
    assert len(again) == 1


def test_missing_numbers_are_kept(known):
    none = ExaminedPuzzle()
    known.remember(CUBE, none)
    assert KnownHardness(known.path).of(CUBE) == none


def test_puzzles_with_rules_have_results_of_their_own(known):
    placed = replace(CUBE, pre_placed=(PlacedPiece(0, 0, CUBE.pieces[0].cells),))
    known.remember(placed, FOUND)
    assert known.of(placed) == FOUND
    assert known.of(CUBE) is None


@pytest.mark.parametrize(
    "text", ['{"a": 3}', '{"a": [1, 2]}', '{"a": [1, "2", 3]}', '{"a": [-1, 0, 0]}']
)
def test_damaged_entries_are_left_out(known, text):
    known.path.parent.mkdir()
    known.path.write_text(text)
    assert len(KnownHardness(known.path)) == 0


def test_a_damaged_file_is_set_aside(known):
    known.path.parent.mkdir()
    known.path.write_text("[]")
    assert KnownHardness(known.path).problem is not None
    assert not known.path.exists()


def test_a_file_that_cannot_be_written_is_an_error(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(FormatError, match="cannot be written"):
        KnownHardness(tmp_path / "file" / "hardness.json").remember(CUBE, FOUND)
