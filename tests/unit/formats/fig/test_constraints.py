"""Constraints, optional cells and colours are written to a figure file and read back."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.fig.constraints import can_be_drawn, directive_texts, is_directive
from cubewright.formats.fig.file import figure_text, new_fig, parse_fig
from cubewright.formats.fig.lines import read_line
from cubewright.model.cell import difference
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice, lattices
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.pieces.groups import piece_groups
from cubewright.model.pieces.weights import WALL

FILE = """\
/SOMA Two rows
; as it came
;pieces: soma
;optional /+?/+++
;optional /++/+++
;laid /L+/+++
;laid /LL/L++
;forbid Z /++/x++
;forbid Z /++/+++
/11./111
/11./111

/SOMA Another
/111
"""


@st.composite
def figures(draw):
    """A figure of any lattice with marks and pre-placed pieces, some with the same letter."""
    its_lattice = lattice(draw(st.sampled_from(sorted(lattices()))))
    box = its_lattice.box((3, 3, 2))
    cells = sorted(draw(st.sets(st.sampled_from(box), min_size=1)))
    some = st.sets(st.sampled_from(cells), max_size=4)
    dark = draw(st.none() | st.sets(st.sampled_from(cells), min_size=1))
    name = draw(st.sampled_from(["", "Tower", "SOMA001"]))
    figure = Figure(cells, name, its_lattice, draw(some), dark)
    left, placed = set(cells), []
    for symbol in draw(st.lists(st.sampled_from("VLZ09a+*"), max_size=4)):
        own = draw(some)
        own &= left if draw(st.booleans()) else own  # a file may have two pieces in one place
        left -= own
        if own:
            placed.append((symbol, frozenset(own)))
    forbidden = draw(st.sets(st.tuples(st.sampled_from("VZ7"), st.sampled_from(cells)), max_size=3))
    placed = [each for each in placed if can_be_drawn(each[0], its_lattice)]
    pieces = draw(st.sampled_from(["", "soma"])) if placed or forbidden or figure.optional else ""
    some = st.builds(PieceChoice, st.sampled_from(["", "VL", "9"]), st.integers(0, 2), st.none())
    choices = draw(st.lists(some | st.builds(PieceChoice, st.just("a"), maximum=st.just(3))))
    pieces = draw(st.sampled_from(["", "soma"])) if choices and not pieces else pieces
    member = st.tuples(st.sampled_from("VLx="), st.integers(1, 3), st.integers(1, 3))
    groups = piece_groups(draw(st.lists(member, max_size=3)))
    targets = draw(st.sets(st.sampled_from(placed or [("V", frozenset(cells))]), max_size=2))
    targets = [each for each in targets if can_be_drawn(each[0], its_lattice)]
    pieces = draw(st.sampled_from(["", "soma"])) if targets and not pieces else pieces
    on_ground = draw(st.booleans())
    pieces = draw(st.sampled_from(["", "soma"])) if on_ground and not pieces else pieces
    walls = draw(st.sets(st.sampled_from("VLx="), max_size=2))
    pieces = draw(st.sampled_from(["", "soma"])) if walls and not pieces else pieces
    rules = Constraints(
        placed,
        forbidden,
        pieces,
        choices,
        groups=groups,
        weights=tuple((symbol, WALL) for symbol in walls),
        targets=targets,
        on_ground=on_ground,
    )
    return figure, rules


def in_corner(figure, constraints):
    """Return the figure and the constraints in the corner, where a file shows them."""
    start = figure.lattice.corner(figure.cells)
    return figure.aligned(), constraints.shifted(start)


@given(figures())
def test_directives_are_read_back(drawn):
    figure, constraints = drawn
    (block,) = new_fig(figure, ["made by hand"], constraints).blocks
    assert (block.figure, block.constraints) == in_corner(figure, constraints)
    pieces = (f"pieces: {constraints.pieces}",) if constraints.pieces else ()
    assert block.comments == ("made by hand", *pieces)
    assert block.problem is None


@given(figures(), figures(), st.sampled_from(["\n", "\r\n"]))
def test_a_figure_is_replaced_and_the_others_stay(first, second, end):
    before = new_fig(*_with(first)).text.replace("\n", end) + end + FILE.replace("\n", end)
    file = parse_fig(before, "x.fig")
    changed = file.with_figure(0, second[0], second[1])
    wanted, placed = in_corner(*second)
    if (placed or wanted.optional) and not placed.pieces:
        placed = replace(placed, pieces=first[1].pieces)
    assert (changed.blocks[0].figure, changed.blocks[0].constraints) == (wanted, placed)
    assert changed.text.endswith(FILE.replace("\n", end))
    again = changed.with_figure(0, first[0], first[1])
    assert again.blocks[0].figure == in_corner(*first)[0]
    assert again.blocks[0].constraints.placed == in_corner(*first)[1].placed
    assert again.blocks[0].constraints.forbidden == in_corner(*first)[1].forbidden
    assert again.blocks[0].constraints.choices == first[1].choices


def _with(drawn):
    return drawn[0], (), drawn[1]


@given(figures())
def test_other_programs_see_comments_and_the_plain_figure(drawn):
    figure, constraints = drawn
    lines = figure_text(figure, (), constraints).splitlines()
    plain = [line for line in lines if not line.startswith(";")]
    assert plain == figure_text(Figure(figure.cells, figure.name, figure.lattice)).splitlines()


def test_a_file_written_by_hand_is_read():
    first, second = parse_fig(FILE, "x.fig").blocks
    assert first.figure.optional == {(1, 1, 1)}
    assert first.constraints.placed == (("L", ((0, 0, 0), (0, 0, 1), (0, 1, 1), (1, 0, 1))),)
    assert first.constraints.forbidden == {("Z", (0, 1, 0))}
    assert first.constraints.pieces == "soma"
    assert first.comments == ("as it came", "pieces: soma")
    assert second.constraints == Constraints()


def test_clearing_directives_keeps_the_other_lines():
    file = parse_fig(FILE, "x.fig")
    plain = Figure(file.blocks[0].figure.cells, "Two rows")
    cleared = file.with_figure(0, plain, Constraints())
    assert cleared.text == FILE.replace(
        "".join(line for line in FILE.splitlines(keepends=True) if is_directive(line[1:])), ""
    )


def test_placed_pieces_move_with_the_figure():
    figure = Figure([(2, 3, 1), (3, 3, 1)], optional=[(3, 3, 1)])
    (block,) = new_fig(figure, (), Constraints([("I", [(2, 3, 1)])])).blocks
    assert block.constraints.placed == (("I", ((0, 0, 0),)),)
    assert block.figure.optional == {difference((3, 3, 1), (2, 3, 1))}


@pytest.mark.parametrize(
    ("comment", "counts"),
    [
        ("optional /+?", True),
        (" optional |+ ?|", True),
        ("forbid Z /x", True),
        ("pieces: soma", False),
        ("optional pieces are shown in red", False),
        ("laid by hand", False),
        ("pieces of the old set", False),
        ("forbid all /x", False),
    ],
)
def test_prose_stays_a_comment(comment, counts):
    assert is_directive(comment) == counts


def test_directives_that_draw_another_figure_are_reported():
    (block,) = parse_fig("/SOMA X\n;optional /+?+\n/11\n", "x.fig").blocks
    assert block.figure.optional == frozenset()
    assert "';optional'" in str(block.problem)
    assert str(block.problem).startswith("x.fig, line 2:")


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        (("optional /+?", "optional /++"), 3, "the rows of ';optional' do not draw the figure"),
        (("dark /1./11", "dark /11/11", "dark /#"), 3, "the rows of ';dark' do not"),
        (("forbid T /+-/++", "forbid T /+./++"), 3, "the rows of ';forbid' do not"),
        (("choice T =1", "choice T maximum=1", "choice L =3"), 5, "';choice L =3' states no"),
        (("group 1 = T", "group 0 = T"), 4, "';group 0 = T' states no group"),
        (("choice T =1", "group 0 = T"), 4, "';group 0 = T' states no group"),
    ],
)
def test_an_error_names_the_last_directive_and_its_first_line(lines, line, reason):
    block = block_with(*lines)
    assert str(block.problem).startswith(f"x.fig, line {line}: figure 'x': the ")
    assert reason in str(block.problem)


def test_the_last_of_two_directives_counts():
    rules = block_with("meet 1-2", "meet 2-2 1-1", "empty maximum=3", "empty maximum=2").constraints
    assert (rules.allowed_colours, rules.max_holes) == ({(1, 1), (2, 2)}, 2)
    two = ("optional /+?/++", "optional /+./++", "optional /++/++", "optional /+./+?")
    assert block_with(*two).figure.optional == {(1, 0, 0)}
    placed = block_with("placed /TT/T+", "placed /+./LL", "placed /++/++", "placed /+./+Z")
    assert {each.symbol: each.cells for each in placed.constraints.placed} == {
        "L": ((0, 0, 0), (1, 0, 0)),
        "T": ((0, 1, 0), (0, 1, 1), (1, 1, 1)),
        "Z": ((1, 0, 0),),
    }


def block_with(*directives):
    """The block of a figure of two rows below some directives, the first of them in line 3."""
    text = "".join(f";{each}\n" for each in directives)
    (block,) = parse_fig(f"/SOMA x\n; pieces: soma\n{text}/11/11\n1./11\n", "x.fig").blocks
    return block


def test_a_figure_that_is_commented_out_keeps_its_directives():
    text = "".join(f";{line}\n" for line in ("/SOMA X", "optional /+?", "/11"))
    (block,) = parse_fig(text, "x.fig").blocks
    assert block.is_commented_out
    assert block.figure.optional == {(1, 0, 0)}
    changed = parse_fig(text, "x.fig").with_figure(0, Figure(block.figure.cells, "X"))
    assert changed.text == ";/SOMA X\n;/11\n"


def test_every_directive_is_a_comment():
    figure = Figure([(0, 0, 0), (1, 0, 0)], optional=[(0, 0, 0)], dark=[(0, 0, 0)])
    rows = directive_texts(figure, Constraints([("I", [(0, 0, 0)]), ("I", [(1, 0, 0)])]))
    assert rows == [";optional /?+", ";dark /#+", ";placed /I+", ";placed /+I"]
    assert {read_line(1, row).kind.value for row in rows} == {"comment"}


@pytest.mark.parametrize(
    "line", ["L Z T maximun=2", "L Z minimum=2 maximum=1", "all L maximum=1", "maximum=2", "L =2"]
)
def test_a_choice_that_cannot_be_read_is_an_error_of_the_figure(line):
    (block,) = parse_fig(f"/SOMA x\n; pieces: soma\n;choice {line}\n/111\n", "x.fig").blocks
    assert block.problem is not None
    assert "states no choice; write ';choice A B maximum=1'" in str(block.problem)


def test_a_comment_about_a_choice_is_no_directive():
    (block,) = parse_fig("/SOMA x\n; choice of the year\n/111\n", "x.fig").blocks
    assert block.comments == ("choice of the year",)


def test_symbols_of_any_alphabet_have_their_forbidden_cells():
    cells = [(0, 0, 0), (1, 0, 0), (2, 0, 0)]
    forbidden = [(chr(0x3A9), cell) for cell in cells[:2]]  # equal texts, not one object
    rows = directive_texts(Figure(cells), Constraints(forbidden=forbidden))
    assert rows == [";forbid \N{GREEK CAPITAL LETTER OMEGA} /xx+"]
