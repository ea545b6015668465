"""SVG: nets of the pieces in true size, for a cutting machine or a drawing program."""

from __future__ import annotations

from collections.abc import Generator

from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    Preview,
    Previewed,
    Written,
)
from cubewright.formats.exports.option import WHITE, Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.nets.pages import NET_OPTIONS, net_sheet, refusal
from cubewright.formats.pictures.drawing import svg

_PIXELS_PER_MM = 96 / 25.4
"""The size of a CSS and SVG pixel."""


def _text(
    source: ExportSource, settings: Settings, background: str | None = None
) -> Generator[float, None, str]:
    drawing = yield from net_sheet(source, settings)
    return svg(drawing, drawing.width * _PIXELS_PER_MM, background)


def _write(source: ExportSource, settings: Settings) -> Written:
    text = yield from _text(source, settings)
    return {SVG_NET.suffix: text.encode()}


def _preview(source: ExportSource, settings: Settings) -> Previewed:
    text = yield from _text(source, settings, WHITE)
    return Preview((text,))


SVG_NET = ExportFormat(
    name="svg-net",
    title="SVG",
    kind="net",
    suffix=".svg",
    options=(*NET_OPTIONS, PALETTE),
    write=_write,
    refusal=refusal,
    preview=_preview,
)
