"""The option --palette: export a source in the colours of a palette."""

from __future__ import annotations

from dataclasses import replace

from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import ExportOption, Settings
from cubewright.model.pieces.palette import OWN_COLOURS, palettes
from cubewright.translation import mark

PALETTE = ExportOption(
    "palette",
    mark("Palette"),
    mark("the colours of the pieces; own: the colours given in the set"),
    OWN_COLOURS,
    choices=tuple(palettes()),
)


def with_palette(source: ExportSource, settings: Settings) -> ExportSource:
    """Return a source in the chosen palette; unchanged if the format lacks this option."""
    if not settings.has(PALETTE.name):
        return source
    palette = palettes()[settings.word(PALETTE.name)]
    puzzle = palette.recolour_puzzle(source.puzzle)
    shown = tuple(
        replace(each, puzzle=palette.recolour_puzzle(each.puzzle)) for each in source.solutions
    )
    chapters = tuple(with_palette(each, settings) for each in source.chapters)
    return replace(source, puzzle=puzzle, solutions=shown, chapters=chapters)
