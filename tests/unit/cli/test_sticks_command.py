"""``cubewright sticks``."""

import csv
from io import StringIO

from cubewright.formats.fig.file import read_fig
from cubewright.presenter.design.sticks import stored_copies

BOARD_BURR = ("256", "384", "488", "960", "1012", "1016")
SIX = ("1", "120", "871", "928", "1024x2")


def test_the_burrs_of_a_few_sticks_are_listed(command, tmp_path):
    path = tmp_path / "burrs.fig"
    ran = command("sticks", *SIX, "-o", str(path))
    assert ran.status == 0
    assert " ".join(ran.out.splitlines()[2].split()) == "1 120 871 928 1024 1024 1.2 1 1 0"
    assert "1 burr; 1 of 1 assembly can be taken apart" in ran.err
    (block,) = read_fig(path).blocks
    assert len(block.figure) == 104
    assert not block.figure.optional
    assert command("solve", str(path), "--count").out == "1\n"
    assert "already exists" in command("sticks", *SIX, "-o", str(path)).err
    assert "ends in .fig" in command("sticks", *SIX, "-o", str(tmp_path / "burrs.txt")).err


def test_lists_are_filtered(command):
    one = ("--set", "42", "--holes", "1", "--count")
    assert command("sticks", *one).out == "855\n"
    assert command("sticks", *one, "--level-at-least", "2").out == "2\n"
    assert command("sticks", *one, "--level-at-least", "9").status == 1
    rows = list(
        csv.DictReader(
            StringIO(command("sticks", "--set", "42", "--solutions", "3-9", "--csv").out)
        )
    )
    assert rows
    assert {int(row["solutions"]) for row in rows} <= set(range(3, 10))
    assert len(command("sticks", "--set", "42", "--top", "5").out.splitlines()) == 7


def test_one_more_stick_is_suggested(command):
    ran = command("sticks", *SIX[:4], "1024", "--one-more", "42")
    assert ran.status == 1
    assert ran.out.splitlines()[-1].split() == ["1024", "1", "1.2"]
    assert "no further piece" in command("sticks", "1", "--one-more", "42").out


def test_boards_build_burrs_too(command, tmp_path):
    path = tmp_path / "boards.fig"
    ran = command("sticks", "--kind", "boards", *BOARD_BURR, "-o", str(path))
    assert ran.out.splitlines()[2].split() == [*BOARD_BURR, "3.8.1.2.3", "1", "72", "9"]
    (block,) = read_fig(path).blocks
    assert block.figure.optional
    assert {piece.name for piece in block.pieces.pieces} == {f"board {n}" for n in BOARD_BURR}
    assert command("sticks", "--kind", "boards", *BOARD_BURR, "--holes", "8").status == 1
    ran = command("sticks", *BOARD_BURR[:5], "--one-more", "87", "--holes", "9", "--count")
    assert ran.out.splitlines()[-1].split() == ["1016", "1", "3.8.1.2.3"]
    assert "choose sets of one kind" in command("sticks", "--set", "42", "--kind", "boards").err


def test_bad_sticks_are_refused(command):
    assert "have numbers from 1 to 4,096" in command("sticks", "5000").err
    assert "not in one piece" in command("sticks", "4096").err
    assert "not 'x3'" in command("sticks", "x3").err
    assert (
        "boards have numbers from 1 to 4,096" in command("sticks", "--kind", "boards", "5000").err
    )
    assert "name your sticks" in command("sticks").err


def test_stored_copies_are_the_usable_ones():
    assert stored_copies("1 52x2 x 4096 1024x7 18x") == {1: 1, 52: 2, 18: 1}
