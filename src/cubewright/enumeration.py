"""Join texts into a list in a sentence, in the window's language."""

from __future__ import annotations

from collections.abc import Iterable

from cubewright.translation import joined, tr


def enumerated_text(texts: Iterable[str]) -> str:
    """Join texts with commas, and with "and" before the last.

    >>> enumerated_text(["L"]), enumerated_text(["L", "T"]), enumerated_text(["L", "T", "Z"])
    ('L', 'L and T', 'L, T and Z')
    """
    listed = tuple(texts)
    if len(listed) < 2:
        return "".join(listed)
    return tr("{listed} and {last}", listed=joined(", ", listed[:-1]), last=listed[-1])
