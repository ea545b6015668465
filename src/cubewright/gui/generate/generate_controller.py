"""Opens the dialogs that generate figures and pieces, and uses their results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from cubewright.gui.project.document import Document
from cubewright.model.generators.burr_sticks import burr_outline
from cubewright.model.puzzle import Puzzle
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.gui.generate.figure_dialog import FigureDialog
    from cubewright.gui.generate.pieces_dialog import PiecesDialog


class GenerateController(QObject):
    """Adds generated figures to the file, or makes generated pieces the current pieces."""

    def __init__(
        self, document: Document, new_from: Callable[[Puzzle], None], window: QWidget
    ) -> None:
        """``new_from`` starts a new file with a puzzle."""
        super().__init__(window)
        self._new_from = new_from
        self._is_new = False
        """Whether the generated pieces belong to a new file."""
        self._document = document
        self._window = window
        self.dialog: FigureDialog | PiecesDialog | None = None
        """The open dialog, or None."""

    def make_figure(self) -> None:
        """Ask for a rule and sizes, and add the generated figure."""
        from cubewright.gui.generate.figure_dialog import FigureDialog

        self._open(FigureDialog(self._document.figure, self._window))

    def make_pieces(self) -> None:
        """Ask for a rule, and use the generated pieces."""
        from cubewright.gui.generate.pieces_dialog import PiecesDialog

        self._open(PiecesDialog(self._document.figure.lattice, self._window))

    def new_burr(self) -> None:
        """Ask for six sticks, and start a new file with their burr."""
        from cubewright.gui.generate.pieces_dialog import PiecesDialog

        self._open(PiecesDialog.for_burr(self._window), is_new=True)

    def _open(self, dialog: FigureDialog | PiecesDialog, *, is_new: bool = False) -> None:
        if self.dialog is not None:
            return
        self._is_new = is_new
        self.dialog = dialog
        dialog.finished.connect(self._on_finished)
        dialog.open()

    def _on_finished(self, result: int) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is None:
            return
        dialog.deleteLater()
        if result != QDialog.DialogCode.Accepted:
            return
        from cubewright.gui.generate.figure_dialog import FigureDialog

        if isinstance(dialog, FigureDialog):
            if dialog.figure is not None:
                self._document.add(dialog.figure)
        elif dialog.pieces is not None and self._is_new:
            outline = burr_outline()
            title = tr("Six-piece burr")
            self._new_from(Puzzle(replace(outline, name=title), dialog.pieces))
        elif dialog.pieces is not None:
            self._document.use_pieces(dialog.pieces, tr("Make {title}", title=dialog.pieces.title))
