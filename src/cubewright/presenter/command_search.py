"""Find commands by words in their texts, places, keys and explanations."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

_WORD_START, _IN_TEXT, _IN_PLACE, _IN_TIP = range(4)
"""Kinds of matches of a word, the best first."""


@dataclass(frozen=True)
class SearchableCommand:
    """The searchable texts of a command: text, place, keys and explanation."""

    text: str
    place: str = ""
    keys: str = ""
    tip: str = ""
    enabled: bool = True


def found_commands(commands: Sequence[SearchableCommand], query: str) -> list[int]:
    """Return the indices of the commands that match every word of a query, the best first.

    A word of the query matches any part of a word of the command. A match at the start of a word of
    the text ranks first, followed by other parts of the text, by place and keys, and by the
    explanation. Enabled commands precede disabled commands. Among enabled commands, texts that
    equal the query, or begin with it, come first.
    """
    words = _folded(query).split()
    start = " ".join(words)
    ranked = []
    for index, command in enumerate(commands):
        ranks = [_rank(command, word) for word in words]
        if None not in ranks:
            worst = max((rank for rank in ranks if rank is not None), default=0)
            text = _folded(command.text)
            likeness = (text != start) + (not text.startswith(start)) if words else 0
            ranked.append((worst, bool(words) and not command.enabled, likeness, index))
    return [index for *_, index in sorted(ranked)]


def _rank(command: SearchableCommand, word: str) -> int | None:
    text = _folded(command.text)
    if f" {word}" in f" {text}":
        return _WORD_START
    if word in text:
        return _IN_TEXT
    if word in _folded(f"{command.place} {command.keys}"):
        return _IN_PLACE
    return _IN_TIP if word in _folded(command.tip) else None


def _folded(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
