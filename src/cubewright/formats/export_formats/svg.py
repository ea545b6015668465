"""SVG: a figure, a solution, or a contact sheet as vectors."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.pictures.pictures import (
    PICTURE_OPTIONS,
    picture_preview,
    picture_refusal,
    picture_text,
    solutions_shown,
)


def _write(source: ExportSource, settings: Settings) -> Written:
    text = yield from picture_text(source, settings)
    return {SVG.suffix: text.encode()}


SVG = ExportFormat(
    name="svg",
    title="SVG",
    kind="picture",
    suffix=".svg",
    options=(*PICTURE_OPTIONS, PALETTE),
    write=_write,
    solutions=solutions_shown,
    refusal=picture_refusal,
    preview=picture_preview,
)
