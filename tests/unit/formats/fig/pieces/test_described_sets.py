"""Sets that a file describes once and names in further blocks, and alternatives."""

from dataclasses import replace

import pytest

from cubewright.formats.batch import batch_rows_of_file
from cubewright.formats.fig.default_pieces import default_pieces, unknown_pieces_message
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.user_sets import save_user_piece_set

BARS = """; pieces: My bars, drawn here
;pieces name="my-bars"
;piece I count=2
;shape I /XX
;shape L /XX/X.
"""
FILE = f"""{BARS}/SOMA One
/1111/11.1

/SOMA Two
; pieces: {{}}
/IILI/..LL

/SOMA Three
; pieces: {{}}
/1111111
"""


def read(text):
    return parse_fig(text, "a.fig")


@pytest.mark.parametrize("name", ["my-bars", "My bars", "MY BARS"])
def test_further_blocks_name_a_set_that_is_described_above(name):
    one, two, three = read(FILE.format(name, name)).blocks
    assert [piece.symbol for piece in one.pieces.pieces] == ["I", "L"]
    assert default_pieces(two) == default_pieces(three) == one.pieces
    assert not unknown_pieces_message(two)


def test_marks_are_read_with_the_named_set():
    two = read(FILE.format("my-bars", "my-bars").replace("/IILI/..LL", "/IIL/.LL")).blocks[1]
    assert two.problem is None
    assert two.is_solution
    assert two.piece_set.name == "my-bars"


def test_the_name_of_an_included_set_means_that_set():
    text = "/SOMA One\n; pieces: soma, drawn here\n;shape I /XX\n/11\n\n/SOMA Two\n; pieces: soma\n"
    two = read(text + "/111/111/111\n" * 3).blocks[1]
    assert default_pieces(two) == piece_set("soma")


def test_of_two_sets_with_a_name_the_nearer_is_meant():
    other = BARS.replace("count=2", "count=5").replace("/SOMA", "")
    text = FILE.format("my-bars", "my-bars").replace(
        "/SOMA Two\n; pieces: my-bars\n", other + "/SOMA Two\n"
    )
    one, two, three = read(text).blocks
    assert one.pieces.counts == (2, 1)
    assert two.pieces.counts == three.pieces.counts == (5, 1)


def test_a_set_of_the_file_comes_before_the_users_own():
    save_user_piece_set(replace(piece_set("soma"), name="my-bars", title="Mine"))
    _, two, _ = read(FILE.format("my-bars", "my-bars")).blocks
    assert len(default_pieces(two).pieces) == 2


def test_a_set_described_below_is_not_meant():
    text = "/SOMA Two\n; pieces: my-bars\n/1111111\n\n/SOMA One\n" + BARS + "/1111/11.1\n"
    two, _ = read(text).blocks
    assert two.pieces is None
    assert "“my-bars”" in unknown_pieces_message(two)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_without_the_block_that_describes_a_set_the_next_one_does(end):
    file = read(FILE.format("my-bars", "my-bars").replace("\n", end))
    after = file.without(0)
    assert [block.name for block in after.blocks] == ["Two", "Three"]
    assert [block.pieces for block in after.blocks] == [file.blocks[0].pieces] * 2
    assert after.text.count("drawn here") == 1
    assert file.without(1).blocks[1].pieces == file.blocks[0].pieces


@pytest.mark.parametrize("changed", [0, 1])
def test_other_pieces_for_one_block_leave_the_others(changed):
    file = read(FILE.format("my-bars", "my-bars"))
    bars = file.blocks[0].pieces
    fewer = replace(bars, counts=(1, 1))
    for pieces in (fewer, piece_set("soma")):
        after = file.with_piece_set(changed, pieces)
        expected = [bars] * 3
        expected[changed] = pieces
        assert [default_pieces(block) for block in after.blocks] == expected


def test_a_redrawn_figure_keeps_the_set_it_names():
    file = read(FILE.format("my-bars", "my-bars"))
    figure = file.blocks[2].figure
    after = file.with_figure(2, figure.toggled((0, 1, 0)))
    assert len(after.blocks[2].figure) == 8
    assert after.blocks[2].pieces == file.blocks[0].pieces


ALTERNATIVES = """/SOMA Stairs
{}/1111/111.

/IILL/IIL.
"""


def test_alternatives_have_the_pieces_of_their_figure():
    (block,) = read(ALTERNATIVES.format(BARS)).blocks
    (other,) = block.alternatives
    assert other.pieces == block.pieces
    (solution,) = block.all_solutions
    assert solution == other
    assert solution.solution(block.pieces).is_valid()


@pytest.mark.parametrize("statement", [BARS, "; pieces: half-hour\n", "; pieces: tetris\n"])
def test_a_batch_solves_alternatives_with_the_pieces_of_their_figure(statement):
    file = read("/SOMA Cube\n" + statement + "/111/111/111\n" * 3 + "\n" + "/111/111/111\n" * 3)
    first, second = batch_rows_of_file(file)
    assert second.puzzle.piece_set == first.puzzle.piece_set


def test_an_alternative_can_state_pieces_of_its_own():
    text = "/SOMA Cube\n" + BARS + "/111/111/111\n" * 3 + "\n; pieces: half-hour\n"
    (block,) = read(text + "/111/111/111\n" * 3).blocks
    (other,) = block.alternatives
    assert default_pieces(other) == piece_set("half-hour")


def test_an_error_in_the_pieces_holds_for_alternatives_too():
    (block,) = read(ALTERNATIVES.format(BARS.replace("count=2", "count=x"))).blocks
    (other,) = block.alternatives
    assert block.pieces_problem is not None
    assert other.pieces_problem == block.pieces_problem


def test_a_set_without_a_name_is_for_its_own_block_only():
    text = """/SOMA one
; pieces: soma, with changes
;pieces name="" title=""
/111/111/111
/111/111/111
/111/111/111

/SOMA two
/111/111/111
/111/111/111
/111/111/111
"""
    first, second = parse_fig(text, "x").blocks
    assert first.pieces is not None
    assert second.pieces is None
