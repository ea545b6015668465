"""Drawing in the 3D view: clicks and drags on faces add cells or blocks, or change cells."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QStatusTipEvent
from PySide6.QtWidgets import QApplication, QWidget

from cubewright.gui.display.view_controller import ViewController
from cubewright.gui.drawing3d.pointing import Target, find_target
from cubewright.gui.drawing3d.stroke import Stroke, StrokeKind
from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.frame.actions import Actions
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.viewer.no_view import NoView
from cubewright.gui.viewer.scene import ColouredCells
from cubewright.gui.viewer.view_frame import ViewFrame
from cubewright.model.figure import Figure
from cubewright.model.pieces.colours import numbered_colour
from cubewright.model.solution import Solution
from cubewright.presenter.editing import cell_changes
from cubewright.presenter.editing.pens import Marks, Pen, PenKind
from cubewright.translation import mark, tr

ADDED, REMOVED, MARKED = "#2f7de1", "#e02020", "#8a63d2"
"""The colours of cells that a click would add, remove or mark."""
_CLICK_DISTANCE = 4
"""The distance in pixels from which a movement is a drag and not a click."""
_STEP = 6
"""The distance, in pixels, between two positions of a drag; it grows in very fast drags."""
_MAX_STEPS = 24
"""The maximum number of positions at which one movement of the mouse draws."""
_CONTROLS = mark(
    "Click a face or drag over faces: add a {noun} at each. With Ctrl: remove. "
    "Right or middle drag: turn. Wheel: zoom. Esc: stop drawing in 3D."
)


class DrawingController(QObject):
    """Lets the user draw in the 3D view while the mode is on.

    Left clicks and drags draw; a drag is one undo step. Drags with other buttons, or from a place
    where no cell can be drawn, turn the view. The mode shows the figure without pieces, and ends
    when a solution or a held piece is shown.
    """

    status_message = Signal(str)
    """A sentence that explains how to draw, or the reason why nothing was drawn."""

    def __init__(
        self,
        *,
        document: Document,
        editor: FigureEditor,
        viewer: ViewFrame,
        panel: SolutionsPanel,
        view_controller: ViewController,
        stop_placing: Callable[[], None],
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._editor = editor
        self._viewer = viewer
        self._view_controller = view_controller
        self._stop_placing = stop_placing
        self._action = actions["draw-3d"]
        self._view: QWidget | None = None
        """The 3D view while the mode is on, or None."""
        self._before = (False, "")
        """The view's mouse tracking and status tip before the mode began."""
        self._pressed: tuple[QPointF, Qt.MouseButton] | None = None
        self._is_dragging = False
        self._stroke: Stroke | None = None
        """The stroke of the pressed left button, or None."""
        self._last = QPointF()
        """The position that the stroke has reached."""
        self._position: QPointF | None = None
        self._removes = False
        """Whether Ctrl is pressed, so that a click removes cells."""
        document.figure_changed.connect(self._on_figure_changed)
        document.replaced.connect(self.end)
        panel.solution_selected.connect(self._on_solution_selected)
        view_controller.stepped.connect(self._on_stepped)

    @property
    def is_on(self) -> bool:
        """Whether clicks in the 3D view draw."""
        return self._view is not None

    @property
    def _controls(self) -> str:
        return tr(_CONTROLS, noun=tr(self._document.figure.lattice.noun.one))

    # -- the mode

    def end(self) -> None:
        self._action.setChecked(False)

    def set_on(self, is_on: bool) -> None:
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
        self._stop_placing()
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
        QApplication.sendEvent(view, QStatusTipEvent(""))  # clears the tip on the screen
        view.unsetCursor()
        self._pressed, self._position, self._stroke = None, None, None
        self._before = (False, "")
        self._is_dragging = self._removes = False
        self._show(None)
        self.status_message.emit("")

    def _on_figure_changed(self, _figure: Figure) -> None:
        if self._view is None:
            return
        self._view.setStatusTip(self._controls)
        self._stroke = None  # it belongs to another figure
        if self._view_controller.solution is not None:  # undo may have restored a solution
            self._view_controller.show_bare_figure()
        self._update_click()

    def _on_solution_selected(self, solution: Solution | None) -> None:
        if solution is not None:
            self.end()

    def _on_stepped(self, _order: object, _count: int) -> None:
        self.end()

    # -- effects of a click

    def target_at(self, position: QPointF) -> Target | None:
        """Return the face or the place on the ground at a position of the view."""
        ray = self._viewer.ray_at(position)
        figure = self._view_controller.drawn_figure
        return None if ray is None else find_target(figure.lattice, figure.cells, ray)

    def _stroke_at(self, position: QPointF, *, removes: bool) -> Stroke | None:
        """Return a stroke that begins at a position; None if no cell can be drawn there."""
        target = self.target_at(position)
        if target is None or (removes and target.cell is None):
            return None
        figure, pen = self._view_controller.drawn_figure, self._editor.pen
        if target.cell is None:
            kind, draws = StrokeKind.ON_THE_GROUND, True
        elif pen.kind is PenKind.FILL and not removes:
            kind, draws = StrokeKind.NEXT_TO_FACES, True
        else:
            kind = StrokeKind.EXISTING_CELLS
            draws = not removes and target.cell not in pen.drawn(Marks.of(figure))
        stroke = Stroke(figure, self._editor.block, kind, draws=draws)
        stroke.add(target, self._editor.with_mirror_images)
        return stroke

    def _continue_stroke(self, stroke: Stroke, start: QPointF, end: QPointF) -> None:
        way = end - start
        steps = min(_MAX_STEPS, 1 + int(way.manhattanLength()) // _STEP)
        for number in range(1, steps + 1):
            target = self.target_at(start + way * (number / steps))
            if target is not None:
                stroke.add(target, self._editor.with_mirror_images)

    def _hover_colour(self, pen: Pen, *, draws: bool) -> str:
        if pen.kind is PenKind.OPTIONAL:
            return MARKED
        if not draws:
            return REMOVED
        if pen.kind is PenKind.COLOUR:
            return numbered_colour(pen.colour, self._editor.sheet.cell_colours)
        return ADDED

    def _apply(self, stroke: Stroke) -> None:
        figure, text = cell_changes.with_pen(
            stroke.figure, stroke.cells, self._editor.pen, draws=stroke.draws
        )
        if cell_changes.is_too_large(figure):
            self.status_message.emit(tr("The grid cannot grow further in this direction."))
            return
        if self._view_controller.draw(figure, text):
            self._editor.show_layer_of(stroke.last)

    # -- display

    def _update_click(self) -> None:
        if self._stroke is not None:
            self._show(self._stroke)
        elif self._position is None or self._pressed is not None:
            self._show(None)
        else:
            self._show(self._stroke_at(self._position, removes=self._removes))

    def _show(self, stroke: Stroke | None) -> None:
        hover = ColouredCells()
        if stroke is not None:
            colour = QColor(self._hover_colour(self._editor.pen, draws=stroke.draws))
            is_there = stroke.kind is StrokeKind.EXISTING_CELLS
            hover = ColouredCells(tuple(stroke.cells), colour, through=is_there)
        self._viewer.show_scene(replace(self._viewer.scene, hover=hover))

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
            self._on_press(view, event)
        elif kind == QEvent.Type.MouseMove and self._pressed is not None:
            self._on_drag(view, event, *self._pressed)
        elif kind == QEvent.Type.MouseMove:
            self._removes = _has_control(event)
            self._update_click()
        elif kind == QEvent.Type.MouseButtonRelease and self._pressed is not None:
            _, button = self._pressed
            if event.button() == button:
                self._on_release(view, event, button)
        return True

    def _on_press(self, view: QWidget, event: QMouseEvent) -> None:
        view.setFocus()
        if self._pressed is not None:  # a second button during a drag
            return
        self._pressed, self._is_dragging = (event.position(), event.button()), False
        if event.button() == Qt.MouseButton.LeftButton:
            self._removes = _has_control(event)
            self._stroke = self._stroke_at(event.position(), removes=self._removes)
            self._last = event.position()
        if self._stroke is None:
            view.mousePressEvent(_as_left(event, QEvent.Type.MouseButtonPress))
        self._update_click()

    def _on_drag(
        self, view: QWidget, event: QMouseEvent, start: QPointF, _button: Qt.MouseButton
    ) -> None:
        distance = (event.position() - start).toPoint().manhattanLength()
        self._is_dragging = self._is_dragging or distance >= _CLICK_DISTANCE
        if not self._is_dragging:
            return
        if self._stroke is None:
            view.mouseMoveEvent(_as_left(event, QEvent.Type.MouseMove))
            return
        self._continue_stroke(self._stroke, self._last, event.position())
        self._last = event.position()
        self._update_click()

    def _on_release(self, view: QWidget, event: QMouseEvent, button: Qt.MouseButton) -> None:
        self._pressed = None
        stroke, self._stroke = self._stroke, None
        if stroke is not None:
            self._apply(stroke)
        else:
            view.mouseReleaseEvent(_as_left(event, QEvent.Type.MouseButtonRelease))
            if button == Qt.MouseButton.RightButton and not self._is_dragging:
                view.customContextMenuRequested.emit(event.position().toPoint())
        self._update_click()

    def _on_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Control:
            self._removes = event.type() != QEvent.Type.KeyRelease
            self._update_click()
            return False
        if event.key() != Qt.Key.Key_Escape or event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return False
        event.accept()  # Escape ends the stroke or the mode, but not a search
        if event.type() == QEvent.Type.KeyPress:
            if self._stroke is None:
                self.end()
            else:
                self._stroke, self._pressed = None, None
                self._update_click()
        return True


def _has_control(event: QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def _as_left(event: QMouseEvent, kind: QEvent.Type) -> QMouseEvent:
    """Return a copy of the event for the left button, which turns the view."""
    left = Qt.MouseButton.LeftButton
    return QMouseEvent(
        kind,
        event.position(),
        event.globalPosition(),
        left,
        left,
        event.modifiers() & Qt.KeyboardModifier.ShiftModifier,
    )
