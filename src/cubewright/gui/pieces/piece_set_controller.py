"""The dialogs of the pieces panel: draw pieces; save, rename and delete piece sets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

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
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.colours import ask_colour
from cubewright.gui.widgets.messages import ask_name, ask_number, confirm
from cubewright.model.cell import Cell
from cubewright.model.piece import PieceSet
from cubewright.presenter.editing.rules import MAX_WEIGHT, WEIGHT_TIP, weight_text, with_weight
from cubewright.presenter.pieces import set_edits as changes
from cubewright.translation import mark, tr, trn

_NOT_OWN = mark("This is not a set of your own. Save it as your set first.")
_NOTHING = mark("There are no pieces to save yet.")


class PieceSetController(QObject):
    """Runs the panel's tools that open a dialog."""

    status_message = Signal(str)
    """A sentence about the last action."""
    sets_changed = Signal()
    """Emitted when the user's own piece sets have changed."""

    def __init__(
        self, document: Document, panel: PiecesPanel, editor: FigureEditor, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._panel = panel
        self._editor = editor
        self._window = window
        self._own = UserPieceSets()
        panel.tool_requested.connect(self._on_tool)
        document.piece_set_changed.connect(self._update_tools)
        document.figure_changed.connect(self._update_tools)
        self.read()

    def read(self) -> None:
        """Read the folder of the user's sets."""
        self._own = user_piece_sets(taken=piece_sets())
        problems = [
            tr("Not read from {folder}: {problem}", folder=user_folder(), problem=problem)
            for problem in self._own.problems
        ]
        self._panel.problems.show_text("\n".join(problems))
        self.sets_changed.emit()
        self._update_tools()

    def part_at_cursor(self) -> tuple[Cell, ...]:
        """Return the connected part of the figure at the cursor, or else the largest part."""
        parts = self._document.figure.parts()
        cursor = self._editor.cursor_cell
        return next((part for part in parts if cursor in part), parts[0] if parts else ())

    # -- tools

    def _on_tool(self, name: str, row: int) -> None:
        if name == "part-piece":
            self.make_piece_from_part()
        elif name == "piece-colour":
            self.choose_colour(row)
        elif name == "piece-weight":
            self.choose_weight(row)
        elif name == "save-set":
            self.save()
        elif name == "rename-set":
            self.rename()
        elif name == "delete-set":
            self.delete()
        elif name == "read-sets":
            self.read()
            self.status_message.emit(self._summary())

    def choose_colour(self, index: int) -> None:
        """Ask for another colour of a piece."""
        pieces = self._document.piece_set
        piece = pieces.pieces[index]
        colour = ask_colour(self._window, piece.colour, tr("Colour of the piece"))
        if colour and colour != piece.colour:
            changed = changes.with_piece(pieces, index, replace(piece, colour=colour))
            self._panel.change(
                changed, tr("Change the colour of piece {symbol}", symbol=piece.symbol)
            )

    def choose_weight(self, index: int) -> None:
        """Ask for another weight of a piece."""
        rules = self._document.rules
        symbol = self._document.piece_set.pieces[index].symbol
        before = dict(rules.weights).get(symbol, 1)
        weight = ask_number(
            self._window,
            tr("Weight of piece {symbol}", symbol=symbol),
            tr(WEIGHT_TIP),
            before,
            MAX_WEIGHT,
        )
        if weight is not None and weight != before:
            self._document.set_rules(with_weight(rules, symbol, weight), weight_text(symbol))

    def make_piece_from_part(self) -> None:
        """Add a piece with the shape of a part of the figure, and select the piece."""
        part = self.part_at_cursor()
        if part and self._document.figure.lattice == self._document.piece_set.lattice:
            pieces = self._document.piece_set
            piece = changes.new_piece(pieces, part)
            text = tr("Add piece {symbol} from the figure", symbol=piece.symbol)
            self._panel.change(changes.with_new(pieces, piece), text)
            self._panel.choose(len(pieces.pieces))

    def save(self) -> None:
        """Ask for a name, and save the current pieces as a set of the user."""
        pieces = self._document.piece_set
        base = self._own.sets.get(changes.base_name(pieces.name, self._own.sets))
        title = self._ask_title(tr("Save as your set"), base.title if base else pieces.title)
        if not title:
            return
        same = next((each for each in self._own.sets.values() if each.title == title), None)
        name = same.name if same else free_name(title, piece_sets(), self._own.sets)
        source = pieces.source if base or not piece_sets().get(pieces.name) else ""
        saved = replace(pieces, name=name, title=title, source=source)
        if same is not None and same != saved and not self._confirm_replace(title):
            return
        self._try(lambda: save_user_piece_set(saved), tr("“{title}” was not saved.", title=title))
        if user_piece_sets().sets.get(name) == saved:
            self._use(saved, tr("Save the pieces as “{title}”", title=title))
            self.status_message.emit(tr("Saved “{title}” to your piece sets.", title=title))

    def rename(self) -> None:
        """Ask for another name for the current set of the user."""
        pieces = self._own_set()
        if pieces is None:
            return
        title = self._ask_title(tr("Rename the set"), pieces.title)
        if not title or title == pieces.title:
            return
        renamed: list[PieceSet] = []
        self._try(
            lambda: renamed.append(rename_user_piece_set(pieces.name, title, piece_sets())),
            tr("“{title}” was not renamed.", title=pieces.title),
        )
        if renamed:
            was_changed = pieces != self._document.piece_set
            current = self._document.piece_set if was_changed else renamed[0]
            if not was_changed:
                self._use(current, tr("Rename the set to “{title}”", title=title))
            self.read()
            self.status_message.emit(
                tr("Renamed “{before}” to “{title}”.", before=pieces.title, title=title)
            )

    def delete(self) -> None:
        """Ask for confirmation, and delete the user's current set; its pieces stay in use."""
        pieces = self._own_set()
        if pieces is None:
            return
        question = tr("Delete your set “{title}”?", title=pieces.title)
        details = tr("Its file is deleted. The pieces stay in use until you choose another set.")
        if confirm(self._window, question, tr("&Delete"), details):
            self._try(
                lambda: delete_user_piece_set(pieces.name),
                tr("“{title}” was not deleted.", title=pieces.title),
            )
            self.read()
            if pieces.name not in self._own.sets:
                self.status_message.emit(
                    tr(
                        "Deleted “{title}”. Its pieces are still in use.",
                        title=pieces.title,
                    )
                )

    # -- helpers

    def _use(self, pieces: PieceSet, text: str) -> None:
        self.read()
        self._document.use_pieces(pieces, text)
        self._update_tools()

    def _try(self, do: Callable[[], object], failed: str) -> None:
        try:
            do()
        except CubewrightError as error:
            QMessageBox.warning(self._window, "Cubewright", f"{failed}\n{error}")

    def _own_set(self) -> PieceSet | None:
        name = changes.base_name(self._document.piece_set.name, self._own.sets)
        return self._own.sets.get(name)

    def _ask_title(self, dialog_title: str, title: str) -> str:
        return ask_name(self._window, dialog_title, tr("Name of the set:"), title)

    def _confirm_replace(self, title: str) -> bool:
        question = tr("Replace your set “{title}” with these pieces?", title=title)
        return confirm(self._window, question, tr("&Replace"))

    def _summary(self) -> str:
        sets, bad = len(self._own.sets), len(self._own.problems)
        folder = user_folder()
        if bad:
            return trn(
                "{n} set of your own in {folder}, and {bad} with an error.",
                "{n} sets of your own in {folder}, and {bad} with an error.",
                sets,
                folder=folder,
                bad=bad,
            )
        return trn(
            "{n} set of your own in {folder}.",
            "{n} sets of your own in {folder}.",
            sets,
            folder=folder,
        )

    def _update_tools(self, _what: object = None) -> None:
        document, own = self._document, self._own_set()
        self._panel.set_tool_enabled("save-set", bool(document.piece_set.pieces), tr(_NOTHING))
        for name in ("rename-set", "delete-set"):
            self._panel.set_tool_enabled(name, own is not None, tr(_NOT_OWN))
        if not document.figure.cells:
            why_not = tr("The figure is empty")
        elif document.figure.lattice != document.piece_set.lattice:
            why_not = tr("The figure and the pieces have different cell shapes")
        else:
            why_not = ""
        self._panel.set_tool_enabled("part-piece", not why_not, why_not)
