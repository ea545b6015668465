"""What is said of a figure that was compared with the library."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.formats.library import Twin

MOST_NAMED = 4
"""So many twins are named; the others are counted."""


def answer(name: str, twins: Sequence[Twin], figures: int, unread: int = 0) -> str:
    """Whether a figure is new, and which others are the same one.

    >>> answer("Stool", [], 1204, 2)
    '“Stool” is new: none of the 1,204 figures here is the same, turned or reflected. \
2 files could not be read.'
    """
    if not twins:
        told = f"“{name}” is new: "
        if figures == 1:
            told += "the one figure here is another one."
        else:
            told += f"none of the {figures:,} figures here is the same, turned or reflected."
    elif len(twins) == 1:
        told = f"“{name}” is not new. Its twin is {twins[0]}."
    else:
        named = "; ".join(map(str, twins[:MOST_NAMED]))
        more = len(twins) - MOST_NAMED
        told = f"“{name}” is not new. It has {len(twins):,} twins: {named}"
        told += f"; and {more:,} more." if more > 0 else "."
    if unread:
        told += f" {unread} file{'' if unread == 1 else 's'} could not be read."
    return told
