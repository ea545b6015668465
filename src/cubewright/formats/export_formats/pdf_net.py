"""PDF: nets of the pieces to print, cut out and fold."""

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
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.nets.pages import NET_OPTIONS, net_pages, refusal
from cubewright.formats.pictures.drawing import svg


def _write(source: ExportSource, settings: Settings) -> Written:
    pages = yield from _pages(source, settings)
    title = source.puzzle.piece_set.title
    return {PDF_NET.suffix: painter().pdf(pages, PAPERS[settings.word(PAPER.name)], title)}


def _preview(source: ExportSource, settings: Settings) -> Previewed:
    pages = yield from _pages(source, settings, WHITE)
    return Preview(tuple(pages))


def _pages(
    source: ExportSource, settings: Settings, background: str | None = None
) -> Generator[float, None, list[str]]:
    paper = PAPERS[settings.word(PAPER.name)]
    pages = yield from net_pages(source, settings, paper)
    return [svg(page, paper[0] * PIXELS_PER_MM, background) for page in pages]


PDF_NET = ExportFormat(
    name="pdf-net",
    title="PDF",
    kind="net",
    suffix=".pdf",
    options=(*NET_OPTIONS, PAPER, PALETTE),
    write=_write,
    refusal=refusal,
    preview=_preview,
)
