"""Options for rules of commands that solve: ``--choice``, ``--colours``, ``--group`` and others."""

import pytest

ROW = """/SOMA Row
; pieces: mine, drawn here
;piece A count=1
;shape A /12
;piece B count=1
;shape B /1X
;optional /?+++
;colours /1122
/1111
"""


@pytest.fixture
def row(tmp_path):
    path = tmp_path / "row.fig"
    path.write_text(ROW)
    return str(path)


def counted(command, file, *options):
    return command("solve", file, "--raw", "--count", *options).out.strip()


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ((), "0"),
        (("--colours", "all"), "8"),
        (("--colours", "1-1 1-2 2-1 2-2"), "8"),
        (("--colours", "equal"), "0"),
        (("--colours", "none"), "0"),
    ],
)
def test_a_table_of_colours(command, row, options, count):
    assert counted(command, row, *options) == count


def test_numbers_of_pieces(command):
    every = counted(command, "cube")
    assert counted(command, "cube", "--pieces-in-all", "7") == every
    assert counted(command, "cube", "--choice", "V L minimum=1 maximum=2") == every
    never = command("solve", "cube", "--choice", "V L maximum=1", "--choice", "T minimum=1")
    assert "“at most 1 of L V” can never be met" in never.err


def test_empty_cells(command, tmp_path):
    path = tmp_path / "row.fig"
    path.write_text(
        "/SOMA Row\n; pieces: mine, drawn here\n;piece A minimum=0 count=2\n;shape A /XX\n"
        ";optional /????\n/1111\n"
    )
    numbers = [counted(command, str(path), "--max-empty", str(n)) for n in (0, 2, 4)]
    assert numbers == ["1", "4", "5"]  # the last one uses no piece


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--choice", "maximum=2"), "expected symbols of pieces"),
        (("--choice", "Q maximum=2"), "--choice names Q; the pieces are"),
        (("--pieces-in-all", "6-5"), "a range such as 5-6"),
        (("--max-empty", "-1"), "a whole number of cells"),
        (("--max-empty", "1"), "--max-empty needs a figure with optional cells"),
        (("--colours", "1,2"), "'equal', 'all', 'none' or pairs"),
        (("--group", "1 = Q", "--disassemble"), "--group names Q; the pieces are"),
        (("--group", "L T", "--disassemble"), "and its pieces as in '1 = L Tx2', not 'L T'"),
        (("--group", "1 = L T"), "--group needs --disassemble"),
    ],
)
def test_bad_rules_are_named(command, options, said):
    ended = command("solve", "cube", *options)
    assert ended.status == 2
    assert said in ended.err


def test_rules_need_a_file_and_change_no_project(command, tmp_path):
    assert "need FILE" in command("solve", "--resume", "a", "--max-empty", "1").err
    kept = command("solve", str(tmp_path / "a.cubewright"), "--keep", "--colours", "all")
    assert "cannot be combined with --keep" in kept.err
