"""PNG: a figure, a solution, or a contact sheet as pixels."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.painter import painter
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
    return {PNG.suffix: painter().png(text)}


PNG = ExportFormat(
    name="png",
    title="PNG",
    kind="picture",
    suffix=".png",
    options=(*PICTURE_OPTIONS, PALETTE),
    write=_write,
    solutions=solutions_shown,
    refusal=picture_refusal,
    preview=picture_preview,
)
