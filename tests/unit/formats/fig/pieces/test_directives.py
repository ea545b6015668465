"""Pieces that a figure file describes are written and read back, and their errors are named."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats.fig.default_pieces import default_pieces
from cubewright.formats.fig.file import blocks_text, figure_text, new_fig, parse_fig
from cubewright.formats.fig.pieces.fields import _listed
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.piece_sets.catalogue import piece_set, piece_sets
from cubewright.formats.piece_sets.user_sets import save_user_piece_set
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule, generated_set
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import COLOURS
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.pieces.set_names import named
from cubewright.presenter.pieces import set_edits as edits

SOMA = piece_set("soma")
PLAIN = "/SOMA Stairs\n; a comment\n/111/1..\n/11./1..\n"
STAIRS = """/SOMA Stairs
; pieces: soma, with changes
;pieces minimum=0
;piece T count=0
/111/1..
/11./1..
"""
_NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
_SYMBOLS = st.characters(exclude_categories=["C", "Z"])


@st.composite
def new_pieces(draw: st.DrawFn, pieces: PieceSet) -> Piece:
    cells = sorted(pieces.lattice.box((3, 3, 2 if pieces.lattice.name == "cubic" else 1)))
    chosen = draw(st.sets(st.sampled_from(cells), min_size=1, max_size=5))
    two_coloured = draw(st.booleans())
    coloured = {cell: draw(st.booleans()) for cell in sorted(chosen)}
    made = edits.with_cells(edits.new_piece(pieces), coloured, two_coloured)
    return replace(
        made,
        name=draw(_NAMES),
        colour=draw(st.sampled_from(COLOURS)),
        flips=draw(st.booleans()),
        one_sided=draw(st.booleans()),
    )


@st.composite
def changed_sets(draw: st.DrawFn) -> PieceSet:
    """A set of some lattice after changes that a user can make."""
    pieces = draw(st.sampled_from([*piece_sets().values()]))
    if draw(st.booleans()):
        name = draw(st.from_regex(r"[a-z0-9]{1,8}", fullmatch=True))
        pieces = replace(pieces, name=name, title=draw(_NAMES), source=draw(_NAMES))
    for change in draw(st.lists(st.sampled_from(range(11)), max_size=4)):
        number = draw(st.integers(0, max(0, len(pieces.pieces) - 1)))
        if change == 0:
            pieces = edits.with_flips(pieces, draw(st.booleans()))
        elif change == 8:
            pieces = edits.with_one_sided(pieces, draw(st.booleans()))
        elif change == 1:
            pieces = edits.with_sets(pieces, draw(st.integers(1, 9)))
        elif change == 2:
            pieces = edits.with_any_subset(pieces, draw(st.booleans()))
        elif change == 3:
            pieces = edits.with_new(
                pieces, draw(new_pieces(pieces)), draw(st.sampled_from([None, 0]))
            )
        elif not pieces.pieces:
            continue
        elif change == 4:
            most = draw(st.integers(0, 99))
            pieces = edits.with_numbers(pieces, number, draw(st.integers(0, most)), most)
        elif change == 9:
            piece = replace(pieces.pieces[number], one_sided=draw(st.booleans()))
            pieces = edits.with_piece(pieces, number, piece)
        elif change == 5:
            piece = edits.mirrored_piece(pieces.pieces[number])
            pieces = edits.with_piece(pieces, number, piece)
        elif change == 6:
            pieces = edits.without_piece(pieces, number)
        elif change == 7:
            symbol = draw(_SYMBOLS)
            if pieces.piece_index(symbol) is None:
                piece = replace(pieces.pieces[number], symbol=symbol, marks=(), aliases=())
                pieces = edits.with_piece(pieces, number, piece)
        else:
            piece = replace(pieces.pieces[number], name=draw(_NAMES), colour="#012345")
            pieces = edits.with_piece(pieces, number, piece)
    return named(pieces, piece_sets()) if draw(st.booleans()) else pieces


@given(changed_sets(), st.booleans())
def test_any_pieces_are_read_back_as_they_were(pieces: PieceSet, from_text: bool) -> None:
    box = pieces.lattice.box((3, 2, 1))
    figure = Figure(box, "Box", pieces.lattice).aligned()
    if from_text:
        file = parse_fig(figure_text(figure, ["said"], pieces=pieces), "box.fig")
    else:
        file = new_fig(figure, ["said"]).with_piece_set(0, pieces)
    block = file.blocks[0]
    assert block.problem is None
    assert block.figure == figure
    assert default_pieces(block) == pieces
    assert puzzle_to_fill(figure, default_pieces(block)) == puzzle_to_fill(figure, pieces)
    assert "said" in block.comments
    assert file.with_piece_set(0, pieces) == file
    assert default_pieces(parse_fig(blocks_text(file.blocks), "again.fig").blocks[0]) == pieces
    without = file.with_piece_set(0, SOMA)
    assert without.text.count("pieces") == 1


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda each: each.name)
def test_generated_pieces_are_added_to_a_file_wherever_their_cells_lie(lattice: Lattice) -> None:
    pieces = generated_set(lattice, PieceRule(4))
    cells = [Figure(piece.cells, lattice=lattice) for piece in pieces.pieces]
    assert any(shape != shape.aligned() for shape in cells)
    block = parse_fig(PLAIN, "a.fig").with_piece_set(0, pieces).blocks[0]
    read = [Figure(piece.cells, lattice=lattice) for piece in default_pieces(block).pieces]
    assert read == [shape.aligned() for shape in cells]


def test_a_set_of_another_lattice_than_the_figure_is_read_back() -> None:
    for pieces in (replace(piece_set("meteor"), name="mine"), piece_set("hexiamonds")):
        file = parse_fig(PLAIN, "a.fig").with_piece_set(0, pieces)
        assert default_pieces(file.blocks[0]) == pieces
    assert set(lattices()) >= {"cubic", "hexagonal", "triangular"}


def test_only_lines_about_the_pieces_change() -> None:
    text = "; first\n/SOMA A\r\n; said\r\n/11\r\n\n" + PLAIN + "\nprose\n"
    without_t = named(edits.with_numbers(SOMA, 2, 0, 0), piece_sets())
    file = parse_fig(text, "a.fig").with_piece_set(1, without_t)
    added = [line for line in file.text.splitlines() if line not in text.splitlines()]
    assert added == ["; pieces: soma, with changes", ";pieces minimum=all", ";piece T count=0"]
    assert (
        "".join(line for line in file.text.splitlines(True) if line.rstrip() not in added) == text
    )
    again = file.with_piece_set(1, SOMA)
    assert again.text == text.replace("; a comment\n", "; a comment\n; pieces: soma\n")


def test_a_figure_drawn_again_keeps_its_pieces() -> None:
    file = parse_fig(STAIRS, "a.fig")
    figure = replace(file.blocks[0].figure, name="Steps")
    changed = file.with_figure(0, figure.toggled((2, 0, 0)))
    assert changed.blocks[0].pieces == file.blocks[0].pieces
    assert ";pieces minimum=0\n;piece T count=0\n" in changed.text


def test_a_set_of_the_user_is_drawn_in_the_file(own_home) -> None:
    mine = replace(edits.with_numbers(SOMA, 0, 2, 2), name="mine", title="Mine")
    save_user_piece_set(mine)
    file = parse_fig("/SOMA A\n; pieces: mine\n/11\n", "a.fig")
    assert default_pieces(file.blocks[0]) == mine
    drawn = file.with_piece_set(0, mine)
    assert "; pieces: Mine, drawn here\n" in drawn.text
    assert drawn.text.count(";shape ") >= 7
    assert drawn.blocks[0].pieces == mine


def test_marks_are_read_with_the_pieces_that_the_file_draws() -> None:
    bar = edits.with_cells(Piece("I", (), "I", "#123456"), {(x, 0, 0): False for x in range(3)})
    pieces = PieceSet("bars", "Bars", (replace(bar, symbol="Q", name="Q"),), (2,))
    text = "\n".join(["/SOMA Two", *piece_texts(pieces), "/QQQ", "/qqq", ""])
    assert parse_fig(text.replace("qqq", "QQQ"), "a.fig").blocks[0].is_template
    pieces = replace(pieces, pieces=(replace(pieces.pieces[0], marks=("Q", "q")),))
    text = "\n".join(["/SOMA Two", *piece_texts(pieces), "/QQQ", "/qqq", ""])
    block = parse_fig(text, "a.fig").blocks[0]
    assert block.problem is None
    assert block.is_solution
    assert default_pieces(block) == pieces


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (";piece T cuont=0", "there is no field 'cuont'; use count, minimum"),
        (";piece T count=two", "'count' needs a whole number from 0 to 999, not 'two'"),
        (";piece T count=1000", "'count' needs a whole number"),
        (";piece T 0", "there is no field '0'; use count"),
        (";piece T count", "the field 'count' needs a value"),
        (";piece T minimum=2", "the minimum 2 is more than its count, 1"),
        (";piece T count=1 count=2", "the field 'count' is stated twice"),
        (";piece T colour=red", "a colour such as #4c86ee is needed, not 'red'"),
        (";piece T flips=yes", "'flips' needs true or false, not 'yes'"),
        (";piece T one_sided=1", "'one_sided' needs true or false, not '1'"),
        (';piece T name="tall', "cannot be read; write fields such as count=2"),
        (';piece T name="\\ud800"', "the value of 'name' is not a text"),
        (';piece T marks="L"', "'L' stands for the pieces L and T; choose another mark"),
        (";piece Q count=1", "piece Q has no shape; draw it in lines such as"),
        (";piece Q deleted", "only a piece of the set can be deleted"),
        (";shape Q /XX/Q.", "draw all cells as 'X'"),
        (";shape Q /XX/X", ""),
        (";shape Q /XX X", "a row cannot be read; write it as in '/XX/X.'"),
        (";shape Q |XX|", "a row cannot be read"),
        (";shape Q /..", "has no cell"),
        (";pieces sets=0", "'sets' needs a whole number from 1 to 999, not '0'"),
        (";pieces minimum=3", "'minimum' for all pieces must be 0, all or none, not '3'"),
        (";pieces colours=2", "there is no field 'colours'; use sets"),
    ],
)
def test_an_error_names_its_line_and_what_to_write(line: str, reason: str) -> None:
    text = STAIRS.replace(";pieces minimum=0\n;piece T count=0", f"; said\n{line}")
    (block,) = parse_fig(text, "a.fig").blocks
    if not reason:  # a level that is shorter than others is empty at its right end
        assert block.problem is None
        return
    assert block.problem is not None
    assert str(block.problem).startswith("a.fig, line 4: figure 'Stairs': ")
    assert reason in str(block.problem)
    with pytest.raises(FormatError, match="line 4"):
        default_pieces(block)
    assert parse_fig(text, "a.fig").with_piece_set(0, SOMA).blocks[0].problem is None


@pytest.mark.parametrize("marks", ["XD", "1D", "LX"])
def test_marks_of_two_kinds_are_refused_with_the_first_line_of_the_shape(marks: str) -> None:
    start, end = marks
    lines = f";shape Q /{start}\n;shape Q /{end}"
    text = STAIRS.replace(";pieces minimum=0\n;piece T count=0", lines)
    problem = str(parse_fig(text, "a.fig").blocks[0].problem)
    assert "line 3: figure 'Stairs': the shape of piece Q: draw all cells as 'X'" in problem


@pytest.mark.parametrize("statement", ["", "; pieces: soma\n"])
def test_changes_without_the_words_that_announce_them_are_refused(statement: str) -> None:
    text = STAIRS.replace("; pieces: soma, with changes\n", statement)
    (block,) = parse_fig(text, "a.fig").blocks
    assert "need the comment '; pieces: soma, with changes' in the same block" in str(block.problem)
    with pytest.raises(FormatError):
        default_pieces(block)


def test_changes_of_an_unknown_set_are_refused() -> None:
    (block,) = parse_fig(STAIRS.replace("soma,", "sooma,"), "a.fig").blocks
    assert "line 2: figure 'Stairs': there is no included piece set 'sooma'" in str(block.problem)


@pytest.mark.parametrize(
    "comment",
    ["; piece T goes last", ";pieces are in red", "; Piece 1 count=2", ";shape of a chair"],
)
def test_comments_in_words_stay_comments(comment: str) -> None:
    for text in (PLAIN, STAIRS):
        (block,) = parse_fig(text.replace("/111", f"{comment}\n/111", 1), "a.fig").blocks
        assert block.problem is None
        assert block.pieces_problem is None
        assert comment[1:].removeprefix(" ") in block.comments


def test_choosing_pieces_replaces_the_lines_with_an_error() -> None:
    file = parse_fig(PLAIN.replace("; a comment", ";piece T count=9"), "a.fig")
    assert file.blocks[0].pieces_problem is not None
    changed = named(edits.with_numbers(SOMA, 0, 0, 0), piece_sets())
    after = file.with_piece_set(0, changed).blocks[0]
    assert (after.pieces, after.problem) == (changed, None)


def test_pieces_without_a_colour_get_different_ones() -> None:
    text = """/SOMA Bars
; pieces: My bars, drawn here
;piece A name="one"
;shape A /XX
;piece B colour=#888888
;shape B /XX
;shape C /XX
/ABC/ABC
"""
    pieces = default_pieces(parse_fig(text, "bars.fig").blocks[0])
    assert pieces is not None
    first, grey, last = (piece.colour for piece in pieces.pieces)
    assert (first, grey, last) == (COLOURS[0], "#888888", COLOURS[1])


def test_a_piece_added_to_a_set_gets_a_colour_that_the_set_does_not_have() -> None:
    text = "/SOMA X\n; pieces: soma, with changes\n;shape X /XX\n;piece T count=0\n/11\n"
    pieces = default_pieces(parse_fig(text, "x.fig").blocks[0])
    assert pieces is not None
    colours = [piece.colour for piece in pieces.pieces]
    assert colours[:-1] == [piece.colour for piece in SOMA.pieces]
    assert colours[-1] in COLOURS
    assert colours[-1] not in colours[:-1]


def test_fields_are_listed_with_or_before_the_last() -> None:
    assert _listed(["a", "b", "c", "d"]) == "a, b, c or d"
