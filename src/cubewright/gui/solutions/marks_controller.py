"""Stars, notes and deletions of solutions, as undo steps of the document."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from cubewright.gui.project.document import Document
from cubewright.gui.solutions.delete_dialog import DeleteDialog
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.model.results import SolutionMark
from cubewright.presenter.solutions.deletion import solutions_to_delete
from cubewright.presenter.solutions.marks import (
    MAX_MARKS,
    set_deleted,
    set_note,
    set_star,
    solutions_name,
)
from cubewright.translation import counted, mark, tr

NOT_IN_DOCUMENT = mark(
    "These solutions belong to a figure that has changed: undo the change first."
)
NOT_KEPT = mark("Save the file as a project (.cubewright) to keep stars and notes.")


class MarksController(QObject):
    """Changes the marks of the selected solutions, and shows the marks of the listed problem."""

    status_message = Signal(str)
    """The result of a command, or the reason why it did nothing, as a sentence."""

    def __init__(
        self,
        document: Document,
        panel: SolutionsPanel,
        listed_key: Callable[[], int | None],
        parent: QObject | None = None,
    ) -> None:
        """Connect a panel to a document; ``listed_key`` returns the listed problem's key."""
        super().__init__(parent)
        self._document = document
        self._panel = panel
        self._listed_key = listed_key
        document.marks_changed.connect(self.show_marks)
        panel.table.star_requested.connect(self.toggle_stars)
        panel.table.delete_requested.connect(self.toggle_deleted)
        panel.table.star_clicked.connect(lambda solution: self._toggle_stars([solution]))
        panel.model.note_edited.connect(self._set_note)

    def show_marks(self) -> None:
        """Show the marks of the problem whose solutions are listed."""
        key = self._listed_key()
        self._panel.show_marks(() if key is None else self._document.marks_of(key))

    def toggle_stars(self) -> None:
        """Star the selected solutions, or remove their stars if all of them are starred."""
        self._toggle_stars(self._panel.table.chosen_solutions())

    def edit_note(self) -> None:
        self._panel.table.edit_note()

    def toggle_deleted(self) -> None:
        """Delete the selected solutions, or restore them if all are deleted."""
        chosen = self._panel.table.chosen_solutions()
        if not self._may_change(chosen):
            return
        if not self._have_all(chosen, lambda mark: mark.is_deleted):
            self._delete(chosen)
            return
        self._panel.select_after(chosen)
        text = tr("Restore {solutions}", solutions=solutions_name(chosen))
        self._change(chosen, set_deleted(False), text)

    def ask_and_delete(self, window: QWidget) -> None:
        """Ask which solutions to delete: before or after the selected one, or without a star."""
        listed = self._panel.model.listed
        if listed is None or not self._may_change([0]):
            return
        found = solutions_to_delete(listed, self._panel.model.indices, self._panel.list_position)
        room = MAX_MARKS - len(listed.marks.marks)
        dialog = DeleteDialog({name: len(each) for name, each in found.items()}, room, window)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._delete(list(found[dialog.choice]))
        dialog.deleteLater()

    def _delete(self, chosen: Sequence[int]) -> None:
        name = solutions_name(chosen)
        self._panel.select_after(chosen)
        if self._change(chosen, set_deleted(True), tr("Delete {solutions}", solutions=name)):
            self.status_message.emit(
                tr(
                    (
                        "Deleted {solutions} from the list. To restore them, undo, or filter by "
                        "the word “deleted” and press Del."
                    ),
                    solutions=name,
                )
            )

    def _toggle_stars(self, chosen: Sequence[int]) -> None:
        if not self._may_change(chosen):
            return
        is_starred = not self._have_all(chosen, lambda mark: mark.is_starred)
        template = mark("Star {solutions}")
        if not is_starred:
            template = mark("Remove the star of {solutions}")
        text = tr(template, solutions=solutions_name(chosen))
        if self._change(chosen, set_star(is_starred), text):
            self._explain()

    def _set_note(self, solution: int, note: str) -> None:
        note = " ".join(note.split())
        if self._may_change([solution]) and self._change(
            [solution],
            set_note(note),
            tr("Note about {solutions}", solutions=solutions_name([solution])),
        ):
            self._explain()

    def _explain(self) -> None:
        if not self._document.holds_project:
            self.status_message.emit(tr(NOT_KEPT))

    def _may_change(self, chosen: Sequence[int]) -> bool:
        listed = self._panel.model.listed
        if not len(chosen) or listed is None:
            return False
        if self._listed_key() is None:
            self.status_message.emit(tr(NOT_IN_DOCUMENT))
            return False
        if len(chosen) + len(listed.marks.marks) > MAX_MARKS:
            self.status_message.emit(
                tr(
                    (
                        "At most {solutions} can have stars, notes or deletions. Select fewer, or "
                        "filter the list instead."
                    ),
                    solutions=counted(MAX_MARKS, "solution"),
                )
            )
            return False
        return True

    def _have_all(self, chosen: Sequence[int], has: Callable[[SolutionMark], bool]) -> bool:
        listed = self._panel.model.listed
        if listed is None:
            return False
        marks = (listed.marks.of(listed.row(solution)) for solution in chosen)
        return all(mark is not None and has(mark) for mark in marks)

    def _change(
        self, chosen: Sequence[int], change: Callable[[SolutionMark], SolutionMark], text: str
    ) -> bool:
        listed, key = self._panel.model.listed, self._listed_key()
        if listed is None or key is None:
            return False
        placed = (listed.rows.solution(solution).placed for solution in chosen)
        marks = listed.marks.changed(placed, change)
        if marks == self._document.marks_of(key):
            return False
        self._document.mark_solutions(key, marks, text)
        return True
