"""PDF: nets of the pieces to print, cut out and fold."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat
from cubewright.formats.exports.option import PAPER
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.nets.pages import NET_OPTIONS, net_pages, refusal
from cubewright.formats.pictures.pdf_pages import PdfPages

_PAGES = PdfPages(net_pages, lambda source: source.puzzle.piece_set.title)

PDF_NET = ExportFormat(
    name="pdf-net",
    title="PDF",
    kind="net",
    suffix=".pdf",
    options=(*NET_OPTIONS, PAPER, PALETTE),
    write=_PAGES.write,
    refusal=refusal,
    preview=_PAGES.preview,
)
