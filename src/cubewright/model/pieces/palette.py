"""Palettes: colours that replace the pieces' own colours on screen and in exports."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cubewright.model.piece import PieceSet
from cubewright.model.pieces.colours import copy_colour
from cubewright.model.puzzle import Puzzle
from cubewright.translation import mark

OWN_COLOURS = "own"
"""The name of the palette that shows each piece in its own colour."""
WOOD_COLOURS, HIGH_CONTRAST = "wood", "high-contrast"


@dataclass(frozen=True)
class Palette:
    """Colours for the pieces of any set, in the order of the set.

    ``colours`` are ``#rrggbb``; if empty, each piece keeps its own. A palette changes only the view
    and exports.
    """

    name: str
    title: str
    help: str
    colours: tuple[str, ...] = ()

    def colour(self, pieces: PieceSet, index: int) -> str:
        """Return the colour of a piece; if a palette colour repeats, it is paler, then deeper.

        >>> from cubewright.model.piece import Piece
        >>> pair = PieceSet("pair", "Pair", (Piece("A", ()), Piece("B", ())), (1, 1))
        >>> Palette("grey", "Grey", "", ("#808080",)).colour(pair, 1)
        '#b5b5b5'
        """
        if not self.colours:
            return pieces.pieces[index].colour
        round_, at = divmod(index, len(self.colours))
        return copy_colour(self.colours[at], round_)

    def recolour(self, pieces: PieceSet) -> PieceSet:
        """Return a set with the colours of this palette."""
        if not self.colours:
            return pieces
        coloured = tuple(
            replace(piece, colour=self.colour(pieces, index))
            for index, piece in enumerate(pieces.pieces)
        )
        return replace(pieces, pieces=coloured)

    def recolour_puzzle(self, puzzle: Puzzle) -> Puzzle:
        """Return a puzzle whose pieces have the colours of this palette."""
        if not self.colours:
            return puzzle
        return replace(puzzle, piece_set=self.recolour(puzzle.piece_set))


_PALETTES = (
    Palette(
        name=OWN_COLOURS,
        title=mark("Colours of the pieces"),
        help=mark("Show each piece in its own colour, which you can change in the pieces panel"),
    ),
    Palette(
        name="classic-soma",
        title=mark("Classic Soma"),
        help=mark("Bright colours like painted Soma cubes"),
        colours=(
            *("#f4c20d", "#1f5fbf", "#d62828", "#2b9348", "#f77f00", "#6a2c91", "#8d5524"),
            *("#23b5d3", "#ef7fb1", "#9acd32", "#f5f0e1", "#40474f", "#8a94a0"),
        ),
    ),
    # Colours for colour-blind people, by simulated annealing from the program's own colours: the
    # closest pair of the thirteen differs by at least 15 in CIEDE2000 for normal sight, protanopia,
    # deuteranopia and tritanopia (matrices of Machado, Oliveira and Fernandes, IEEE TVCG 15, 2009).
    # The contract test measures it.
    Palette(
        name="colour-blind",
        title=mark("For colour-blind eyes"),
        help=mark("Thirteen colours that differ for colour-blind eyes too"),
        colours=(
            *("#ffe77e", "#4a6fff", "#733355", "#18805f", "#6a37a2", "#ef8e0a", "#7afaed"),
            *("#b38e9d", "#adb089", "#736d8d", "#837005", "#43b1df", "#8b011c"),
        ),
    ),
    Palette(
        name=HIGH_CONTRAST,
        title=mark("High contrast"),
        help=mark("Pure colours, far apart in lightness and hue"),
        colours=(
            *("#ffe100", "#0040ff", "#ff1a1a", "#00c83c", "#ff00ff", "#00e5ff", "#6a00a8"),
            *("#ff8c00", "#f2f2f2", "#004d1a", "#7a3b00", "#ffb3d9", "#202020"),
        ),
    ),
    Palette(
        name=WOOD_COLOURS,
        title=mark("Wood"),
        help=mark("Colours of woods such as maple, cherry, walnut and padauk"),
        colours=(
            *("#e3c08c", "#7d4f31", "#c07a45", "#54382a", "#d3a25e", "#8f4326", "#b89b76"),
            *("#6d5a45", "#efdcb8", "#8a7440", "#cf9172", "#3a2b25", "#a2805f"),
        ),
    ),
)


def palettes() -> dict[str, Palette]:
    """Return all palettes; the keys are their names, and the pieces' own colours come first."""
    return {palette.name: palette for palette in _PALETTES}
