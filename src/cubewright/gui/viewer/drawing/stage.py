"""The stage on which bodies stand: light, shadows, background and floor.

A picture is drawn in this order: the shadow map and the shadow on the floor, if the lamp or a body
has moved since the last picture; then the bodies; then the background and the floor in the
remaining pixels.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

import numpy as np
from numpy.typing import NDArray
from OpenGL import GL
from PySide6.QtGui import QMatrix4x4, QVector3D, QVector4D

from cubewright.gui.viewer.drawing.compiled import CompiledProgram, VertexBuffer
from cubewright.gui.viewer.drawing.items import Sight, Triangles
from cubewright.gui.viewer.drawing.shaders import Dialect, Program, current_dialect
from cubewright.gui.viewer.drawing.solid import Solid
from cubewright.gui.viewer.drawing.studio_shaders import (
    BACKGROUND,
    BLUR,
    CONTACT,
    DEPTH,
    FLOOR,
    SOFTEN,
    SOFTEN_ROUGHLY,
    SOLID,
    SWOLLEN,
    solid,
)
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.look import LIGHT, rgb
from cubewright.model.drawing.mesh import Float32Array
from cubewright.model.drawing.studio import STUDIOS, Studio, fill_direction, lamp_direction
from cubewright.model.lattice import Point3

MIN_RADIUS = 1.6
_REACH = 2.9
"""Half the side of the floor, in radii of the scene."""
_DEEP = 5.0
"""The depth of the shadow map, in radii of the scene: far enough for the floor."""
_SHADOW_DISTANCE = 0.85
"""The distance within which bodies above the floor darken it."""
_OPACITY_FROM_BELOW = 0.25
"""The opacity of the floor from below."""
_CONTACT_SIDE = 160
_FLOOR_DISTANCE = 0.002
_GROOVE = 0.30
"""The ink of the lines between cells of lacquer."""
_OUTLINES = ((4.5, None), (1.6, "#ffffff"))
"""The widths, in pixels, of the lines around a chosen piece, and their colours."""
_CORNERS = np.array([-1, -1, 1, -1, -1, 1, -1, 1, 1, -1, 1, 1], np.float32).reshape(-1, 2)


@dataclass(frozen=True)
class Quality:
    """The samples of the shadow map for each pixel, and the sides of the shadow textures."""

    taps: int
    map_side: int
    floor_side: int
    is_rough: bool = False
    """Whether the floor's shadow uses few samples, and the background is drawn only once."""


FAST = Quality(0, 256, 64, is_rough=True)
"""The quality of software rendering during movements: only the floor shows the lamp's shadow."""
FASTEST = Quality(0, 0, 64, is_rough=True)
"""The quality of software rendering of many cells during movements."""
STILL = Quality(4, 512, 256)
"""The quality of each picture of a still."""
FINE = Quality(9, 1024, 256)


class Target:
    """A buffer for a picture or for depths, and its texture."""

    def __init__(self, width: int, height: int, *, is_depth: bool = False) -> None:
        self.size = (width, height)
        self.texture: int = GL.glGenTextures(1)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self.texture)
        form, kind, inner = GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, GL.GL_RGBA8
        place = GL.GL_COLOR_ATTACHMENT0
        if is_depth:
            form, kind = GL.GL_DEPTH_COMPONENT, GL.GL_UNSIGNED_INT
            inner, place = GL.GL_DEPTH_COMPONENT24, GL.GL_DEPTH_ATTACHMENT
        GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, inner, width, height, 0, form, kind, None)
        smooth_texture()
        self.frame: int = GL.glGenFramebuffers(1)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self.frame)
        GL.glFramebufferTexture2D(GL.GL_FRAMEBUFFER, place, GL.GL_TEXTURE_2D, self.texture, 0)
        if is_depth:
            GL.glDrawBuffer(GL.GL_NONE)
            GL.glReadBuffer(GL.GL_NONE)

    def enter(self) -> None:
        """Draw into this buffer from now on."""
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, self.frame)
        GL.glViewport(0, 0, *self.size)

    def delete(self) -> None:
        """Free the buffer and its texture."""
        GL.glDeleteFramebuffers(1, [self.frame])
        GL.glDeleteTextures(1, [self.texture])


def smooth_texture() -> None:
    """Make the current texture smooth, and do not repeat it beyond its edges."""
    for option, value in (
        (GL.GL_TEXTURE_MIN_FILTER, GL.GL_LINEAR),
        (GL.GL_TEXTURE_MAG_FILTER, GL.GL_LINEAR),
        (GL.GL_TEXTURE_WRAP_S, GL.GL_CLAMP_TO_EDGE),
        (GL.GL_TEXTURE_WRAP_T, GL.GL_CLAMP_TO_EDGE),
    ):
        GL.glTexParameteri(GL.GL_TEXTURE_2D, option, value)


def upload_pixels(texture: int | None, pixels: NDArray[np.uint8]) -> int:
    """Fill a texture with pixels ``(height, width, 4)`` and return it; None makes a new texture."""
    filled: int = GL.glGenTextures(1) if texture is None else texture
    GL.glBindTexture(GL.GL_TEXTURE_2D, filled)
    GL.glPixelStorei(GL.GL_UNPACK_ALIGNMENT, 1)
    height, width, _ = pixels.shape
    form, kind = GL.GL_RGBA, GL.GL_UNSIGNED_BYTE
    GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, form, width, height, 0, form, kind, pixels.tobytes())
    smooth_texture()
    return filled


class SolidItem(Triangles):
    """Bodies with rounded edges, in the light of a stage."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(SOLID)
        self._stage = stage
        self._parts: tuple[range, ...] = ()
        self.chosen: tuple[int, ...] = ()
        """The bodies with a line around them."""
        self.hovered: int | None = None
        """The body under the mouse, which is a little brighter; None without one."""
        self._shine = 0.0

    def show_solid(self, shown: Solid | None) -> None:
        """Show bodies; None shows no bodies."""
        if shown is None:
            self._parts = ()
            self.set_vertices(np.zeros((0, SOLID.float_count), np.float32))
        else:
            self._parts = shown.parts
            self.set_vertices(shown.vertices, shown.triangles)
        self._stage.change()

    def prepare(self) -> None:
        for program in (self._stage.program, DEPTH, SWOLLEN):
            self.compiled(program)

    def paint(self) -> None:
        self._program = self._stage.program  # this does not request another picture
        if self.hovered is None or self.hovered >= len(self._parts):
            super().paint()
            return
        bright, end = self._parts[self.hovered], self._parts[-1].stop
        for part in (range(bright.start), bright, range(bright.stop, end)):
            if part:
                self._shine = 1.0 if part is bright else 0.0
                self.paint_part(part)
        self._shine = 0.0

    def paint_depth(self, matrix: QMatrix4x4) -> None:
        """Draw the depths as seen from the lamp."""
        if not len(self._vertices):
            return
        program = self.compiled(DEPTH)
        program.bind()
        program.set("u_mvp", matrix)
        program.set("u_fat", 0.0)
        program.set("u_eye", (0.0, 0.0, 0.0, 0.0))
        program.draw(self.uploaded())

    def paint_outlines(self, pixel: float) -> None:
        """Draw lines around the chosen bodies by drawing the backs of slightly larger bodies.

        ``pixel`` is the size of a pixel at distance 1, or everywhere in parallel projection.
        """
        parts = [self._parts[body] for body in self.chosen if body < len(self._parts)]
        if not parts or not len(self._vertices):
            return
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glEnable(GL.GL_CULL_FACE)
        GL.glCullFace(GL.GL_FRONT)
        program = self.compiled(SWOLLEN)
        for width, colour in _OUTLINES:
            red, green, blue = rgb(colour or self._stage.accent)
            for part in parts:
                program.bind()
                program.set("u_mvp", self.matrix())
                program.set("u_eye", self.sight.eye())
                program.set("u_fat", width * pixel)
                program.set("u_colour", (red / 255, green / 255, blue / 255, 1.0))
                program.draw(self.uploaded(), part)
        GL.glCullFace(GL.GL_BACK)
        GL.glDisable(GL.GL_CULL_FACE)

    def set_uniforms(self, program: CompiledProgram) -> None:
        self._stage.set_light(program, self.sight)
        program.set("u_shine", self._shine)


class Stage:
    """The light of a scene, and the shadow map of its lamp."""

    def __init__(self) -> None:
        self.studio: Studio = STUDIOS[LIGHT]
        self.accent = "#0b5cad"
        self.quality = FINE
        self.is_wood = False
        self.solids: tuple[SolidItem, ...] = ()
        self.centre: Point3 = (0.0, 0.0, 0.0)
        self.radius = MIN_RADIUS
        self.floor = 0.0
        self.lamp_offset: Point3 = (0.0, 0.0, 0.0)
        """The point on the lamp from which the light of the next picture comes."""
        self._feet = np.zeros((0, 4))
        self._version = 0
        self._drawn: object = None
        self._contact_version = -1
        self.to_map = QMatrix4x4()
        self._reset()

    def _reset(self) -> None:
        self._maps: dict[int, Target] = {}
        self._floors: dict[int, tuple[Target, Target]] = {}
        self._compiled: dict[Program, CompiledProgram] = {}
        self._quad: VertexBuffer | None = None
        self._contact: int | None = None
        self._backdrop: tuple[Studio, Target] | None = None
        self._dialect: Dialect | None = None
        self._drawn = None
        self._contact_version = -1

    def forget(self) -> None:
        """Drop the objects of an OpenGL context that no longer exists."""
        self._reset()

    @property
    def program(self) -> Program:
        """The program of the bodies."""
        return solid(self.quality.taps, wood=self.is_wood)

    @property
    def reach(self) -> float:
        """Half the side of the floor."""
        return _REACH * self.radius

    def change(self) -> None:
        """Redraw the shadows for the next picture."""
        self._version += 1

    def set_scene(self, points: Float32Array, feet: FloatArray, floor: float) -> None:
        """Set the points of the scene, the feet of its cells and the height of the floor.

        A foot is ``x, y``, half its width and its height.
        """
        if len(points):
            low, high = points.min(axis=0), points.max(axis=0)
            x, y, z = ((low + high) / 2).tolist()
            self.centre = (x, y, z)
            self.radius = max(MIN_RADIUS, float(np.linalg.norm(high - low)) / 2)
        self._feet = feet
        self.set_floor(floor)

    def set_empty_scene(self, centre: Point3, radius: float) -> None:
        """Show the floor of a scene without bodies around a point."""
        self.centre, self.radius = centre, radius
        self._feet = np.zeros((0, 4))
        self.set_floor(0.0)

    def set_floor(self, floor: float) -> None:
        """Set the height of the floor."""
        self.floor = floor - _FLOOR_DISTANCE
        self.change()

    def lamp(self, azimuth: float) -> QVector3D:
        """Return the unit vector towards the lamp of the next picture."""
        towards = QVector3D(*lamp_direction(azimuth))
        a, b, c = self.lamp_offset
        return (towards + QVector3D(a, b, c)).normalized()

    def set_light(self, program: CompiledProgram, sight: Sight) -> None:
        """Set the light of a program for the next picture."""
        azimuth, studio = sight.direction.azimuth, self.studio
        program.set("u_lamp", self.lamp(azimuth))
        program.set("u_fill", fill_direction(azimuth))
        program.set("u_key", studio.key)
        program.set("u_sky", studio.sky)
        program.set("u_bounce", studio.bounce)
        program.set("u_groove", 0.0 if self.is_wood else _GROOVE)
        program.set("u_gloss", 0.6 if self.is_wood else 1.0)
        program.set("u_eye", sight.eye())
        if self.has_map:
            program.set("u_to_map", self.to_map)
            program.set("u_texel", 1.0 / self.quality.map_side)
            program.set("u_map", 0)
            GL.glActiveTexture(GL.GL_TEXTURE0)
            GL.glBindTexture(GL.GL_TEXTURE_2D, self._maps[self.quality.map_side].texture)

    @property
    def has_map(self) -> bool:
        """Whether the lamp casts shadows in the next picture."""
        return bool(self.quality.map_side) and self._dialect is not Dialect.ES_2

    def floor_picture(self) -> int:
        """Return the texture with the shadows on the floor."""
        return self._floors[self.quality.floor_side][1].texture

    @property
    def copies_backdrop(self) -> bool:
        """Whether the next picture begins with a copy of the background."""
        return self.quality.is_rough and self._dialect is not Dialect.ES_2

    def draw_background(self, part: tuple[float, float, float, float]) -> None:
        """Draw the background, or a part of it, where no body is nearer."""
        middle, edge = (
            tuple(share / 255 for share in rgb(colour))
            for colour in (self.studio.middle, self.studio.edge)
        )
        place = (0.0, 0.0, 0.0, 0.0)
        self.draw_quad(BACKGROUND, u_place=place, u_middle=middle, u_edge=edge, u_part=part)

    def copy_backdrop(self) -> None:
        """Fill the picture with the background, which is drawn once for each size."""
        frame = int(GL.glGetIntegerv(GL.GL_FRAMEBUFFER_BINDING))
        viewport = [int(each) for each in GL.glGetIntegerv(GL.GL_VIEWPORT)]
        width, height = viewport[2:]
        known = self._backdrop
        if known is None or known[0] is not self.studio or known[1].size != (width, height):
            if known is not None:
                known[1].delete()
            known = self._backdrop = self.studio, Target(width, height)
            known[1].enter()
            GL.glDisable(GL.GL_DEPTH_TEST)
            GL.glDisable(GL.GL_BLEND)
            self.draw_background((0.0, 0.0, 1.0, 1.0))
        everything = (0, 0, width, height)
        GL.glBindFramebuffer(GL.GL_READ_FRAMEBUFFER, known[1].frame)
        GL.glBindFramebuffer(GL.GL_DRAW_FRAMEBUFFER, frame)
        GL.glBlitFramebuffer(*everything, *everything, GL.GL_COLOR_BUFFER_BIT, GL.GL_NEAREST)
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, frame)
        GL.glViewport(*viewport)

    # -- shadows

    def draw_shadows(self, azimuth: float) -> None:
        """Draw the shadow map and the shadow on the floor if they have changed."""
        if self._dialect is None:
            self._dialect = current_dialect()
        lamp = (azimuth, self.lamp_offset) if self.has_map else None
        wanted = (self._version, lamp, self.quality)
        if wanted == self._drawn:
            return
        self._drawn = wanted
        frame = GL.glGetIntegerv(GL.GL_FRAMEBUFFER_BINDING)
        viewport = [int(each) for each in GL.glGetIntegerv(GL.GL_VIEWPORT)]
        GL.glDisable(GL.GL_BLEND)
        GL.glDisable(GL.GL_CULL_FACE)
        if self.has_map:
            self._draw_map(self.lamp(azimuth))
        self._draw_floor()
        GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, int(frame))
        GL.glViewport(*viewport)

    def _draw_map(self, lamp: QVector3D) -> None:
        side, radius = self.quality.map_side, 1.02 * self.radius
        if side not in self._maps:
            self._maps[side] = Target(side, side, is_depth=True)
        centre = QVector3D(*self.centre)
        matrix = QMatrix4x4()
        # The map reaches from one radius before the scene to four behind it, where the floor is.
        matrix.ortho(-radius, radius, -radius, radius, radius, (1 + _DEEP) * radius)
        matrix.lookAt(centre + lamp * 2 * radius, centre, QVector3D(0, 0, 1))
        half = QMatrix4x4(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
        self.to_map = half * matrix
        self._maps[side].enter()
        GL.glDepthMask(True)
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glClear(GL.GL_DEPTH_BUFFER_BIT)
        for item in self.solids:
            item.paint_depth(matrix)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._maps[side].texture)
        compare = GL.GL_TEXTURE_COMPARE_MODE
        GL.glTexParameteri(GL.GL_TEXTURE_2D, compare, GL.GL_COMPARE_REF_TO_TEXTURE)

    def _draw_floor(self) -> None:
        side = self.quality.floor_side
        if side not in self._floors:
            self._floors[side] = (Target(side, side), Target(side, side))
        hard, soft = self._floors[side]
        self._draw_contact()
        GL.glDisable(GL.GL_DEPTH_TEST)
        if not self.has_map:
            soft.enter()
            self.draw_quad(CONTACT, u_place=(0.0, 0.0, 0.0, 0.0), u_contact=self._contact)
            return
        flat = QMatrix4x4()
        x, y, _ = self.centre
        flat.ortho(x - self.reach, x + self.reach, y - self.reach, y + self.reach, -1e4, 1e4)
        depth = self._maps[self.quality.map_side].texture
        GL.glBindTexture(GL.GL_TEXTURE_2D, depth)
        compare = GL.GL_TEXTURE_COMPARE_MODE
        GL.glTexParameteri(GL.GL_TEXTURE_2D, compare, GL.GL_NONE)
        hard.enter()
        radius = 1.02 * self.radius
        self.draw_quad(
            SOFTEN_ROUGHLY if self.quality.is_rough else SOFTEN,
            u_mvp=flat,
            u_place=(x, y, 0.0, self.reach),
            u_height=self.floor,
            u_to_map=self.to_map,
            u_depth=depth,
            u_contact=self._contact,
            u_spread=0.5 * _SHADOW_DISTANCE / radius,
            u_deep=_DEEP * radius,
        )
        GL.glBindTexture(GL.GL_TEXTURE_2D, depth)
        GL.glTexParameteri(GL.GL_TEXTURE_2D, compare, GL.GL_COMPARE_REF_TO_TEXTURE)
        soft.enter()
        step = 1.6 / side
        self.draw_quad(BLUR, u_place=(0.0, 0.0, 0.0, 0.0), u_picture=hard.texture, u_step=step)

    def _draw_contact(self) -> None:
        """Upload the share of the sky that the lowest bodies hide from each place of the floor."""
        if self._contact_version == self._version and self._contact is not None:
            return
        self._contact_version = self._version
        shade = _contact_shade(self._feet, self.centre, self.reach, self.floor)
        pixels = np.repeat((255 * shade).astype(np.uint8)[:, :, None], 4, axis=2)
        self._contact = upload_pixels(self._contact, pixels)

    def draw_quad(self, program: Program, **inputs: object) -> None:
        """Draw a square with a program; the value of an input texture is the texture's number."""
        if self._quad is None:
            self._quad = VertexBuffer()
            self._quad.fill(_CORNERS)
        if program not in self._compiled:
            self._compiled[program] = CompiledProgram(program)
        compiled = self._compiled[program]
        compiled.bind()
        unit = 0
        for name, value in inputs.items():
            if name in ("u_depth", "u_contact", "u_picture"):
                GL.glActiveTexture(GL.GL_TEXTURE0 + unit)
                GL.glBindTexture(GL.GL_TEXTURE_2D, value)
                value, unit = unit, unit + 1
            compiled.set(name, value)  # type: ignore[arg-type]
        compiled.draw(self._quad)
        GL.glActiveTexture(GL.GL_TEXTURE0)


def _contact_shade(feet: FloatArray, centre: Point3, reach: float, floor: float) -> Float32Array:
    """Return the contact shade around bodies as a square picture, 0 to 1."""
    side = _CONTACT_SIDE
    hidden = np.zeros((side, side))
    scale = side / (2 * reach)
    for x, y, half, z in feet.tolist():
        depth = exp(-1.3 * max(0.0, z - floor))
        left, right = ((x + d - centre[0]) * scale + side / 2 for d in (-half, half))
        low, high = ((y + d - centre[1]) * scale + side / 2 for d in (-half, half))
        part = hidden[max(0, round(low)) : round(high), max(0, round(left)) : round(right)]
        np.maximum(part, depth, out=part)
    near, far = _blur(side, 0.09 * scale), _blur(side, 0.7 * scale)
    shade = near @ hidden @ near.T + 0.6 * (far @ hidden @ far.T)
    clipped: Float32Array = np.clip(shade, 0, 1).astype(np.float32)
    return clipped


def _blur(side: int, sigma: float) -> FloatArray:
    """Return a matrix that blurs the rows of a picture."""
    away = np.arange(side)[:, None] - np.arange(side)
    weights = np.exp(-0.5 * (away / max(sigma, 0.2)) ** 2)
    total = float(np.exp(-0.5 * (np.arange(-side, side + 1) / max(sigma, 0.2)) ** 2).sum())
    blurred: FloatArray = weights / total
    return blurred


class StageItem:
    """An item that draws with the objects of a stage, without its own buffer."""

    _shown_in: Sight | None = None

    @property
    def sight(self) -> Sight:
        assert self._shown_in is not None
        return self._shown_in

    def show_in(self, sight: Sight) -> None:
        """Set the sight in which the item is drawn."""
        self._shown_in = sight

    def forget(self) -> None:
        """Do nothing, because the stage or its bodies own the objects."""

    def prepare(self) -> None:
        """Compile nothing, because programs are compiled at their first use."""


class ShadowItem(StageItem):
    """Draws the shadows before all other items."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def forget(self) -> None:
        self._stage.forget()

    def paint(self) -> None:
        self._stage.draw_shadows(self.sight.direction.azimuth)
        if self._stage.copies_backdrop:
            self._stage.copy_backdrop()


class FloorItem(StageItem):
    """Draws the background and the floor where no body hides them."""

    def __init__(self, stage: Stage, *, has_grid: bool = True) -> None:
        self._stage = stage
        self.has_grid = has_grid
        """Whether the floor shows the lines of cubes."""
        self.has_background = True
        self.part: tuple[float, float, float, float] = (0.0, 0.0, 1.0, 1.0)
        """The middle and the half sides of the picture in a larger one."""

    def paint(self) -> None:
        sight, stage, studio = self.sight, self._stage, self._stage.studio
        GL.glEnable(GL.GL_DEPTH_TEST)
        GL.glDisable(GL.GL_CULL_FACE)
        GL.glDisable(GL.GL_BLEND)
        GL.glDepthMask(False)
        if self.has_background and not stage.copies_backdrop:
            stage.draw_background(self.part)
        GL.glEnable(GL.GL_BLEND)
        GL.glBlendFunc(GL.GL_ONE, GL.GL_ONE_MINUS_SRC_ALPHA)
        x, y, _ = stage.centre
        grid = studio.grid if self.has_grid else (*studio.grid[:3], 0.0)
        eye: QVector4D = sight.eye()
        above = eye.z() > (stage.floor if eye.w() else 0.0)
        stage.draw_quad(
            FLOOR,
            u_mvp=sight.matrix(),
            u_place=(x, y, stage.floor, stage.reach),
            u_grid=grid,
            u_dark=studio.shadow,
            u_pool=studio.pool if self.has_background else (*studio.pool[:3], 0.0),
            u_picture=stage.floor_picture(),
            u_under=1.0 if above else _OPACITY_FROM_BELOW,
        )
        GL.glDisable(GL.GL_BLEND)
        GL.glDepthMask(True)


class OutlineItem(StageItem):
    """Draws the lines around chosen bodies."""

    def __init__(self, item: SolidItem) -> None:
        self._item = item

    def paint(self) -> None:
        self._item.paint_outlines(self.sight.pixel_size())
