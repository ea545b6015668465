"""The commands that find a pasted solution and compare two solutions of the list."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from cubewright.errors import CubewrightError
from cubewright.gui.solutions.comparison_dialog import ComparisonDialog
from cubewright.gui.solutions.list_reader import ListReader
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.widgets.window_size import bring_to_front, set_initial_size
from cubewright.presenter.solutions.conventions import symmetry_images
from cubewright.presenter.solutions.listed_indices import ListedIndices
from cubewright.presenter.solutions.pasted import MAX_TEXT, equal_rows, pasted_solution
from cubewright.presenter.solutions.selection import Selection
from cubewright.translation import counted, mark, tr

_FIND_SIZE = QSize(460, 340)
NO_LIST = mark("No solutions are listed yet. Press Solve first.")


class SolutionDialogs(QObject):
    """Opens two dialogs, which stay open beside the list and follow its selection."""

    status_message = Signal(str)
    """The reason why there is nothing to compare, as a sentence."""

    def __init__(self, panel: SolutionsPanel, window: QWidget) -> None:
        super().__init__(window)
        self._panel = panel
        self._window = window
        self.find_dialog: FindDialog | None = None
        self.comparison: ComparisonDialog | None = None
        self._left = -1
        """The index of the fixed solution of the comparison."""
        self._reader = ListReader(self)
        self._reader.listed.connect(self._on_found)
        self._reader.failed.connect(self._on_failed)
        panel.solution_selected.connect(self._follow_selection)
        panel.model.modelReset.connect(self._on_list_changed)

    # -- comparing

    def compare(self) -> None:
        """Compare the two selected solutions, or one solution with each that is selected later."""
        panel = self._panel
        chosen = panel.table.chosen_solutions()
        if not len(chosen):
            self.status_message.emit(tr(NO_LIST))
            return
        current = panel.current_row
        others = [index for index in chosen[:2] if index != current]
        self._left = others[0] if others else current
        if not _is_open(self.comparison):
            self.comparison = ComparisonDialog(self._keep_right, self._window)
            self.comparison.stepped.connect(self._step)
        assert self.comparison is not None
        self._show_pair()
        self.comparison.show()
        bring_to_front(self.comparison)

    def _step(self, by: int) -> None:
        if by > 0:
            self._panel.next()
        else:
            self._panel.previous()

    def _keep_right(self) -> None:
        self._left = self._panel.current_row
        self._show_pair()

    def _follow_selection(self, _solution: object) -> None:
        if _is_open(self.comparison):
            self._show_pair()

    def _show_pair(self) -> None:
        store, right = self._panel.model.store, self._panel.current_row
        if self.comparison is None or store is None or right < 0:
            return
        if not 0 <= self._left < len(store):
            self._left = right
        self.comparison.show_pair(store, self._left, right)

    def _on_list_changed(self) -> None:
        store = self._panel.model.store
        if _is_open(self.comparison) and (store is None or not len(store)):
            assert self.comparison is not None
            self.comparison.close()

    # -- finding

    def find_pasted(self) -> None:
        """Ask for the text of a solution; start with the text on the clipboard."""
        text = QGuiApplication.clipboard().text()
        if len(text) > MAX_TEXT:
            text = ""
        if _is_open(self.find_dialog):
            assert self.find_dialog is not None
            self.find_dialog.field.setPlainText(text)
        else:
            self.find_dialog = FindDialog(text, self._window)
            self.find_dialog.text_entered.connect(self.find)
        self.find_dialog.show()
        bring_to_front(self.find_dialog)
        self.find_dialog.field.setFocus(Qt.FocusReason.OtherFocusReason)
        if text.strip():
            self.find(text)

    def find(self, text: str) -> None:
        """Select the solution in a text, and show its number or the reason why it was not found."""
        store, listed = self._panel.model.store, self._panel.model.listed
        if store is None or listed is None or not len(store):
            self._answer(tr(NO_LIST))
            return
        try:
            solution = pasted_solution(text, store.cover.puzzle)
            images = symmetry_images(store.cover, self._panel.convention)
            passes = equal_rows(listed.table, solution, images)
        except CubewrightError as error:
            self._answer(str(error))
            return
        self._answer(tr("Looking for the solution…"))
        self._reader.start(Selection(store, [passes]), len(store))

    def _on_found(self, indices: ListedIndices) -> None:
        if not self._reader.is_complete:
            return
        panel, found = self._panel, indices[:64]
        shown = next((index for index in found if panel.model.indices.rank(index) >= 0), None)
        if shown is not None:
            panel.go_to(shown)
            self._answer(
                tr(
                    "It is solution {number:,}, now selected in the list.",
                    number=shown + 1,
                )
            )
        elif found:
            self._answer(
                tr(
                    (
                        "It is solution {number:,}. It is not listed because it is filtered out or "
                        "deleted."
                    ),
                    number=found[0] + 1,
                )
            )
        else:
            number = counted(panel.count, "solution")
            self._answer(
                tr("It is a solution, but not among the {solutions} found.", solutions=number)
            )

    def _on_failed(self, error: CubewrightError) -> None:
        self._answer(tr("The solutions cannot be read: {problem}", problem=error))

    def _answer(self, text: str) -> None:
        if _is_open(self.find_dialog):
            assert self.find_dialog is not None
            self.find_dialog.show_answer(text)


def _is_open(dialog: QWidget | None) -> bool:
    return dialog is not None and isValid(dialog)


class FindDialog(QDialog):
    """A field for the text of a solution, and the answer below it."""

    text_entered = Signal(str)
    """The text of a solution to find."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Find pasted solution"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.field = QPlainTextEdit(text)
        self.field.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(tr("Text of the solution"))
        self.field.setToolTip(
            tr(
                "Paste layers as in a figure file, or a solution that was exported as a figure "
                "file, as layers, CSV or JSON"
            )
        )
        label = QLabel(tr("&Text of the solution:"))
        label.setBuddy(self.field)
        self.answer = QLabel()
        self.answer.setWordWrap(True)
        self.answer.setAccessibleName(tr("Answer"))
        self.answer.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.find_button = QPushButton(tr("&Find"))
        self.find_button.setToolTip(tr("Select this solution in the list (Ctrl+Enter)"))
        self.find_button.setDefault(True)
        buttons.addButton(self.find_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.find_button.clicked.connect(lambda _checked=False: self._find())
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self, self._find)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.close)
        rows = QVBoxLayout(self)
        rows.addWidget(label)
        rows.addWidget(self.field, 1)
        rows.addWidget(self.answer)
        rows.addWidget(buttons)
        set_initial_size(self, _FIND_SIZE)

    def show_answer(self, text: str) -> None:
        self.answer.setText(text)

    def _find(self) -> None:
        self.text_entered.emit(self.field.toPlainText())
