"""The 3D view of a figure or of a solution's pieces."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from OpenGL import GL
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
from PySide6.QtWidgets import QWidget

from cubewright.gui.viewer.camera import DEFAULT_DIRECTION, SMALLEST_RADIUS, TOP, Direction, Frame
from cubewright.gui.viewer.colours import DARK, LIGHT, Look, Mark
from cubewright.gui.viewer.drawing.arrows import Arrows
from cubewright.gui.viewer.drawing.cube_item import CubeItem, CubeWordsItem
from cubewright.gui.viewer.drawing.items import EdgeItem, SignItem, SurfaceItem, Triangles, word
from cubewright.gui.viewer.drawing.moving import MovingBodies
from cubewright.gui.viewer.drawing.scene import Scene, edges, plate, vertices
from cubewright.gui.viewer.drawing.symbols import SymbolItem
from cubewright.gui.viewer.drawn_figure import is_edited, is_flat
from cubewright.gui.viewer.opengl import renders_in_software
from cubewright.gui.viewer.picking import hit
from cubewright.gui.viewer.turning.turning_view import TurningView
from cubewright.gui.viewer.view_hint import ViewHint, nothing_to_show
from cubewright.gui.viewer.visibility.states import Visibility, piece_name
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.mesh import Mesh, surface
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution
from cubewright.presenter.taking_apart.sight import Sight
from cubewright.translation import tr

_INK, _ROUNDED_INK = 0.12, 0.55
"""How much of its colour the outline of a piece leaves, with crisp and with rounded edges."""


class VoxelView(TurningView):
    """Shows cells in 3D, to be turned, zoomed and panned.

    The camera moves by itself only for another figure of another size, and glides
    back a little when the drawing grows out of sight; it never moves while stepping
    through solutions. A flat figure is shown from above when it is opened, or when
    it follows one that is not flat; one on another lattice from the usual direction.
    """

    piece_clicked = Signal(str)
    """The name of a piece that was clicked while Shift was held."""
    hide_requested = Signal(str)
    """The name of the piece under the mouse, which the user hides with H."""
    all_requested = Signal()
    """The user shows all pieces again with Shift+H."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        surface_format = QSurfaceFormat.defaultFormat()
        surface_format.setDepthBufferSize(24)
        surface_format.setSamples(0 if renders_in_software() else 4)
        self.setFormat(surface_format)
        self.setMinimumSize(120, 120)
        self.setAccessibleName(tr("3D view"))
        self._figure = Figure(())
        self._solution: Solution | None = None
        self._marked: tuple[Cell, ...] = ()
        self._mark = Mark.FAULT
        self._is_partial = False
        self._is_opened = False
        self._ghost: tuple[tuple[Cell, ...], QColor] = ((), QColor())
        self._to_pick: list[tuple[Mesh, tuple[Cell, ...]]] = []
        self._explode = 0.0
        self._places: FloatArray | None = None
        """Where each piece of the solution is in space while it is taken apart, ``(n, 3, 4)``."""
        self._sight: Sight | None = None
        self._low = 0.0
        self._moving: list[MovingBodies] = []
        self._look: Look = LIGHT
        self._problem = ""
        self._ink = _INK
        self._visibility = Visibility()
        self._shows_symbols = False
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
        for depth, item in enumerate(self._items):
            item.setDepthValue(depth)
            self.addItem(item)
        self._hint = ViewHint(self)
        self.set_dark(False)
        self.fit(self.frame())

    def use_own_window(self) -> None:
        """Become a native window of its own.

        Call it before the view is shown; after that, the view must stay in the same
        window.
        """
        self.setAttribute(Qt.WidgetAttribute.WA_DontCreateNativeAncestors)
        self.setAttribute(Qt.WidgetAttribute.WA_NativeWindow)

    # Display

    def show_figure(self, figure: Figure) -> None:
        """Show the cells of a figure, all in one colour."""
        known, self._figure, self._solution = self._figure, figure, None
        self._places = self._sight = None
        self._is_partial = False
        self._clear_other_lattice(known)
        self._show()
        self._follow(known, figure)

    def show_solution(self, solution: Solution | None) -> None:
        """Show the pieces of a solution in their colours; None shows the figure again."""
        self._is_partial = False
        self._show_pieces(solution)

    def show_part(self, solution: Solution) -> None:
        """Show the pieces of an incomplete solution; the rest of the figure is glass."""
        self._is_partial = True
        self._show_pieces(solution)

    def show_moved(self, places: FloatArray | None, sight: Sight | None = None) -> None:
        """Show each piece of the solution at its place of ``(n, 3, 4)``; None: none is moved.

        A place is a matrix that turns the piece, and then the vector that shifts it.
        """
        was_moved, self._places = self._places is not None, places
        known, known_sight, self._sight = self.frame(), self._sight, sight
        if places is not None and was_moved and self._moving:
            self._move_bodies(places)
            if sight is not known_sight:
                self._show_ground()
        else:
            self._show()
        if self.frame() != known:
            self.see_gently(self.frame())

    def show_arrows(self, ends: FloatArray) -> None:
        """Show arrows from one point to another, ``(n, 2, 3)``."""
        self._arrows.show(ends)

    def _move_bodies(self, places: FloatArray) -> None:
        meshes = [(each.move(places), each.scene.cells) for each in self._moving]
        self._to_pick[: len(meshes)] = meshes
        if self._shows_symbols:
            scene = self._moving[0].scene
            self._symbols.show_symbols(scene.lattice, meshes[0][0], scene.symbols, scene.colours)

    def _show_moving(self, solid: Scene, outlined: Scene | None) -> None:
        """Prepare the pieces at the places of the assembly, and move them."""
        assert self._places is not None
        self._moving = [MovingBodies(solid, self._cubelets, self._outlines, self._ink)]
        if outlined is not None:
            self._moving.append(MovingBodies(outlined, self._outlined))
        self._to_pick = [(each.mesh, each.scene.cells) for each in self._moving]
        self._move_bodies(self._places)

    def _show_pieces(self, solution: Solution | None) -> None:
        self._solution = solution
        self._places = self._sight = None
        if solution is None:
            self._show()
            return
        known, self._figure = self._figure, solution.puzzle.figure
        self._clear_other_lattice(known)
        self._show()
        if self._is_opened or self._figure.cells != known.cells:
            self._follow(known, self._figure)

    def _clear_other_lattice(self, known: Figure) -> None:
        """Remove marks and held piece of another lattice."""
        if known.lattice != self._figure.lattice:
            self._ghost, self._marked = ((), QColor()), ()

    def expect_another(self) -> None:
        """Treat the next figure as newly opened, not as an edited version of this one."""
        self._is_opened = True

    def show_ghost(self, cells: Iterable[Cell], colour: QColor) -> None:
        """Show a piece before it is placed; no cells removes it."""
        ghost = (tuple(cells), colour)
        if ghost != self._ghost:
            self._ghost = ghost
            self._update_ghost()

    def show_hover(self, cells: Iterable[Cell], colour: QColor, *, through: bool) -> None:
        """Show translucent cells under the mouse; ``through``: also behind other cells.

        No cells removes them.
        """
        self._hover.updateGLOptions({GL.GL_DEPTH_TEST: not through})
        hovered = surface(self._figure.lattice, [tuple(cells)])
        self._hover.set_vertices(vertices(hovered, [colour]))

    def ray_at(self, position: QPointF) -> FloatArray | None:
        """Return the line of sight at a position of the widget: two points, ``(2, 3)`` float64.

        None: the view cube is there.
        """
        if self.is_over_cube(position):
            return None
        x = 2 * position.x() / max(1, self.width()) - 1
        y = 1 - 2 * position.y() / max(1, self.height())
        back, _ = self.matrix().inverted()
        start, end = back.map(QVector3D(x, y, -1)), back.map(QVector3D(x, y, 1))
        return np.array([[p.x(), p.y(), p.z()] for p in (start, end)])

    def cell_at(self, position: QPointF) -> Cell | None:
        """Return the cell at a position of the widget, glass cells included."""
        ray = self.ray_at(position)
        if ray is None:
            return None
        hits = [
            (distance, cells[mesh.cells[triangle]])
            for mesh, cells in self._to_pick
            for distance, triangle in hit(mesh, ray)
        ]
        return min(hits)[1] if hits else None

    def mark_cells(self, cells: Iterable[Cell], mark: Mark = Mark.FAULT) -> None:
        """Mark cells of a fault or of the chosen piece; marks show through other cells."""
        self._marked, self._mark = tuple(cells), mark
        self._show()

    def set_explode(self, factor: float) -> None:
        """Explode the solution: 0 lets pieces touch, 1 doubles distances from the middle."""
        factor = max(0.0, factor)
        if factor == self._explode:
            return
        # The scene grows less than the distances, because the pieces themselves do not grow.
        self.make_room(1 + 0.7 * factor)
        self._explode = factor
        self._show()

    def set_dark(self, dark: bool) -> None:
        """Use the dark or the light colours."""
        self._look = DARK if dark else LIGHT
        self.setBackgroundColor(self._look.background)
        self._hint.set_colour(self._look.text)
        self._sign.colour = QColor(self._look.sign)
        self._cube.set_colour(QColor(self._look.plate))
        self._cube_words.colour = QColor(self._look.text)
        self._show()

    def set_rounded(self, rounded: bool) -> None:
        """Show rounded edges with fine lines; otherwise edges are crisp and dark."""
        self._ink = _ROUNDED_INK if rounded else _INK
        for item in (self._cubelets, self._held):
            item.set_rounded(rounded)
        self._show()

    def set_visibility(self, visibility: Visibility) -> None:
        """Show pieces solid, outlined or not at all, and leave out the layers beyond a plane."""
        self._visibility = visibility
        self._show()

    def set_symbols(self, shown: bool) -> None:
        """Show the symbols of pieces on their faces."""
        if shown != self._shows_symbols:
            self._shows_symbols = shown
            self._show()

    def shift_clicked(self, position: QPointF) -> None:
        if (name := self._piece_at(position)) is not None:
            self.piece_clicked.emit(name)

    def _piece_at(self, position: QPointF) -> str | None:
        """Return the name of the piece at a position of the widget."""
        cell = self.cell_at(position)
        placed = None if self._solution is None or cell is None else self._solution.at.get(cell)
        if placed is None or self._solution is None:
            return None
        return piece_name(self._solution, placed)

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
        """Return a picture of the view."""
        picture: QImage = self.grabFramebuffer()
        return picture

    def _show(self) -> None:
        cells = self._figure.cells
        scene = (
            Scene.of_figure(self._figure, self._look.figure)
            if self._solution is None
            else Scene.of_solution(self._solution)
        )
        is_moved = self._places is not None and self._solution is not None
        explode = 0.0 if self._is_partial or is_moved else self._explode
        visibility = self._visibility
        beyond = visibility.cut.hidden(self._figure.lattice, cells)
        outlined = visibility.outlined.intersection(scene.names)
        not_solid = outlined | visibility.hidden.intersection(scene.names)
        is_whole = not (not_solid or beyond)
        solid = scene if is_whole else scene.showing(set(scene.names) - not_solid, beyond)
        mesh, hidden = solid.mesh(explode)
        for item in (self._cubelets, self._held, self._outlined):
            item.set_curved(self._figure.lattice.ball_radius > 0)
        self._cubelets.set_vertices(solid.vertices(mesh, hidden))
        self._outlines.set_vertices(edges(mesh, scene.colours, self._ink))
        symbols = scene.symbols if self._shows_symbols else ()
        self._symbols.show_symbols(scene.lattice, mesh, symbols, scene.colours)
        self._to_pick = [(mesh, solid.cells)]
        see_through = scene.showing(outlined, beyond) if outlined else None
        self._show_outlined(see_through, explode)
        # The ground stays where it is when pieces are left out.
        all_of = mesh if solid is scene else scene.mesh(explode)[0]
        self._low = self._show_glass(
            scene.cells, beyond, float(all_of.corners[:, :, 2].min()) if len(all_of) else 0.0
        )
        self._moving = []
        if is_moved:
            self._show_moving(solid, see_through)
        self._update_ghost()
        marked = surface(self._figure.lattice, [self._marked])
        self._marks.set_vertices(vertices(marked, [self._mark.colour(self._look)]))
        self._show_ground()
        hint = "" if cells else nothing_to_show(self._figure.lattice)
        self._hint.show_text(self._problem or hint)

    def _show_ground(self) -> None:
        low = self._low if self._sight is None else min(self._low, self._sight.ground)
        ground = plate(self._figure.lattice, self._figure.cells, low)
        self._plate.set_vertices(vertices(ground, [QColor(self._look.plate)]))
        self._sign.stand_before(ground)

    def _update_ghost(self) -> None:
        cells, colour = self._ghost
        held = surface(self._figure.lattice, [cells])
        self._held.set_vertices(vertices(held, [colour]))

    def _show_outlined(self, scene: Scene | None, explode: float) -> None:
        """Show pieces as outlines that let other pieces be seen; None: no pieces."""
        if scene is None:
            self._outlined.set_vertices(vertices(surface(self._figure.lattice, ()), ()))
            return
        mesh, _ = scene.mesh(explode)
        self._outlined.set_vertices(vertices(mesh, scene.colours))
        self._to_pick.append((mesh, scene.cells))

    def _show_glass(self, solid: tuple[Cell, ...], beyond: frozenset[Cell], low: float) -> float:
        """Show optional and missing cells as glass, and return the lowest height of all cells."""
        figure = self._figure
        there = set(solid)
        glass: tuple[Cell, ...] = ()
        if self._is_partial:
            glass = tuple(cell for cell in figure.cells if cell not in there)
        elif self._solution is None:
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
        """The items of the scene, in drawing order."""
        cubes = (self._cubelets, self._held, self._arrows.solid)
        ground = (self._plate, self._sign)
        lines = (self._outlines, self._symbols, self._outlined)
        glass = (self._glass, self._hover, self._marks, self._arrows.faint)
        return (*cubes, *ground, *lines, *glass, self._cube, self._cube_words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._sign.set_picture(word(tr("FRONT")))
            self._cube_words.show_words()
            self._show()

    def frame(self) -> Frame:
        """Return the ball around the unexploded scene, or around the ground if it is empty."""
        if self._sight is not None:
            return Frame(self._sight.centre, max(SMALLEST_RADIUS, self._sight.radius))
        mesh = surface(self._figure.lattice, [self._figure.cells])
        if not len(mesh):
            mesh = plate(self._figure.lattice, (), 0.0)
        return Frame.around(mesh.corners.reshape(-1, 3))

    def _follow(self, known: Figure, figure: Figure) -> None:
        """Move the camera if needed: at once for another figure, gently while drawing."""
        is_opened, self._is_opened = self._is_opened, False
        if is_opened:
            is_other = known.lattice != figure.lattice
            if is_other or is_flat(figure) or is_flat(known):
                self.view_from(self.default_direction())
            else:
                self.fit_if_other(self.frame())
            return
        if known.cells and is_edited(known, figure):
            if not set(figure.cells) <= set(known.cells):
                self.keep_in_sight(self.frame())
            return
        drawn_on = known.name == figure.name and known.lattice == figure.lattice
        if is_flat(known) != is_flat(figure) and not drawn_on:
            self._look_from(self.default_direction())
        self.fit_if_other(self.frame())

    def default_direction(self) -> Direction:
        """From above for a flat figure, else from the side."""
        return TOP if is_flat(self._figure) else DEFAULT_DIRECTION

    # Drawing

    def initializeGL(self) -> None:
        """Prepare the items for a new OpenGL context; called by Qt."""
        try:
            super().initializeGL()
            for item in self._items:
                item.forget()
                item.prepare()
        except RuntimeError as error:
            self.clear()
            self._problem = tr("The 3D view is not available: {problem}", problem=error)
            self._hint.show_text(self._problem)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hint.place()
