"""Pages to print."""

import numpy as np
import pytest

from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.pictures.bodies import figure_scene
from cubewright.formats.pictures.drawing import Lines, Polygon, Text
from cubewright.formats.pictures.headline import SIZE, headline, shortened
from cubewright.formats.pictures.layers import layers_drawing
from cubewright.formats.pictures.patterns import PATTERNS, hatching
from cubewright.formats.pictures.sheets import MARGIN, Sheet
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.drawing.look import LOOKS
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.scripting import load, solve

A4, LETTER = (210.0, 297.0), (215.9, 279.4)


@pytest.fixture(scope="module")
def source():
    cube = load("cube")
    return ExportSource(
        cube, "Soma cube", tuple(solve(cube, limit=1)), 5, facts=("240 solutions.",)
    )


def texts(page):
    return [item.text for item in page.items if isinstance(item, Text)]


@pytest.mark.parametrize("paper", [A4, LETTER])
@pytest.mark.parametrize("in_colour", [True, False])
def test_everything_is_inside_the_margins(source, paper, in_colour):
    sheet = Sheet(source, paper, in_colour=in_colour)
    for page in (sheet.challenge(), sheet.solution(), sheet.chart()):
        assert (page.width, page.height) == paper
        points = [p for item in page.items if isinstance(item, Polygon) for p in item.points]
        points += [item.at for item in page.items if isinstance(item, Text)]
        for x, y in points:
            assert MARGIN - 0.01 <= x <= paper[0] - MARGIN + 0.01
            assert MARGIN - 0.01 <= y <= paper[1] - MARGIN + 0.01


def test_pages_name_what_they_show(source):
    sheet = Sheet(source, A4, in_colour=True)
    challenge, solution, chart = sheet.challenge(), sheet.solution(), sheet.chart()
    assert texts(challenge)[:2] == [
        "Soma cube",
        "Fill the figure with the pieces of Soma. 240 solutions.",
    ]
    names = {piece.symbol for piece in source.puzzle.pieces}
    assert {text.split()[0] for text in texts(challenge)[2:]} == names
    assert texts(solution)[:2] == ["Soma cube", "Solution 5"]
    assert sorted(texts(solution)[2:]) == sorted(source.solutions[0].symbols().values())
    assert texts(chart)[:2] == ["Soma", "7 pieces, 27 cubelets"]


def test_sets_of_other_lattices_fit_a_chart():
    for name in ("double-soma", "hexiamonds"):
        pieces = piece_set(name)
        none = Puzzle(Figure((), lattice=pieces.lattice), pieces)
        page = Sheet(ExportSource(none, pieces.title), A4, in_colour=True).chart()
        assert len(texts(page)) == 2 + len(pieces.pieces)


def test_black_ink_has_no_colours_and_different_patterns(source):
    sheet = Sheet(source, A4, in_colour=False)
    for page in (sheet.challenge(), sheet.solution(), sheet.chart()):
        colours = {item.fill for item in page.items if isinstance(item, Polygon)}
        assert all(colour[1:3] == colour[3:5] == colour[5:7] for colour in colours)
    square = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    drawn = [hatching(square, pattern, "#000000") for pattern in range(PATTERNS)]
    assert drawn[0] is None
    assert len({lines.ends for lines in drawn[1:]}) == PATTERNS - 1
    for lines in drawn[1:]:
        assert isinstance(lines, Lines)
        for x, y in (point for ends in lines.ends for point in ends):
            assert -1e-9 <= x <= 1 + 1e-9
            assert -1e-9 <= y <= 1 + 1e-9


def test_many_layers_are_in_several_rows(source):
    tower = Figure([(x, y, z) for x in range(3) for y in range(3) for z in range(12)], "Tower")
    puzzle = Puzzle(tower, source.puzzle.piece_set)
    whole = figure_scene(puzzle)
    in_rows = layers_drawing(whole, LOOKS["light"], letters=False, columns=6)
    in_one = layers_drawing(whole, LOOKS["light"], letters=False)
    assert in_rows.width < 0.55 * in_one.width
    assert in_rows.height > 2 * in_one.height
    page = Sheet(ExportSource(puzzle, "Tower"), A4, in_colour=True).challenge()
    squares = [
        np.ptp(np.array(item.points), axis=0)
        for item in page.items
        if isinstance(item, Polygon) and len({x for x, _ in item.points}) == 2
    ]
    edges = [x for x, y in squares if x == pytest.approx(y)]
    assert len(edges) == 108
    assert min(edges) > 5  # 4.0 mm if all layers are in one row


def test_long_titles_are_on_two_lines_and_longer_ones_are_shortened():
    (short,) = headline("Soma cube", 15.0, 15.0)
    assert (short.text, short.size) == ("Soma cube", SIZE)
    one, two = headline("A name of many words " * 5, 15.0, 15.0)
    assert one.size == two.size > SIZE / 2
    assert one.at[1] < two.at[1] == 15.0 + SIZE
    assert not two.text.endswith("\N{HORIZONTAL ELLIPSIS}")
    lines = headline("A name of many words " * 50, 15.0, 15.0)
    assert len(lines) == 2
    assert lines[-1].text.endswith("\N{HORIZONTAL ELLIPSIS}")
    for line in (*headline("x" * 300, 15.0, 15.0), one, two, *lines):
        assert line.size * len(line.text) * 0.6 < 190


def test_names_are_shortened_between_words_if_they_have_any():
    assert shortened("short", 9) == "short"
    assert shortened("one two three", 9) == "one two\N{HORIZONTAL ELLIPSIS}"
    assert shortened("x" * 20, 9) == "x" * 8 + "\N{HORIZONTAL ELLIPSIS}"
