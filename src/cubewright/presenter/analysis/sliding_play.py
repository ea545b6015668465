"""A sliding puzzle played by hand, with undo."""

from __future__ import annotations

from itertools import groupby

from cubewright.model.sliding import DIRECTIONS, Cells, SlidingMove, SlidingPuzzle, moved

OPPOSITES = {
    name: other
    for name, step in DIRECTIONS.items()
    for other, back in DIRECTIONS.items()
    if all(one == -two for one, two in zip(step, back, strict=True))
}
"""The opposite of each direction; both are names."""


class SlidingPlay:
    """The places of the pieces and the moves so far.

    Consecutive steps of one piece are one move. A move that returns to its start is dropped.
    """

    def __init__(self, puzzle: SlidingPuzzle) -> None:
        self.puzzle = puzzle
        self.places: dict[str, Cells] = dict(puzzle.start)
        self._moves: list[SlidingMove] = []
        self._undone: list[SlidingMove] = []

    @property
    def moves(self) -> tuple[SlidingMove, ...]:
        """The moves so far."""
        return tuple(self._moves)

    @property
    def can_redo(self) -> bool:
        """Whether a move has been undone, and no move has been made since."""
        return bool(self._undone)

    @property
    def is_solved(self) -> bool:
        """Whether all targets are reached."""
        return self.puzzle.is_solved(self.places)

    def count(self, counted: str) -> int:
        """Return the number of moves so far: moves of a piece, straight moves or steps."""
        if counted == "pieces":
            return len(self._moves)
        if counted == "straight":
            return sum(1 for move in self._moves for _ in groupby(move.steps))
        return sum(len(move.steps) for move in self._moves)

    def step(self, symbol: str, direction: str) -> bool:
        """Move a piece by one cell; return False if something is in the way."""
        after = moved(self.puzzle, self.places, SlidingMove(symbol, (direction,)))
        if after is None:
            return False
        self.places = after
        self._undone.clear()
        self._append(symbol, direction)
        return True

    def undo(self) -> bool:
        """Undo the last move; return False if there is none."""
        if not self._moves:
            return False
        move = self._moves.pop()
        back = tuple(OPPOSITES[step] for step in reversed(move.steps))
        self._place(SlidingMove(move.symbol, back))
        self._undone.append(move)
        return True

    def redo(self) -> bool:
        """Redo the last undone move; return False if there is none."""
        if not self._undone:
            return False
        move = self._undone.pop()
        self._place(move)
        self._moves.append(move)
        return True

    def restart(self) -> None:
        """Return to the start; :meth:`redo` can repeat each move."""
        while self.undo():
            pass

    def _place(self, move: SlidingMove) -> None:
        after = moved(self.puzzle, self.places, move)
        assert after is not None, move
        self.places = after

    def _append(self, symbol: str, direction: str) -> None:
        steps: tuple[str, ...] = (direction,)
        if self._moves and self._moves[-1].symbol == symbol:
            steps = (*self._moves.pop().steps, direction)
        if steps[-2:] == (OPPOSITES[direction], direction):
            steps = steps[:-2]
        if steps and any(
            steps.count(name) != steps.count(opposite) for name, opposite in OPPOSITES.items()
        ):
            self._moves.append(SlidingMove(symbol, steps))
