"""What the pieces panel asks the player: pieces to draw, sets to save, rename and delete."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QDialog, QInputDialog, QLineEdit, QMessageBox, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.formats.piece_sets.user_sets import (
    UserPieceSets,
    delete_user_piece_set,
    free_name,
    rename_user_piece_set,
    save_user_piece_set,
    user_folder,
    user_piece_sets,
)
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.pieces.panel import PiecesPanel
from cubewright.gui.pieces.piece_editor import PieceEditor
from cubewright.gui.project.document import Document
from cubewright.model.cell import Cell
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter import piece_set_edits as changes

_NOT_OWN = "This set is not one of your own: save it as your own first"
_NOTHING = "There are no pieces to be saved yet"


class PieceSetController(QObject):
    """Carries out the panel's tools that ask something first."""

    status_message = Signal(str)
    """Something was done; a sentence for the status line."""
    sets_changed = Signal()
    """There are other sets of the player's own than before."""

    def __init__(
        self, document: Document, panel: PiecesPanel, editor: FigureEditor, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._panel = panel
        self._editor = editor
        self._window = window
        self._own = UserPieceSets()
        self.asking: PieceEditor | None = None
        """The window in which a piece is drawn, while it is open."""
        panel.tool_asked.connect(self._on_tool)
        document.piece_set_changed.connect(self._allow)
        document.figure_changed.connect(self._allow)
        self.read()

    @property
    def unkept(self) -> str:
        """What would be lost with the pieces in hand, in a sentence; nothing if they are kept."""
        if not self._document.has_unkept_pieces:
            return ""
        return f"The pieces of “{self._document.piece_set.title}” are not saved as a set."

    def read(self) -> None:
        """Read the folder of own sets anew."""
        self._own = user_piece_sets(taken=piece_sets())
        told = [f"Not read from {user_folder()}: {problem}" for problem in self._own.problems]
        self._panel.problems.say("\n".join(told))
        self.sets_changed.emit()
        self._allow()

    def part_to_take(self) -> tuple[Cell, ...]:
        """The part of the figure that the cursor is in; the largest where it is in none."""
        parts = self._document.figure.parts()
        cursor = self._editor.cursor_cell
        return next((part for part in parts if cursor in part), parts[0] if parts else ())

    # -- the tools

    def _on_tool(self, name: str, row: int) -> None:
        pieces = self._document.piece_set
        if name == "new-piece":
            self._ask_piece(changes.new_piece(pieces), None, "New piece")
        elif name == "part-piece":
            self.make_piece_of_part()
        elif name == "edit-piece":
            piece = pieces.pieces[row]
            self._ask_piece(piece, row, f"Piece {piece.symbol}")
        elif name == "save-set":
            self.save()
        elif name == "rename-set":
            self.rename()
        elif name == "delete-set":
            self.delete()
        elif name == "read-sets":
            self.read()
            self.status_message.emit(self._found())

    def make_piece_of_part(self) -> None:
        """Let the player make a piece of a part of the figure."""
        part = self.part_to_take()
        if part and self._document.figure.lattice == self._document.piece_set.lattice:
            piece = changes.new_piece(self._document.piece_set, part)
            self._ask_piece(piece, None, "Piece from the figure")

    def _ask_piece(self, piece: Piece, row: int | None, title: str) -> None:
        """Open the window for a piece; it is put into the set once the player agrees."""
        pieces = self._document.piece_set
        others = pieces if row is None else changes.without(pieces, row)
        asking = PieceEditor(piece, others, title, self._window)
        self.asking = asking
        asking.finished.connect(lambda result: self._on_asked(asking, row, result))
        asking.open()

    def _on_asked(self, asking: PieceEditor, row: int | None, result: int) -> None:
        self.asking = None
        if result == QDialog.DialogCode.Accepted:
            pieces, piece = self._document.piece_set, asking.piece
            if row is None:
                self._panel.change(changes.with_new(pieces, piece), f"Add piece {piece.symbol}")
                self._panel.choose(len(pieces.pieces))
            else:
                changed = changes.with_piece(pieces, row, piece)
                self._panel.change(changed, f"Change piece {piece.symbol}")
            # So that the next piece can be made with a key; the new row is not to be seen yet.
            QTimer.singleShot(0, self._panel, self._panel.take_keys)
        asking.deleteLater()

    def save(self) -> None:
        """Ask for a name, and keep the pieces in hand as a set of the player's own."""
        pieces = self._document.piece_set
        base = self._own.sets.get(changes.base_name(pieces.name, self._own.sets))
        title = self._ask_title("Save as a set of your own", base.title if base else pieces.title)
        if not title:
            return
        same = next((each for each in self._own.sets.values() if each.title == title), None)
        if same is not None and same is not base and not self._may_replace(title):
            return
        name = same.name if same else free_name(title, piece_sets(), self._own.sets)
        source = pieces.source if base or not piece_sets().get(pieces.name) else ""
        fewest = None if pieces.uses_all else pieces.fewest
        kept = replace(pieces, name=name, title=title, source=source, fewest=fewest)
        self._try(lambda: save_user_piece_set(kept), f"“{title}” was not saved.")
        if user_piece_sets().sets.get(name) == kept:
            self._take(kept, f"Save the pieces as “{title}”")
            self.status_message.emit(f"Saved “{title}” among your own sets.")

    def rename(self) -> None:
        """Ask for another name for the own set in hand."""
        pieces = self._own_in_hand()
        if pieces is None:
            return
        title = self._ask_title("Rename the set", pieces.title)
        if not title or title == pieces.title:
            return
        renamed: list[PieceSet] = []
        self._try(
            lambda: renamed.append(rename_user_piece_set(pieces.name, title, piece_sets())),
            f"“{pieces.title}” was not renamed.",
        )
        if renamed:
            was_changed = pieces != self._document.piece_set
            in_hand = self._document.piece_set if was_changed else renamed[0]
            if not was_changed:
                self._take(in_hand, f"Rename the set to “{title}”")
            self.read()
            self.status_message.emit(f"“{pieces.title}” is now called “{title}”.")

    def delete(self) -> None:
        """Remove the own set in hand, if the player is sure; its pieces stay in hand."""
        pieces = self._own_in_hand()
        if pieces is None:
            return
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle("Cubewright")
        box.setText(f"Delete your set “{pieces.title}”?")
        box.setInformativeText("Its file is removed. The pieces stay in hand until you leave them.")
        delete = box.addButton("&Delete", QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        if box.clickedButton() is delete:
            self._try(
                lambda: delete_user_piece_set(pieces.name), f"“{pieces.title}” was not deleted."
            )
            self.read()
            if pieces.name not in self._own.sets:
                self.status_message.emit(f"Deleted “{pieces.title}”; its pieces are still in hand.")

    # -- inside

    def _take(self, pieces: PieceSet, text: str) -> None:
        self.read()
        self._document.use_pieces(pieces, text)
        self._allow()

    def _try(self, do: Callable[[], object], failed: str) -> None:
        try:
            do()
        except CubewrightError as error:
            QMessageBox.warning(self._window, "Cubewright", f"{failed}\n{error}")

    def _own_in_hand(self) -> PieceSet | None:
        """The own set that the pieces in hand are, or were changed from."""
        name = changes.base_name(self._document.piece_set.name, self._own.sets)
        return self._own.sets.get(name)

    def _ask_title(self, what: str, title: str) -> str:
        label = "Name, as it stands among the sets:"
        text, agreed = QInputDialog.getText(
            self._window, what, label, QLineEdit.EchoMode.Normal, title
        )
        return text.strip() if agreed else ""

    def _may_replace(self, title: str) -> bool:
        answer = QMessageBox.question(
            self._window, "Cubewright", f"Replace your set “{title}” by these pieces?"
        )
        return answer == QMessageBox.StandardButton.Yes

    def _found(self) -> str:
        sets, bad = len(self._own.sets), len(self._own.problems)
        found = f"{sets} set{'' if sets == 1 else 's'} of your own in {user_folder()}"
        return f"{found}, and {bad} with a mistake." if bad else f"{found}."

    def _allow(self, _what: object = None) -> None:
        """Say which tools can be used at present."""
        document, own = self._document, self._own_in_hand()
        self._panel.allow("save-set", bool(document.piece_set.pieces), _NOTHING)
        for name in ("rename-set", "delete-set"):
            self._panel.allow(name, own is not None, _NOT_OWN)
        if not document.figure.cells:
            why_not = "There is no figure to make a piece of"
        elif document.figure.lattice != document.piece_set.lattice:
            why_not = "Figure and pieces are of different cells"
        else:
            why_not = ""
        self._panel.allow("part-piece", not why_not, why_not)
