"""PDF: a figure, a solution, or a contact sheet as vectors, on a page of the same size."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.painter import painter
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.pictures.drawing import svg
from cubewright.formats.pictures.pictures import (
    PICTURE_OPTIONS,
    WIDTH,
    background,
    picture,
    picture_preview,
    picture_refusal,
    solutions_shown,
)

_MM_PER_PIXEL = 25.4 / 96
"""The size of a CSS pixel in millimetres."""


def _write(source: ExportSource, settings: Settings) -> Written:
    drawing = yield from picture(source, settings)
    width = settings.number(WIDTH.name)
    text = svg(drawing, width, background(settings))
    size = (width * _MM_PER_PIXEL, width * drawing.height / drawing.width * _MM_PER_PIXEL)
    return {PDF.suffix: painter().pdf([text], size, source.title)}


PDF = ExportFormat(
    name="pdf",
    title="PDF",
    kind="picture",
    suffix=".pdf",
    options=(*PICTURE_OPTIONS, PALETTE),
    write=_write,
    solutions=solutions_shown,
    refusal=picture_refusal,
    preview=picture_preview,
)
