"""Statistics of a collection as pairs of a title and a text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from cubewright.model.collected import CollectedPuzzle
from cubewright.presenter.collection.columns import (
    LEVEL,
    SOLUTIONS,
    level_text,
    shown_name,
    solutions_text,
)
from cubewright.presenter.collection.filters import Filter, Kind, in_order
from cubewright.translation import mark, number_text, tr

MAX_NAMED = 5
"""The maximum number of names in a line, such as the most frequent designers."""
_KINDS = {
    Kind.OWNED: mark("Owned"),
    Kind.UNSOLVED: mark("Owned, not solved"),
    Kind.SOLVED: mark("Solved"),
    Kind.PRINTED: mark("Printed"),
    Kind.WANTED: mark("Wanted"),
    Kind.LENT: mark("Lent"),
    Kind.NOT_COMPUTED: mark("Not computed"),
    Kind.NOT_FINISHED: mark("Not finished"),
}


def statistics(puzzles: Sequence[CollectedPuzzle]) -> list[tuple[str, str]]:
    """Return the titles and texts of the statistics; lines without content are left out."""
    return list(_lines(puzzles))


def _lines(puzzles: Sequence[CollectedPuzzle]) -> Iterator[tuple[str, str]]:
    yield tr("Puzzles"), number_text(len(puzzles))
    for kind, title in _KINDS.items():
        count = sum(map(Filter(kind=kind).matches, puzzles))
        if count:
            yield tr(title), number_text(count)
    for title, texts in (
        (tr("Lent to"), [puzzle.lent_to for puzzle in puzzles]),
        (tr("Designers"), [puzzle.designer for puzzle in puzzles]),
        (tr("Makers"), [puzzle.maker for puzzle in puzzles]),
        (tr("Decades"), [_decade(puzzle) for puzzle in puzzles]),
    ):
        frequent = _frequent(texts)
        if frequent:
            yield title, frequent
    yield from _first(tr("Highest level"), in_order(puzzles, LEVEL, descending=True), level_text)
    most = in_order(puzzles, SOLUTIONS, descending=True)
    yield from _first(tr("Most solutions"), most, solutions_text)


def _first(
    title: str, puzzles: Sequence[CollectedPuzzle], text: Callable[[CollectedPuzzle], str]
) -> Iterator[tuple[str, str]]:
    if puzzles and text(puzzles[0]):
        first = puzzles[0]
        yield title, tr("{text} ({name})", text=text(first), name=shown_name(first))


def _frequent(texts: Sequence[str]) -> str:
    """Return the most frequent texts, each with the number of its occurrences."""
    counts = Counter(text for text in texts if text)
    named = sorted(counts, key=lambda text: (-counts[text], text.casefold()))
    shown = ", ".join(f"{text} ({number_text(counts[text])})" for text in named[:MAX_NAMED])
    if len(named) > MAX_NAMED:
        return tr("{names}, and {more:,} more", names=shown, more=len(named) - MAX_NAMED)
    return shown


def _decade(puzzle: CollectedPuzzle) -> str:
    return "" if puzzle.year is None else f"{puzzle.year // 10 * 10}-{puzzle.year // 10 * 10 + 9}"
