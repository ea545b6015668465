"""The choices of pieces in a puzzle, as bounds on kinds of piece."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cubewright.model.puzzle import Puzzle


class KindChoice(NamedTuple):
    """Bounds on the total number of copies of some kinds in a solution.

    ``kinds`` are ascending.
    """

    kinds: tuple[int, ...]
    minimum: int
    maximum: int

    def renumbered(self, numbers: Sequence[int]) -> KindChoice:
        """Return the same rule with renumbered kinds; ``numbers`` gives each kind's new number."""
        kinds = tuple(sorted(numbers[kind] for kind in self.kinds))
        return KindChoice(kinds, self.minimum, self.maximum)

    def remaining(self, placed: Sequence[int], numbers: Sequence[int | None]) -> KindChoice:
        """Return the rule that remains after placing some copies, for renumbered kinds.

        ``placed`` is the number of copies placed of each kind. ``numbers`` gives the new number of
        each kind, or None for a kind without further copies.
        """
        used = sum(int(placed[kind]) for kind in self.kinds)
        kinds = [number for kind in self.kinds if (number := numbers[kind]) is not None]
        return KindChoice(tuple(sorted(kinds)), max(0, self.minimum - used), self.maximum - used)


def kind_choices(puzzle: Puzzle, members: tuple[tuple[int, ...], ...]) -> tuple[KindChoice, ...]:
    """Return the choices of a puzzle; ``members`` are the pieces of each kind.

    A choice without a maximum gets the number of copies as its maximum.
    """
    found = set()
    for choice in puzzle.choices:
        pieces = set(puzzle.counted_pieces(choice))
        kinds = tuple(kind for kind, group in enumerate(members) if pieces & set(group))
        copies = sum(puzzle.counts[piece] for piece in pieces)
        most = copies if choice.maximum is None else choice.maximum
        found.add(KindChoice(kinds, choice.minimum, most))
    return tuple(sorted(found))


def undecided_choices(
    choices: tuple[KindChoice, ...], copies: Sequence[int], min_copies: Sequence[int]
) -> tuple[KindChoice, ...]:
    """Return the choices that the bounds on copies do not already guarantee."""
    return tuple(
        each
        for each in choices
        if sum(min_copies[kind] for kind in each.kinds) < each.minimum
        or sum(copies[kind] for kind in each.kinds) > each.maximum
    )
