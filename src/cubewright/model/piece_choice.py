"""A rule for several pieces: the minimum and maximum of their total number of copies."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cubewright.translation import tr


@dataclass(frozen=True)
class PieceChoice:
    """Bounds on the total number of copies of some pieces in a solution.

    ``symbols`` names the pieces, so the rule stays valid when another piece set is chosen; empty
    means all pieces. Pieces of the same shape as a named piece count too. ``maximum`` is None for
    no limit.

    Raises:
        ValueError: The minimum is negative or above the maximum.

    >>> PieceChoice("BA", maximum=1).text
    'at most 1 of A B'
    >>> PieceChoice((), 5, 6).text, PieceChoice("A", 2, 2).text
    ('from 5 to 6 of all pieces', 'exactly 2 of A')
    """

    symbols: tuple[str, ...]
    minimum: int
    maximum: int | None

    def __init__(
        self, symbols: Iterable[str] = (), minimum: int = 0, maximum: int | None = None
    ) -> None:
        if minimum < 0 or (maximum is not None and maximum < minimum):
            raise ValueError(f"from {minimum} to {maximum} copies")
        object.__setattr__(self, "symbols", tuple(sorted(set(symbols))))
        object.__setattr__(self, "minimum", minimum)
        object.__setattr__(self, "maximum", maximum)

    @property
    def text(self) -> str:
        pieces = " ".join(self.symbols) or tr("all pieces")
        least, most = self.minimum, self.maximum
        if most is None:
            return tr("at least {least} of {pieces}", least=least, pieces=pieces)
        if not least:
            return tr("at most {most} of {pieces}", most=most, pieces=pieces)
        if least == most:
            return tr("exactly {number} of {pieces}", number=least, pieces=pieces)
        return tr("from {least} to {most} of {pieces}", least=least, most=most, pieces=pieces)
