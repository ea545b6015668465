"""Refute choices of pieces by parity, before any search.

Neighbouring cells have different colours. Each copy of a piece covers more cells
of one colour than of the other, by its imbalance, on either side; the sum must be
the imbalance of the figure.
"""

from __future__ import annotations

from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.solver.design.choices import Choice


class ParityTest:
    """Whether choices from a pool can have the colours of a figure."""

    def __init__(self, figure: Figure, pool: PieceSet) -> None:
        self._imbalances = tuple(piece.imbalance for piece in pool.pieces)
        self._applies = figure.lattice.colour is not None and not figure.optional
        self._wanted = figure.lattice.imbalance(figure.cells)

    def refutes(self, choice: Choice) -> bool:
        """Return whether a choice cannot fill the figure.

        >>> from cubewright.formats.built_in import built_in_puzzle
        >>> cube = built_in_puzzle("cube")
        >>> ParityTest(cube.figure, cube.piece_set).refutes(cube.counts)
        False
        """
        if not self._applies:
            return False
        # Bit n of the sums is set if imbalances can sum up to n - most.
        most = sum(map(int.__mul__, choice, self._imbalances))
        sums = 1 << most
        for copies, imbalance in zip(choice, self._imbalances, strict=True):
            if imbalance:
                for _ in range(copies):
                    sums = sums << imbalance | sums >> imbalance
        return not sums >> (most + self._wanted) & 1
