"""Drawing in the 3D view: a click on a face adds a cell or a block there, or changes the cell."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from cubewright.gui.drawing3d.pointing import Pointed, pointed_at
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.actions import Actions
from cubewright.gui.placing.place_controller import PlaceController
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.view_controller import ViewController
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.presenter.editing import cell_changes
from cubewright.presenter.editing.cell_changes import FigureChange
from cubewright.presenter.editing.pens import Marks, Pen, PenKind
from cubewright.translation import mark, tr

ADDED, REMOVED, MARKED = "#2f7de1", "#e02020", "#8a63d2"
"""The colours of cells that a click would add, remove or mark."""
_CLICK_DISTANCE = 4
"""A click may move by fewer than this many pixels; beyond that it turns the view."""
_CONTROLS = mark(
    "Click a face: add a {noun}. Ctrl-click: remove. "
    "Right or middle drag: turn. Wheel: zoom. Esc: stop drawing in 3D."
)


@dataclass(frozen=True)
class _Click:
    """What a click would do: the cells it changes, their colour, and the change."""

    cells: frozenset[Cell]
    colour: str
    change: FigureChange
    shown_at: Cell
    """A cell of the layer that the editor shows afterwards."""


class DrawingController(QObject):
    """Lets the user draw in the 3D view while the mode is on.

    Left clicks draw and every drag turns the view. The mode shows the figure without
    pieces, and ends when a solution or a held piece is shown.
    """

    status_message = Signal(str)
    """How to draw, or why nothing was drawn, as a sentence."""

    def __init__(
        self,
        *,
        document: Document,
        editor: FigureEditor,
        viewer: ViewFrame,
        panel: SolutionsPanel,
        view_controller: ViewController,
        place_controller: PlaceController,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._editor = editor
        self._viewer = viewer
        self._view_controller = view_controller
        self._place_controller = place_controller
        self._action = actions["draw-3d"]
        self._view: QWidget | None = None
        """The 3D view while the mode is on, or None."""
        self._before = (False, "")
        """Whether the view followed the mouse before the mode, and its status tip."""
        self._pressed: tuple[QPointF, Qt.MouseButton] | None = None
        self._is_dragging = False
        self._position: QPointF | None = None
        self._removes = False
        """Whether the key is held with which a click removes."""
        self._action.toggled.connect(self.set_on)
        document.figure_changed.connect(self._on_figure_changed)
        document.replaced.connect(self.end)
        panel.solution_selected.connect(self._on_solution_selected)
        view_controller.stepped.connect(self._on_stepped)
        place_controller.held_changed.connect(self._on_held_changed)

    @property
    def is_on(self) -> bool:
        """Whether clicks in the 3D view draw."""
        return self._view is not None

    @property
    def _controls(self) -> str:
        return tr(_CONTROLS, noun=tr(self._document.figure.lattice.noun))

    # -- the mode

    def end(self) -> None:
        """Stop drawing in the 3D view."""
        self._action.setChecked(False)

    def set_on(self, is_on: bool) -> None:
        """Start or stop drawing in the 3D view."""
        if is_on == self.is_on:
            return
        if is_on:
            self._start()
        else:
            self._stop()

    def _start(self) -> None:
        self._viewer.create_view()
        view = self._viewer.view
        if isinstance(view, NoView):
            self._action.setChecked(False)
            self.status_message.emit(tr("There is no 3D view to draw in. Draw in the layers."))
            return
        self._place_controller.cancel()
        self._view_controller.show_bare_figure()
        self._view = view
        self._before = view.hasMouseTracking(), view.statusTip()
        view.setStatusTip(self._controls)
        view.setMouseTracking(True)
        view.setCursor(Qt.CursorShape.CrossCursor)
        view.installEventFilter(self)
        reason = self._document.read_only_reason
        text = tr("Drawing in 3D. {controls}", controls=self._controls)
        if reason:
            text = tr(
                "{text} This file is read-only ({reason}): Save asks for another name.",
                text=text,
                reason=reason,
            )
        self.status_message.emit(text)

    def _stop(self) -> None:
        assert self._view is not None
        view, self._view = self._view, None
        view.removeEventFilter(self)
        followed, status_tip = self._before
        view.setMouseTracking(followed)
        view.setStatusTip(status_tip)
        view.unsetCursor()
        self._pressed, self._position = None, None
        self._before = (False, "")
        self._is_dragging = self._removes = False
        self._show_click(None)
        self.status_message.emit("")

    def _on_figure_changed(self, _figure: Figure) -> None:
        if self._view is None:
            return
        self._view.setStatusTip(self._controls)
        if self._view_controller.solution is not None:  # undo can lead back to a solved figure
            self._view_controller.show_bare_figure()
        self._update_click()

    def _on_solution_selected(self, solution: Solution | None) -> None:
        if solution is not None:
            self.end()

    def _on_stepped(self, _order: object, _count: int) -> None:
        self.end()

    def _on_held_changed(self) -> None:
        if self._place_controller.held is not None:
            self.end()

    # -- what a click does

    def pointed(self, position: QPointF) -> Pointed | None:
        """Return the face or the place on the ground at a position of the view."""
        ray = self._viewer.ray_at(position)
        figure = self._view_controller.drawn_figure
        return None if ray is None else pointed_at(figure.lattice, figure.cells, ray)

    def _click_at(self, position: QPointF, *, removes: bool) -> _Click | None:
        pointed = self.pointed(position)
        if pointed is None:
            return None
        figure, pen, block = (
            self._view_controller.drawn_figure,
            self._editor.pen,
            self._editor.block,
        )
        if removes and pointed.cell is None:
            return None
        if pointed.cell is None or (pen.kind is PenKind.FILL and not removes):
            shown, draws = pointed.beyond, True
            cells = cell_changes.cells_to_add(figure, shown, block, pointed.point)
            cells = self._editor.mirrored(cells).difference(figure.cells)
        else:
            shown = pointed.cell
            draws = not removes and shown not in pen.drawn(Marks.of(figure))
            cells = cell_changes.cells_to_change(figure, shown, block, pointed.point)
            cells = self._editor.mirrored(cells).intersection(figure.cells)
        change = cell_changes.with_pen(figure, cells, pen, draws=draws)
        return _Click(cells, self._hover_colour(pen, draws=draws), change, shown)

    def _hover_colour(self, pen: Pen, *, draws: bool) -> str:
        if pen.kind is PenKind.OPTIONAL:
            return MARKED
        if not draws:
            return REMOVED
        palette = self._editor.sheet.palette
        return palette[(pen.colour - 1) % len(palette)] if pen.kind is PenKind.COLOUR else ADDED

    def _apply(self, click: _Click) -> None:
        figure, text = click.change
        if cell_changes.is_too_large(figure):
            self.status_message.emit(tr("The grid cannot grow further in this direction."))
            return
        if self._view_controller.draw(figure, text):
            self._editor.show_layer_of(click.shown_at)

    # -- display

    def _update_click(self) -> None:
        """Show what a click would do where the mouse is."""
        if self._position is None or self._pressed is not None:
            self._show_click(None)
            return
        self._show_click(self._click_at(self._position, removes=self._removes))

    def _show_click(self, click: _Click | None) -> None:
        if click is None:
            self._viewer.show_hover((), QColor(), through=False)
        else:
            is_there = not click.cells.isdisjoint(self._view_controller.drawn_figure.cells)
            self._viewer.show_hover(click.cells, QColor(click.colour), through=is_there)

    # -- mouse and keyboard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._view is None or watched is not self._view:
            return False
        kind = event.type()
        if isinstance(event, QMouseEvent):
            return self._on_mouse(self._view, event)
        if isinstance(event, QKeyEvent):
            return self._on_key(event)
        if kind == QEvent.Type.Leave:
            self._position = None
            self._update_click()
        return kind == QEvent.Type.ContextMenu  # the right button turns the view

    def _on_mouse(self, view: QWidget, event: QMouseEvent) -> bool:
        kind = event.type()
        self._position = event.position()
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._pressed, self._is_dragging = (event.position(), event.button()), False
            self._update_click()
            view.setFocus()
            view.mousePressEvent(_as_left(event, QEvent.Type.MouseButtonPress))
        elif kind == QEvent.Type.MouseMove and self._pressed is not None:
            start, _ = self._pressed
            distance = (event.position() - start).toPoint().manhattanLength()
            if self._is_dragging or distance >= _CLICK_DISTANCE:
                self._is_dragging = True
                view.mouseMoveEvent(_as_left(event, kind))
        elif kind == QEvent.Type.MouseMove:
            self._removes = _has_control(event)
            self._update_click()
        elif kind == QEvent.Type.MouseButtonRelease and self._pressed is not None:
            _, button = self._pressed
            self._pressed = None
            view.mouseReleaseEvent(_as_left(event, kind))
            if not self._is_dragging:
                self._on_click(view, event, button)
            self._update_click()
        return True

    def _on_click(self, view: QWidget, event: QMouseEvent, button: Qt.MouseButton) -> None:
        if button == Qt.MouseButton.RightButton:
            view.customContextMenuRequested.emit(event.position().toPoint())
        elif button == Qt.MouseButton.LeftButton:
            self._removes = _has_control(event)
            click = self._click_at(event.position(), removes=self._removes)
            if click is not None:
                self._apply(click)

    def _on_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Control:
            self._removes = event.type() != QEvent.Type.KeyRelease
            self._update_click()
            return False
        if event.key() != Qt.Key.Key_Escape or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return False
        event.accept()  # Escape ends the mode, not the search
        if event.type() == QEvent.Type.KeyPress:
            self.end()
        return True


def _has_control(event: QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def _as_left(event: QMouseEvent, kind: QEvent.Type) -> QMouseEvent:
    """Return an event as if the left button, which turns the view, were used."""
    left = Qt.MouseButton.LeftButton
    return QMouseEvent(
        kind,
        event.position(),
        event.globalPosition(),
        left,
        left,
        event.modifiers() & Qt.KeyboardModifier.ShiftModifier,
    )
