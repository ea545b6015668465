"""Asks for the name of a file to write, remembers its folder, and lists the kinds of files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLabel, QLineEdit, QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.widgets.messages import TITLE, confirm
from cubewright.presenter.names import proposed_name
from cubewright.translation import mark, tr

ALL_FILES = mark("All files (*)")
FIGURES = mark("Figures (*.fig *.txt)")
PROJECTS = mark("Cubewright projects (*.cubewright)")
BURRTOOLS = mark("BurrTools files (*.xmpuzzle)")
ALL_PUZZLE_FILES = mark(
    "All puzzle files (*.cubewright *.fig *.txt *.xmpuzzle *.toml *.scad *.search *.search.gz)"
)
SEARCHES = mark("Saved searches (*.search *.search.gz)")
PIECE_SETS = mark("Piece sets (*.toml *.scad)")


def name_filter(*kinds: str) -> str:
    """Return translated kinds of files as a name filter for :class:`QFileDialog`."""
    return ";;".join(tr(kind) for kind in kinds)


def figure_files() -> str:
    """Return the name filter for files of figures."""
    return name_filter(FIGURES, ALL_FILES)


_SUFFIX = re.compile(r"\*(\.\w+)")

Note = Callable[[Path, QWidget], str]
"""Returns a note on a file before it is written; the widget is the parent of dialogs."""


def ask_save_path(
    parent: QWidget, title: str, proposal: Path, kinds: str, suffix: str, note: Note | None = None
) -> Path | None:
    """Return the chosen path, with a suffix if none was typed; None if cancelled.

    The suffix is the first suffix of the chosen kind of file, or ``suffix`` if all files are
    listed. The file dialog asks before it replaces a file, but it does not know the suffix that
    this function adds, so the function asks, too. With a ``note``, the dialog shows the note on the
    current file.
    """
    if note is None:
        chosen, kind = QFileDialog.getSaveFileName(parent, title, str(proposal), kinds)
    else:
        chosen, kind = ask_with_note(parent, title, str(proposal), kinds, suffix, note)
    if not chosen:
        return None
    path = _with_suffix(Path(chosen), kind, suffix)
    if path == Path(chosen):
        return path
    return path if not path.exists() or may_replace(parent, path.name) else None


def ask_with_note(
    parent: QWidget, title: str, proposal: str, kinds: str, suffix: str, note: Note
) -> tuple[str, str]:
    """Return the name as typed and the chosen kind of file; empty texts if cancelled."""
    dialog = SaveDialog(parent, title, proposal, kinds, suffix, note)
    accepted = dialog.exec() == QFileDialog.DialogCode.Accepted
    chosen = dialog.selectedFiles()
    kind = dialog.selectedNameFilter()
    dialog.deleteLater()
    return (chosen[0], kind) if accepted and chosen else ("", "")


class SaveDialog(QFileDialog):
    """Asks for the name of a file, and shows a note on the current file."""

    def __init__(
        self, parent: QWidget, title: str, proposal: str, kinds: str, suffix: str, note: Note
    ) -> None:
        super().__init__(parent, title)
        self._suffix, self._note_of = suffix, note
        self.setOption(QFileDialog.Option.DontUseNativeDialog)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilters(kinds.split(";;"))
        self.setDirectory(str(Path(proposal).parent))
        self.selectFile(proposal)
        self.note = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.note.setMinimumWidth(1)  # a long name must not widen the dialog
        layout = self.layout()
        assert isinstance(layout, QGridLayout)
        layout.addWidget(self.note, layout.rowCount(), 0, 1, layout.columnCount())
        name = self.findChild(QLineEdit)
        assert name is not None
        self.name = name
        name.textChanged.connect(self._update_note)
        self.filterSelected.connect(self._update_note)
        self._shown: Path | None = None
        self._update_note()

    @property
    def path(self) -> Path:
        """The typed path; the suffix of the kind of file is added if no suffix is typed."""
        path = Path(self.directory().absolutePath(), self.name.text())
        return _with_suffix(path, self.selectedNameFilter(), self._suffix)

    def _update_note(self) -> None:
        path = self.path
        if path != self._shown:
            self._shown = path
            text = self._note_of(path, self)
            self.note.setText(text)
            self.note.setVisible(bool(text))


def _with_suffix(path: Path, kind: str, suffix: str) -> Path:
    """Return a path, with the suffix of a kind of file added if the path lacks a suffix."""
    named = _SUFFIX.search(kind)
    return path if path.suffix else path.with_name(path.name + (named[1] if named else suffix))


def may_replace(parent: QWidget, name: str, title: str = TITLE) -> bool:
    """Ask whether to replace an existing file, and return the answer."""
    return confirm(parent, tr("“{name}” already exists.", name=name), tr("&Replace"), title=title)


def ask_table_path(
    parent: QWidget, dialog_title: str, settings: Settings, title: str, default: str
) -> Path | None:
    """Return the chosen path of a table; see :func:`ask_file_path`."""
    kinds = tr("Tables (*.csv);;All files (*)")
    return ask_file_path(parent, dialog_title, settings, title, default, kinds, ".csv")


def ask_file_path(
    parent: QWidget,
    dialog_title: str,
    settings: Settings,
    title: str,
    default: str,
    kinds: str,
    suffix: str,
) -> Path | None:
    """Return the chosen path, or None if cancelled.

    The proposed name comes from ``title``, or from ``default`` if the title is empty.
    """
    folder = settings.export_folder or settings.last_folder
    proposal = folder / proposed_name(title, suffix, default)
    path = ask_save_path(parent, dialog_title, proposal, kinds, suffix)
    if path is not None:
        settings.remember_export_folder(path.parent)
    return path
