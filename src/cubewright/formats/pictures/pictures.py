"""Pictures that settings describe: a single picture, or a contact sheet of many solutions."""

from __future__ import annotations

from collections.abc import Generator
from math import ceil, sqrt

from cubewright.formats.exports.export_format import ExportSource, Preview, Previewed
from cubewright.formats.exports.option import ExportOption, OptionError, Settings
from cubewright.formats.exports.palette import PALETTE, with_palette
from cubewright.formats.pictures.bodies import Scene, figure_scene, solution_scene
from cubewright.formats.pictures.drawing import Drawing, Item, Text, svg
from cubewright.formats.pictures.layers import layers_drawing
from cubewright.formats.pictures.renderer import View
from cubewright.formats.pictures.space import Extent, extent, space_drawing
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, Direction
from cubewright.model.drawing.look import DARK, LIGHT, LOOKS, Look
from cubewright.model.drawing.studio import Material
from cubewright.model.pieces.palette import OWN_COLOURS, WOOD_COLOURS
from cubewright.translation import mark, tr

SPACE, LAYERS = "space", "layers"
FIGURE, SOLUTION = "figure", "solution"
TRANSPARENT, PLAIN = "transparent", "plain"
MAX_SIDE = 8192
"""Maximum width and height of a picture, in pixels."""

SHOW = ExportOption(
    "show",
    mark("Show"),
    mark("figure: without pieces; solution: with its pieces"),
    SOLUTION,
    choices=(FIGURE, SOLUTION),
)
VIEW = ExportOption(
    "view",
    mark("View"),
    mark("space: from outside; layers: side by side"),
    SPACE,
    choices=(SPACE, LAYERS),
)
COUNT = ExportOption(
    "count",
    mark("Solutions"),
    mark("number of solutions on a contact sheet"),
    1,
    1,
    1000,
    mark("solutions"),
)
WIDTH = ExportOption(
    "width", mark("Width"), mark("width of the picture"), 1000, 16, MAX_SIDE, mark("pixels")
)
BACKGROUND = ExportOption(
    "background",
    mark("Background"),
    mark("transparent, or plain: in the background colour of the scheme"),
    TRANSPARENT,
    choices=(TRANSPARENT, PLAIN),
)
SCHEME = ExportOption(
    "scheme", mark("Colour scheme"), mark("light or dark colours"), LIGHT, choices=(LIGHT, DARK)
)
MATERIAL = ExportOption(
    "material",
    mark("Material"),
    mark("lacquer or wood in soft light, or a drawing with outlines"),
    Material.LACQUER.value,
    choices=tuple(material.value for material in Material),
)
LETTERS = ExportOption(
    "letters", mark("Letters"), mark("write the symbols of the pieces into layers"), False
)
AZIMUTH = ExportOption(
    "azimuth",
    mark("Azimuth"),
    mark("direction of view: -90 from the front, 0 from the right"),
    DEFAULT_DIRECTION.azimuth,
    -360.0,
    360.0,
    mark("degrees"),
)
ELEVATION = ExportOption(
    "elevation",
    mark("Elevation"),
    mark("height of view: 90 from above"),
    DEFAULT_DIRECTION.elevation,
    -90.0,
    90.0,
    mark("degrees"),
)
PICTURE_OPTIONS = (
    SHOW,
    VIEW,
    COUNT,
    WIDTH,
    BACKGROUND,
    SCHEME,
    LETTERS,
    AZIMUTH,
    ELEVATION,
)
PREVIEW_WIDTH = 800.0
"""Maximum width of a preview, in pixels."""
_CAPTION = 0.11
"""Height of a caption, relative to the square root of a picture's area on a contact sheet."""
_MARGIN = 0.02
"""Margin of a plain background, relative to the larger side of the drawing."""
_ROOM = (0.16, 0.1, 0.46, 0.14)
"""Room for a shadow on the left, above, on the right and below, relative to the larger side."""
_GAP = 1.0
"""The gap between two pictures on a contact sheet, in cells."""

Drawn = Generator[float, None, Drawing]
"""Generator of progress, from 0 to 1, that returns the drawing."""


def solutions_shown(settings: Settings) -> int:
    """Return the maximum number of solutions that a picture shows."""
    return int(settings.number(COUNT.name)) if settings.word(SHOW.name) == SOLUTION else 0


def picture_refusal(source: ExportSource) -> str:
    """Return the reason why no picture of a source can be drawn, or ""."""
    return "" if source.puzzle.figure.cells else tr("it has no figure")


def picture(source: ExportSource, settings: Settings) -> Drawn:
    """Yield progress, and return the drawing of a figure, or of solutions, with its margin.

    Raises:
        OptionError: The picture would be higher than :data:`MAX_SIDE`.
    """
    look = LOOKS[settings.word(SCHEME.name)]
    if solutions_shown(settings):
        drawings = []
        for done, solution in enumerate(source.solutions):
            yield done / len(source.solutions)
            drawings.append(_drawing(solution_scene(solution), settings, look))
        whole = drawings[0] if solutions_shown(settings) == 1 else _sheet(drawings, source, look)
    else:
        yield 0.0
        whole = _drawing(figure_scene(source.puzzle), settings, look)
    margin = _margin(whole.width, whole.height, settings)
    if margin:
        items = tuple(whole.placed(margin, margin, 1.0))
        whole = Drawing(items, whole.width + 2 * margin, whole.height + 2 * margin)
    _check_height(whole.width, whole.height, settings)
    return whole


def _margin(width: float, height: float, settings: Settings) -> float:
    """Return the margin between a drawing and its background's edge; 0 without a background."""
    return 0.0 if background(settings) is None else _MARGIN * max(width, height)


def _check_height(width: float, height: float, settings: Settings) -> float:
    """Return the height in pixels of a picture with these proportions.

    Raises:
        OptionError: The height exceeds :data:`MAX_SIDE`.
    """
    pixels = settings.number(WIDTH.name) * height / width
    if pixels > MAX_SIDE:
        raise OptionError(
            mark(
                "the picture would be {height:,.0f} pixels high; choose a {width} of at most "
                "{most:,} pixels"
            ),
            height=pixels,
            width=WIDTH,
            most=int(MAX_SIDE * width / height),
        )
    return pixels


def opengl_view(source: ExportSource, settings: Settings) -> View | None:
    """Return the view of one picture in space for OpenGL; None for other pictures.

    Raises:
        OptionError: The picture would be higher than :data:`MAX_SIDE`.
    """
    if settings.word(VIEW.name) != SPACE or solutions_shown(settings) > 1:
        return None
    has_material = settings.has(MATERIAL.name)
    material = Material(settings.word(MATERIAL.name)) if has_material else Material.DRAWING
    if material is Material.WOOD and settings.word(PALETTE.name) == OWN_COLOURS:
        source = with_palette(source, settings.with_value(PALETTE.name, WOOD_COLOURS))
    is_solution = solutions_shown(settings) == 1
    scene = solution_scene(source.solutions[0]) if is_solution else figure_scene(source.puzzle)
    camera = _camera(settings)
    seen = extent(scene, camera)
    margin = _margin(seen.width, seen.height, settings)
    wide, high = seen.width + 2 * margin, seen.height + 2 * margin
    seen = Extent(seen.left - margin, seen.top - margin, wide, high)
    if material is not Material.DRAWING:
        seen = _with_shadow(seen)
    height = _check_height(seen.width, seen.height, settings)
    width = settings.number(WIDTH.name)
    size = round(width), max(1, round(height))
    return View(
        scene, camera, seen, *size, background(settings), material, settings.word(SCHEME.name)
    )


def _with_shadow(seen: Extent) -> Extent:
    """Return an extent with room for the shadow on the floor."""
    left, top, right, bottom = (max(seen.width, seen.height) * share for share in _ROOM)
    return Extent(
        seen.left - left,
        seen.top - top,
        seen.width + left + right,
        seen.height + top + bottom,
    )


def picture_text(source: ExportSource, settings: Settings) -> Generator[float, None, str]:
    """Yield progress, and return the :func:`picture` as the text of an SVG file."""
    drawing = yield from picture(source, settings)
    return svg(drawing, settings.number(WIDTH.name), background(settings))


def picture_preview(source: ExportSource, settings: Settings) -> Previewed:
    """Yield progress, and return the picture at a small size."""
    drawing = yield from picture(source, settings)
    width = min(settings.number(WIDTH.name), PREVIEW_WIDTH)
    return Preview((svg(drawing, width, background(settings)),))


def background(settings: Settings) -> str | None:
    """Return the colour of the background; None for a transparent one."""
    is_plain = settings.word(BACKGROUND.name) == PLAIN
    return LOOKS[settings.word(SCHEME.name)].background if is_plain else None


def _drawing(scene: Scene, settings: Settings, look: Look) -> Drawing:
    if settings.word(VIEW.name) == LAYERS:
        return layers_drawing(scene, look, letters=settings.is_on(LETTERS.name))
    has_material = settings.has(MATERIAL.name)
    is_crisp = has_material and settings.word(MATERIAL.name) == Material.DRAWING.value
    return space_drawing(scene, look, _camera(settings), is_crisp=is_crisp)


def _camera(settings: Settings) -> Direction:
    return Direction(settings.number(AZIMUTH.name), settings.number(ELEVATION.name))


def _sheet(drawings: list[Drawing], source: ExportSource, look: Look) -> Drawing:
    width = max(drawing.width for drawing in drawings)
    height = max(drawing.height for drawing in drawings)
    caption = _CAPTION * sqrt(width * height)
    step_x, step_y = width + _GAP, height + _GAP / 2 + caption
    columns = max(1, min(len(drawings), round(sqrt(len(drawings) * step_y / step_x))))
    items: list[Item] = []
    for at, drawing in enumerate(drawings):
        left, top = at % columns * step_x, at // columns * step_y
        items += drawing.placed(left + (width - drawing.width) / 2, top, 1.0)
        number = f"{source.number_of(at):,}"
        at_text = (left + width / 2, top + height + caption * 0.85)
        items.append(Text(at_text, number, caption * 0.9, look.text))
    rows = ceil(len(drawings) / columns)
    return Drawing(tuple(items), columns * step_x - _GAP, rows * step_y - _GAP / 2)
