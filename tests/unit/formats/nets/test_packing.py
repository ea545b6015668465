"""Packing keeps drawings apart, on the page, and on few pages."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.formats.nets.packing import pack_drawings
from cubewright.formats.nets.unfold import overlap
from cubewright.formats.pictures.drawing import Drawing, Polygon

PAGE = (120.0, 90.0)
GAP = 3.0


def rectangle(x, y, width, height):
    points = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    return Polygon(points, "#888888")


def corner(long, short):
    """An L, as high as wide."""
    items = (rectangle(0, 0, short, long), rectangle(0, long - short, long, short))
    return Drawing(items, long, long)


def turned(drawing):
    """The same drawing after a quarter turn."""
    items = tuple(
        replace(item, points=tuple((drawing.height - y, x) for x, y in item.points))
        for item in drawing.items
    )
    return Drawing(items, drawing.height, drawing.width)


def returned(steps):
    shares = []
    while True:
        try:
            shares.append(next(steps))
        except StopIteration as end:
            assert shares == sorted(shares)
            return end.value


def shapes_of(versions, places):
    return [
        [
            np.array(item.points) + np.array([place.left, place.top])
            for item in versions[place.number][place.version].items
        ]
        for place in places
    ]


sizes = st.floats(6, 80).map(lambda each: round(each, 1))


@settings(max_examples=30)
@given(st.lists(st.tuples(sizes, st.floats(0.2, 0.9)), min_size=1, max_size=8))
def test_drawings_stay_apart_and_on_the_page(given_sizes):
    drawings = [corner(long, long * share) for long, share in given_sizes]
    versions = [(each, turned(each)) for each in drawings]
    pages = returned(pack_drawings(versions, *PAGE, GAP))
    assert sorted(place.number for page in pages for place in page) == [*range(len(drawings))]
    for places in pages:
        shapes = shapes_of(versions, places)
        for at, one in enumerate(shapes):
            corners = np.concatenate(one)
            assert (corners >= -1e-9).all()
            assert (corners <= np.array(PAGE) + 1e-9).all()
            others = [polygon for other in shapes[:at] for polygon in other]
            assert not any(overlap(polygon, each) for polygon in one for each in others)


def test_what_fits_into_a_corner_of_another_is_placed_there():
    large, small = corner(80, 20), Drawing((rectangle(0, 0, 50, 50),), 50, 50)
    (page,) = returned(pack_drawings([(large,), (small,)], 84.0, 84.0, GAP))
    assert len(page) == 2


def test_a_drawing_is_turned_if_that_helps():
    flat = Drawing((rectangle(0, 0, 100, 30),), 100, 30)
    pages = returned(pack_drawings([(flat, turned(flat))] * 3, 100.0, 100.0, 0.0))
    assert [len(page) for page in pages] == [3]
    assert [
        len(page) for page in returned(pack_drawings([(turned(flat),)] * 3, 30.0, 100.0, 0.0))
    ] == [
        1,
        1,
        1,
    ]


def test_a_drawing_as_large_as_the_page_has_one_of_its_own():
    exact = Drawing((rectangle(0, 0, *PAGE),), *PAGE)
    pages = returned(pack_drawings([(exact,), (corner(20, 5),)], *PAGE, GAP))
    assert sorted(len(page) for page in pages) == [1, 1]


@pytest.mark.parametrize("count", [0, 1])
def test_nothing_has_no_pages(count):
    assert len(returned(pack_drawings([(corner(20, 5),)] * count, *PAGE, GAP))) == count
