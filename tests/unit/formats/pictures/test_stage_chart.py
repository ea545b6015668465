"""The chart of a search."""

from xml.etree.ElementTree import fromstring

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.exports.export_format import SearchStatistics
from cubewright.formats.pictures.drawing import Polygon, Text, svg
from cubewright.formats.pictures.stage_chart import stage_chart
from cubewright.model.drawing.look import DARK, LIGHT, RUN_COLOURS

numbers = st.integers(0, 10**15)


def statistics(explored, kept, name="a run", **more):
    return SearchStatistics(name, np.array(explored, np.int64), np.array(kept, np.int64), **more)


SOMA = statistics((2, 27, 219), (2, 27, 203), puzzle="Soma cube", outcome="Complete after 1 s")


def texts(drawing):
    return [item.text for item in drawing.items if isinstance(item, Text)]


def bars(drawing, *, pale):
    """Return the width and height of each bar: those behind the legend have no number."""
    boxes = [item for item in drawing.items if isinstance(item, Polygon)]
    legend = {item.points for item in boxes if item.points[0][1] < 100}
    found = []
    for item in boxes:
        if item.points not in legend and (item.opacity < 1) == pale:
            xs, ys = zip(*item.points, strict=True)
            found.append((max(xs) - min(xs), max(ys) - min(ys)))
    return found


def test_it_names_the_puzzle_the_run_the_stages_and_the_powers():
    shown = texts(stage_chart((SOMA,), LIGHT))
    assert shown[0] == "Soma cube"
    assert shown[1] == "a run: 248 explored, 232 kept. Complete after 1 s."
    assert [text for text in shown if text.isdecimal()] == ["1", "10", "100", "1", "2", "3"]


def test_equal_ratios_are_equal_steps_and_kept_bars_are_narrower():
    one = statistics((10, 100, 1000), (1, 0, 1000))
    wide, narrow = (bars(stage_chart((one,), LIGHT), pale=pale) for pale in (True, False))
    heights = [height for _, height in wide]
    assert heights[1] - heights[0] == pytest.approx(heights[2] - heights[1])
    assert len(narrow) == 2  # nothing was kept at the second stage
    assert narrow[1][1] == pytest.approx(heights[2])
    assert narrow[0][0] < wide[0][0]


@pytest.mark.parametrize("scheme", [LIGHT, DARK])
def test_runs_have_colours_of_the_scheme_or_their_own(scheme):
    other = statistics((2,), (1,), "other", puzzle="Soma cube", colour="#123456")
    drawing = stage_chart((SOMA, other), scheme)
    fills = {item.fill for item in drawing.items if isinstance(item, Polygon)}
    assert fills == {RUN_COLOURS[scheme][0], "#123456"}
    assert len([text for text in texts(drawing) if "explored," in text]) == 2


@given(st.lists(st.tuples(numbers, numbers), max_size=70))
def test_every_bar_is_inside_the_drawing(stages):
    explored = [max(pair) for pair in stages]
    drawing = stage_chart((statistics(explored, [min(pair) for pair in stages]),), LIGHT)
    for item in drawing.items:
        if isinstance(item, Polygon):
            assert all(0 <= x <= drawing.width for x, _ in item.points)
            assert all(0 <= y <= drawing.height for _, y in item.points)
    fromstring(svg(drawing, 300))


def test_labels_of_the_axis_end_at_the_plot():
    anchors = [
        item.get("text-anchor")
        for item in fromstring(svg(stage_chart((SOMA,), LIGHT), 800)).iter()
        if (item.text or "") == "100"
    ]
    assert anchors == ["end"]


def test_a_search_that_explored_nothing_has_axes_and_no_empty_path():
    drawing = stage_chart((statistics((0, 0), (0, 0)),), LIGHT)
    assert bars(drawing, pale=True) == bars(drawing, pale=False) == []
    assert texts(drawing)[1] == "a run: 0 explored, 0 kept"
    assert 'd=""' not in svg(drawing, 400)
