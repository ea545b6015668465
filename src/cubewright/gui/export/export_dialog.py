"""Asks what to export, and where to."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.project.file_filter import FIGURE_FILES
from cubewright.presenter.elide import elide


class Wanted(Enum):
    """What is to be exported."""

    FIGURE = "figure"
    SELECTED = "selected"
    ALL = "all"


class ExportDialog(QDialog):
    """One choice of three, and a file."""

    def __init__(
        self, figure_name: str, selected: int, found: int, proposal: Path, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Export .fig")
        self.setMinimumWidth(460)
        self._group = QButtonGroup(self)
        self._wanted: dict[int, Wanted] = {}
        column = QVBoxLayout(self)
        column.addWidget(QLabel("What goes into the file?"))
        self.choices = {
            Wanted.FIGURE: QRadioButton(f"The figure “{elide(figure_name)}”"),
            Wanted.SELECTED: QRadioButton(_several("The selected solution", selected)),
            Wanted.ALL: QRadioButton(_several("All solutions found", found)),
        }
        for number, (wanted, button) in enumerate(self.choices.items()):
            self._wanted[number] = wanted
            self._group.addButton(button, number)
            column.addWidget(button)
        for wanted, count in ((Wanted.SELECTED, selected), (Wanted.ALL, found)):
            self.choices[wanted].setEnabled(count > 0)
        self.choices[Wanted.FIGURE].setChecked(True)
        column.addSpacing(8)
        self._folder = proposal.parent
        self.place = QLineEdit(str(proposal))
        self.place.setAccessibleName("File")
        browse = QPushButton("&Browse…")
        browse.clicked.connect(self._browse)
        row = QHBoxLayout()
        label = QLabel("&File:")
        label.setBuddy(self.place)
        row.addWidget(label)
        row.addWidget(self.place, 1)
        row.addWidget(browse)
        column.addLayout(row)
        self._confirmed: Path | None = None
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.export_button = self.buttons.addButton(
            "&Export", QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.place.textChanged.connect(self._on_place_changed)
        column.addWidget(self.buttons)

    @property
    def wanted(self) -> Wanted:
        """What was chosen."""
        return self._wanted[self._group.checkedId()]

    @property
    def path(self) -> Path:
        """Where to; a bare name lies in the folder proposed, and `.fig` is its usual ending."""
        typed = expanded(self.place.text().strip())
        if not typed.suffix and typed.name not in ("", ".."):
            typed = typed.with_name(typed.name + ".fig")
        return self._folder / typed

    def choose(self, wanted: Wanted, path: Path) -> None:
        """Show an answer that was given before."""
        if self.choices[wanted].isEnabled():
            self.choices[wanted].setChecked(True)
        self.place.setText(str(path))
        self.place.setFocus()

    def accept(self) -> None:
        path = self.path
        if _is_file(path) and path != self._confirmed:
            answer = QMessageBox.question(
                self, "Export .fig", f"{path.name} is there already. Replace it?"
            )
            if answer != QMessageBox.StandardButton.Yes:
                return
        super().accept()

    def _browse(self) -> None:
        chosen, _ = QFileDialog.getSaveFileName(self, "Export .fig", str(self.path), FIGURE_FILES)
        if chosen:
            self._confirmed = Path(chosen)
            self.place.setText(chosen)

    def _on_place_changed(self, text: str) -> None:
        self.export_button.setEnabled(bool(text.strip()))


def expanded(text: str) -> Path:
    """The path that was typed, with "~" in full where that names somebody's folder.

    >>> expanded("~nobody-of-that-name/x.fig").as_posix()
    '~nobody-of-that-name/x.fig'
    """
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def _is_file(path: Path) -> bool:
    """Whether a file would be replaced; what cannot be looked at is said when it is written."""
    try:
        return path.is_file()
    except OSError:
        return False


def _several(what: str, count: int) -> str:
    many = what if count <= 1 or what.startswith("All") else what + "s"
    return f"{many} ({count:,})"
