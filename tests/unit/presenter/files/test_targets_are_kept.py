"""Targets and the ground survive saving, converting and recovering."""

from dataclasses import replace

import pytest

from cubewright.formats.conversion.convert import convert_file
from cubewright.formats.fig.file import read_fig
from cubewright.formats.project.file import read_project, write_project
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.editing.puzzle_scale import scaled_puzzle, smallest_puzzle
from cubewright.presenter.files.document_content import Content, Entry
from cubewright.presenter.files.recovery_copy import _constraints_values, read_constraints

BAR = ((0, 0, 0), (1, 0, 0))
PIECES = PieceSet("own", "Own", (Piece("B", BAR), Piece("C", BAR[:1])), (1, 2))
PLACED = [("B", BAR), ("C", [(2, 0, 0)]), ("C", [(2, 1, 0)])]
TARGETS = [("B", [(1, 1, 0), (2, 1, 0)]), ("C", [(0, 0, 0)])]
START = Constraints(PLACED, pieces="own", targets=TARGETS, on_ground=True)
ROOM = Figure(CUBIC.box((3, 2, 1)), "room")
CONTENT = Content((Entry(0, ROOM, START, PIECES),))


def opened(path):
    if path.suffix == ".fig":
        return Content.of_file(read_fig(path))
    return Content.of_project(read_project(path))


@pytest.fixture
def files(tmp_path):
    """The same sliding puzzle as a project and as a figure file."""
    write_project(tmp_path / "a.cubewright", CONTENT.to_project())
    (tmp_path / "a.fig").write_text(CONTENT.to_file().text)
    return tmp_path


@pytest.mark.parametrize("suffix", [".fig", ".cubewright"])
def test_each_file_has_the_start_and_the_targets(files, suffix):
    read = opened(files / f"a{suffix}")
    assert replace(read.constraints(0), pieces="own") == START
    assert read.sliding_puzzle(0).targets == CONTENT.sliding_puzzle(0).targets


@pytest.mark.parametrize(("source", "to"), [(".fig", ".cubewright"), (".cubewright", ".fig")])
def test_conversion_keeps_the_targets(files, source, to):
    made = convert_file(files / f"a{source}", files / f"b{to}")
    made.write(files / f"b{to}")
    assert made.losses == ()
    found = opened(files / f"b{to}").constraints(0)
    assert (found.targets, found.on_ground) == (START.targets, True)


@pytest.mark.parametrize("source", [".fig", ".cubewright"])
def test_a_burrtools_file_loses_the_targets(files, source):
    lost = convert_file(files / f"a{source}", files / "b.xmpuzzle").losses
    assert any("the targets of" in each for each in lost)
    assert any("the ground below" in each for each in lost)


def test_a_recovery_copy_keeps_the_targets():
    assert read_constraints(_constraints_values(START)) == START


def test_a_project_keeps_targets_when_its_pieces_change_places():
    project = CONTENT.to_project()
    puzzle = project.puzzle(0)
    turned = replace(PIECES, pieces=PIECES.pieces[::-1], counts=PIECES.counts[::-1])
    bare = replace(puzzle, piece_set=turned, pre_placed=())
    assert sorted(project.with_puzzle(0, bare).targets(0)) == list(START.targets)
    only = replace(turned, pieces=turned.pieces[:1], counts=turned.counts[:1])
    of_c = [each for each in START.targets if each.symbol == "C"]
    assert list(project.with_puzzle(0, replace(bare, piece_set=only)).targets(0)) == of_c


def test_a_scaled_puzzle_has_scaled_targets():
    large = scaled_puzzle(ROOM, PIECES, START, 2)
    assert len(large.constraints.targets[0].cells) == 16
    assert smallest_puzzle(large.figure, large.pieces, large.constraints)[1].constraints == replace(
        START, pieces=large.constraints.pieces
    )
