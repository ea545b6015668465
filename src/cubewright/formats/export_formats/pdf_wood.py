"""PDF: a cutting list to make the pieces of wood, and the faces to drill in true size."""

from __future__ import annotations

from cubewright.formats.exports.export_format import ExportFormat
from cubewright.formats.pictures.pdf_pages import PdfPages
from cubewright.formats.wood.sheet import WOOD_OPTIONS, refusal, wood_pages

_PAGES = PdfPages(wood_pages, lambda source: source.title)

PDF_WOOD = ExportFormat(
    name="pdf-wood",
    title="PDF",
    kind="wood",
    suffix=".pdf",
    options=WOOD_OPTIONS,
    write=_PAGES.write,
    refusal=refusal,
    preview=_PAGES.preview,
)
