"""``cubewright generate``."""

import pytest

from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.file import parse_piece_set


def test_a_generated_set_solves_a_generated_figure(command, tmp_path):
    pieces, figure = tmp_path / "pieces.toml", tmp_path / "board.fig"
    assert command("generate", "pieces", "5", "--flat", "-o", str(pieces)).status == 0
    assert command("generate", "box", "20", "3", "1", "-o", str(figure)).status == 0
    ran = command("solve", str(figure), "--pieces", str(pieces), "--unique", "--count")
    assert (ran.status, ran.out) == (0, "2\n")


@pytest.mark.parametrize(
    ("arguments", "count"),
    [
        (("pieces", "6", "--one-sided"), 166),
        (("pieces", "6", "--flat", "--lattice", "triangular"), 12),
        (("pieces", "4", "--flat", "--corners"), 22),
        (("pieces", "5", "--flat", "--max-row", "2"), 1),
        (("pieces", "5", "--flat", "--symmetry", "none"), 5),
        (("sticks", "--notchable"), 59),
        (("sticks", "1", "1024", "1024"), 3),
        (("ball", "2"), 33),
    ],
)
def test_it_counts(command, arguments, count):
    ran = command("generate", *arguments, "--count")
    assert (ran.status, ran.out) == (0, f"{count}\n")


def test_it_prints_what_the_program_reads(command):
    ran = command("generate", "hexagon", "2", "--lattice", "hexagonal")
    (block,) = parse_fig(ran.out, "hexagon").blocks
    assert (block.name, len(block.figure)) == ("Hexagon 2", 7)
    ran = command("generate", "sticks", "1024")
    assert parse_piece_set(ran.out, "sticks").pieces[0].name == "stick 1024"


def test_no_shape_may_pass_the_filters(command):
    ran = command("generate", "pieces", "4", "--flat", "--min-row", "5")
    assert (ran.status, ran.out) == (1, "")
    assert "no shape passes the filters" in ran.err


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("pieces",), "'pieces' needs one number, the cells of each piece"),
        (("pieces", "4", "--fits", "3x0x1"), "expected a size such as 3x3x1"),
        (("ball", "2", "--flat"), "--flat is for 'pieces' only"),
        (("ball", "2", "--notchable"), "--notchable is for 'sticks' only"),
        (("hexagon", "2"), "there is no hexagon on the cubic lattice"),
        (("box", "1"), "a box has 3 sizes (width, depth, height), not 1"),
        (("sticks", "4097"), "burr sticks have numbers from 1 to 4,096, not 4,097"),
        (("sticks", "1", "--notchable"), "leave out their numbers"),
        (("sticks", "--lattice", "hexagonal"), "leave out --lattice"),
        (("ball", "2", "-o", "nowhere/ball.fig"), "the folder does not exist"),
    ],
)
def test_impossible_requests_are_refused_in_one_line(command, arguments, error):
    ran = command("generate", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert error in ran.err
