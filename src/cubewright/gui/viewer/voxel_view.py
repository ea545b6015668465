"""The 3D view: the figure while it is drawn, the pieces when a solution is shown."""

from __future__ import annotations

from collections.abc import Iterable
from math import radians, tan

from pyqtgraph.opengl import GLViewWidget
from PySide6.QtCore import QEasingCurve, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QMatrix4x4,
    QMouseEvent,
    QResizeEvent,
    QSurfaceFormat,
    QVector3D,
    QWheelEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.gui.viewer.camera import (
    FIELD_OF_VIEW,
    FRONT,
    SIDE,
    TOP,
    USUAL,
    Direction,
    Frame,
    cells_per_pixel,
)
from cubewright.gui.viewer.colours import DARK, LIGHT, MARK, Look
from cubewright.gui.viewer.items import SignItem, SurfaceItem
from cubewright.gui.viewer.scene import Scene, plate, vertices
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.mesh import Mesh, surface
from cubewright.model.solution import Solution

_EMPTY_HINT = "Nothing to see yet.\nDraw cubelets in a layer, or open a figure."
_CONTROLS = (
    "Drag to turn, Shift-drag to move, wheel to zoom; arrows and +/- do the same, "
    "1, 2, 3 look from the front, the side, above, 0 shows all."
)
_TURN_PER_PIXEL = 0.45
_TURN_PER_KEY = 7.5
_ZOOM_PER_NOTCH = 1.15
_NEAREST, _FARTHEST = 2.5, 400.0
_GLIDE_MS = 180


class VoxelView(GLViewWidget):  # type: ignore[misc]
    """Cubelets to turn, zoom and pan.

    The camera moves by itself only when another figure of another size comes,
    and glides back a little when what is being drawn grows out of the picture;
    never when solutions are stepped through.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QSurfaceFormat.defaultFormat()
        layout.setDepthBufferSize(24)
        layout.setSamples(4)
        self.setFormat(layout)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(120, 120)
        self.setAccessibleName("3D view")
        self.setStatusTip(_CONTROLS)
        self.setWhatsThis(_CONTROLS)
        self._figure = Figure(())
        self._solution: Solution | None = None
        self._marked: tuple[Cell, ...] = ()
        self._explode = 0.0
        self._look: Look = LIGHT
        self._framed: Frame | None = None
        self._moved_by_hand = False
        self._dragged_from = QPointF()
        self._plate = SurfaceItem(widths=(0.02, 0.008), inks=(0.62, 0.86), opacity=0.85)
        self._cubelets = SurfaceItem()
        self._ghosts = SurfaceItem(
            widths=(0.05, 0.012), inks=(0.62, 0.9), opacity=0.5, see_through=True
        )
        self._sign = SignItem("FRONT")
        for depth, item in enumerate((self._cubelets, self._plate, self._sign, self._ghosts)):
            item.setDepthValue(depth)
            self.addItem(item)
        self._hint = QLabel(self)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint.setWordWrap(True)
        self._hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._glide = QVariantAnimation(self)
        self._glide.setDuration(_GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.valueChanged.connect(self._on_glided)
        self._glide_ends = (self._frame(), self._frame())
        self._look_from(USUAL)
        self.set_dark(False)
        self._refit()

    # What is shown

    def show_figure(self, figure: Figure) -> None:
        """Show a figure's cubelets, all in one colour."""
        known, self._figure, self._solution = self._figure, figure, None
        self._show()
        self._follow(known, figure)

    def show_solution(self, solution: Solution | None) -> None:
        """Show where a solution's pieces lie, each in its colour; None shows the figure again."""
        self._solution = solution
        if solution is None:
            self._show()
            return
        known, self._figure = self._figure, solution.puzzle.figure
        self._show()
        if self._figure.cells != known.cells:
            self._follow(known, self._figure)

    def mark_cells(self, cells: Iterable[Cell]) -> None:
        """Point out cells, such as a fault speaks of; hidden ones shine through."""
        self._marked = tuple(cells)
        self._show()

    def set_explode(self, factor: float) -> None:
        """Move the pieces apart: 0 lets them touch, 1 doubles their way from the middle."""
        factor = max(0.0, factor)
        if factor == self._explode:
            return
        self._glide.stop()
        self.opts["distance"] *= _room(factor) / _room(self._explode)
        self._explode = factor
        self._show()

    def set_dark(self, dark: bool) -> None:
        """Follow the program's dark or light look."""
        self._look = DARK if dark else LIGHT
        self.setBackgroundColor(self._look.background)
        self._hint.setStyleSheet(f"color: {self._look.text}; background: transparent")
        self._sign.colour = QColor(self._look.sign)
        self._show()

    def image(self) -> QImage:
        """What is shown now, as a picture."""
        picture: QImage = self.grabFramebuffer()
        return picture

    def _show(self) -> None:
        cells = self._figure.cells
        scene = (
            Scene.of_figure(self._figure, self._look.figure)
            if self._solution is None
            else Scene.of_solution(self._solution)
        )
        mesh = scene.mesh(self._explode)
        self._cubelets.set_vertices(vertices(mesh, scene.colours))
        marked = surface(self._figure.lattice, [self._marked])
        self._ghosts.set_vertices(vertices(marked, [QColor(MARK)]))
        low = float(mesh.corners[:, :, 2].min()) if len(mesh) else 0.0
        ground = plate(self._figure.lattice, cells, low)
        self._plate.set_vertices(vertices(ground, [QColor(self._look.plate)]))
        self._lay_sign(ground)
        self._say("" if cells else _EMPTY_HINT)

    def _lay_sign(self, ground: Mesh) -> None:
        """The word in front of everything, on the one row of ground that is always free."""
        points = ground.corners.reshape(-1, 3)
        (x0, y0, z), (x1, _, _) = points.min(axis=0).tolist(), points.max(axis=0).tolist()
        self._sign.lay(QVector3D((x0 + x1) / 2, y0 + 0.5, z + 0.004), 0.5)

    def _say(self, text: str) -> None:
        self._hint.setText(text)
        self._hint.setVisible(bool(text))
        self._place_hint()

    def _place_hint(self) -> None:
        width = max(1, self.width() - 24)
        height = self._hint.heightForWidth(width)
        self._hint.setGeometry(12, self.height() - height - 18, width, height)

    # Where from

    def reset_view(self) -> None:
        """Look at the whole again, from the usual side."""
        self._look_from(USUAL)
        self._refit()

    def view_from(self, direction: Direction) -> None:
        """Look at the whole from a side."""
        self._look_from(direction)
        self._refit()

    @property
    def direction(self) -> Direction:
        """From where the camera looks."""
        return Direction(self.opts["azimuth"], self.opts["elevation"])

    def _look_from(self, direction: Direction) -> None:
        self.opts["azimuth"] = direction.azimuth
        self.opts["elevation"] = direction.elevation
        self.update()

    def _frame(self) -> Frame:
        """The ball around what is shown while its pieces touch; around the ground when empty."""
        mesh = surface(self._figure.lattice, [self._figure.cells])
        if not len(mesh):
            mesh = plate(self._figure.lattice, (), 0.0)
        return Frame.around(mesh.corners.reshape(-1, 3))

    def _follow(self, known: Figure, figure: Figure) -> None:
        """Move the camera if that helps: at once for another figure, gently while drawing."""
        frame = self._frame()
        if not known.cells or not _is_edited(known, figure):
            if self._framed is None or frame != self._framed:
                self._refit()
        elif self._framed is not None and not self._framed.holds(frame) and not self._moved_by_hand:
            self._glide_to(frame.roomier(1.15))

    def _refit(self) -> None:
        self._glide.stop()
        self._moved_by_hand = False
        self._framed = self._frame()
        self._see(self._framed)

    def _see(self, frame: Frame) -> None:
        self.opts["center"] = QVector3D(*frame.centre)
        self.opts["distance"] = frame.distance * _room(self._explode)
        self.update()

    def _glide_to(self, frame: Frame) -> None:
        self._glide_ends = (self._framed or frame, frame)
        self._framed = frame
        self._glide.start()

    def _on_glided(self, part: float) -> None:
        start, end = self._glide_ends
        x, y, z = (a + (b - a) * part for a, b in zip(start.centre, end.centre, strict=True))
        self._see(Frame((x, y, z), start.radius + (end.radius - start.radius) * part))

    # The player's hand

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dragged_from = event.position()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        way = event.position() - self._dragged_from
        self._dragged_from = event.position()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.buttons() & Qt.MouseButton.MiddleButton or (
            shift and event.buttons() & Qt.MouseButton.LeftButton
        ):
            self._pan(way.x(), way.y())
        elif event.buttons() & Qt.MouseButton.LeftButton:
            self.orbit(-way.x() * _TURN_PER_PIXEL, way.y() * _TURN_PER_PIXEL)
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._zoom(_ZOOM_PER_NOTCH ** (event.angleDelta().y() / 120))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {
            Qt.Key.Key_Left: (-_TURN_PER_KEY, 0.0),
            Qt.Key.Key_Right: (_TURN_PER_KEY, 0.0),
            Qt.Key.Key_Up: (0.0, _TURN_PER_KEY),
            Qt.Key.Key_Down: (0.0, -_TURN_PER_KEY),
        }
        sides = {Qt.Key.Key_1: FRONT, Qt.Key.Key_2: SIDE, Qt.Key.Key_3: TOP}
        key = Qt.Key(event.key())
        command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & command:
            event.ignore()
        elif key in turns:
            self.orbit(*turns[key])
        elif key in sides:
            self.view_from(sides[key])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._zoom(_ZOOM_PER_NOTCH)
        elif key == Qt.Key.Key_Minus:
            self._zoom(1 / _ZOOM_PER_NOTCH)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_0):
            self.reset_view()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # pyqtgraph would keep turning while a key is down

    def _zoom(self, factor: float) -> None:
        self._glide.stop()
        self._moved_by_hand = True
        self.opts["distance"] = min(_FARTHEST, max(_NEAREST, self.opts["distance"] / factor))
        self.update()

    def _pan(self, right: float, down: float) -> None:
        self._glide.stop()
        self._moved_by_hand = True
        step = cells_per_pixel(self.opts["distance"], min(self.width(), self.height()))
        across, upward = QVector3D(*self.direction.right), QVector3D(*self.direction.up)
        self.opts["center"] += across * (-right * step) + upward * (down * step)
        self.update()

    # Drawing

    def initializeGL(self) -> None:
        """Called by Qt for each new OpenGL context: what belonged to an older one is void."""
        super().initializeGL()
        try:
            for item in (self._cubelets, self._plate, self._sign, self._ghosts):
                item.forget()
                item.prepare()
        except RuntimeError as error:
            self.clear()
            self._say(f"The 3D view is not available: {error}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_hint()

    def projectionMatrix(self, region: object = None, viewport: object = None) -> QMatrix4x4:
        """What is in view: the whole frame, in a wide window as well as in a narrow one."""
        distance = self.opts["distance"]
        near, far = 0.05 * distance, 20 * distance + 100
        half = near * tan(radians(FIELD_OF_VIEW) / 2)
        narrow = max(1, min(self.width(), self.height()))
        across, upward = half * self.width() / narrow, half * self.height() / narrow
        matrix = QMatrix4x4()
        matrix.frustum(-across, across, -upward, upward, near, far)
        return matrix

    def matrix(self) -> QMatrix4x4:
        """From the lattice to the screen."""
        view: QMatrix4x4 = self.viewMatrix()
        return self.projectionMatrix() * view

    def lamp(self) -> QVector3D:
        """Towards the lamp, a unit vector."""
        return QVector3D(*self.direction.lamp)


def _room(explode: float) -> float:
    """How much farther the camera stands for pieces that are apart; they do not grow themselves."""
    return 1 + 0.7 * explode


def _is_edited(known: Figure, figure: Figure) -> bool:
    """Whether a figure is another state of one that is being drawn, not another figure."""
    if known.name != figure.name or known.lattice != figure.lattice:
        return False
    common = len(set(known.cells) & set(figure.cells))
    return 2 * common >= min(len(known), len(figure))
