"""Draw a scene with the 3D view's shaders into a picture, in the current OpenGL context.

The picture is drawn in tiles, with several samples per pixel, in parallel projection like the
vector picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from OpenGL import GL
from PySide6.QtGui import QColor, QImage, QMatrix4x4, QVector3D, QVector4D

from cubewright.errors import CubewrightError
from cubewright.formats.pictures.bodies import Body, Scene
from cubewright.formats.pictures.renderer import View
from cubewright.formats.pictures.space import Extent
from cubewright.gui.viewer.drawing.bodies import Bodies, edges, has_square_cells
from cubewright.gui.viewer.drawing.items import EdgeItem, Sight, SurfaceItem, Triangles
from cubewright.gui.viewer.drawing.many_pictures import jitter, lamp_offset
from cubewright.gui.viewer.drawing.solid import solid_of
from cubewright.gui.viewer.drawing.stage import (
    FINE,
    FloorItem,
    ShadowItem,
    SolidItem,
    Stage,
)
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.look import OUTLINE
from cubewright.model.drawing.studio import STUDIOS, Material, lamp_direction
from cubewright.translation import tr

_TILE = 2048
"""The maximum width and height of a tile, in pixels."""
_SAMPLES = 8
"""The maximum number of samples per pixel; the driver may support fewer."""


_PICTURES = 8
"""The number of pictures, with the lamp at different places, whose mean is the result."""


class Paintable(Protocol):
    """An item that draws itself with OpenGL."""

    def show_in(self, sight: Sight) -> None:
        """Set the sight in which the item is drawn."""

    def paint(self) -> None:
        """Draw the item in the current OpenGL context."""


class ParallelSight:
    """The camera of a tile; it implements :class:`~.items.Sight`.

    ``extent`` is the extent of the tile, and ``depths`` the nearest and farthest distance of the
    scene along the view. The lamp is placed for a camera that looks from the direction ``light``.
    """

    def __init__(
        self,
        camera: Direction,
        extent: Extent,
        size: tuple[int, int],
        depths: tuple[float, float],
        light: Direction | None = None,
    ) -> None:
        self._camera = camera
        self._light = light or camera
        self._size = size
        self._matrix = QMatrix4x4()
        left, top, width, height = extent
        near, far = depths
        self._pixel = width / max(1, size[0])
        self._matrix.ortho(left, left + width, -top - height, -top, -near, -far)
        right, up, back = camera.axes.tolist()
        rows = (*right, 0.0, *up, 0.0, *back, 0.0, 0.0, 0.0, 0.0, 1.0)
        self._matrix *= QMatrix4x4(rows)

    def matrix(self) -> QMatrix4x4:
        return self._matrix

    @property
    def direction(self) -> Direction:
        return self._camera

    def pixel_size(self) -> float:
        return self._pixel

    def lamp(self) -> QVector3D:
        x, y, z = self._light.lamp
        return QVector3D(x, y, z)

    def eye(self) -> QVector4D:
        x, y, z = self._camera.axes[2].tolist()
        return QVector4D(x, y, z, 0.0)

    def width(self) -> int:
        return self._size[0]

    def height(self) -> int:
        return self._size[1]

    def devicePixelRatioF(self) -> float:
        return 1.0

    def update(self) -> None:
        """Do nothing: the picture is drawn once."""


def image_of(view: View, report: Callable[[float], object] = lambda _share: None) -> QImage:
    """Return the picture of a view; ``report`` receives the finished fraction after each tile.

    Raises:
        CubewrightError: the memory is too small for the picture.
        RuntimeError: the driver cannot draw it.
    """
    width, height, camera, extent = view.width, view.height, view.camera, view.extent
    background = None if view.background is None else QColor(view.background)
    image = QImage(width, height, QImage.Format.Format_RGBA8888_Premultiplied)
    if image.isNull():
        raise CubewrightError(
            tr("there is not enough memory for the picture; choose a smaller size")
        )
    is_drawing = view.material is Material.DRAWING
    shown = _Shown(*_items(view.scene, camera)) if is_drawing else _in_studio(view)
    pixels = np.frombuffer(image.bits(), np.uint8).reshape(height, image.bytesPerLine())
    largest = min(_TILE, int(GL.glGetIntegerv(GL.GL_MAX_RENDERBUFFER_SIZE)))
    canvas = _Canvas(min(largest, width), min(largest, height))
    for top in range(0, height, largest):
        rows = min(largest, height - top)
        for left in range(0, width, largest):
            columns = min(largest, width - left)
            tile = Extent(
                extent.left + left * extent.width / width,
                extent.top + top * extent.height / height,
                columns * extent.width / width,
                rows * extent.height / height,
            )
            if shown.floor is not None:
                shown.floor.part = _part(tile, extent)
            drawn = _mean_tile(canvas, shown, view, tile, (columns, rows), background)
            pixels[top : top + rows, 4 * left : 4 * (left + columns)] = drawn
            report((top * width + (left + columns) * rows) / (width * height))
    return image


@dataclass(frozen=True)
class _Shown:
    """The items of a picture, and the nearest and farthest distance of the scene."""

    items: Sequence[Paintable]
    depths: tuple[float, float]
    stage: Stage | None = None
    floor: FloorItem | None = None


def _part(tile: Extent, whole: Extent) -> tuple[float, float, float, float]:
    """Return the middle and the half sides of a tile; the whole picture is 2 by 2."""
    x = 2 * (tile.left - whole.left + tile.width / 2) / whole.width - 1
    y = 1 - 2 * (tile.top - whole.top + tile.height / 2) / whole.height
    return x, y, tile.width / whole.width, tile.height / whole.height


def _mean_tile(
    canvas: _Canvas,
    shown: _Shown,
    view: View,
    tile: Extent,
    size: tuple[int, int],
    background: QColor | None,
) -> NDArray[np.uint8]:
    """Return the pixels of a tile; with a soft lamp, they are the mean of several pictures."""
    stage, camera = shown.stage, view.camera
    lit_from = view.light or camera
    if stage is None:
        sight = ParallelSight(camera, tile, size, shown.depths, lit_from)
        return canvas.draw_tile(shown.items, sight, background)
    total = np.zeros((size[1], size[0], 4), np.float32)
    lamp = lamp_direction(lit_from.azimuth)
    for number in range(_PICTURES):
        x, y = jitter(number)
        moved = Extent(
            tile.left + x * tile.width / size[0],
            tile.top + y * tile.height / size[1],
            tile.width,
            tile.height,
        )
        stage.lamp_offset = lamp_offset(number, _PICTURES, lamp)
        sight = ParallelSight(camera, moved, size, shown.depths, lit_from)
        pixels = canvas.draw_tile(shown.items, sight, None).reshape(total.shape)
        light = pixels.astype(np.float32)
        light[:, :, :3] *= light[:, :, :3]
        total += light
    total /= _PICTURES
    total[:, :, :3] = np.minimum(np.sqrt(total[:, :, :3]), total[:, :, 3:])
    mean: NDArray[np.uint8] = (total + 0.5).astype(np.uint8)
    return mean.reshape(size[1], 4 * size[0])


def _in_studio(view: View) -> _Shown:
    """Return the items of a scene of lacquer or wood."""
    scene, stage = view.scene, Stage()
    stage.studio = STUDIOS[view.scheme]
    stage.is_wood = view.material is Material.WOOD
    stage.quality = FINE
    shadows, floor = ShadowItem(stage), FloorItem(stage)
    floor.has_background = view.background is not None
    floor.has_grid = floor.has_background and has_square_cells(scene.lattice)
    opaque = [body for body in scene.bodies if body.opacity == 1]
    item = SolidItem(stage)
    item.show_solid(solid_of(_bodies(scene, opaque)))
    stage.solids = (item,)
    faint = replace(scene, bodies=tuple(body for body in scene.bodies if body.opacity < 1))
    others, depths = _items(faint, view.camera)
    everything = _bodies(scene, scene.bodies)
    points = everything.plain_mesh(0.0).corners.reshape(-1, 3)
    low = float(points[:, 2].min()) if len(points) else 0.0
    stage.set_scene(points, everything.feet(), low)
    towards = float(np.dot(stage.centre, view.camera.axes[2]))
    far = 2 * stage.reach
    deep = (max(depths[0], towards + far), min(depths[1], towards - far))
    return _Shown((shadows, item, floor, *others), deep, stage, floor)


def _bodies(scene: Scene, chosen: Sequence[Body]) -> Bodies:
    return Bodies(
        scene.lattice,
        tuple(body.cells for body in chosen),
        tuple(QColor(body.colour) for body in chosen),
        marks=frozenset(pair for body in chosen for pair in body.marks),
        mark_share=min((body.mark_share for body in chosen), default=1.0),
        cell_colours=chosen[0].cell_colours if chosen else (),
    )


def _items(scene: Scene, camera: Direction) -> tuple[list[Triangles], tuple[float, float]]:
    items: list[Triangles] = []
    depths = [0.0]
    # The most opaque bodies come first, because others must blend with them.
    for opacity in sorted({body.opacity for body in scene.bodies}, reverse=True):
        chosen = [body for body in scene.bodies if body.opacity == opacity]
        bodies = _bodies(scene, chosen)
        mesh, hidden = bodies.mesh(0.0)
        if not len(mesh):
            continue
        surface = SurfaceItem(opacity=(opacity, opacity), hides_others=opacity == 1)
        surface.set_has_spheres(bodies.lattice.ball_radius > 0)
        surface.set_vertices(bodies.vertices(mesh, hidden))
        items.append(surface)
        if opacity == 1:
            outlines = EdgeItem()
            outlines.set_vertices(edges(mesh, bodies.colours, OUTLINE))
            items.append(outlines)
        towards = mesh.corners.reshape(-1, 3).astype(np.float64) @ camera.axes[2]
        depths += [float(towards.min()), float(towards.max())]
    return items, (max(depths) + 1.0, min(depths) - 1.0)


class _Canvas:
    def __init__(self, width: int, height: int) -> None:
        samples = min(_SAMPLES, int(GL.glGetIntegerv(GL.GL_MAX_SAMPLES)))
        self._many, self._means = GL.glGenFramebuffers(2)
        for frame, count, formats in (
            (self._many, samples, (GL.GL_RGBA8, GL.GL_DEPTH_COMPONENT24)),
            (self._means, 0, (GL.GL_RGBA8,)),
        ):
            GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, frame)
            places = (GL.GL_COLOR_ATTACHMENT0, GL.GL_DEPTH_ATTACHMENT)
            for place, form in zip(places, formats, strict=False):
                buffer = GL.glGenRenderbuffers(1)
                GL.glBindRenderbuffer(GL.GL_RENDERBUFFER, buffer)
                GL.glRenderbufferStorageMultisample(GL.GL_RENDERBUFFER, count, form, width, height)
                GL.glFramebufferRenderbuffer(GL.GL_FRAMEBUFFER, place, GL.GL_RENDERBUFFER, buffer)
            if GL.glCheckFramebufferStatus(GL.GL_FRAMEBUFFER) != GL.GL_FRAMEBUFFER_COMPLETE:
                raise RuntimeError("OpenGL cannot draw into a buffer")

    def draw_tile(
        self, items: Sequence[Paintable], sight: ParallelSight, background: QColor | None
    ) -> NDArray[np.uint8]:
        """Return the pixels of a tile, ``(height, 4 width)``, the top row first."""
        width, height = sight.width(), sight.height()
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self._many)
        GL.glViewport(0, 0, width, height)
        rgba = (0.0, 0.0, 0.0, 0.0)
        if background is not None:
            rgba = (background.redF(), background.greenF(), background.blueF(), 1.0)
        GL.glClearColor(*rgba)
        GL.glClear(GL.GL_COLOR_BUFFER_BIT | GL.GL_DEPTH_BUFFER_BIT)
        for item in items:
            item.show_in(sight)
            item.paint()
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, self._many)
        GL.glBindFramebuffer(GL.GL_DRAW_FRAMEBUFFER, self._means)
        everything = (0, 0, width, height)
        GL.glBlitFramebuffer(*everything, *everything, GL.GL_COLOR_BUFFER_BIT, GL.GL_NEAREST)
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, self._means)
        GL.glPixelStorei(GL.GL_PACK_ALIGNMENT, 1)
        data = GL.glReadPixels(0, 0, width, height, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE)
        return np.frombuffer(data, np.uint8).reshape(height, 4 * width)[::-1]
