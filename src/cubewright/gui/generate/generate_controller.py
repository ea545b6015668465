"""Opens the dialogs that make figures and pieces by rule, and adds what they make."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from cubewright.gui.generate.figure_dialog import FigureDialog
from cubewright.gui.generate.pieces_dialog import PiecesDialog
from cubewright.gui.project.document import Document
from cubewright.translation import tr


class GenerateController(QObject):
    """Adds a made figure to the file, and makes made pieces the current ones."""

    def __init__(self, document: Document, window: QWidget) -> None:
        super().__init__(window)
        self._document = document
        self._window = window
        self.dialog: FigureDialog | PiecesDialog | None = None
        """The open dialog, or None."""

    def make_figure(self) -> None:
        """Ask for a rule and sizes, and add the figure."""
        dialog = FigureDialog(self._document.figure, self._window)
        self._open(dialog)

    def make_pieces(self) -> None:
        """Ask for a rule, and use the pieces."""
        self._open(PiecesDialog(self._document.figure.lattice, self._window))

    def _open(self, dialog: FigureDialog | PiecesDialog) -> None:
        if self.dialog is not None:
            return
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
        if isinstance(dialog, FigureDialog) and dialog.figure is not None:
            self._document.add(dialog.figure)
        elif isinstance(dialog, PiecesDialog) and dialog.pieces is not None:
            self._document.use_pieces(dialog.pieces, tr("Make {title}", title=dialog.pieces.title))
