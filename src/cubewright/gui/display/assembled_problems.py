"""The commands that make a new problem from the pieces of the visible solution."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cubewright.gui.project.document import Document
from cubewright.gui.viewer.visibility import PieceDisplay, Visibility, piece_name
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution
from cubewright.presenter.pieces.assembled_pieces import assembled_problem
from cubewright.translation import counted, tr


class AssembledProblems(QObject):
    """Adds problems made of the visible solution, each as one undo step.

    ``solution`` returns the visible solution or None. ``visibility`` returns the visibility of its
    pieces.
    """

    status_message = Signal(str)
    """A sentence about the new problem."""

    def __init__(
        self,
        document: Document,
        solution: Callable[[], Solution | None],
        visibility: Callable[[], Visibility],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._solution = solution
        self._visibility = visibility

    def why_not(self) -> str:
        """Return the reason why no problem can be made; empty if a problem can be made."""
        return "" if self._solution() is not None else tr("Select a solution first")

    def why_not_united(self) -> str:
        """Return the reason why no pieces can be united; empty if two or more are solid."""
        if why_not := self.why_not():
            return why_not
        if len(self._solid()) < 2:
            return tr("Show at least two pieces of the solution as solid")
        return ""

    def add(self) -> None:
        """Add a problem with the pieces of the solution; its figure is the cells that they fill."""
        self._add(())

    def add_united(self) -> None:
        """Add a problem in which the solid pieces of the solution are one piece."""
        self._add(self._solid())

    def _add(self, united: tuple[PlacedPiece, ...]) -> None:
        solution = self._solution()
        if solution is None:
            return
        figure, pieces = assembled_problem(solution, united)
        self._document.add_problems([(figure, pieces)])
        self.status_message.emit(
            tr(
                "Added “{name}” with {pieces}.",
                name=figure.name,
                pieces=counted(pieces.piece_count, "piece"),
            )
        )

    def _solid(self) -> tuple[PlacedPiece, ...]:
        solution = self._solution()
        if solution is None:
            return ()
        shown = self._visibility()
        return tuple(
            placed
            for placed in solution.placed
            if shown.of(piece_name(solution, placed)) is PieceDisplay.SOLID
        )
