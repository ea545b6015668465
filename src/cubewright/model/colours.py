"""Colours of cells, and the pairs of colours that may meet.

A cell has a colour number counted from 1, or no colour. In two-coloured figures, light is 1 and
dark is 2.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import numpy as np

from cubewright.model.cell import BoolArray, Cell

LIGHT_NUMBER, DARK_NUMBER = 1, 2

Colours = frozenset[tuple[Cell, int]]
"""Pairs of a cell and its colour number; cells without a colour are left out."""
NO_COLOURS: Colours = frozenset()

AllowedColours = frozenset[tuple[int, int]]
"""Pairs that may meet: a colour number of a piece, and a colour number of a figure."""


def colour_numbers(
    cells: Iterable[Cell], dark: Collection[Cell] | None, colours: Colours
) -> Mapping[Cell, int]:
    """Return the colour number of each coloured cell.

    >>> colour_numbers([(0, 0, 0), (1, 0, 0)], {(1, 0, 0)}, NO_COLOURS)
    {(0, 0, 0): 1, (1, 0, 0): 2}
    """
    if dark is None:
        return dict(colours)
    return {cell: DARK_NUMBER if cell in dark else LIGHT_NUMBER for cell in cells}


def may_meet(
    piece_colours: Sequence[int], figure_colours: Sequence[int], allowed: AllowedColours | None
) -> bool:
    """Return whether a piece's cells may fill a figure's cells.

    Cells are given as colour numbers, with 0 for no colour. A cell without a colour matches any
    cell. ``allowed`` contains the pairs that may meet; None means equal colours.

    >>> may_meet((1, 0), (1, 2), None), may_meet((1,), (2,), None)
    (True, False)
    >>> may_meet((1,), (1,), frozenset()), may_meet((1,), (2,), frozenset({(1, 2)}))
    (False, True)
    """
    return all(
        not p or not f or (p == f if allowed is None else (p, f) in allowed)
        for p, f in set(zip(piece_colours, figure_colours, strict=True))
    )


def meeting_table(most: int, allowed: AllowedColours | None) -> BoolArray:
    """Return a table of the colours that may meet, ``(most + 1, most + 1)`` bool.

    The row is the colour number of a piece, and the column is the colour number of a figure.
    """
    table: BoolArray = np.eye(most + 1, dtype=np.bool_)
    if allowed is not None:
        table[:] = False
        for of_piece, of_figure in allowed:
            if max(of_piece, of_figure) <= most:
                table[of_piece, of_figure] = True
    table[0] = table[:, 0] = True
    return table
