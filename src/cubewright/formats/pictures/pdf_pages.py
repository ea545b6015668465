"""Drawings on pages of paper in true size, as a PDF and as a preview."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from cubewright.formats.exports.export_format import (
    ExportSource,
    Preview,
    Previewed,
    Written,
    scaled,
)
from cubewright.formats.exports.option import PAPER, PAPERS, PIXELS_PER_MM, WHITE, Settings
from cubewright.formats.exports.painter import painter
from cubewright.formats.pictures.drawing import Drawing, svg

_DRAWN = 0.8
"""The share of the work after which all pages are drawn."""


@dataclass(frozen=True)
class PdfPages:
    """The two functions of an export format that draws pages of a paper size in millimetres.

    ``drawings`` yields progress and returns the pages; ``title`` returns the title of the PDF.
    """

    drawings: Callable[
        [ExportSource, Settings, tuple[float, float]], Generator[float, None, list[Drawing]]
    ]
    title: Callable[[ExportSource], str]

    def write(self, source: ExportSource, settings: Settings) -> Written:
        """Yield progress, and return the PDF."""
        pages = yield from self._pages(source, settings)
        paper = PAPERS[settings.word(PAPER.name)]
        return {".pdf": painter().pdf(pages, paper, self.title(source))}

    def preview(self, source: ExportSource, settings: Settings) -> Previewed:
        """Yield progress, and return the pages on white paper."""
        pages = yield from self._pages(source, settings, WHITE)
        return Preview(tuple(pages))

    def _pages(
        self, source: ExportSource, settings: Settings, background: str | None = None
    ) -> Generator[float, None, list[str]]:
        paper = PAPERS[settings.word(PAPER.name)]
        drawings = yield from scaled(self.drawings(source, settings, paper), 0.0, _DRAWN)
        pages = []
        for number, drawing in enumerate(drawings):
            pages.append(svg(drawing, paper[0] * PIXELS_PER_MM, background))
            yield _DRAWN + (1 - _DRAWN) * (number + 1) / len(drawings)
        return pages
