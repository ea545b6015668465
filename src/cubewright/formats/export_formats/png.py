"""PNG: a figure, a solution, or a contact sheet as pixels.

A single picture in space is drawn with OpenGL, like the 3D view. Without OpenGL, and for all other
pictures, the pixels are painted from the vector picture.
"""

from __future__ import annotations

from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    NotedFiles,
    Preview,
    Previewed,
    Written,
)
from cubewright.formats.exports.option import OptionError, Settings
from cubewright.formats.exports.painter import painter
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.pictures.pictures import (
    COUNT,
    MATERIAL,
    PICTURE_OPTIONS,
    PREVIEW_WIDTH,
    VIEW,
    WIDTH,
    opengl_view,
    picture_preview,
    picture_refusal,
    picture_text,
    solutions_shown,
)
from cubewright.formats.pictures.renderer import (
    NoOpenGLError,
    Rendered,
    Rendering,
    View,
    renderer,
)
from cubewright.formats.pictures.stereo import NONE, STEREO, combined, eye_texts, eye_views
from cubewright.translation import mark, tr

NO_STEREO = mark("a stereo picture shows one solution in space: choose {view} space, {count} 1")


def _write(source: ExportSource, settings: Settings) -> Written:
    note = ""
    view = _view(source, settings)
    if view is not None:
        try:
            picture = yield from _rendered(view, settings)
        except NoOpenGLError as error:
            note = tr("Drawn without OpenGL: {reason}.", reason=str(error))
            if (kind := _stereo(settings)) != NONE:
                return NotedFiles({PNG.suffix: _painted_stereo(view, kind)}, note)
        else:
            note = tr("Drawn with OpenGL by {name}.", name=picture.drawn_by)
            return NotedFiles({PNG.suffix: picture.png}, note)
    text = yield from picture_text(source, settings)
    return NotedFiles({PNG.suffix: painter().png(text)}, note)


def _preview(source: ExportSource, settings: Settings) -> Previewed:
    view = _view(source, settings)
    if view is not None:
        small = settings.with_value(WIDTH.name, min(settings.number(WIDTH.name), PREVIEW_WIDTH))
        view = opengl_view(source, small)
        assert view is not None
        try:
            picture = yield from _rendered(view, settings)
        except NoOpenGLError:
            if (kind := _stereo(settings)) != NONE:
                return Preview((_painted_stereo(view, kind),))
        else:
            return Preview((picture.png,))
    preview = yield from picture_preview(source, settings)
    return preview


def _stereo(settings: Settings) -> str:
    return settings.word(STEREO.name) if settings.has(STEREO.name) else NONE


def _view(source: ExportSource, settings: Settings) -> View | None:
    view = opengl_view(source, settings)
    if view is None and _stereo(settings) != NONE:
        raise OptionError(NO_STEREO, view=VIEW, count=COUNT)
    return view


def _rendered(view: View, settings: Settings) -> Rendering:
    """Yield progress, and return the picture of a view, or of both eyes' views."""
    kind = _stereo(settings)
    if kind == NONE:
        picture = yield from renderer().rendered(view)
        return picture
    left, right = eye_views(view, kind)
    one = yield from renderer().rendered(left)
    other = yield from renderer().rendered(right)
    return Rendered(combined((one.png, other.png), kind), one.drawn_by)


def _painted_stereo(view: View, kind: str) -> bytes:
    return combined([painter().png(text) for text in eye_texts(view, kind)], kind)


PNG = ExportFormat(
    name="png",
    title="PNG",
    kind="picture",
    suffix=".png",
    options=(*PICTURE_OPTIONS, MATERIAL, PALETTE, STEREO),
    write=_write,
    solutions=solutions_shown,
    refusal=picture_refusal,
    preview=_preview,
)
