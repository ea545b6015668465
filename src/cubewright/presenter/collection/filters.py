"""Find puzzles of a collection by words, numbers and kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from cubewright.model.collected import CollectedPuzzle, State
from cubewright.presenter.collection.columns import NUMBER, cell_count, numbers_text
from cubewright.presenter.table import Column
from cubewright.translation import mark


class Kind(Enum):
    """The puzzles to show."""

    ALL = mark("all puzzles")
    OWNED = mark("owned")
    WANTED = mark("wanted")
    SOLVED = mark("solved")
    UNSOLVED = mark("owned, not solved")
    PRINTED = mark("printed")
    LENT = mark("lent")
    NOT_COMPUTED = mark("not computed")
    NOT_FINISHED = mark("not finished")


_MATCHES: dict[Kind, Callable[[CollectedPuzzle], bool]] = {
    Kind.ALL: lambda _puzzle: True,
    Kind.OWNED: lambda puzzle: State.OWNED in puzzle.states,
    Kind.WANTED: lambda puzzle: State.WANTED in puzzle.states,
    Kind.SOLVED: lambda puzzle: State.SOLVED in puzzle.states,
    Kind.UNSOLVED: lambda puzzle: (
        State.OWNED in puzzle.states and State.SOLVED not in puzzle.states
    ),
    Kind.PRINTED: lambda puzzle: State.PRINTED in puzzle.states,
    Kind.LENT: lambda puzzle: bool(puzzle.lent_to),
    Kind.NOT_COMPUTED: lambda puzzle: puzzle.file is not None and puzzle.findings is None,
    Kind.NOT_FINISHED: lambda puzzle: (
        puzzle.findings is not None and not puzzle.findings.is_finished
    ),
}


@dataclass(frozen=True)
class Filter:
    """The kind of the puzzles to show, and a text whose words they must match.

    A word matches a part of a text of the puzzle, or one of its numbers: the year, the pieces, the
    cells or the solutions.
    """

    text: str = ""
    kind: Kind = Kind.ALL

    def matches(self, puzzle: CollectedPuzzle) -> bool:
        """Return whether the filter shows a puzzle."""
        if not _MATCHES[self.kind](puzzle):
            return False
        words = self.text.casefold().split()
        if not words:
            return True
        texts = _texts(puzzle)
        return all(word in texts or _is_number_of(word, puzzle) for word in words)


def in_order(
    puzzles: Iterable[CollectedPuzzle],
    column: Column[CollectedPuzzle] = NUMBER,
    *,
    descending: bool = False,
) -> list[CollectedPuzzle]:
    """Return puzzles sorted by a column; puzzles without a value are last in both directions."""
    listed = list(puzzles)
    known = [each for each in listed if _has_value(column, each)]
    unknown = [each for each in listed if not _has_value(column, each)]
    return sorted(known, key=column.sort_key, reverse=descending) + unknown


def _has_value(column: Column[CollectedPuzzle], puzzle: CollectedPuzzle) -> bool:
    return column.key(puzzle) is not None if column.key else bool(column.text(puzzle))


def _texts(puzzle: CollectedPuzzle) -> str:
    return "\n".join(
        (
            puzzle.name,
            puzzle.designer,
            puzzle.maker,
            puzzle.lent_to,
            numbers_text(puzzle),
            puzzle.notes,
            *(file.name for file in puzzle.contents),
            "" if puzzle.findings is None else puzzle.findings.level,
        )
    ).casefold()


def _is_number_of(word: str, puzzle: CollectedPuzzle) -> bool:
    digits = word.replace(",", "")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 18:
        return False
    solutions = None if puzzle.findings is None else puzzle.findings.solutions
    return int(digits) in (puzzle.year, puzzle.piece_count, cell_count(puzzle), solutions)
