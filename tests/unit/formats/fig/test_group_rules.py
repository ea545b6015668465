"""Groups of pieces in figure files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.fig.file import figure_text, parse_fig
from cubewright.formats.fig.group_rules import group_members, group_texts, is_group_rule
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.pieces.groups import piece_groups

MEMBERS = st.tuples(
    st.characters(categories=["L", "N", "P", "S"]), st.integers(1, 99), st.integers(1, 30)
)


@given(st.lists(MEMBERS, max_size=8), st.sampled_from(sorted(lattices())))
def test_groups_are_read_as_they_are_written(members, name):
    lattice = lattices()[name]
    figure = Figure(lattice.box((2, 2, 1)), "Tray", lattice)
    rules = Constraints(groups=piece_groups(members))
    file = parse_fig(figure_text(figure, ("a note",), rules), "a.fig")
    (block,) = file.blocks
    assert block.problem is None
    assert block.constraints.groups == piece_groups(members)
    assert block.comments == ("a note",)
    without = file.with_figure(0, figure, Constraints())
    assert without.blocks[0].constraints == Constraints()
    assert without.with_figure(0, figure, rules).blocks[0].constraints == rules


@given(st.lists(MEMBERS, max_size=8))
def test_each_line_states_one_group(members):
    texts = list(group_texts(piece_groups(members)))
    assert len(texts) == len({group for _, group, _ in members})
    assert all(is_group_rule(text[1:]) for text in texts)
    read = [each for text in texts for each in group_members(text[1:])]
    assert piece_groups(read) == piece_groups(members)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (";group 1 = A Bx2", (("A", ((1, 1),)), ("B", ((1, 2),)))),
        ("; group 12=A A", (("A", ((12, 2),)),)),
        (";group 1 = x xx2 =", (("=", ((1, 1),)), ("x", ((1, 3),)))),
        ("; group 1 is hard to build", ()),
        ("; a group = several", ()),
    ],
)
def test_a_line_is_a_group_or_a_note(line, expected):
    (block,) = parse_fig(f"/SOMA X\n{line}\n/11\n", "a.fig").blocks
    assert block.problem is None
    assert block.constraints.groups == expected


@pytest.mark.parametrize(
    "line",
    [
        ";group 0 = A",
        ";group A = 1 2",
        ";group 1 = AB",
        ";group 1 = Ax0",
        ";group 1 =",
        ";group 1 A",
    ],
)
def test_an_error_names_its_line_and_what_to_write(line):
    (block,) = parse_fig(f"/SOMA X\n; a note\n{line}\n/11\n", "a.fig").blocks
    assert str(block.problem) == (
        f"a.fig, line 3: figure 'X': the line '{line}' states no group; write the number of a "
        "group and its pieces, such as ';group 1 = A Bx2'"
    )
