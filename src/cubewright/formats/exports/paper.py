"""The options of pages to print: the paper, and the ink."""

from __future__ import annotations

from cubewright.formats.exports.option import ExportOption
from cubewright.translation import mark

PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
"""The width and height of each paper size, in millimetres."""
COLOUR, BLACK = "colour", "black"
PAPER = ExportOption(
    "paper", mark("Paper"), mark("the size of the paper"), "A4", choices=tuple(PAPERS)
)
INK = ExportOption(
    "ink",
    mark("Ink"),
    mark("black: patterns in place of colours"),
    COLOUR,
    choices=(COLOUR, BLACK),
)
PIXELS_PER_MM = 10.0
"""The scale of the SVG text of a page."""
WHITE = "#ffffff"
