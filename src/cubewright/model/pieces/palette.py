"""Palettes: the colours in which the program shows pieces, in place of their own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from cubewright.model.piece import PieceSet
from cubewright.model.pieces.colours import copy_colour
from cubewright.model.puzzle import Puzzle
from cubewright.registry import discover

OWN_COLOURS = "own"
"""The name of the palette that shows each piece in its own colour."""


@dataclass(frozen=True)
class Palette:
    """Colours for the pieces of any set, in the order of the set.

    ``colours`` are ``#rrggbb``; none: each piece keeps its own. A palette changes
    what is shown and exported, never the pieces themselves. A new one is one file
    in ``model/pieces/palettes`` with one such value.
    """

    name: str
    title: str
    help: str
    colours: tuple[str, ...] = ()

    def colour(self, pieces: PieceSet, index: int) -> str:
        """Return the colour of a piece of a set; further pieces are paler, then deeper.

        >>> from cubewright.model.piece import Piece
        >>> pair = PieceSet("pair", "Pair", (Piece("A", ()), Piece("B", ())), (1, 1))
        >>> Palette("grey", "Grey", "", ("#808080",)).colour(pair, 1)
        '#b5b5b5'
        """
        if not self.colours:
            return pieces.pieces[index].colour
        round_, at = divmod(index, len(self.colours))
        return copy_colour(self.colours[at], round_)

    def shown(self, pieces: PieceSet) -> PieceSet:
        """Return a set with the colours of this palette."""
        if not self.colours:
            return pieces
        coloured = tuple(
            replace(piece, colour=self.colour(pieces, index))
            for index, piece in enumerate(pieces.pieces)
        )
        return replace(pieces, pieces=coloured)

    def shown_puzzle(self, puzzle: Puzzle) -> Puzzle:
        """Return a puzzle whose pieces have the colours of this palette."""
        if not self.colours:
            return puzzle
        return replace(puzzle, piece_set=self.shown(puzzle.piece_set))


@cache
def palettes() -> dict[str, Palette]:
    """Return every palette by name; the pieces' own colours come first."""
    found = discover("cubewright.model.pieces.palettes", Palette)
    return {OWN_COLOURS: found[OWN_COLOURS], **found}
