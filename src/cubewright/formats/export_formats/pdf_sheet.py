"""PDF: pages to print, for a challenge, its solution, and its pieces."""

from __future__ import annotations

from collections.abc import Generator

from cubewright.formats.exports.export_format import ExportFormat, ExportSource
from cubewright.formats.exports.option import (
    COLOUR,
    INK,
    PAPER,
    ExportOption,
    OptionError,
    Settings,
)
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.pictures.drawing import Drawing
from cubewright.formats.pictures.pdf_pages import PdfPages
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


def _drawings(
    source: ExportSource, settings: Settings, paper: tuple[float, float]
) -> Generator[float, None, list[Drawing]]:
    kinds = _kinds(settings)
    if not source.puzzle.figure.cells and kinds != (PIECES,):
        raise OptionError(
            mark("{source} has no figure; set {pages} to the chart of pieces"),
            source=source.title,
            pages=PAGES,
        )
    sheet = Sheet(source, paper, in_colour=settings.word(INK.name) == COLOUR)
    draw = {CHALLENGE: sheet.challenge, SOLUTION: sheet.solution, PIECES: sheet.chart}
    pages = []
    for done, kind in enumerate(kinds):
        yield done / len(kinds)
        pages.append(draw[kind]())
    return pages


_PAGES = PdfPages(_drawings, lambda source: source.title)

PDF_SHEET = ExportFormat(
    name="pdf-sheet",
    title="PDF",
    kind="sheet",
    suffix=".pdf",
    options=(PAGES, PAPER, INK, PALETTE),
    write=_PAGES.write,
    solutions=_solutions,
    shows_facts=_shows_facts,
    refusal=_refusal,
    preview=_PAGES.preview,
)
