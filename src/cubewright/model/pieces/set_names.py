"""Names of piece sets that were copied or changed from known sets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import gcd

from cubewright.model.piece import PieceSet
from cubewright.model.pieces.fitting import sets_of

_CHANGED = "changed"


def sets_in(pieces: PieceSet) -> int:
    """Return the greatest common divisor of the numbers of copies; 0 if there are no pieces."""
    return gcd(*pieces.counts)


def named(pieces: PieceSet, known: Mapping[str, PieceSet]) -> PieceSet:
    """Return the set, renamed after the known set that it equals or derives from.

    A known set, or several copies of it, keeps its name. Any other set derived from a known set is
    marked as changed.
    """
    base = known.get(base_name(pieces.name, known))
    if base is None:
        return pieces
    plain = replace(pieces, minimums=None) if pieces.uses_every_copy else pieces
    times = sets_in(pieces) // max(1, sets_in(base))
    for candidate in (base, sets_of(base, max(1, times))):
        for form in (pieces, plain):
            if replace(form, name=candidate.name, title=candidate.title) == candidate:
                return candidate
    return replace(pieces, name=f"{base.name}-{_CHANGED}", title=f"{base.title}, {_CHANGED}")


def base_name(name: str, known: Iterable[str]) -> str:
    """Return the name of the original of a derived set.

    >>> base_name("soma-plus-changed", ["soma", "soma-plus"]), base_name("soma-2", ["soma"])
    ('soma-plus', 'soma')
    """
    if name in known:
        return name
    return re.sub(rf"-(\d+|{_CHANGED})$", "", name)
