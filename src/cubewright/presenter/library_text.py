"""The result of searching the library for duplicates, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.formats.library import Duplicate
from cubewright.translation import counted, tr, trn

MAX_NAMED = 4
"""The number of duplicates that are named; further ones are counted."""


def answer(name: str, found: Sequence[Duplicate], figures: int, unread: int = 0) -> str:
    """Return whether a figure is new, and its duplicates, in words.

    >>> answer("Stool", [], 1204, 2)
    '“Stool” is new: no duplicate among 1,204 figures. \
2 files could not be read.'
    """
    if not found:
        text = tr(
            "“{name}” is new: no duplicate among {figures}.",
            name=name,
            figures=counted(figures, "figure"),
        )
    elif len(found) == 1:
        text = tr("“{name}” is not new. Its duplicate is {other}.", name=name, other=str(found[0]))
    else:
        named = "; ".join(map(str, found[:MAX_NAMED]))
        if len(found) > MAX_NAMED:
            named = tr("{names}; and {more:,} more", names=named, more=len(found) - MAX_NAMED)
        text = tr(
            "“{name}” is not new. It has {number:,} duplicates: {names}.",
            name=name,
            number=len(found),
            names=named,
        )
    if not unread:
        return text
    failed = trn("{n} file could not be read.", "{n} files could not be read.", unread)
    return f"{text} {failed}"
