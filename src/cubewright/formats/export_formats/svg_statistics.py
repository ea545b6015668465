"""SVG: the chart of a search as vectors."""

from __future__ import annotations

from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    Preview,
    Previewed,
    Written,
)
from cubewright.formats.exports.option import Settings
from cubewright.formats.pictures.stage_chart import CHART_OPTIONS, chart_text, statistics_refusal
from cubewright.translation import mark


def _write(source: ExportSource, settings: Settings) -> Written:
    text = yield from chart_text(source, settings)
    return {SVG_STATISTICS.suffix: text.encode()}


def _preview(source: ExportSource, settings: Settings) -> Previewed:
    text = yield from chart_text(source, settings)
    return Preview((text,))


SVG_STATISTICS = ExportFormat(
    name="svg-statistics",
    title=mark("SVG chart"),
    kind="statistics",
    suffix=".svg",
    options=CHART_OPTIONS,
    write=_write,
    refusal=statistics_refusal,
    preview=_preview,
    has_statistics=True,
)
