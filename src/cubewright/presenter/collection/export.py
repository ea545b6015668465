"""The content of an exported collection."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.formats.collection.exchange import JSON_SUFFIX, csv_of, json_of
from cubewright.formats.collection.file import Collection
from cubewright.model.collected import CollectedPuzzle

PDF_SUFFIX, HTML_SUFFIX = ".pdf", ".html"


def exported(
    puzzles: Sequence[CollectedPuzzle], suffix: str, collection: Collection, title: str
) -> bytes:
    """Return puzzles in the format of a suffix, or as CSV; ``title`` is for catalogues."""
    if suffix == JSON_SUFFIX:
        return json_of(puzzles, collection.contents(puzzles)).encode()
    if suffix not in (PDF_SUFFIX, HTML_SUFFIX):
        return csv_of(puzzles).encode()
    # Imported here, because only catalogues have pictures.
    from cubewright.presenter.collection.catalogue import catalogue_html, catalogue_pdf

    if suffix == HTML_SUFFIX:
        return catalogue_html(puzzles, title).encode()
    return catalogue_pdf(puzzles, title)
