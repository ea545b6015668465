"""The 3D view of a figure or of a solution's pieces."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QImage,
    QKeyEvent,
    QResizeEvent,
    QSurfaceFormat,
    QVector3D,
)
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.viewer.camera import MIN_RADIUS, Frame
from cubewright.gui.viewer.drawing.arrows import Arrows
from cubewright.gui.viewer.drawing.bodies import Bodies, edges, ground_mesh, vertices
from cubewright.gui.viewer.drawing.cube_item import CubeItem, CubeWordsItem
from cubewright.gui.viewer.drawing.items import (
    EdgeItem,
    SignItem,
    SurfaceItem,
    Triangles,
    draw_word,
)
from cubewright.gui.viewer.drawing.moving import MovingBodies
from cubewright.gui.viewer.drawing.symbols import SymbolItem
from cubewright.gui.viewer.opengl import renders_in_software
from cubewright.gui.viewer.picking import first_hit
from cubewright.gui.viewer.scene import ColouredCells, Scene
from cubewright.gui.viewer.turning.turning_view import TurningView
from cubewright.gui.viewer.visibility import piece_name
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, TOP, Direction
from cubewright.model.drawing.look import DARK, LIGHT, LOOKS, OUTLINE, Look
from cubewright.model.drawing.mesh import Float32Array, Mesh, surface
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.translation import several, tr


class ViewHint(QLabel):
    """Lines of text across the view that ignore the mouse; hidden while empty."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_colour(self, colour: str) -> None:
        """Set the colour of the text, in ``#rrggbb``."""
        self.setStyleSheet(f"color: {colour}; background: transparent")

    def show_text(self, text: str) -> None:
        """Show a text; an empty text hides the label."""
        self.setText(text)
        self.setVisible(bool(text))
        self.place()

    def place(self) -> None:
        """Move the text to the bottom of the view; call this after the view was resized."""
        width = max(1, self._view.width() - 24)
        height = self.heightForWidth(width)
        self.setGeometry(12, self._view.height() - height - 18, width, height)


def empty_hint(lattice: Lattice) -> str:
    """Return the advice for a scene without cells."""
    return tr(
        "Nothing to show yet.\nDraw {cells} in a layer, or open a figure.",
        cells=several(lattice.noun),
    )


_ROUNDED_OUTLINE = 0.55
"""The factor that darkens the outline of a piece with rounded edges."""


class VoxelView(TurningView):
    """Shows cells in 3D; the user can turn, zoom and pan the view.

    The camera moves by itself only for a figure of another size, and smoothly back a little when
    the drawing grows out of sight; it never moves while stepping through solutions. A flat figure
    is shown from above when it is opened or follows a figure that is not flat; a figure on another
    lattice is shown from the default direction.
    """

    piece_clicked = Signal(str)
    """The name of the piece that was clicked with Shift."""
    hide_requested = Signal(str)
    """The name of the piece under the mouse; the user pressed H to hide it."""
    all_requested = Signal()
    """The user pressed Shift+H to show all pieces."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        surface_format = QSurfaceFormat.defaultFormat()
        surface_format.setDepthBufferSize(24)
        surface_format.setSamples(0 if renders_in_software() else 4)
        self.setFormat(surface_format)
        self.setMinimumSize(120, 120)
        self.setAccessibleName(tr("3D view"))
        self._scene = Scene()
        self._to_pick: list[tuple[Mesh, tuple[Cell, ...]]] = []
        self._low = 0.0
        self._moving: list[MovingBodies] = []
        self._look: Look = LOOKS[LIGHT]
        self._problem = ""
        self._plate = SurfaceItem(widths=(0.02, 0.008), inks=(0.62, 0.86), opacity=(0.85, 0.85))
        self._cubelets = SurfaceItem()
        self._outlines = EdgeItem()
        self._symbols = SymbolItem()
        self._outlined = SurfaceItem(
            widths=(0.04, 0.012), inks=(0.75, 0.9), opacity=(0.14, 0.95), hides_others=False
        )
        self._marks = SurfaceItem(
            widths=(0.05, 0.012), inks=(0.62, 0.9), opacity=(0.5, 0.5), see_through=True
        )
        self._arrows = Arrows()
        self._sign = SignItem(tr("FRONT"))
        self._held = SurfaceItem(widths=(0.06, 0.012))
        self._glass = SurfaceItem(widths=(0.03, 0.012), inks=(0.55, 0.85), opacity=(0.22, 0.22))
        self._hover = SurfaceItem(widths=(0.05, 0.012), inks=(0.5, 0.85), opacity=(0.5, 0.5))
        self._cube, self._cube_words = CubeItem(), CubeWordsItem()
        self.set_items(self._items)
        self._hint = ViewHint(self)
        self._use_look()
        self._show_bodies()
        self._show_ground()
        self._show_hint()
        self.fit(self.frame())
        PIECE_COLOURS.changed.connect(self._show_bodies)

    def become_native(self) -> None:
        """Become a native window.

        Call this before the view is shown; after that, the view must stay in the same window.
        """
        self.setAttribute(Qt.WidgetAttribute.WA_DontCreateNativeAncestors)
        self.setAttribute(Qt.WidgetAttribute.WA_NativeWindow)

    # Display

    @property
    def scene(self) -> Scene:
        """The scene in the view."""
        return self._scene

    def show_scene(self, scene: Scene) -> None:
        """Show a scene; rebuild only the parts that differ from the last one."""
        before, self._scene = self._scene, scene
        self.movement.is_smooth = scene.motion
        if scene.parallel != before.parallel:
            self.set_parallel(scene.parallel)
        if scene.explode != before.explode:
            # The scene grows less than the distances, because the pieces themselves do not grow.
            self.set_distance_factor(1 + 0.7 * scene.explode)
        is_recoloured = scene.dark != before.dark
        if is_recoloured:
            self._use_look()
        is_other_figure = scene.figure is not before.figure
        is_rebuilt = (
            is_other_figure
            or is_recoloured
            or scene.solution is not before.solution
            or scene.is_partial != before.is_partial
            or scene.visibility is not before.visibility
            or scene.explode != before.explode
            or scene.symbols != before.symbols
            or scene.rounded != before.rounded
        )
        is_moved = scene.places is not before.places
        if is_rebuilt or (is_moved and (scene.places is None or not self._moving)):
            self._show_bodies()
        elif is_moved and scene.places is not None:
            self._move_bodies(scene.places)
        if is_rebuilt or scene.sight is not before.sight:
            self._show_ground()
        if is_other_figure or scene.ghost != before.ghost:
            self._show_ghost()
        if is_other_figure or scene.hover != before.hover:
            self._show_hover()
        if is_other_figure or is_recoloured or scene.marked is not before.marked:
            self._show_marks()
        if scene.arrows is not before.arrows:
            self._arrows.show(scene.arrows)
        if is_other_figure:
            self._show_hint()
        self._move_camera(before)

    def _move_bodies(self, places: FloatArray) -> None:
        meshes = [(each.move(places), each.bodies.cells) for each in self._moving]
        self._to_pick[: len(meshes)] = meshes
        if self._scene.symbols:
            solid = self._moving[0].bodies
            self._symbols.show_symbols(solid.lattice, meshes[0][0], solid.symbols, solid.colours)

    def _show_moving(self, places: FloatArray, solid: Bodies, outlined: Bodies | None) -> None:
        self._moving = [MovingBodies(solid, self._cubelets, self._outlines, self._ink)]
        if outlined is not None:
            self._moving.append(MovingBodies(outlined, self._outlined))
        self._to_pick = [(each.mesh, each.bodies.cells) for each in self._moving]
        self._move_bodies(places)

    def ray_at(self, position: QPointF) -> FloatArray | None:
        """Return the line of sight at a position of the widget: two points, ``(2, 3)`` float64.

        Return None over the view cube.
        """
        if self.is_over_cube(position):
            return None
        x = 2 * position.x() / max(1, self.width()) - 1
        y = 1 - 2 * position.y() / max(1, self.height())
        back, _ = self.matrix().inverted()
        start, end = back.map(QVector3D(x, y, -1)), back.map(QVector3D(x, y, 1))
        return np.array([[p.x(), p.y(), p.z()] for p in (start, end)])

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell at a position of the widget, including glass cells."""
        ray = self.ray_at(position)
        if ray is None:
            return None
        hits = [
            (distance, cells[mesh.cells[triangle]])
            for mesh, cells in self._to_pick
            for distance, triangle in first_hit(mesh, ray)
        ]
        return min(hits)[1] if hits else None

    def _use_look(self) -> None:
        self._look = LOOKS[DARK if self._scene.dark else LIGHT]
        self.set_background(QColor(self._look.space))
        self._hint.set_colour(self._look.hint)
        self._sign.colour = QColor(self._look.sign)
        self._cube.set_colour(QColor(self._look.ground))
        self._cube_words.colour = QColor(self._look.hint)

    def shift_clicked(self, position: QPointF) -> None:
        if (name := self._piece_at(position)) is not None:
            self.piece_clicked.emit(name)

    def _piece_at(self, position: QPointF) -> str | None:
        """Return the name of the piece at a position of the widget, or None."""
        cell = self.cell_at(position)
        solution = self._scene.solution
        placed = None if solution is None or cell is None else solution.piece_at.get(cell)
        if placed is None or solution is None:
            return None
        return piece_name(solution, placed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_H and shift:
            self.all_requested.emit()
        elif event.key() == Qt.Key.Key_H and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            name = self._piece_at(QPointF(self.mapFromGlobal(QCursor.pos())))
            if name is not None:
                self.hide_requested.emit(name)
        else:
            super().keyPressEvent(event)

    def image(self) -> QImage:
        picture: QImage = self.grabFramebuffer()
        return picture

    @property
    def _ink(self) -> float:
        return _ROUNDED_OUTLINE if self._scene.rounded else OUTLINE

    def _show_bodies(self) -> None:
        scene, figure, solution = self._scene, self._scene.figure, self._scene.solution
        bodies = (
            Bodies.of_figure(figure, self._look.figure)
            if solution is None
            else Bodies.of_solution(solution)
        )
        places = None if solution is None else scene.places
        explode = 0.0 if scene.is_partial or places is not None else scene.explode
        beyond = scene.visibility.cut.hidden(figure.lattice, figure.cells)
        outlined = scene.visibility.outlined.intersection(bodies.names)
        not_solid = outlined | scene.visibility.hidden.intersection(bodies.names)
        is_whole = not (not_solid or beyond)
        solid = bodies if is_whole else bodies.visible_part(set(bodies.names) - not_solid, beyond)
        mesh, hidden = solid.mesh(explode)
        for item in (self._cubelets, self._held):
            item.set_rounded(scene.rounded)
        for item in (self._cubelets, self._held, self._outlined):
            item.set_has_spheres(figure.lattice.ball_radius > 0)
        self._cubelets.set_vertices(solid.vertices(mesh, hidden))
        self._outlines.set_vertices(edges(mesh, bodies.colours, self._ink))
        symbols = bodies.symbols if scene.symbols else ()
        self._symbols.show_symbols(bodies.lattice, mesh, symbols, bodies.colours)
        self._to_pick = [(mesh, solid.cells)]
        see_through = bodies.visible_part(outlined, beyond) if outlined else None
        self._show_outlined(see_through, explode)
        # The ground stays in place when pieces are hidden.
        all_of = mesh if solid is bodies else bodies.mesh(explode)[0]
        low = float(all_of.corners[:, :, 2].min()) if len(all_of) else 0.0
        self._low = self._show_glass(bodies.cells, beyond, low)
        self._moving = []
        if places is not None:
            self._show_moving(places, solid, see_through)

    def _show_ground(self) -> None:
        figure, sight = self._scene.figure, self._scene.sight
        low = self._low if sight is None else min(self._low, sight.ground)
        ground = ground_mesh(figure.lattice, figure.cells, low)
        self._plate.set_vertices(vertices(ground, [QColor(self._look.ground)]))
        self._sign.move_before(ground)

    def _show_ghost(self) -> None:
        self._held.set_vertices(self._coloured(self._scene.ghost))

    def _show_hover(self) -> None:
        hover = self._scene.hover
        self._hover.set_see_through(hover.through)
        self._hover.set_vertices(self._coloured(hover))

    def _show_marks(self) -> None:
        colour = self._scene.mark.colour(self._look)
        self._marks.set_vertices(self._coloured(ColouredCells(self._scene.marked, colour)))

    def _coloured(self, shown: ColouredCells) -> Float32Array:
        return vertices(surface(self._scene.figure.lattice, [shown.cells]), [shown.colour])

    def _show_hint(self) -> None:
        figure = self._scene.figure
        self._hint.show_text(self._problem or ("" if figure.cells else empty_hint(figure.lattice)))

    def _show_outlined(self, bodies: Bodies | None, explode: float) -> None:
        """Show pieces as translucent outlines; None shows none."""
        if bodies is None:
            self._outlined.set_vertices(vertices(surface(self._scene.figure.lattice, ()), ()))
            return
        mesh, _ = bodies.mesh(explode)
        self._outlined.set_vertices(vertices(mesh, bodies.colours))
        self._to_pick.append((mesh, bodies.cells))

    def _show_glass(self, solid: tuple[Cell, ...], beyond: frozenset[Cell], low: float) -> float:
        figure = self._scene.figure
        there = set(solid)
        glass: tuple[Cell, ...] = ()
        if self._scene.is_partial:
            glass = tuple(cell for cell in figure.cells if cell not in there)
        elif self._scene.solution is None:
            glass = tuple(sorted(figure.optional))
        glass = tuple(cell for cell in glass if cell not in beyond)
        mesh = surface(figure.lattice, [glass])
        self._glass.set_vertices(vertices(mesh, [QColor(self._look.glass)]))
        if not len(mesh):
            return low
        self._to_pick.append((mesh, glass))
        lowest = float(mesh.corners[:, :, 2].min())
        return min(low, lowest) if solid else lowest

    @property
    def _items(self) -> tuple[Triangles, ...]:
        cubes = (self._cubelets, self._held, self._arrows.solid)
        ground = (self._plate, self._sign)
        lines = (self._outlines, self._symbols, self._outlined)
        glass = (self._glass, self._hover, self._marks, self._arrows.faint)
        return (*cubes, *ground, *lines, *glass, self._cube, self._cube_words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._sign.set_picture(draw_word(tr("FRONT")))
            self._cube_words.show_words()
            self._show_hint()

    def frame(self) -> Frame:
        """Return the ball around the unexploded scene, or around the ground if it is empty."""
        return _frame_of(self._scene)

    def _move_camera(self, before: Scene) -> None:
        scene, known, figure = self._scene, before.figure, self._scene.figure
        is_opened = scene.opening != before.opening
        if is_opened or figure.cells != known.cells or figure.lattice != known.lattice:
            self._follow(known, figure, is_opened=is_opened)
        elif scene.solution is not before.solution or scene.sight is before.sight:
            return
        elif self.frame() != _frame_of(before):
            self.animate_to_frame(self.frame())

    def _follow(self, known: Figure, figure: Figure, *, is_opened: bool) -> None:
        """Move the camera if needed: at once for another figure, smoothly while drawing."""
        if is_opened:
            is_other = known.lattice != figure.lattice
            if is_other or _is_flat(figure) or _is_flat(known):
                self.view_from(self.default_direction())
            else:
                self.fit_if_changed(self.frame())
            return
        if known.cells and _is_edited(known, figure):
            if not set(figure.cells) <= set(known.cells):
                self.keep_visible(self.frame())
            return
        drawn_on = known.name == figure.name and known.lattice == figure.lattice
        if _is_flat(known) != _is_flat(figure) and not drawn_on:
            self._look_from(self.default_direction())
        self.fit_if_changed(self.frame())

    def default_direction(self) -> Direction:
        """Return the top for a flat figure, else the usual direction."""
        return TOP if _is_flat(self._scene.figure) else DEFAULT_DIRECTION

    # Drawing

    def initializeGL(self) -> None:
        """Prepare the items for a new OpenGL context; called by Qt."""
        try:
            super().initializeGL()
            for item in self._items:
                item.forget()
                item.prepare()
        except RuntimeError as error:
            self.set_items(())
            self._problem = tr("The 3D view is not available: {problem}", problem=error)
            self._hint.show_text(self._problem)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hint.place()


def _frame_of(scene: Scene) -> Frame:
    if scene.sight is not None:
        return Frame(scene.sight.centre, max(MIN_RADIUS, scene.sight.radius))
    figure = scene.figure
    mesh = surface(figure.lattice, [figure.cells])
    if not len(mesh):
        mesh = ground_mesh(figure.lattice, (), 0.0)
    return Frame.around_points(mesh.corners.reshape(-1, 3))


def _is_flat(figure: Figure) -> bool:
    if not figure.cells:
        return figure.lattice.default_size[2] == 1
    return len({figure.lattice.layer(cell) for cell in figure.cells}) == 1


def _is_edited(known: Figure, figure: Figure) -> bool:
    if known.name != figure.name or known.lattice != figure.lattice:
        return False
    common = len(set(known.cells) & set(figure.cells))
    return 2 * common >= min(len(known), len(figure))
