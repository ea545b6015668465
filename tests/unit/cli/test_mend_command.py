"""``cubewright mend``."""

from dataclasses import replace

import pytest

from cubewright.formats.fig.writer import figure_text
from cubewright.presenter.scripting import load
from cubewright.solver.design.changes import ChangeKind, piece_changes


@pytest.fixture
def wrong(tmp_path):
    """Return a function that writes a built-in puzzle with a change of one piece."""

    def write(name, index, kind):
        puzzle = load(name)
        change = next(each for each in piece_changes(puzzle, index) if each.kind is kind)
        changed = change.apply(puzzle)
        pieces = replace(changed.piece_set, name="mine", title="Mine")
        path = tmp_path / "wrong.fig"
        path.write_text(figure_text(changed.figure, pieces=pieces))
        return str(path)

    return write


def test_a_missing_cell_is_shown_before_and_after(command, wrong):
    ran = command("mend", wrong("cube", 2, ChangeKind.REMOVED), "-n", "2")
    assert ran.status == 0
    first, *rows = ran.out.splitlines()
    assert first == "1. Piece T: add 1 cubelet (as in Soma)"
    assert rows[0].split() == ["before", "after"]
    assert ran.out.count("+") == 2
    assert ran.err.endswith("2 possible changes found, the most likely first.\n")


@pytest.mark.parametrize("name", ["mended.fig", "mended.xmpuzzle"])
def test_the_mended_puzzle_is_written(command, wrong, tmp_path, name):
    path = str(tmp_path / name)
    ran = command("mend", wrong("cube", 4, ChangeKind.MIRRORED), "-o", path)
    assert ran.status == 0
    assert "1. Piece A: turn it into its mirror image (as in Soma)" in ran.out
    assert command("solve", path, "--count").out == "240\n"


def test_another_change_of_the_list_is_taken(command, wrong, tmp_path):
    path = str(tmp_path / "second.fig")
    ran = command(
        *("mend", wrong("cube", 2, ChangeKind.REMOVED), "-n", "2"), *("-o", path, "--take", "2")
    )
    assert ran.status == 0
    assert command("solve", path, "--count").out != "240\n"


def test_a_puzzle_that_is_right_needs_no_change(command):
    ran = command("mend", "cube")
    assert (ran.status, ran.out, ran.err) == (0, "The puzzle already has a solution.\n", "")
    assert "is already right" in command("mend", "cube", "--solutions", "240").out


def test_nothing_found_is_status_1(command, tmp_path):
    figure = tmp_path / "far.fig"
    figure.write_text("/SOMA bar\n; pieces: mine, drawn here\n;shape A /X\n/1111\n")
    ran = command("mend", str(figure))
    assert ran.status == 1
    assert "Neither a single change nor a pair of changes is right." in ran.err


def test_changes_found_in_time_are_listed(command):
    ran = command("mend", "bedlam", "--solutions", "1", "--limit-seconds", "0.5")
    assert ran.status == 124
    assert "time limit of 0.5 s reached: " in ran.err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("cube", "-o", "mended.stl"), "ends in .fig or .xmpuzzle"),
        (("cube", "--solutions", "0"), "a range such as 1-20"),
        (("cube", "--solutions", "3-2"), "a range such as 1-20"),
        (("cube", "-n", "2", "--take", "3", "-o", "mended.fig"), "needs -n 3 or more"),
        (("cube", "--pieces", "hexiamonds"), "made of"),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(command, tmp_path, monkeypatch, arguments, why):
    monkeypatch.chdir(tmp_path)
    ran = command("mend", *arguments)
    assert ran.status == 2
    assert why in ran.err
    assert not list(tmp_path.iterdir())
