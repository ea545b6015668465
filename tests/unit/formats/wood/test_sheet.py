"""Cutting lists and pages of wood have the right names, sizes and holes, or are refused."""

from dataclasses import replace

import pytest

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import OptionError, Settings
from cubewright.formats.pictures.drawing import Lines, Polygon, Text
from cubewright.formats.wood.sheet import (
    WOOD_OPTIONS,
    cutting_list,
    list_lines,
    named_sticks,
    wood_pages,
)
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle

A4 = (210.0, 297.0)


def source_of(*pieces):
    whole = built_in_puzzle("cube").piece_set
    pieces = tuple(Piece(symbol, tuple(cells)) for symbol, cells in pieces)
    own = replace(whole, pieces=pieces, counts=(1,) * len(pieces), minimums=None)
    return ExportSource(Puzzle(Figure((), "test", own.lattice), own), "test")


def pages(source, **given):
    steps = wood_pages(source, Settings(WOOD_OPTIONS, given), A4)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def items(page, kind):
    return [item for item in page.items if isinstance(item, kind)]


def bounds(polygon):
    xs, ys = zip(*polygon.points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


T = [(0, 0, 0), (1, 0, 0), (2, 0, 0), (2, 0, 1)]


def test_the_list_counts_equal_sticks():
    sticks = named_sticks(source_of(("T", T), ("I", T[:3])), Settings(WOOD_OPTIONS, {}))
    assert cutting_list(sticks) == [
        ((59.8, 19.8, 19.8), ["T.1", "I.1"]),
        ((20.0, 19.8, 19.8), ["T.2"]),
    ]
    assert list_lines(sticks)[0] == "2 of 59.8 x 19.8 x 19.8 mm: T.1, I.1"


def test_a_hole_is_where_the_block_is_glued_on_both_faces():
    _, page = pages(source_of(("T", T)), clearance=0.4)
    texts = {text.text for text in items(page, Text)}
    assert texts == {"T.1, top: glue T.2", "T.2, bottom: glue T.1"}
    faces = [each for each in items(page, Polygon) if each.fill != "#ffffff"]
    long, block = sorted(map(bounds, faces), key=lambda box: box[0] - box[2])
    assert long[2] - long[0] == pytest.approx(59.6)
    assert long[3] - long[1] == pytest.approx(19.6)
    crosses = [each.ends[0] for each in items(page, Lines) if len(each.ends) == 2]
    middles = sorted(((a[0] + b[0]) / 2, a[1]) for a, b in crosses)
    inside = [
        (x - box[0], y - box[1])
        for box in (long, block)
        for x, y in middles
        if box[0] < x < box[2] and box[1] < y < box[3]
    ]
    assert inside[0] == pytest.approx((49.8, 9.8))
    assert inside[1] == pytest.approx((9.8, 9.8))


def test_faces_and_labels_lie_apart_on_the_page():
    for page in pages(ExportSource(built_in_puzzle("cube"), "cube"))[1:]:
        boxes = [bounds(each) for each in items(page, Polygon) if each.fill != "#ffffff"]
        for number, one in enumerate(boxes):
            assert one[0] >= 12
            assert one[2] <= 198
            for other in boxes[:number]:
                apart = max(
                    one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3]
                )
                assert apart > 0


def test_without_dowels_faces_have_marks_only():
    first, page = pages(source_of(("T", T)), dowel=0.0)
    assert not any(len(each.ends) > 4 for each in items(page, Lines))
    assert not any("Drill" in text.text for text in items(first, Text))


def test_thick_dowels_long_sticks_and_other_lattices_are_refused():
    with pytest.raises(OptionError) as refused:
        pages(source_of(("T", T)), dowel=9.0)
    assert refused.value.at_terminal == "--dowel 9 mm: too thick for cells of 20 mm"
    with pytest.raises(OptionError, match="longer than the paper"):
        pages(source_of(("T", T)), unit=90.0)
    balls = built_in_puzzle("pyramid-20")
    with pytest.raises(CubewrightError, match="only pieces of cubes"):
        pages(ExportSource(balls, "balls"))


def test_a_long_list_takes_several_pages():
    source = source_of(*((chr(65 + n), [(x, 0, 0) for x in range(n + 1)]) for n in range(60)))
    first, second = pages(source, unit=2.0, clearance=0.1, dowel=0.0)
    assert len(items(first, Text)) > 40
    assert len(items(second, Text)) > 5


def test_each_page_of_the_list_has_the_title_of_other_sheets():
    (title,) = [text for text in items(pages(source_of(("T", T)))[0], Text) if text.is_bold]
    assert (title.text, title.size) == ("test", 9.0)
