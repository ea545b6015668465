"""Stereo pictures: a view for each eye, side by side or in red and cyan."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO

import numpy as np

from cubewright.formats.exports.option import ExportOption
from cubewright.formats.pictures.bodies import Scene
from cubewright.formats.pictures.drawing import Drawing, svg
from cubewright.formats.pictures.renderer import View
from cubewright.formats.pictures.space import Extent, extent, space_drawing
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.look import LOOKS
from cubewright.model.drawing.studio import Material
from cubewright.translation import mark

NONE, ANAGLYPH, PAIR = "none", "anaglyph", "pair"
STEREO = ExportOption(
    "stereo",
    mark("Stereo"),
    mark("anaglyph: for red and cyan glasses; pair: side by side, for a parallel gaze or a viewer"),
    NONE,
    choices=(NONE, ANAGLYPH, PAIR),
)
EYE_ANGLE = 5.0
"""The angle between the views of both eyes, in degrees."""
_ROOM = 0.05
"""The margin at each side, relative to the larger side, because an eye may see more."""
_GREY = np.array((0.299, 0.587, 0.114))
"""The shares of red, green and blue in the brightness of a colour."""


@dataclass(frozen=True)
class Eyes:
    """The directions of view of the left and the right eye."""

    left: Direction
    right: Direction

    @classmethod
    def around(cls, camera: Direction) -> Eyes:
        """Return eyes on both sides of a camera."""
        return cls(
            camera.turned_freely(-EYE_ANGLE / 2, 0.0), camera.turned_freely(EYE_ANGLE / 2, 0.0)
        )

    @property
    def both(self) -> tuple[Direction, Direction]:
        return self.left, self.right


def eye_views(view: View, kind: str) -> list[View]:
    """Return the view of each eye, of equal sizes; the middle of the scene does not move.

    In a pair, each view has half the width.
    """
    wanted = _with_room(view.extent)
    share = 0.5 if kind == PAIR else 1.0
    width = max(1, round(share * view.width))
    height = max(1, round(width * wanted.height / wanted.width))
    middle = _middle(view.scene)
    views = []
    for eye in Eyes.around(view.camera).both:
        moved = _moved(wanted, middle, view.camera, eye)
        background = view.background or LOOKS[view.scheme].background
        views.append(
            view._replace(
                camera=eye,
                extent=moved,
                width=width,
                height=height,
                background=background if kind == ANAGLYPH else view.background,
                light=view.camera,
            )
        )
    return views


def eye_texts(view: View, kind: str) -> list[str]:
    """Return the vector picture of each eye as the text of an SVG file, without a shadow."""
    texts = []
    for each in eye_views(view, kind):
        look, is_crisp = LOOKS[each.scheme], each.material is Material.DRAWING
        drawing = space_drawing(each.scene, look, each.camera, is_crisp=is_crisp, has_shadow=False)
        own = extent(each.scene, each.camera)
        items = drawing.placed(own.left - each.extent.left, own.top - each.extent.top, 1.0)
        whole = Drawing(tuple(items), each.extent.width, each.extent.height)
        texts.append(svg(whole, each.width, each.background))
    return texts


def combined(pictures: Sequence[bytes], kind: str) -> bytes:
    """Return the PNG of an anaglyph or of a pair, from the PNGs of the left and the right eye.

    The left eye sees the red of an anaglyph, with the brightness of its view. The right eye sees
    green and blue.
    """
    from PIL import Image

    images = [Image.open(BytesIO(each)).convert("RGBA") for each in pictures]
    left, right = (np.asarray(each) for each in images)
    if kind == PAIR:
        pixels = np.concatenate((left, right), axis=1)
    else:
        pixels = right.copy()
        pixels[:, :, 0] = np.rint(left[:, :, :3] @ _GREY)
    stream = BytesIO()
    Image.fromarray(np.ascontiguousarray(pixels), "RGBA").save(stream, "png")
    return stream.getvalue()


def _with_room(seen: Extent) -> Extent:
    room = _ROOM * max(seen.width, seen.height)
    return Extent(seen.left - room, seen.top - room, seen.width + 2 * room, seen.height + 2 * room)


def _middle(scene: Scene) -> tuple[float, float, float]:
    centres = [scene.lattice.centre(cell) for body in scene.bodies for cell in body.cells]
    points = np.array(centres or [(0.0, 0.0, 0.0)])
    x, y, z = ((points.min(axis=0) + points.max(axis=0)) / 2).tolist()
    return x, y, z


def _moved(
    seen: Extent, middle: tuple[float, float, float], camera: Direction, eye: Direction
) -> Extent:
    """Return the extent in which an eye and the camera see the middle at the same place."""
    across, upward, _ = (eye.axes - camera.axes) @ np.array(middle)
    return Extent(seen.left + across, seen.top - upward, seen.width, seen.height)
