"""Assemblies of spheres, whose turns have undocumented numbers."""

import pytest

from cubewright.errors import FormatError
from cubewright.formats.xmpuzzle.assemblies import decoded_assembly
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle

SHAPES = {
    "ball": ((1, 1, 1), "#"),
    "pair": ((2, 2, 1), "#__#"),
    "marked pair": ((2, 2, 1), "#1__#"),
    "square": ((3, 3, 2), "_________" + "_#_#_#_#_"),
    "west and north": ((2, 2, 2), "____" + "_##_"),
    "marked west and north": ((2, 2, 2), "____" + "_#1#_"),
    "west and south": ((2, 3, 2), "______" + "__#__#"),
    "impossible": ((1, 1, 1), "+"),
}
"""The pairs have balls at (0, 0, 0) and (1, 1, 0)."""
WEST, NORTH, EAST, SOUTH = (0, 1, 1), (1, 0, 1), (2, 1, 1), (1, 2, 1)
UNDECIDED = "does not determine the turns of its spheres; solve the problem again"


def file_with(*problems):
    """Return a file; a problem has pieces with their maximums, a figure, and assemblies."""
    names = list(SHAPES)
    shapes = "".join(
        f'<voxel x="{x}" y="{y}" z="{z}" type="0">{text}</voxel>'
        for (x, y, z), text in SHAPES.values()
    )
    texts = []
    for pieces, figure, *assemblies in problems:
        entries = "".join(
            f'<shape id="{names.index(name)}" min="0" max="{most}"/>' for name, most in pieces
        )
        solutions = "".join(
            f"<solution><assembly>{each}</assembly></solution>" for each in assemblies
        )
        texts.append(
            f'<problem state="0"><shapes>{entries}</shapes><result id="{names.index(figure)}"/>'
            f'<bitmap><pair piece="0" result="0"/></bitmap>'
            f"<solutions>{solutions}</solutions></problem>"
        )
    content = (
        '<puzzle version="2"><gridType type="2"/><colors><color red="1" green="2" blue="3"/>'
        f"</colors><shapes>{shapes}</shapes><problems>{''.join(texts)}</problems></puzzle>"
    )
    return parse_xmpuzzle(content.encode(), "balls.xmpuzzle")


def decoded(text, file, problem=0):
    placed = decoded_assembly(text, file, file.problems[problem]).placed
    return [(each.piece, each.copy, each.cells) for each in placed]


def test_the_figure_decides_how_each_piece_is_turned():
    file = file_with(((("ball", 3), ("pair", 2)), "square"))
    assert decoded("x 1 0 1 4 2 1 1 4 0 1 1 9 x", file) == [
        (0, 0, (NORTH,)),
        (0, 1, (EAST,)),
        (1, 0, (WEST, SOUTH)),
    ]


@pytest.mark.parametrize(
    "text", ["", "0 1 1 7", "0 1 1 7 2 1 1", "x x x", "0 1 1 7 2 1 1 8 9", "0 1 1 7 2 1 1 -8"]
)
def test_an_assembly_has_four_numbers_for_each_copy(text):
    with pytest.raises(
        FormatError, match="problem 1 has an assembly that is too short or too long"
    ):
        decoded(text, file_with(((("pair", 2),), "square")))


TWO_PAIRS = (("pair", 2),), "square"
OPPOSITE = "0 1 1 7 2 1 1 8"
"""Two pairs from opposite balls of the square, which fill it in two ways."""
ONE_PAIR = (("pair", 1),)


def test_turns_that_nothing_decides_are_refused():
    for text in (OPPOSITE, "0 1 1 7 0 1 1 8", "0 1 1 7 x"):
        with pytest.raises(FormatError, match=UNDECIDED):
            decoded(text, file_with(TWO_PAIRS))
    with pytest.raises(FormatError, match=UNDECIDED):  # it does not decide about itself
        decoded(OPPOSITE, file_with((*TWO_PAIRS, OPPOSITE)))


@pytest.mark.parametrize(
    ("figure", "other", "first"),
    [
        ("west and north", "0 1 1 7", NORTH),
        ("west and north", "1 0 1 8", NORTH),
        ("west and south", "0 1 1 7", SOUTH),
        ("west and south", "1 2 1 7", None),  # no pair has this direction in either way
        ("west and south", "0 1 1 9", None),
    ],
)
def test_an_assembly_that_fits_in_one_way_decides_about_others(figure, other, first):
    unreadable = ((("ball", 1),), "impossible", "0 0 0 0")
    file = file_with(unreadable, (ONE_PAIR, figure, "", "1 2", other), TWO_PAIRS)
    if first is None:
        with pytest.raises(FormatError, match=UNDECIDED):
            decoded(OPPOSITE, file, 2)
        return
    second = SOUTH if first == NORTH else NORTH
    expected = [(0, 0, tuple(sorted((WEST, first)))), (0, 1, tuple(sorted((EAST, second))))]
    assert decoded(OPPOSITE, file, 2) == expected
    assert decoded(OPPOSITE, file, 2) == expected  # the turns are known now


def test_colours_are_at_the_balls_that_have_them():
    file = file_with(((("marked pair", 1),), "marked west and north"))
    for text, colours in (("1 0 1 7", (0, 1)), ("0 1 1 7", (1, 0))):
        (placed,) = decoded_assembly(text, file, file.problems[0]).placed
        assert (placed.cells, placed.colours) == ((WEST, NORTH), colours)
