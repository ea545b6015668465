"""The colours of pieces in files of earlier versions."""

from dataclasses import replace

FORMER = {
    "#f5d262": "#f7d13d",
    "#2560ab": "#4c86ee",
    "#ad4132": "#e54d72",
    "#57a78a": "#2f7f20",
    "#9d78d6": "#8a44b6",
    "#db8530": "#fb8b2e",
    "#86e8df": "#66d4c0",
}
"""The former colour of each of the first seven colours."""


def in_former_colours(pieces):
    """Return a piece set with the colours of earlier versions."""
    return replace(
        pieces,
        pieces=tuple(replace(each, colour=FORMER[each.colour]) for each in pieces.pieces),
    )


def puzzle_in_former_colours(puzzle):
    return replace(puzzle, piece_set=in_former_colours(puzzle.piece_set))
