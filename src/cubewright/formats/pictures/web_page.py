"""A web page that shows a solution in 3D, turns and explodes it, and steps through its pieces.

With a motion, the page steps through the moves instead.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, NamedTuple
from zipfile import BadZipFile, ZipFile

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import Pixels
from cubewright.formats.pictures.bodies import solution_scene
from cubewright.formats.pictures.raster import mesh_picture
from cubewright.model.cell import Cell
from cubewright.model.drawing.mesh import Mesh, surface
from cubewright.model.drawing.rounded import rounded_surface
from cubewright.model.drawing.skylight import skylight
from cubewright.model.lattice import Lattice, Point3
from cubewright.model.motion import Motion
from cubewright.model.pieces.colours import copy_colour
from cubewright.model.solution import Solution
from cubewright.resources import resource_folder
from cubewright.translation import tr
from cubewright.visible_text import visible

_ARCHIVE, _NAME = "resources/templates/viewer.zip", "viewer.html.template"
_BEGIN, _END = "<script>", "THREE.GLTFLoader=GLTFLoader;})();"
"""Marks in the template page.

Between them are three.js and its controls. Trimesh's viewer follows.
"""


@cache
def three_js() -> str:
    """Return the script of three.js and its TrackballControls, with their licence (MIT).

    Raises:
        CubewrightError: The installed trimesh does not include the script.
    """
    try:
        with (files("trimesh") / _ARCHIVE).open("rb") as stream, ZipFile(stream) as archive:
            page = archive.read(_NAME).decode()
        begin = page.index(_BEGIN) + len(_BEGIN)
        script = page[begin : page.index(_END) + len(_END)]
    except (OSError, BadZipFile, KeyError, ValueError):
        script = ""
    if "Three.js Authors" not in script or "THREE.TrackballControls" not in script:
        raise CubewrightError(
            tr(
                "the installed trimesh has no three.js for web pages; reinstall it with pip "
                "install --force-reinstall trimesh"
            )
        )
    return script


def studio() -> str:
    """Return the script that sets up light, camera and material, for pages that show pieces."""
    return (resource_folder("pages") / _STUDIO).read_text(encoding="utf-8")


_STUDIO = "studio.js"
_APART = 0.9
"""Shift of a piece in the exploded view, relative to its distance from the middle."""
_MAX_ROUNDED = 250
"""The number of cells above which a page would be large, so that edges are crisp."""
_TEMPLATE = "solution.html"


def page(
    solution: Solution, title: str, facts: tuple[str, ...] = (), motion: Motion | None = None
) -> str:
    """Return the page of a solution, whose pieces appear from the bottom up, or move.

    Raises:
        CubewrightError: three.js is missing.
    """
    text = (resource_folder("pages") / _TEMPLATE).read_text(encoding="utf-8")
    return Template(text).substitute(
        title=escape(visible(title)),
        facts=escape(visible(" ".join(facts))),
        three=three_js(),
        studio=studio(),
        # In a script, "</script" and "<!--<script" have a special meaning in HTML; both need a "<".
        data=json.dumps(scene_data(solution, motion)).replace("<", "\\u003c"),
    )


def scene_data(solution: Solution, motion: Motion | None = None) -> dict[str, Any]:
    """Return the pieces as triangles and edges around the middle of the figure.

    Numbers are float32 in base64, three for each corner. ``away`` is the vector by which a piece
    moves when exploded. ``moves`` contains the positions of the pieces before and after each move,
    with None for an absent piece; it is empty without a motion.
    """
    puzzle = solution.puzzle
    ordered = sorted(solution.placed, key=lambda each: (_heights(each.cells), each.cells))
    bodies = _bodies(puzzle.figure.lattice, [each.cells for each in ordered])
    every = [body.corners for body in bodies if len(body.corners)]
    corners = np.concatenate(every) if every else np.zeros((1, 1, 3))
    low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
    middle = (low + high) / 2
    pieces = []
    for each, body in zip(ordered, bodies, strict=True):
        piece = puzzle.pieces[each.piece]
        centre = (body.corners.min(axis=(0, 1)) + body.corners.max(axis=(0, 1))) / 2
        pieces.append(
            {
                "name": " ".join(dict.fromkeys(filter(None, (piece.symbol, piece.name)))),
                "colour": copy_colour(piece.colour, each.copy),
                "corners": _packed(body.corners - middle),
                "normals": _packed(body.normals),
                "light": _packed(body.light),
                "edges": _packed(body.edges - middle),
                "away": (2 * _APART * (centre - middle)).tolist(),
            }
        )
    return {
        "size": float(np.linalg.norm(high - low)),
        "floor": float(low[2] - middle[2]),
        "pieces": pieces,
        "moves": _moves(motion, [solution.placed.index(each) for each in ordered]),
    }


class _Body(NamedTuple):
    """The triangles of a piece: corners and normals ``(t, 3, 3)``, light ``(t, 3)``, and edges."""

    corners: NDArray[np.float32]
    normals: NDArray[np.float32]
    light: NDArray[np.float32]
    edges: NDArray[np.float32]


def _bodies(lattice: Lattice, pieces: Sequence[tuple[Cell, ...]]) -> list[_Body]:
    """Return the surface of each piece, with rounded edges unless they make the page too large."""
    if sum(map(len, pieces)) > _MAX_ROUNDED or lattice.ball_radius:
        mesh = surface(lattice, pieces, inner=True)
        return [_plain_body(mesh.only(mesh.bodies == number)) for number in range(len(pieces))]
    bodies = []
    for cells in pieces:
        shape = rounded_surface(lattice, [cells], apart=True)
        light = skylight(lattice, [cells], shape)
        quads = shape.quads
        corners = np.concatenate([shape.triangles, quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
        none = np.zeros((0, 3), np.float32)
        bodies.append(_Body(shape.points[corners], shape.normals[corners], light[corners], none))
    return bodies


def _plain_body(mesh: Mesh) -> _Body:
    edges = mesh.corners[:, 1:][mesh.borders[:, 0]]
    light = np.ones((len(mesh), 3), np.float32)
    return _Body(mesh.corners, _normals(mesh), light, edges)


def _moves(motion: Motion | None, order: list[int]) -> list[dict[str, Any]]:
    stages = () if motion is None else motion.stages
    return [
        {
            "start": [_rounded(stage.start.get(number)) for number in order],
            "end": [_rounded(stage.end.get(number)) for number in order],
        }
        for stage in stages
        if stage.moving
    ]


def _rounded(offset: Point3 | None) -> list[float] | None:
    return None if offset is None else [round(part, 6) for part in offset]


def _heights(cells: tuple[tuple[int, int, int], ...]) -> tuple[int, float]:
    heights = [cell[2] for cell in cells]
    return min(heights), sum(heights) / len(heights)


def _normals(body: Mesh) -> NDArray[np.float32]:
    """Return the normal at each corner of each triangle, ``(t, 3, 3)``."""
    if body.smooth is not None:
        return body.smooth
    return np.repeat(body.normals[:, None], 3, axis=1)


def _packed(numbers: NDArray[Any]) -> str:
    return b64encode(np.ascontiguousarray(numbers, "<f4").tobytes()).decode()


def page_picture(solution: Solution) -> Pixels:
    """Return a picture of the page's initial view."""
    scene = solution_scene(solution)
    mesh = surface(scene.lattice, [body.cells for body in scene.bodies])
    return mesh_picture(mesh, [body.colour for body in scene.bodies])
