"""The content of an exported collection."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cubewright.formats.collection.exchange import JSON_SUFFIX, csv_of, json_of
from cubewright.formats.collection.file import Collection
from cubewright.model.collected import CollectedPuzzle

PDF_SUFFIX, HTML_SUFFIX = ".pdf", ".html"


def exported(
    puzzles: Sequence[CollectedPuzzle],
    suffix: str,
    collection: Collection,
    title: str,
    report: Callable[[int], None] = lambda _number: None,
) -> bytes:
    """Return puzzles in the format of a suffix, or as CSV; ``title`` is for catalogues.

    ``report`` gets the number of drawn puzzles before each puzzle of a catalogue, and may raise an
    exception to end the export.

    Raises:
        CubewrightError: The collection cannot be read, or the format cannot be written.
    """
    if suffix == JSON_SUFFIX:
        return json_of(puzzles, collection.contents(puzzles)).encode()
    if suffix not in (PDF_SUFFIX, HTML_SUFFIX):
        return csv_of(puzzles).encode()
    # Imported here, because only catalogues have pictures.
    from cubewright.formats.exports.painter import Photo, painter
    from cubewright.presenter.collection.catalogue import (
        PHOTO_PIXELS,
        catalogue_html,
        catalogue_pdf,
    )

    drawn = 0

    def photo(puzzle: CollectedPuzzle) -> Photo | None:
        nonlocal drawn
        report(drawn)
        drawn += 1
        if not puzzle.photos:
            return None
        return painter().photo(collection.content(puzzle.photos[0]), PHOTO_PIXELS)

    if suffix == HTML_SUFFIX:
        return catalogue_html(puzzles, title, photo).encode()
    return catalogue_pdf(puzzles, title, photo)
