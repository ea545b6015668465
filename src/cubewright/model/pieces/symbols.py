"""Symbols for pieces that have none."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase, digits

_SYMBOLS = ascii_uppercase + ascii_lowercase + digits[1:]
_FIRST_OTHER_SYMBOL = 0x0391
"""Further symbols are the letters from the Greek alphabet on."""


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
