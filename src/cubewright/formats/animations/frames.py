"""Draw the frames of an animation: pieces move along straight lines, and the camera turns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from cubewright.formats.animations.framing import Framing
from cubewright.formats.exports.export_format import ExportSource, Pixels, Preview, Previewed
from cubewright.formats.exports.option import ExportOption, OptionError, Settings
from cubewright.formats.pictures.bodies import Scene, solution_scene
from cubewright.formats.pictures.pictures import AZIMUTH, ELEVATION, SCHEME
from cubewright.formats.pictures.raster import Raster
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.ground_shadow import (
    FEW_LAYERS,
    Loops,
    Outline,
    is_ground_visible,
    outline,
)
from cubewright.model.drawing.look import LOOKS, Look, rgb
from cubewright.model.drawing.mesh import Mesh, surface
from cubewright.model.motion import Motion, Offsets, Stage
from cubewright.translation import mark, tr

FRAMES_PER_SECOND = 25
BUILD_UP, DISASSEMBLY = "build-up", "disassembly"
FOREVER, ONCE = "forever", "once"
_STAGE_SECONDS, _PAUSE_SECONDS, _END_SECONDS = 0.9, 0.6, 1.6
_MAX_SECONDS = 24.0
"""Maximum duration of a motion, in seconds; a longer motion is played faster."""
_TURN_SECONDS = 12.0
"""Approximate duration of a whole turn of the turntable, in seconds."""
MAX_PIXELS = 5_000_000_000
"""Maximum number of pixels of all frames; each frame is encoded before the next is drawn."""
_PREVIEW_SIZE, _PREVIEW_STEP = 300, 2
"""The width and height of a preview in pixels, and the interval of its frames."""
_SAMPLE_SIZE = 200
"""The size in pixels of a picture that is drawn only for its colours."""
_OPACITIES = tuple(eighths / 8 for eighths in range(1, 8))
"""The opacities of fading pieces in samples of colours."""
_APART = 0.8
"""The shift that makes all colours of a piece visible, relative to its distance from the middle."""

SIZE = ExportOption(
    "size", mark("Size"), mark("width and height of the animation"), 480, 64, 1920, mark("pixels")
)
SPEED = ExportOption(
    "speed", mark("Speed"), mark("speed of the moves; 2 is twice as fast"), 1.0, 0.1, 10.0
)
LOOP = ExportOption(
    "loop", mark("Loop"), mark("play it repeatedly, or once"), FOREVER, choices=(FOREVER, ONCE)
)
TURNTABLE = ExportOption(
    "turntable", mark("Turntable"), mark("turn the view while it plays"), False
)
DISASSEMBLE = ExportOption(
    "disassemble",
    mark("Take apart"),
    mark("show how the solution is taken apart, not its build-up"),
    False,
)
ANIMATION_OPTIONS = (DISASSEMBLE, SIZE, SPEED, TURNTABLE, SCHEME, AZIMUTH, ELEVATION)


def one_solution(_settings: Settings) -> int:
    """Return the number of solutions that an animation needs."""
    return 1


def motion_shown(settings: Settings) -> str:
    """Return the motion that settings choose."""
    return DISASSEMBLY if settings.is_on(DISASSEMBLE.name) else BUILD_UP


def animation_refusal(source: ExportSource) -> str:
    """Return the reason why a source cannot be animated; "" if it can."""
    return "" if source.puzzle.figure.cells else tr("it has no figure")


def frame_count(motion: Motion, settings: Settings) -> int:
    return sum(_counts(motion, settings.number(SPEED.name)))


def check_length(motion: Motion, settings: Settings) -> None:
    """Refuse an animation of more than :data:`MAX_PIXELS`, which would take many minutes.

    Raises:
        CubewrightError: The animation contains more pixels.
    """
    frames, size = frame_count(motion, settings), settings.number(SIZE.name)
    if frames * size * size > MAX_PIXELS:
        raise OptionError(
            mark(
                "{frames:,} frames of {pixels:g} pixels are too many; choose a {size} of at most "
                "{most:,} pixels, or increase {speed}"
            ),
            frames=frames,
            pixels=size,
            size=SIZE,
            most=int((MAX_PIXELS / frames) ** 0.5),
            speed=SPEED,
        )


def frames(source: ExportSource, settings: Settings) -> Iterator[Pixels]:
    """Yield the frames for the motion of a source's first solution.

    The last frame is repeated to be shown longer.
    """
    motion, scene = source.motion, solution_scene(source.solutions[0])
    assert motion is not None
    counts = _counts(motion, settings.number(SPEED.name))
    painter = _Painter(scene, motion, settings, counts)
    done = 0
    for index, count in enumerate(counts):
        yield from painter.stage(index, count, done)
        done += count


def film_preview(source: ExportSource, settings: Settings) -> Previewed:
    """Yield progress, and return some of the frames at a small size."""
    small = settings.with_value(SIZE.name, _PREVIEW_SIZE).with_value(
        SPEED.name, settings.number(SPEED.name) * _PREVIEW_STEP
    )
    assert source.motion is not None
    total = frame_count(source.motion, small)
    shown: list[Pixels] = []
    for pixels in frames(source, small):
        yield len(shown) / total
        shown.append(pixels)
    return Preview(tuple(shown), _PREVIEW_STEP / FRAMES_PER_SECOND)


def _counts(motion: Motion, speed: float) -> list[int]:
    seconds = [_STAGE_SECONDS if stage.moving else _PAUSE_SECONDS for stage in motion.stages]
    shorter = min(1.0, _MAX_SECONDS / sum(seconds))
    seconds = [each * shorter for each in seconds]
    seconds[-1] += _END_SECONDS
    return [max(2, round(each / speed * FRAMES_PER_SECOND)) for each in seconds]


@dataclass(frozen=True)
class _View:
    first: Direction
    turns: int
    total: int

    def at(self, number: int) -> Direction:
        return replace(
            self.first, azimuth=self.first.azimuth + 360 * self.turns * number / self.total
        )


class _Painter:
    def __init__(
        self, scene: Scene, motion: Motion, settings: Settings, counts: Sequence[int]
    ) -> None:
        self._colours = [body.colour for body in scene.bodies]
        self._scene = scene
        mesh = surface(scene.lattice, [body.cells for body in scene.bodies], inner=True)
        self._parts = [mesh.only(mesh.bodies == n) for n in range(len(scene.bodies))]
        self._look: Look = LOOKS[settings.word(SCHEME.name)]
        total, turns = sum(counts), 0
        if settings.is_on(TURNTABLE.name):
            turns = max(1, round(total / FRAMES_PER_SECOND / _TURN_SECONDS))
        first = Direction(settings.number(AZIMUTH.name), settings.number(ELEVATION.name))
        self._view = _View(first, turns, total)
        points = [part.corners.reshape(-1, 3).astype(np.float64) for part in self._parts]
        size = int(settings.number(SIZE.name))
        framing = Framing(motion, points, self._cameras(counts), size)
        self._frame, self._fades = framing.frame, framing.fades
        self._ground = framing.lowest
        self._outlines: dict[int, Outline] = {}
        self._outlined_from = np.nan
        self._stages = motion.stages

    def _cameras(self, counts: Sequence[int]) -> list[list[Direction]]:
        starts = [sum(counts[:index]) for index in range(len(counts))]
        return [
            [self._view.at(done + number) for number in range(count if self._view.turns else 1)]
            for done, count in zip(starts, counts, strict=True)
        ]

    def stage(self, index: int, count: int, done: int) -> Iterator[Pixels]:
        """Yield the frames of a stage; still pieces are drawn once, unless the camera turns."""
        stage, fade = self._stages[index], self._fades[index]
        changing = stage.moving
        if fade is not None and not fade.moves:
            before = self._stages[index - 1].end
            changing = frozenset(
                piece for piece, offset in stage.start.items() if before.get(piece) != offset
            )
        at_rest = {
            piece: np.array(stage.end[piece]) for piece in stage.end if piece not in changing
        }
        still: Raster | None = None
        without: Pixels | None = None
        for number in range(count):
            if self._view.turns or still is None:
                still = self._raster(done + number)
                for piece, place in at_rest.items():
                    self._add(still, piece, place)
                without = None
            if without is None and (fade is not None or not changing):
                without = still.pixels(self._shadow(done + number, at_rest))
            share, opacity = _ease((number + 1) / count), 1.0
            if fade is not None:
                share, opacity = fade.at(share)
            if without is not None and (not changing or opacity <= 0):
                yield without
                continue
            raster = still.copied()
            places = dict(at_rest)
            for piece in changing:
                start, end = np.array(stage.start[piece]), np.array(stage.end[piece])
                places[piece] = start + (end - start) * share
                self._add(raster, piece, places[piece])
            pixels = raster.pixels(self._shadow(done + number, places))
            yield pixels if without is None else _blended(without, pixels, opacity)

    def _shadow(self, number: int, places: Mapping[int, FloatArray]) -> list[Loops]:
        """Return the layers of the shadow of pieces at the given places."""
        camera = self._view.at(number)
        if not is_ground_visible(camera):
            return []
        if camera.azimuth != self._outlined_from:
            self._outlined_from, self._outlines = camera.azimuth, {}
        layers: list[Loops] = [[] for _ in range(FEW_LAYERS)]
        for piece, place in places.items():
            if piece not in self._outlines:
                cells = self._scene.bodies[piece].cells
                self._outlines[piece] = outline(self._scene.lattice, [cells], camera.azimuth)
            found = self._outlines[piece].layers(
                camera, count=FEW_LAYERS, ground=self._ground, shift=place
            )
            for layer, loops in zip(layers, found, strict=True):
                layer += loops
        return layers if places else []

    def _raster(self, number: int) -> Raster:
        look = self._look
        camera = self._view.at(number)
        return Raster(self._frame, camera, look.background, look.line, shadow=look.shadow)

    def _add(self, raster: Raster, piece: int, offset: FloatArray) -> None:
        part: Mesh = self._parts[piece]
        raster.add(part, self._colours, offset)


def _ease(share: float) -> float:
    """Map a share of the time to a share of the path, with a slow start and end.

    >>> _ease(0.0), _ease(0.5), _ease(1.0)
    (0.0, 0.5, 1.0)
    """
    return share * share * (3 - 2 * share)


def _blended(one: Pixels, other: Pixels, share: float) -> Pixels:
    if share >= 1:
        return other
    mixed = one + (other.astype(np.float32) - one) * np.float32(share)
    return (mixed + 0.5).astype(np.uint8)


def sample_frames(source: ExportSource, settings: Settings, number: int) -> Sequence[Pixels]:
    """Return pictures of the separated pieces from ``number`` sides, to sample all colours.

    Further pictures show the pieces at the opacities of fading pieces.
    """
    scene = solution_scene(source.solutions[0])
    centres = [
        np.mean([scene.lattice.centre(cell) for cell in body.cells], axis=0)
        for body in scene.bodies
    ]
    middle = np.mean(centres, axis=0)
    apart: Offsets = {}
    for piece, centre in enumerate(centres):
        x, y, z = ((centre - middle) * _APART).tolist()
        apart[piece] = (x, y, z)
    motion = Motion((Stage(apart, apart),))
    size = min(settings.number(SIZE.name), _SAMPLE_SIZE)
    turned = settings.with_value(TURNTABLE.name, True).with_value(SIZE.name, size)
    shown = list(_Painter(scene, motion, turned, [number]).stage(0, number, 0))
    background = np.empty_like(shown[0])
    background[:] = rgb(LOOKS[settings.word(SCHEME.name)].background)
    return [
        *shown,
        *(_blended(background, each, opacity) for opacity in _OPACITIES for each in shown),
    ]
