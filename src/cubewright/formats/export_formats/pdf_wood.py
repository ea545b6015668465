"""PDF: a cutting list to make the pieces of wood, and the faces to drill in true size."""

from __future__ import annotations

from collections.abc import Generator

from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    Preview,
    Previewed,
    Written,
)
from cubewright.formats.exports.option import PAPER, PAPERS, PIXELS_PER_MM, WHITE, Settings
from cubewright.formats.exports.painter import painter
from cubewright.formats.pictures.drawing import svg
from cubewright.formats.wood.sheet import WOOD_OPTIONS, refusal, wood_pages


def _write(source: ExportSource, settings: Settings) -> Written:
    pages = yield from _pages(source, settings)
    paper = PAPERS[settings.word(PAPER.name)]
    return {PDF_WOOD.suffix: painter().pdf(pages, paper, source.title)}


def _preview(source: ExportSource, settings: Settings) -> Previewed:
    pages = yield from _pages(source, settings, WHITE)
    return Preview(tuple(pages))


def _pages(
    source: ExportSource, settings: Settings, background: str | None = None
) -> Generator[float, None, list[str]]:
    paper = PAPERS[settings.word(PAPER.name)]
    pages = yield from wood_pages(source, settings, paper)
    return [svg(page, paper[0] * PIXELS_PER_MM, background) for page in pages]


PDF_WOOD = ExportFormat(
    name="pdf-wood",
    title="PDF",
    kind="wood",
    suffix=".pdf",
    options=WOOD_OPTIONS,
    write=_write,
    refusal=refusal,
    preview=_preview,
)
