"""The commands that scale the current figure together with its pieces."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QInputDialog, QWidget

from cubewright.gui.project.document import Document
from cubewright.presenter.editing.bodies import subdivision
from cubewright.presenter.editing.finer_cells import scaled_results
from cubewright.presenter.editing.puzzle_scale import (
    MAX_FACTOR,
    scaled_puzzle,
    smallest_puzzle,
)
from cubewright.translation import several, tr


class PuzzleScaling(QObject):
    """Scales the figure, its pieces and its constraints, as one undo step."""

    status_message = Signal(str)
    """The result of a command, or the reason why it did nothing, as a sentence."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window

    @property
    def why_not(self) -> str:
        """The reason why the current puzzle cannot be scaled; empty if it can."""
        document = self._document
        lattice = document.figure.lattice
        if document.pieces_problem is not None or document.piece_set.lattice != lattice:
            return tr("Choose pieces for this figure first")
        if subdivision(lattice, 2) is None:
            return tr("Larger {cells} do not consist of {cells}", cells=several(lattice.noun))
        return ""

    def ask_and_scale(self) -> None:
        """Ask for a factor, and make the figure and all pieces larger."""
        factor, is_chosen = QInputDialog.getInt(
            self._window,
            tr("Scale figure and pieces"),
            tr("How many times as wide, deep and high:"),
            2,
            2,
            MAX_FACTOR,
        )
        if is_chosen:
            self.scale(factor)

    def scale(self, factor: int) -> None:
        document = self._document
        found = scaled_puzzle(document.figure, document.piece_set, document.constraints, factor)
        if found is None:
            self.status_message.emit(
                tr(
                    "The figure cannot be {factor} times as large: the largest grid could not "
                    "hold it.",
                    factor=factor,
                )
            )
            return
        text = tr("Scale figure and pieces by {factor}", factor=factor)
        kept = scaled_results(document.project, document.current, factor)
        had_solutions = self._has_solutions
        document.replace_puzzle(found.figure, found.pieces, found.constraints, text, kept)
        result = tr("The figure and all pieces are {factor} times as large.", factor=factor)
        if had_solutions and kept is None:
            result = tr("{result} Its solutions are too many to scale: solve again.", result=result)
        self.status_message.emit(result)

    def find_smallest(self) -> None:
        """Divide the figure and all pieces by the largest possible factor."""
        document = self._document
        before, had_solutions = document.constraints, self._has_solutions
        factor, found = smallest_puzzle(document.figure, document.piece_set, before)
        if factor == 1:
            self.status_message.emit(
                tr("This is the smallest scale: the puzzle does not consist of larger blocks.")
            )
            return
        text = tr("Divide figure and pieces by {factor}", factor=factor)
        document.replace_puzzle(found.figure, found.pieces, found.constraints, text)
        result = tr("The figure and all pieces are scaled down by {factor}.", factor=factor)
        after = found.constraints
        if len(after.placed) < len(before.placed) or bool(before.forbidden) > bool(after.forbidden):
            result = tr(
                "{result} Pre-placed pieces or forbidden cells between blocks are removed.",
                result=result,
            )
        if had_solutions:
            result = tr("{result} Its solutions are removed: solve again.", result=result)
        self.status_message.emit(result)

    @property
    def _has_solutions(self) -> bool:
        document = self._document
        return bool(document.project.problems[document.current].results.solutions)
