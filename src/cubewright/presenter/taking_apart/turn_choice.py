"""The choice whether pieces may turn in analyses, and the rounding of their edges."""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction

from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import number_text, tr

MAX_ALLOWANCE = Fraction(1, 5)
"""The maximum allowance that the search for the least allowance tries."""
_SHOWN = 4
"""Maximum decimals of a displayed allowance."""


@dataclass(frozen=True)
class TurnChoice:
    """The choice of whether quarter turns are allowed.

    ``allowance`` is the part of a cube's edge that rounding removes from each side; None for the
    least allowance with which each solution comes apart.
    """

    allowed: bool = False
    allowance: Fraction | None = Fraction(0)

    def on(self, lattice: Lattice) -> TurnChoice:
        """Return the choice for a lattice; only cubes turn."""
        return self if lattice == CUBIC else TurnChoice(False, self.allowance)

    @property
    def by_hand(self) -> Fraction | None:
        """The allowance for turns by hand; None if turns are not allowed."""
        if not self.allowed:
            return None
        return MAX_ALLOWANCE if self.allowance is None else self.allowance

    @property
    def text(self) -> str:
        """The allowed turns in words; empty if turns are not allowed.

        >>> TurnChoice(True, Fraction(1, 20)).text, TurnChoice(True, None).text
        ('turns, allowance 0.05', 'turns, the least allowance')
        """
        if not self.allowed:
            return ""
        if self.allowance is None:
            return tr("turns, the least allowance")
        return tr("turns, {allowance}", allowance=allowance_text(self.allowance))


NO_TURNS = TurnChoice()


def allowance_text(allowance: Fraction) -> str:
    """Return an allowance in words.

    >>> allowance_text(Fraction(9, 100)), allowance_text(Fraction(0))
    ('allowance 0.09', 'sharp edges')
    """
    if not allowance:
        return tr("sharp edges")
    return tr("allowance {number}", number=allowance_number(allowance))


def allowance_number(allowance: Fraction) -> str:
    """Return an allowance as a number.

    >>> allowance_number(Fraction(1, 16))
    '0.0625'
    """
    return number_text(float(round(allowance, _SHOWN)), "g")


def parsed_allowance(text: str) -> Fraction | None:
    """Parse an allowance such as ``0.05``, ``0,05`` or ``1/20``; return None if invalid.

    >>> parsed_allowance("1/20"), parsed_allowance("0,09"), parsed_allowance("1/2")
    (Fraction(1, 20), Fraction(9, 100), None)
    """
    found = re.fullmatch(r"\s*(\d{0,6})(?:[.,](\d{1,6})|\s*/\s*(\d{1,6}))?\s*", text)
    if found is None or not any(found.groups()):
        return None
    whole, decimals, denominator = found.groups()
    if denominator is not None:
        value = Fraction(int(whole or 0), int(denominator)) if int(denominator) else None
    else:
        value = Fraction(f"{whole or 0}.{decimals or 0}")
    return value if value is not None and value < Fraction(1, 2) else None
