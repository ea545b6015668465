"""Parts of a model lie beside each other on the bed, and have a largest length."""

from itertools import combinations
from math import sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import export_formats
from cubewright.formats.models.parts import (
    BED_GAP,
    MAX_SIZE,
    Part,
    _check_size,
    _side_by_side,
    shape_of,
)


class Box:
    """A solid with nothing but its bounding box."""

    def __init__(self, low, size):
        self.low, self.size = np.array(low, float), np.array(size, float)

    def bounding_box(self):
        return (*self.low, *(self.low + self.size))

    def translate(self, by):
        return Box(self.low + by, self.size)


SIZES = st.tuples(*[st.sampled_from([1.0, 5.0, 20.0, 33.0])] * 3)
CORNERS = st.tuples(*[st.sampled_from([-3.0, 0.0, 7.0])] * 3)


@given(st.lists(st.tuples(CORNERS, SIZES), min_size=1, max_size=9))
def test_parts_lie_in_rows_with_gaps(given_boxes):
    parts = [Part(str(n), "#000000", Box(*each)) for n, each in enumerate(given_boxes)]
    placed = _side_by_side(parts)
    assert [part.name for part in placed] == [part.name for part in parts]
    boxes = [part.solid for part in placed]
    for box, (_, size) in zip(boxes, given_boxes, strict=True):
        assert box.size.tolist() == list(size)
        assert box.low[2] == 0
    widest = max(*(size[0] for _, size in given_boxes), 0.0)
    area = sum((size[0] + BED_GAP) * (size[1] + BED_GAP) for _, size in given_boxes)
    rows = {}
    for box in boxes:
        rows.setdefault(float(box.low[1]), []).append(box)
    expected_y = 0.0
    for y in sorted(rows):
        row = sorted(rows[y], key=lambda box: box.low[0])
        assert y == pytest.approx(expected_y)
        expected_x = 0.0
        for box in row:
            assert box.low[0] == pytest.approx(expected_x)
            expected_x += box.size[0] + BED_GAP
        assert expected_x - BED_GAP <= max(widest, sqrt(area)) * 1.001 + 1e-9
        expected_y += max(box.size[1] for box in row) + BED_GAP
    depths = [max(box.size[1] for box in rows[y]) for y in sorted(rows)]
    assert depths == sorted(depths, reverse=True)
    for one, other in combinations(boxes, 2):
        apart = np.maximum(one.low, other.low) - np.minimum(
            one.low + one.size, other.low + other.size
        )
        assert apart[:2].max() >= BED_GAP - 1e-9


@pytest.mark.parametrize("axis", range(3))
def test_a_model_has_a_largest_length(axis):
    def parts(length):
        first, last = np.full(3, -1.0), np.full(3, -1.0)
        last[axis] += length - 1
        return [Part(str(n), "", Box(low, (1, 1, 1))) for n, low in enumerate((first, last))]

    _check_size(parts(MAX_SIZE))
    with pytest.raises(CubewrightError, match=r"the model would be 5\.1 m long"):
        _check_size(parts(MAX_SIZE + 100))


def test_each_setting_of_a_model_is_a_length_of_its_shape():
    form = export_formats()["stl"]
    given = {
        "unit": 30.0,
        "clearance": 0.3,
        "bevel": 0.7,
        "round": True,
        "wall": 2.5,
        "drain": 4.0,
        "connector": 40.0,
    }
    shape = shape_of(form.settings(given))
    assert (shape.unit, shape.clearance, shape.bevel, shape.is_round) == (30.0, 0.3, 0.7, True)
    assert (shape.wall, shape.drain) == (2.5, 4.0)
    assert shape.connector == pytest.approx(0.4)
