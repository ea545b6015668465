"""The stages of searches as a table, and as the picture of the chart in the window."""

import csv
from io import StringIO
from xml.etree.ElementTree import fromstring

import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import (
    ExportSource,
    SearchStatistics,
    export_formats,
)

FORM = export_formats()["csv-statistics"]
SVG = "{http://www.w3.org/2000/svg}"


def run(name, stages=2, **others):
    explored = np.arange(1, stages + 1) * 10
    return SearchStatistics(name, explored, explored // 2, **others)


def source(*runs):
    return ExportSource(built_in_puzzle("cube"), "Soma", statistics=runs)


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def table(*runs):
    (content,) = returned(FORM.write(source(*runs), FORM.settings({}))).values()
    return list(csv.reader(StringIO(content.decode())))


def test_each_stage_of_each_run_has_a_row():
    timed = run("one", seconds=np.array([0.5, 0.25]), cuts={"parity": np.array([3, 4])})
    other = run("two", cuts={"holes": np.array([7, 8])})
    assert table(timed, other) == [
        ["run", "stage", "explored", "kept", "seconds", "cut by parity", "cut by holes"],
        ["one", "1", "10", "5", "0.500000", "3", ""],
        ["one", "2", "20", "10", "0.250000", "4", ""],
        ["two", "1", "10", "5", "", "", "7"],
        ["two", "2", "20", "10", "", "", "8"],
    ]


def preview(*runs):
    made = returned(FORM.preview(source(*runs), FORM.settings({})))
    root = fromstring(made.images[0])
    return root, [(float(t.get("x")), float(t.get("y")), t.text) for t in root.iter(f"{SVG}text")]


def test_the_preview_shows_the_table_in_columns():
    root, texts = preview(run("a long name of it"), run("b"))
    rows = table(run("a long name of it"), run("b"))
    by_row = {}
    for x, y, text in texts:
        by_row.setdefault(y, []).append((x, text or ""))
    assert [[text for _, text in sorted(by_row[y])] for y in sorted(by_row)] == rows
    assert sorted(by_row) == pytest.approx([22 * number for number in range(1, 6)])
    columns = sorted({x for x, _, _ in texts})
    widths = [16 + 8 * max(map(len, column)) for column in zip(*rows, strict=True)]
    assert columns == pytest.approx(np.cumsum(widths))
    _, _, width, height = map(float, root.get("viewBox").split())
    assert (width, height) == pytest.approx((columns[-1] + 16, 22 * 5.5))


def test_the_preview_of_a_long_table_ends():
    _, texts = preview(run("a", 60))
    assert len({y for _, y, _ in texts}) == 41
