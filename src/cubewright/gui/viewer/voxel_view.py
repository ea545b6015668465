"""The 3D view of a figure or of a solution's pieces."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from OpenGL import GL
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QCursor,
    QGuiApplication,
    QHideEvent,
    QHoverEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QSurfaceFormat,
    QVector3D,
)
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.viewer.camera import MIN_RADIUS, Frame
from cubewright.gui.viewer.colours import Mark
from cubewright.gui.viewer.drawing.bodies import (
    Bodies,
    edges,
    ground_mesh,
    has_square_cells,
    vertices,
)
from cubewright.gui.viewer.drawing.cube_item import CubeItem, CubeWordsItem, RollArrowsItem
from cubewright.gui.viewer.drawing.ground_lines import GroundLines
from cubewright.gui.viewer.drawing.items import (
    EdgeItem,
    SignItem,
    SurfaceItem,
    draw_word,
)
from cubewright.gui.viewer.drawing.many_pictures import jitter, lamp_offset
from cubewright.gui.viewer.drawing.moving import MovingBodies, MovingSolid
from cubewright.gui.viewer.drawing.signs import arrows, bars
from cubewright.gui.viewer.drawing.solid import solid_of
from cubewright.gui.viewer.drawing.stage import (
    FAST,
    FASTEST,
    FINE,
    STILL,
    FloorItem,
    OutlineItem,
    Quality,
    ShadowItem,
    SolidItem,
    Stage,
)
from cubewright.gui.viewer.drawing.studio_shaders import COPY
from cubewright.gui.viewer.drawing.symbols import SymbolItem
from cubewright.gui.viewer.opengl import renders_in_software
from cubewright.gui.viewer.picking import first_hit
from cubewright.gui.viewer.scene import ColouredCells, Scene
from cubewright.gui.viewer.still import Still
from cubewright.gui.viewer.turning.turning_view import Paintable, TurningView
from cubewright.gui.viewer.visibility import piece_name
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.colours import NO_COLOURS
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, TOP, Direction
from cubewright.model.drawing.look import DARK, LIGHT, LOOKS, OUTLINE, Look
from cubewright.model.drawing.mesh import Float32Array, Mesh, surface
from cubewright.model.drawing.studio import STUDIOS, Material, lamp_direction
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
        self.move_to_bottom()

    def move_to_bottom(self) -> None:
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


_MANY_CELLS = 500
"""The number of cells above which software rendering omits the lamp's shadow during movements."""
_SIGN_HEIGHT, _SMALL_SIGN_HEIGHT = 0.5, 0.34
"""The heights of the word FRONT in a drawing and on a floor that fades, in cells."""
_SIGN_OPACITY = 0.55


class VoxelView(TurningView):
    """Shows cells in 3D; the user can turn, zoom and pan the view.

    The camera moves by itself only for a figure of another size, and when the drawing grows out of
    sight: then it moves back a little. It never moves while the user steps through solutions. The
    figure of an opened file is shown from the default direction, a flat figure from above. A flat
    figure after one that is not flat is also shown from above.
    """

    piece_clicked = Signal(str)
    """The name of the piece that was clicked with Shift."""
    hide_requested = Signal(str)
    """The name of the piece under the mouse; the user pressed H to hide it."""
    all_requested = Signal()
    """The user pressed Shift+H to show all pieces."""

    _still: Still | None = None
    """The still; None unless the view is drawn in software."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        surface_format = QSurfaceFormat.defaultFormat()
        surface_format.setDepthBufferSize(24)
        surface_format.setSamples(0 if renders_in_software() else 4)
        self.setFormat(surface_format)
        self.setMinimumSize(120, 120)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(tr("3D view"))
        self._scene = Scene()
        self._is_software = renders_in_software()
        self._drawn_bodies = Bodies.of_figure(self._scene.figure, "#000000")
        self._to_pick: list[tuple[Mesh, tuple[Cell, ...]]] = []
        self._low = 0.0
        self._moving: list[MovingBodies | MovingSolid] = []
        self._still_buffer: _Buffer | None = None
        self._is_at_rest = False
        """Whether the next picture differs from the last one only by a brighter piece."""
        self._material = PIECE_COLOURS.material
        self._stage = Stage()
        self._solids, self._held_solid = SolidItem(self._stage), SolidItem(self._stage)
        self._stage.solids = (self._solids, self._held_solid)
        self._shadows, self._floor = ShadowItem(self._stage), FloorItem(self._stage)
        self._chosen_lines = OutlineItem(self._solids)
        self._ground_lines = GroundLines(self._stage)
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
        self._arrows, self._bars = arrows(), bars()
        self._sign = SignItem(tr("FRONT"))
        self._held = SurfaceItem(widths=(0.06, 0.012))
        self._glass = SurfaceItem(widths=(0.03, 0.012), inks=(0.55, 0.85), opacity=(0.22, 0.22))
        self._hover = SurfaceItem(widths=(0.05, 0.012), inks=(0.5, 0.85), opacity=(0.5, 0.5))
        self._cube, self._cube_words = CubeItem(), CubeWordsItem()
        self._roll_arrows = RollArrowsItem()
        self._hint = ViewHint(self)
        self._use_material()
        self._show_bodies()
        self._show_ground()
        self._show_hint()
        self.fit(self.frame())
        if self._is_software:
            self._still = Still(self, self)
        PIECE_COLOURS.changed.connect(self._on_colours_changed)

    def become_native(self) -> None:
        """Become a native window.

        Call this before the view is shown; after that, the view must stay in the same window.
        No sibling of a native widget may become native: Qt shifts the view when a widget around it
        becomes native later, as a tip over the view would cause.
        """
        QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontCreateNativeWidgetSiblings)
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
            # The radius of the scene grows less than the distances, because the pieces keep their
            # size.
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
            or scene.cell_colours != before.cell_colours
            or scene.colours_cells != before.colours_cells
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
        if scene.bars is not before.bars:
            self._bars.show(scene.bars)
        if is_other_figure:
            self._show_hint()
        self._move_camera(before)

    def _move_bodies(self, places: FloatArray) -> None:
        meshes = [
            (each.move(places), each.bodies.cells)
            for each in self._moving
            if isinstance(each, MovingBodies)
        ]
        self._to_pick[: len(meshes)] = meshes
        for each in self._moving:
            if isinstance(each, MovingSolid):
                each.move(places)
                self._set_stage(each.shown.points, each.bodies.feet(places[:, :, 3]))
        if self._scene.symbols:
            solid = self._drawn_bodies
            self._symbols.show_symbols(solid.lattice, meshes[0][0], solid.symbols, solid.colours)

    def _show_moving(self, places: FloatArray, solid: Bodies, outlined: Bodies | None) -> None:
        """Prepare the pieces for the places of the assembly, and move them there."""
        if self._is_drawing:
            self._moving = [MovingBodies(solid, self._cubelets, self._outlines, OUTLINE)]
        else:
            self._moving = [MovingBodies(solid, None), MovingSolid(solid, self._solids)]
        if outlined is not None:
            self._moving.append(MovingBodies(outlined, self._outlined))
        moving = [each for each in self._moving if isinstance(each, MovingBodies)]
        self._to_pick = [(each.mesh, each.bodies.cells) for each in moving]
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
        self._stage.studio = STUDIOS[DARK if self._scene.dark else LIGHT]
        self._stage.accent = self._look.chosen
        self._stage.change()
        self._hint.set_colour(self._look.hint)
        sign = QColor(self._look.sign)
        sign.setAlphaF(1.0 if self._is_drawing else _SIGN_OPACITY)
        self._sign.colour = sign
        self._cube.set_colour(QColor(self._look.ground))
        self._cube_words.colour = QColor(self._look.hint)
        self._roll_arrows.colour = QColor(self._look.hint)

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

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHoverEvent):
            is_over = event.type() != QEvent.Type.HoverLeave
            is_free = is_over and not QGuiApplication.mouseButtons()
            self._brighten(self._body_at(event.position()) if is_free else None)
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._brighten(None)
        super().mousePressEvent(event)

    def _body_at(self, position: QPointF) -> int | None:
        """Return the index of the assembled piece at a position of the widget, or None."""
        scene = self._scene
        if scene.solution is None or scene.is_partial or scene.ghost.cells or scene.hover.cells:
            return None
        cell = self.cell_at(position)
        placed = None if cell is None else scene.solution.piece_at.get(cell)
        return None if placed is None else scene.solution.placed.index(placed)

    def _brighten(self, body: int | None) -> None:
        """Show a piece a little brighter than the others; None shows all pieces alike."""
        if body == self._solids.hovered:
            return
        self._solids.hovered = body
        if not self._is_drawing:
            self.update()
            self._is_at_rest = True

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
    def _is_drawing(self) -> bool:
        """Whether bodies have crisp outlines."""
        return self._material is Material.DRAWING

    def _on_colours_changed(self) -> None:
        """Show the pieces in other colours or another material."""
        if self._material is not PIECE_COLOURS.material:
            self._use_material()
            self._show_ghost()
            self._show_bodies()
            self._show_ground()
            self._show_marks()
        else:
            self._show_bodies()

    def _use_material(self) -> None:
        """Show the items of another material."""
        self._material = PIECE_COLOURS.material
        self._stage.is_wood = self._material is Material.WOOD
        self._use_look()
        self.set_items(self._items)

    def _show_bodies(self) -> None:
        scene, figure, solution = self._scene, self._scene.figure, self._scene.solution
        self._solids.hovered = None
        bodies = (
            Bodies.of_figure(figure, self._look.figure, scene.cell_colours)
            if solution is None
            else Bodies.of_solution(solution, scene.cell_colours)
        )
        if solution is not None and not scene.colours_cells:
            bodies = replace(bodies, marks=NO_COLOURS)
        places = None if solution is None else scene.places
        explode = 0.0 if scene.is_partial or places is not None else scene.explode
        beyond = scene.visibility.cut.hidden(figure.lattice, figure.cells)
        outlined = scene.visibility.outlined.intersection(bodies.names)
        not_solid = outlined | scene.visibility.hidden.intersection(bodies.names)
        is_whole = not (not_solid or beyond)
        solid = bodies if is_whole else bodies.visible_part(set(bodies.names) - not_solid, beyond)
        self._drawn_bodies = solid
        for item in (self._cubelets, self._held, self._outlined):
            item.set_has_spheres(figure.lattice.ball_radius > 0)
        mesh = self._show_drawn(solid, explode) if self._is_drawing else solid.plain_mesh(explode)
        symbols = bodies.symbols if scene.symbols else ()
        self._symbols.show_symbols(bodies.lattice, mesh, symbols, bodies.colours)
        self._to_pick = [(mesh, solid.cells)]
        see_through = bodies.visible_part(outlined, beyond) if outlined else None
        self._show_outlined(see_through, explode)
        # The ground stays in place when pieces are hidden.
        all_of = mesh if solid is bodies else bodies.plain_mesh(explode)
        low = float(all_of.corners[:, :, 2].min()) if len(all_of) else 0.0
        self._low = self._show_glass(bodies.cells, beyond, low)
        self._moving = []
        if not self._is_drawing and places is None:
            self._show_solid(solid, explode, all_of)
        if places is not None:
            self._show_moving(places, solid, see_through)

    def _show_drawn(self, solid: Bodies, explode: float) -> Mesh:
        """Show bodies with crisp outlines; return their surface."""
        mesh, hidden = solid.mesh(explode)
        self._cubelets.set_vertices(solid.vertices(mesh, hidden))
        self._outlines.set_vertices(edges(mesh, solid.colours, OUTLINE))
        return mesh

    def _show_solid(self, solid: Bodies, explode: float, everything: Mesh) -> None:
        """Show bodies with rounded edges."""
        self._solids.show_solid(solid_of(solid, explode))
        feet = solid.feet(solid.shifts(explode) if explode else None)
        self._set_stage(everything.corners.reshape(-1, 3), feet)

    def _set_stage(self, points: Float32Array, feet: FloatArray) -> None:
        if not len(points) and not self._scene.figure.cells:
            frame = self.frame()
            self._stage.set_empty_scene(frame.centre, frame.radius)
            return
        sight = self._scene.sight
        low = self._low if sight is None else min(self._low, sight.ground)
        self._stage.set_scene(points, feet, low)

    def _show_ground(self) -> None:
        figure, sight = self._scene.figure, self._scene.sight
        low = self._low if sight is None else min(self._low, sight.ground)
        ground = ground_mesh(figure.lattice, figure.cells, low)
        if self._is_drawing:
            self._plate.set_vertices(vertices(ground, [QColor(self._look.ground)]))
        else:
            self._stage.set_floor(low)
            self._floor.has_grid = has_square_cells(figure.lattice)
            self._ground_lines.show_ground(None if self._floor.has_grid else ground)
        self._sign.move_before(ground, _SIGN_HEIGHT if self._is_drawing else _SMALL_SIGN_HEIGHT)

    def _show_ghost(self) -> None:
        ghost = self._scene.ghost
        if self._is_drawing:
            self._held.set_vertices(self._coloured(ghost))
            return
        held = Bodies(self._scene.figure.lattice, (ghost.cells,), (ghost.colour,))
        self._held_solid.show_solid(solid_of(held) if ghost.cells else None)

    def _show_hover(self) -> None:
        hover = self._scene.hover
        self._hover.set_see_through(hover.through)
        self._hover.set_vertices(self._coloured(hover))

    def _show_marks(self) -> None:
        scene = self._scene
        has_lines = scene.mark is Mark.CHOSEN and bool(scene.chosen) and not self._is_drawing
        self._solids.chosen = scene.chosen if has_lines else ()
        colour = scene.mark.colour(self._look)
        cells = () if has_lines else scene.marked
        self._marks.set_vertices(self._coloured(ColouredCells(cells, colour)))

    def _coloured(self, shown: ColouredCells) -> Float32Array:
        return vertices(surface(self._scene.figure.lattice, [shown.cells]), [shown.colour])

    def _show_hint(self) -> None:
        figure = self._scene.figure
        self._hint.show_text(self._problem or ("" if figure.cells else empty_hint(figure.lattice)))

    def _show_outlined(self, bodies: Bodies | None, explode: float) -> None:
        """Show pieces as translucent outlines; None removes the outlines."""
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
    def _items(self) -> tuple[Paintable, ...]:
        """The items of the scene, in drawing order."""
        faint = self._arrows.faint, self._bars.faint
        signs = self._arrows.solid, self._bars.solid
        glass = (self._glass, self._hover, self._marks, *faint)
        cube = (self._cube, self._cube_words, self._roll_arrows)
        if self._is_drawing:
            drawn = (self._cubelets, self._held, *signs)
            ground = (self._plate, self._sign)
            lines = (self._outlines, self._symbols, self._outlined)
            return (*drawn, *ground, *lines, *glass, *cube)
        solids = (self._shadows, self._solids, self._held_solid, *signs)
        floor = (self._floor, self._ground_lines, self._sign)
        marks = (self._chosen_lines, self._symbols, self._outlined)
        return (*solids, *floor, *marks, *glass, *cube)

    @property
    def _every_item(self) -> tuple[Paintable, ...]:
        """The items of all materials."""
        return (
            *self._items,
            *(self._cubelets, self._held, self._plate, self._outlines),
            *(self._shadows, self._solids, self._held_solid, self._ground_lines),
        )

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
            self.view_from(self.default_direction())
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
            for item in self._every_item:
                item.forget()
            self._still_buffer = None
            if self._still is not None:
                self._still.forget()
            for item in self._items:
                item.prepare()
        except RuntimeError as error:
            self.set_items(())
            self._problem = tr("The 3D view is not available: {problem}", problem=error)
            self._hint.show_text(self._problem)

    def update(self, *_area: Any) -> None:
        """Paint the changed scene."""
        self._is_at_rest = False
        if self._still is not None:
            self._still.give_up()
        super().update()

    def show_still(self) -> None:
        super().update()

    def paintGL(self) -> None:
        """Draw the scene, or its still; called by Qt."""
        if self._still is not None and self._still.is_ready:
            GL.glDisable(GL.GL_DEPTH_TEST)
            GL.glDisable(GL.GL_BLEND)
            self._still.paint(self._draw_texture)
            return
        self._stage.quality = self._quality
        super().paintGL()

    @property
    def _quality(self) -> Quality:
        """The quality of the next picture, unless it belongs to a still."""
        if not self._is_software:
            return FINE
        if self._is_at_rest:
            return STILL
        return FASTEST if len(self._drawn_bodies.cells) > _MANY_CELLS else FAST

    def _draw_texture(self, texture: int) -> None:
        self._stage.draw_quad(COPY, u_place=(0.0, 0.0, 0.0, 0.0), u_picture=texture)

    def draw_still(self, number: int, count: int) -> NDArray[np.uint8]:
        if self._is_drawing or not self.isValid() or not self.isVisible() or self._problem:
            return np.zeros((0, 0, 4), np.uint8)
        scale = self.devicePixelRatioF()
        width, height = round(self.width() * scale), round(self.height() * scale)
        self.makeCurrent()
        try:
            if self._still_buffer is None or self._still_buffer.size != (width, height):
                if self._still_buffer is not None:
                    self._still_buffer.delete()
                self._still_buffer = _Buffer(width, height)
            self._still_buffer.enter()
            x, y = jitter(number)
            self.set_jitter((2 * x / width, 2 * y / height))
            lamp = lamp_direction(self.direction.azimuth)
            self._stage.lamp_offset = lamp_offset(number, count, lamp)
            self._stage.quality = STILL
            super().paintGL()
            return self._still_buffer.pixels()
        finally:
            self.set_jitter((0.0, 0.0))
            self._stage.lamp_offset = (0.0, 0.0, 0.0)
            self.doneCurrent()

    def hideEvent(self, event: QHideEvent) -> None:
        if self._still is not None:
            self._still.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hint.move_to_bottom()
        if self._still is not None:
            self._still.give_up()


class _Buffer:
    """A buffer for a picture of the view in its full size."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self._frame: int = GL.glGenFramebuffers(1)
        self._parts: list[int] = []
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._frame)
        for place, form in (
            (GL.GL_COLOR_ATTACHMENT0, GL.GL_RGBA8),
            (GL.GL_DEPTH_ATTACHMENT, GL.GL_DEPTH_COMPONENT24),
        ):
            buffer = GL.glGenRenderbuffers(1)
            self._parts.append(buffer)
            GL.glBindRenderbuffer(GL.GL_RENDERBUFFER, buffer)
            GL.glRenderbufferStorage(GL.GL_RENDERBUFFER, form, width, height)
            GL.glFramebufferRenderbuffer(GL.GL_FRAMEBUFFER, place, GL.GL_RENDERBUFFER, buffer)

    def delete(self) -> None:
        """Free the buffer."""
        GL.glDeleteFramebuffers(1, [self._frame])
        GL.glDeleteRenderbuffers(len(self._parts), self._parts)

    def enter(self) -> None:
        """Draw into this buffer from now on."""
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._frame)
        GL.glViewport(0, 0, *self.size)

    def pixels(self) -> NDArray[np.uint8]:
        """Return the picture ``(height, width, 4)``, the bottom row first."""
        width, height = self.size
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._frame)
        GL.glPixelStorei(GL.GL_PACK_ALIGNMENT, 1)
        data = GL.glReadPixels(0, 0, width, height, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE)
        return np.frombuffer(data, np.uint8).reshape(height, width, 4)


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
