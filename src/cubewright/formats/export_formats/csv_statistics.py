"""CSV: the stages of a search as a table, for a spreadsheet."""

from __future__ import annotations

from cubewright.formats.csv_text import csv_text
from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    Preview,
    Previewed,
    Written,
)
from cubewright.formats.exports.option import Settings
from cubewright.formats.pictures.drawing import Drawing, Item, Text, svg
from cubewright.formats.pictures.stage_chart import statistics_refusal
from cubewright.model.drawing.look import LIGHT, LOOKS
from cubewright.translation import mark

_PREVIEWED_ROWS = 40
_LINE, _LETTER, _GAP = 22.0, 8.0, 16.0
"""The height of a row, the width of a letter, and the gap between columns of the preview."""


def _rows(source: ExportSource) -> list[list[str]]:
    runs = source.statistics
    rules = list(dict.fromkeys(rule for run in runs for rule in run.cuts))
    rows = [["run", "stage", "explored", "kept", "seconds", *(f"cut by {each}" for each in rules)]]
    for run in runs:
        for stage in range(len(run.explored)):
            seconds = "" if run.seconds is None else f"{run.seconds[stage]:.6f}"
            cuts = (str(run.cuts[rule][stage]) if rule in run.cuts else "" for rule in rules)
            numbers = (str(run.explored[stage]), str(run.kept[stage]), seconds, *cuts)
            rows.append([run.name, str(stage + 1), *numbers])
    return rows


def _write(source: ExportSource, _settings: Settings) -> Written:
    yield 0.0
    return {CSV_STATISTICS.suffix: csv_text(_rows(source)).encode()}


def _preview(source: ExportSource, _settings: Settings) -> Previewed:
    yield 0.0
    look, rows = LOOKS[LIGHT], _rows(source)[: _PREVIEWED_ROWS + 1]
    items: list[Item] = []
    right = 0.0
    for column in zip(*rows, strict=True):
        right += _GAP + _LETTER * max(map(len, column))
        for number, text in enumerate(column):
            at = (right, _LINE * (number + 1))
            head = number == 0
            items.append(Text(at, text, 14.0, look.text, False, is_bold=head, is_right=True))
    drawing = Drawing(tuple(items), right + _GAP, _LINE * (len(rows) + 0.5))
    return Preview((svg(drawing, drawing.width, look.background),))


CSV_STATISTICS = ExportFormat(
    name="csv-statistics",
    title=mark("CSV table"),
    kind="statistics",
    suffix=".csv",
    options=(),
    write=_write,
    refusal=statistics_refusal,
    preview=_preview,
    has_statistics=True,
)
