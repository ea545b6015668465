"""The window's pieces: the panel in its dock, and the lists of piece sets in toolbar and menu."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMessageBox

from cubewright.errors import CubewrightError
from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_sets
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.toolbar import MainToolBar
from cubewright.gui.pieces.dock_title import DockTitle
from cubewright.gui.pieces.panel import PiecesPanel
from cubewright.gui.pieces.piece_set_controller import PieceSetController
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.choice_menu import ChoiceMenu
from cubewright.presenter.pieces.set_order import grouped_piece_sets

_LAYOUT = "docks"
_WIDE_WINDOW = 1200
"""The panel is shown at first in windows of at least this width."""


class PiecesController(QObject):
    """Keeps the panel, toolbar and menu in step with the current pieces and the known sets."""

    status_message = Signal(str)
    """What was done, as a sentence."""

    def __init__(
        self,
        document: Document,
        editor: FigureEditor,
        toolbar: MainToolBar,
        menu: ChoiceMenu,
        actions: Actions,
        settings: Settings,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._toolbar = toolbar
        self._menu = menu
        self._actions = actions
        self._settings = settings
        self._window = window
        self.panel = PiecesPanel(document)
        self.set_controller = PieceSetController(document, self.panel, editor, window)
        self.dock = QDockWidget("Pieces", window)
        self.dock.setObjectName("pieces")
        self.dock.setTitleBarWidget(DockTitle(self.dock))
        self.dock.setWidget(self.panel)
        window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self.dock)
        self.set_controller.status_message.connect(self.status_message)
        self.set_controller.sets_changed.connect(self._fill)
        menu.chosen.connect(self._choose)
        toolbar.pieces.activated.connect(self._on_activated)
        document.piece_set_changed.connect(self._show)
        document.figure_changed.connect(self._update_actions)
        actions["pieces"].triggered.connect(self.show_panel)
        self.dock.toggleViewAction().toggled.connect(self._mark_shown)
        make_piece = self.set_controller.make_piece_from_part
        # triggered() passes whether the action is checked, which this function does not take.
        actions["piece-of-part"].triggered.connect(lambda _checked=False: make_piece())
        self._fill()

    def show_panel(self, shown: bool) -> None:
        """Show the panel and focus it, or hide it."""
        self.dock.setVisible(shown)
        if shown:
            self.dock.raise_()
            self.panel.focus_selected()

    def set_compact(self, compact: bool) -> None:
        """Make the panel as narrow as it can be where the window is small."""
        if compact:
            width = self.panel.minimumWidth()
            self._window.resizeDocks([self.dock], [width], Qt.Orientation.Horizontal)

    def close(self) -> None:
        """Save the panel's position."""
        self._settings.set_layout(_LAYOUT, self._window.saveState())

    def restore_layout(self) -> None:
        """Restore the panel's position; at first it is shown in a wide window."""
        state = self._settings.layout(_LAYOUT)
        if state is None or not self._window.restoreState(state):
            self.dock.setVisible(self._window.width() >= _WIDE_WINDOW)
        self._mark_shown()

    def _mark_shown(self, _shown: bool = False) -> None:
        """Tick the menu item while the panel is shown.

        A hidden window hides its panels too, and that does not count.
        """
        self._actions["pieces"].setChecked(not self.dock.isHidden())

    def _on_activated(self, index: int) -> None:
        name = self._toolbar.pieces.itemData(index)
        if name:  # the entry for edited pieces has no name
            self._choose(name)

    def _choose(self, name: str) -> None:
        try:
            self._document.set_piece_set(name)
        except CubewrightError as error:  # its file was removed or damaged since it was listed
            QMessageBox.warning(self._window, "Piece set", str(error))
            self.set_controller.read()

    def _fill(self) -> None:
        """List the known sets."""
        groups = grouped_piece_sets(known_piece_sets().values(), piece_sets())
        self._toolbar.list_pieces(groups)
        listed = {each.name: each.title for sets in groups.values() for each in sets}
        headings = {sets[0].name: heading for heading, sets in groups.items()}
        self._menu.fill(listed, headings)
        self._show()

    def _show(self, _what: object = None) -> None:
        pieces = self._document.piece_set
        known = known_piece_sets().get(pieces.name) == pieces
        self._toolbar.show_pieces(pieces, known=known)
        self._menu.mark(pieces.name if known else "")
        self._update_actions()

    def _update_actions(self, _what: object = None) -> None:
        part = self.panel.action("part-piece")
        self._actions.allow("piece-of-part", part.isEnabled(), part.toolTip())
