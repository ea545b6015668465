"""Connects the pieces panel, and the lists of piece sets in the toolbar and the menu."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_sets
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.toolbar import MainToolBar
from cubewright.gui.pieces.panel import PiecesPanel
from cubewright.gui.pieces.piece_set_controller import PieceSetController
from cubewright.gui.pieces.set_wall import SetWall
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.folding_panel import FoldingPanel
from cubewright.gui.widgets.menus import ChoiceMenu
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.presenter.pieces.text import grouped_piece_sets
from cubewright.translation import mark, tr


class PiecesController(QObject):
    """Updates the panel, toolbar and menu with the current pieces and the known sets."""

    status_message = Signal(str)
    """A sentence about the last action."""

    def __init__(
        self,
        document: Document,
        editor: FigureEditor,
        toolbar: MainToolBar,
        menu: ChoiceMenu,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._toolbar = toolbar
        self._menu = menu
        self._window = window
        self._wall: SetWall | None = None
        """The pictures of all sets, created when they are first shown."""
        self.panel = PiecesPanel(document)
        self.set_controller = PieceSetController(document, self.panel, editor, window)
        self.frame = FoldingPanel(
            mark("Pieces"),
            ScrollPage(self.panel),
            mark("Fold or unfold the pieces panel (Ctrl+Shift+3)"),
        )
        """The panel with its header."""
        self.frame.opened.connect(self.panel.focus_selected)
        self.set_controller.status_message.connect(self.status_message)
        self.set_controller.sets_changed.connect(self._fill)
        menu.chosen.connect(self._choose)
        toolbar.pieces.activated.connect(self._on_activated)
        toolbar.pieces.wall_requested.connect(self.choose_from_wall)
        self.panel.tool_requested.connect(self._on_tool)
        document.piece_set_changed.connect(self._show)
        self._fill()

    def choose_from_wall(self) -> None:
        """Show the known sets as pictures, and use the one that the user chooses."""
        if self._wall is None:
            self._wall = SetWall(self._window)
            self._wall.chosen.connect(self._choose)
        wall = self._wall
        included = piece_sets()
        sets = sorted(known_piece_sets().values(), key=lambda each: each.title.casefold())
        here = self._document.figure.lattice
        sets.sort(key=lambda each: each.lattice is not here)
        wall.show_sets(
            [each for each in sets if each.name in included],
            [each for each in sets if each.name not in included],
            self._document.piece_set.name,
        )
        wall.open()

    def _on_tool(self, name: str, _index: int) -> None:
        if name == "choose-set":
            self.choose_from_wall()

    def _on_activated(self, index: int) -> None:
        name = self._toolbar.pieces.itemData(index)
        if name:  # the entry for edited pieces has no name
            self._choose(name)

    def _choose(self, name: str) -> None:
        try:
            self._document.set_piece_set(name)
        except CubewrightError as error:  # its file was removed or damaged after listing
            QMessageBox.warning(self._window, tr("Piece set"), str(error))
            self.set_controller.read()

    def _fill(self) -> None:
        groups = grouped_piece_sets(known_piece_sets().values(), piece_sets())
        self._toolbar.list_pieces(groups)
        listed = {each.name: each.title for sets in groups.values() for each in sets}
        headings = {sets[0].name: tr(heading) for heading, sets in groups.items()}
        self._menu.fill(listed, headings)
        self._show()

    def _show(self, _what: object = None) -> None:
        pieces = self._document.piece_set
        known = known_piece_sets().get(pieces.name) == pieces
        self._toolbar.show_pieces(pieces, known=known)
        self._menu.mark(pieces.name if known else "")
