"""Statements in the comments of a figure file: the number of solutions, the piece set."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.model.piece import PieceSet

_COUNT = re.compile(r"^\s*unique solutions:\s*(\d{1,100})\s*$", re.MULTILINE | re.IGNORECASE)
_PIECES = re.compile(r"^\s*pieces:\s*(\S.*?)\s*$", re.MULTILINE | re.IGNORECASE)
CHANGES, DRAWN = ", with changes", ", drawn here"
"""The endings of statements with directives: a changed included set, or a set drawn in full."""


def stated_count(comments: Iterable[str]) -> int | None:
    """Return the number of unique solutions that comments state, or None.

    >>> stated_count(["A throne.", "unique solutions: 10"])
    10
    """
    found = _COUNT.search("\n".join(comments))
    return int(found[1]) if found else None


def stated_pieces(comments: Iterable[str]) -> str | None:
    """Return the name or title of the piece set that comments state, or None.

    >>> stated_pieces(["Ready to start.", "pieces: tetris"])
    'tetris'
    """
    found = _PIECES.search("\n".join(comments))
    return found[1] if found else None


def remarks(comments: Iterable[str]) -> list[str]:
    """Return the comments that are neither empty nor statements of pieces.

    >>> remarks([" A throne. ", "pieces: tetris", ""])
    ['A throne.']
    """
    stripped = (each.strip() for each in comments if stated_pieces([each]) is None)
    return [remark for remark in stripped if remark]


def inline_statement(stated: str) -> tuple[str, str] | None:
    """Return the two parts of a statement that has directives: the set or title, and the ending.

    None for any other statement.

    >>> inline_statement("soma, with changes"), inline_statement("soma")
    (('soma', ', with changes'), None)
    """
    for ending in (CHANGES, DRAWN):
        if stated.casefold().endswith(ending):
            return stated[: -len(ending)].strip(), ending
    return None


def stated_piece_set(comments: Iterable[str]) -> PieceSet | None:
    """Return the known piece set that comments state by name or title, or None."""
    stated = stated_pieces(comments)
    if stated is None:
        return None
    wanted = stated.casefold()
    known = known_piece_sets().values()
    return next((each for each in known if wanted in (each.name, each.title.casefold())), None)
