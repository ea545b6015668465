"""PDF: a booklet of all puzzles of a collection, with an index, and solutions at its end."""

from __future__ import annotations

from collections.abc import Generator

from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    Preview,
    Previewed,
    Written,
)
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.painter import painter
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.exports.paper import COLOUR, INK, PAPER, PAPERS, PIXELS_PER_MM, WHITE
from cubewright.formats.pictures.booklet import booklet
from cubewright.formats.pictures.drawing import svg
from cubewright.translation import tr

MOST_PUZZLES = 500


def _write(source: ExportSource, settings: Settings) -> Written:
    pages = yield from _pages(source, settings)
    return {
        PDF_BOOKLET.suffix: painter().pdf(pages, PAPERS[settings.word(PAPER.name)], source.title)
    }


def _preview(source: ExportSource, settings: Settings) -> Previewed:
    pages = yield from _pages(source, settings, WHITE)
    return Preview(tuple(pages))


def _pages(
    source: ExportSource, settings: Settings, background: str | None = None
) -> Generator[float, None, list[str]]:
    """Yield progress, and return each page as the text of an SVG file."""
    paper = PAPERS[settings.word(PAPER.name)]
    drawn = booklet(source, paper, in_colour=settings.word(INK.name) == COLOUR)
    pages = []
    for done, page in drawn:
        yield done
        pages.append(svg(page, paper[0] * PIXELS_PER_MM, background))
    return pages


def _refusal(source: ExportSource) -> str:
    if not source.puzzles:
        return tr("there are no puzzles with pieces for a booklet")
    if len(source.puzzles) > MOST_PUZZLES:
        return tr(
            "a booklet has up to {most:,} puzzles, these are {n:,}",
            most=MOST_PUZZLES,
            n=len(source.puzzles),
        )
    return ""


PDF_BOOKLET = ExportFormat(
    name="pdf-booklet",
    title="PDF",
    kind="booklet",
    suffix=".pdf",
    options=(PAPER, INK, PALETTE),
    write=_write,
    refusal=_refusal,
    preview=_preview,
    has_chapters=True,
)
