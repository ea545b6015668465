"""The result of searching the library for duplicates, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.formats.library import Duplicate

MAX_NAMED = 4
"""The number of duplicates that are named; further ones are counted."""


def answer(name: str, found: Sequence[Duplicate], figures: int, unread: int = 0) -> str:
    """Return whether a figure is new, and its duplicates, in words.

    >>> answer("Stool", [], 1204, 2)
    '“Stool” is new: no duplicate among 1,204 figures. \
2 files could not be read.'
    """
    if not found:
        text = (
            f"“{name}” is new: no duplicate among {figures:,} figure{'' if figures == 1 else 's'}."
        )
    elif len(found) == 1:
        text = f"“{name}” is not new. Its duplicate is {found[0]}."
    else:
        named = "; ".join(map(str, found[:MAX_NAMED]))
        more = len(found) - MAX_NAMED
        text = f"“{name}” is not new. It has {len(found):,} duplicates: {named}"
        text += f"; and {more:,} more." if more > 0 else "."
    if unread:
        text += f" {unread} file{'' if unread == 1 else 's'} could not be read."
    return text
