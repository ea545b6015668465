"""Colours and symbols for pieces that have none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from string import ascii_lowercase, ascii_uppercase, digits

COLOURS = (
    *("#f7d13d", "#4c86ee", "#e54d72", "#2f7f20", "#8a44b6", "#fb8b2e", "#66d4c0", "#ea99ea"),
    *("#c4b288", "#586686", "#9a8d12", "#4f9fb9", "#a0524e", "#00bd51", "#f3cffc", "#00f399"),
    *("#635124", "#a2006c", "#2d5acf", "#9975a2", "#75bdfc", "#c65acf", "#09877e", "#cfe1bd"),
    *("#ab0000", "#a290fc", "#a2cf51", "#c67551", "#ea8799"),
)
"""Colours that are easy to distinguish, also with red-green colour blindness."""


def free_colour(taken: Iterable[str]) -> str:
    """Return an unused colour, or the least used one.

    >>> free_colour(["#F7D13D"])
    '#4c86ee'
    """
    return _least_used(Counter(colour.lower() for colour in taken))


def with_free_colours(colours: Sequence[str | None]) -> tuple[str, ...]:
    """Return the colours, with an unused colour in place of each None.

    >>> with_free_colours([None, "#f7d13d", None])
    ('#4c86ee', '#f7d13d', '#e54d72')
    """
    used = Counter(colour.lower() for colour in colours if colour is not None)
    found = []
    for colour in colours:
        if colour is None:
            colour = _least_used(used)
            used[colour] += 1
        found.append(colour)
    return tuple(found)


def _least_used(used: Counter[str]) -> str:
    return min(COLOURS, key=used.__getitem__)


def copy_colour(colour: str, copy: int) -> str:
    """Return the colour of a copy: paler for the second, deeper for the third.

    >>> copy_colour("#808080", 0), copy_colour("#808080", 1), copy_colour("#808080", 2)
    ('#808080', '#b5b5b5', '#4f4f4f')
    """
    other, share = ((0, 0.0), (255, 0.42), (0, 0.38))[copy % 3]
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part + (other - part) * share):02x}" for part in parts)


_SYMBOLS = ascii_uppercase + ascii_lowercase + digits[1:]
_FIRST_OTHER_SYMBOL = 0x0391
"""The code point (Greek capital alpha) of the first further symbol."""


def piece_symbols(number: int) -> list[str]:
    """Return different symbols for a number of pieces.

    >>> "".join(piece_symbols(30))[-6:]
    'YZabcd'
    """
    found = list(_SYMBOLS[:number])
    code = _FIRST_OTHER_SYMBOL
    while len(found) < number:
        if chr(code).isalpha():
            found.append(chr(code))
        code += 1
    return found
