"""Cells as text, in layers side by side like those in the source document for the Soma cube."""

from __future__ import annotations

from collections.abc import Mapping

from cubewright.model.cell import Cell, bounds
from cubewright.model.lattice import Lattice, TextPosition
from cubewright.model.lattices.cubic import CUBIC


def layers_picture(marks: Mapping[Cell, str], lattice: Lattice = CUBIC, *, empty: str = " ") -> str:
    """Return layers as text, the top layer on the left, with the back row first.

    ``marks`` gives one character for each filled cell; ``empty`` stands for other cells.

    >>> print(layers_picture({(0, 0, 0): "V", (1, 1, 0): "L", (0, 0, 1): "T"}))
    |  |  | L|
    |T |  |V |
    """
    if not marks:
        return "||"
    letters = _letters(marks, lattice)
    low_end, high_end = bounds(letters)
    # Draw whole blocks, because a cell's kind depends on its position in the block.
    left, back, low = (n - n % block for n, block in zip(low_end, lattice.block, strict=True))
    right, front, high = (
        n + (-n - 1) % block for n, block in zip(high_end, lattice.block, strict=True)
    )

    def letter(text_position: TextPosition) -> str:
        blank = " " if lattice.text_layout.cell(text_position) is None else empty
        return letters.get(text_position, blank)

    rows = []
    for line in range(back, front + 1):
        layers = [
            "|" + "".join(letter((c, line, level)) for c in range(left, right + 1)) + "|"
            for level in range(high, low - 1, -1)
        ]
        rows.append("  ".join(layers))
    return "\n".join(rows)


def _letters(marks: Mapping[Cell, str], lattice: Lattice) -> dict[TextPosition, str]:
    text_layout = lattice.text_layout
    letters = {text_layout.text_position(cell): mark for cell, mark in marks.items()}
    for column, line, level in list(letters):
        for neighbour in ((column - 1, line, level), (column + 1, line, level)):
            if text_layout.cell(neighbour) is None and text_layout.edge(neighbour) != " ":
                letters[neighbour] = text_layout.edge(neighbour)
    return letters
