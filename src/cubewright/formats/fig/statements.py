"""What figure files state about a figure in their comments, for programs as well as people."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.model.piece import PieceSet

_COUNT = re.compile(r"^\s*unique solutions:\s*(\d{1,100})\s*$", re.MULTILINE | re.IGNORECASE)
_PIECES = re.compile(r"^\s*pieces:\s*(\S.*?)\s*$", re.MULTILINE | re.IGNORECASE)


def stated_count(comments: Iterable[str]) -> int | None:
    """The number of unique solutions that a figure's comments state, if they do.

    >>> stated_count(["A throne.", "unique solutions: 10"])
    10
    """
    found = _COUNT.search("\n".join(comments))
    return int(found[1]) if found else None


def stated_pieces(comments: Iterable[str]) -> str | None:
    """The name or title of the piece set that a figure is meant for, if its comments state it.

    >>> stated_pieces(["Ready to start.", "pieces: tetris"])
    'tetris'
    """
    found = _PIECES.search("\n".join(comments))
    return found[1] if found else None


def stated_piece_set(comments: Iterable[str]) -> PieceSet | None:
    """The piece set that a figure's comments state, by name or title; None where there is none."""
    stated = stated_pieces(comments)
    if stated is None:
        return None
    wanted = stated.casefold()
    known = known_piece_sets().values()
    return next((each for each in known if wanted in (each.name, each.title.casefold())), None)


def unknown_pieces_message(comments: Iterable[str]) -> str:
    """What to say where a figure's comments state pieces that are not known here; else nothing."""
    comments = list(comments)
    stated = stated_pieces(comments)
    if stated is None or stated_piece_set(comments) is not None:
        return ""
    return f"it is meant for the pieces “{stated}”, which are not known here"
