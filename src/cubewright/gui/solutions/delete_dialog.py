"""The dialog that deletes many solutions: before or after the selected one, or without a star."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.widgets.allow import allow
from cubewright.presenter.solutions.deletion import AFTER, BEFORE, UNSTARRED
from cubewright.presenter.solutions.marks import MAX_MARKS
from cubewright.translation import counted, mark, tr

_TITLES = {
    BEFORE: mark("All &before the selected solution"),
    AFTER: mark("All &after the selected solution"),
    UNSTARRED: mark("All without a &star"),
}


class DeleteDialog(QDialog):
    """Offers three choices, each with the number of solutions that it deletes."""

    def __init__(self, counts: Mapping[str, int], room: int, parent: QWidget | None) -> None:
        """Offer each choice in ``counts``; ``room`` is the maximum number of deletions.

        Choices without a number are not offered.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Delete many solutions"))
        self._counts = counts
        self._group = QButtonGroup(self)
        self.choices: dict[str, QRadioButton] = {}
        column = QVBoxLayout(self)
        for name, title in _TITLES.items():
            count = counts.get(name, 0)
            button = QRadioButton(tr("{choice} ({number:,})", choice=tr(title), number=count))
            if not count:
                button.setToolTip(tr("The list contains no such solution"))
            elif count > room:
                button.setToolTip(
                    tr(
                        "At most {solutions} can have stars, notes or deletions: filter the list "
                        "instead",
                        solutions=counted(MAX_MARKS, "solution"),
                    )
                )
            else:
                button.setToolTip(tr("Delete {solutions}", solutions=counted(count, "solution")))
            button.setEnabled(0 < count <= room)
            self._group.addButton(button)
            self.choices[name] = button
            column.addWidget(button)
        self.preview = QLabel()
        self.preview.setWordWrap(True)
        self.preview.setAccessibleName(tr("What will be deleted"))
        column.addWidget(self.preview)
        column.addStretch()
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel)
        self.buttons.button(standard.Ok).setText(tr("&Delete"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column.addWidget(self.buttons)
        self._group.buttonToggled.connect(lambda _button, _on: self._show())
        self._show()

    @property
    def choice(self) -> str:
        """The chosen name, or an empty text."""
        return next((name for name, each in self.choices.items() if each.isChecked()), "")

    def _show(self) -> None:
        """Show the effect of the choice."""
        chosen = self.choice
        why_not = "" if chosen else tr("Choose the solutions to delete.")
        allow(self.buttons.button(QDialogButtonBox.StandardButton.Ok), why_not)
        self.preview.setText(
            tr(
                "This removes {solutions} from the list. Ctrl+Z restores them.",
                solutions=counted(self._counts[chosen], "solution"),
            )
            if chosen
            else tr("Choose the solutions to delete.")
        )
