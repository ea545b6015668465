"""PDF: pages to print, for a challenge, its solution, and its pieces."""

from __future__ import annotations

from collections.abc import Generator

from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    Preview,
    Previewed,
    Written,
)
from cubewright.formats.exports.option import (
    COLOUR,
    INK,
    PAPER,
    PAPERS,
    PIXELS_PER_MM,
    WHITE,
    ExportOption,
    OptionError,
    Settings,
)
from cubewright.formats.exports.painter import painter
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.pictures.drawing import svg
from cubewright.formats.pictures.sheets import Sheet
from cubewright.translation import mark, tr

CHALLENGE, SOLUTION, PIECES, ALL = "challenge", "solution", "pieces", "all"
PAGES = ExportOption(
    "pages",
    mark("Pages"),
    mark("challenge: the figure and its pieces; solution: on a separate page; pieces: a chart"),
    ALL,
    choices=(ALL, CHALLENGE, SOLUTION, PIECES),
)


def _kinds(settings: Settings) -> tuple[str, ...]:
    chosen = settings.word(PAGES.name)
    return (CHALLENGE, SOLUTION, PIECES) if chosen == ALL else (chosen,)


def _solutions(settings: Settings) -> int:
    return 1 if SOLUTION in _kinds(settings) else 0


def _shows_facts(settings: Settings) -> bool:
    return CHALLENGE in _kinds(settings)


def _refusal(source: ExportSource) -> str:
    return "" if source.puzzle.pieces else tr("it has no pieces")


def _write(source: ExportSource, settings: Settings) -> Written:
    pages = yield from _pages(source, settings)
    return {PDF_SHEET.suffix: painter().pdf(pages, PAPERS[settings.word(PAPER.name)], source.title)}


def _preview(source: ExportSource, settings: Settings) -> Previewed:
    pages = yield from _pages(source, settings, WHITE)
    return Preview(tuple(pages))


def _pages(
    source: ExportSource, settings: Settings, background: str | None = None
) -> Generator[float, None, list[str]]:
    if not source.puzzle.figure.cells and _kinds(settings) != (PIECES,):
        raise OptionError(
            mark("{source} has no figure; set {pages} to the chart of pieces"),
            source=source.title,
            pages=PAGES,
        )
    paper = settings.word(PAPER.name)
    sheet = Sheet(source, PAPERS[paper], in_colour=settings.word(INK.name) == COLOUR)
    draw = {CHALLENGE: sheet.challenge, SOLUTION: sheet.solution, PIECES: sheet.chart}
    kinds = _kinds(settings)
    pages = []
    for done, kind in enumerate(kinds):
        yield done / len(kinds)
        pages.append(svg(draw[kind](), PAPERS[paper][0] * PIXELS_PER_MM, background))
    return pages


PDF_SHEET = ExportFormat(
    name="pdf-sheet",
    title="PDF",
    kind="sheet",
    suffix=".pdf",
    options=(PAGES, PAPER, INK, PALETTE),
    write=_write,
    solutions=_solutions,
    shows_facts=_shows_facts,
    refusal=_refusal,
    preview=_preview,
)
