"""The dialog that asks what to export, in which format, and to which file."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.gui.widgets.save_dialog import may_replace
from cubewright.presenter.elide import elide

_SHORTEST_FORMAT_BOX = 24
"""Width of the list of formats in letters, whatever the length of their titles."""


class Content(Enum):
    """The contents to export."""

    FIGURE = "figure"
    SELECTED = "selected"
    ALL = "all"


class ExportChoice(NamedTuple):
    """The contents to export, the format and the file."""

    content: Content
    form: SolutionFormat
    path: Path


class ExportDialog(QDialog):
    """Asks for an :class:`ExportChoice`; the first of ``formats`` is the default.

    ``listed`` solutions of ``found`` are in the list, or all of them if that is None.
    """

    def __init__(
        self,
        figure_name: str,
        selected: int,
        listed: int,
        proposal: Path,
        formats: Iterable[SolutionFormat],
        parent: QWidget,
        found: int | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Export")
        self.setMinimumWidth(440)
        self._formats = tuple(formats)
        self._folder = proposal.parent
        self._suffix = ""
        self._confirmed: Path | None = None
        column = QVBoxLayout(self)
        column.addWidget(QLabel("What do you want to export?"))
        self._group = QButtonGroup(self)
        self.content_buttons = {
            Content.FIGURE: QRadioButton(f"The figure “{elide(figure_name)}”"),
            Content.SELECTED: QRadioButton(
                f"The selected solution{'s' if selected > 1 else ''} ({selected:,})"
            ),
            Content.ALL: QRadioButton(_all_text(listed, found)),
        }
        for content, button in self.content_buttons.items():
            self._group.addButton(button, list(Content).index(content))
            column.addWidget(button)
        self.content_buttons[Content.SELECTED].setEnabled(selected > 0)
        self.content_buttons[Content.ALL].setEnabled(listed > 0)
        # Save writes the figure; who exports after a search mostly wants its solutions.
        self.content_buttons[Content.ALL if listed else Content.FIGURE].setChecked(True)
        column.addSpacing(8)
        self.format_box = QComboBox()
        self.format_box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.format_box.setMinimumContentsLength(_SHORTEST_FORMAT_BOX)
        self.path_edit = QLineEdit(str(proposal))
        self.path_edit.setAccessibleName("File")
        self._add_rows(column)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.export_button = self.buttons.addButton(
            "&Export", QDialogButtonBox.ButtonRole.AcceptRole
        )
        column.addWidget(self.buttons)
        self._fill_formats()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.path_edit.textChanged.connect(self._on_path_changed)
        self.format_box.currentIndexChanged.connect(self._on_format_changed)
        self._group.idClicked.connect(self._fill_formats)

    def _add_rows(self, column: QVBoxLayout) -> None:
        browse = QPushButton("&Browse…")
        browse.clicked.connect(self._browse)
        rows = QGridLayout()
        fields = (("For&mat:", self.format_box), ("&File:", self.path_edit))
        for row, (text, field) in enumerate(fields):
            label = QLabel(text)
            label.setBuddy(field)
            rows.addWidget(label, row, 0)
            rows.addWidget(field, row, 1)
        rows.addWidget(browse, 1, 2)
        rows.setColumnStretch(1, 1)
        column.addLayout(rows)

    @property
    def choice(self) -> ExportChoice:
        """The choice that the dialog shows."""
        return ExportChoice(self._content, self._form, self.path)

    @property
    def _content(self) -> Content:
        return list(Content)[self._group.checkedId()]

    @property
    def _form(self) -> SolutionFormat:
        form: SolutionFormat = self.format_box.currentData()
        return form

    @property
    def path(self) -> Path:
        """The file, relative to the proposed folder, with the format's suffix if none is typed."""
        typed = expanded(self.path_edit.text().strip())
        if not typed.suffix and typed.name not in ("", ".."):
            typed = typed.with_name(typed.name + self._form.suffix)
        return self._folder / typed

    def show_choice(self, choice: ExportChoice) -> None:
        """Show a choice that was made before."""
        if self.content_buttons[choice.content].isEnabled():
            self.content_buttons[choice.content].setChecked(True)
        self._fill_formats()
        self.format_box.setCurrentText(_title(choice.form))
        self.path_edit.setText(str(choice.path))
        self.path_edit.setFocus()

    def show_last(self, content: str, form: str) -> None:
        """Show what was exported last and its format, where they are possible now."""
        for each, button in self.content_buttons.items():
            if each.value == content and button.isEnabled():
                button.setChecked(True)
        self._fill_formats()
        for row in range(self.format_box.count()):
            if self.format_box.itemData(row).name == form:
                self.format_box.setCurrentIndex(row)

    def accept(self) -> None:
        path = self.path
        is_confirmed = not _is_file(path) or path == self._confirmed
        if is_confirmed or may_replace(self, path.name, "Export"):
            super().accept()

    def _browse(self) -> None:
        kind = f"{self._form.title} (*{self._form.suffix});;All files (*)"
        chosen, _ = QFileDialog.getSaveFileName(self, "Export", str(self.path), kind)
        if chosen:
            self._confirmed = Path(chosen)
            self.path_edit.setText(chosen)

    def _fill_formats(self, _button: int = 0) -> None:
        """List the formats that can hold the chosen content, and keep the current one if listed."""
        current = self.format_box.currentText()
        needs_figure = self._content is Content.FIGURE
        self.format_box.blockSignals(True)
        self.format_box.clear()
        for form in self._formats:
            if form.figure is not None or not needs_figure:
                self.format_box.addItem(_title(form), form)
        self.format_box.setCurrentIndex(max(0, self.format_box.findText(current)))
        self.format_box.blockSignals(False)
        self._on_format_changed()

    def _on_format_changed(self, _index: int = 0) -> None:
        """Replace the former format's suffix in the file name."""
        text, former = self.path_edit.text(), self._suffix
        self._suffix = self._form.suffix
        self.format_box.setToolTip(self.format_box.currentText())
        if former and text.endswith(former):
            self.path_edit.setText(text.removesuffix(former) + self._suffix)

    def _on_path_changed(self, text: str) -> None:
        self.export_button.setEnabled(bool(text.strip()))


def expanded(text: str) -> Path:
    """Return a typed path with "~" expanded where that names a user's folder.

    >>> expanded("~nobody-of-that-name/x.fig").as_posix()
    '~nobody-of-that-name/x.fig'
    """
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def _title(form: SolutionFormat) -> str:
    return f"{form.title} ({form.suffix})"


def _is_file(path: Path) -> bool:
    """Return whether the file exists; a path that cannot be read is reported by writing it."""
    try:
        return path.is_file()
    except OSError:
        return False


def _all_text(listed: int, found: int | None) -> str:
    if found is None or listed == found:
        return f"All solutions found ({listed:,})"
    return f"The listed solutions ({listed:,} of {found:,})"
