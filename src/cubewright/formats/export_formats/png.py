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
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.painter import painter
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.pictures.pictures import (
    MATERIAL,
    PICTURE_OPTIONS,
    PREVIEW_WIDTH,
    WIDTH,
    opengl_view,
    picture_preview,
    picture_refusal,
    picture_text,
    solutions_shown,
)
from cubewright.formats.pictures.renderer import NoOpenGLError, renderer
from cubewright.translation import tr


def _write(source: ExportSource, settings: Settings) -> Written:
    note = ""
    view = opengl_view(source, settings)
    if view is not None:
        try:
            picture = yield from renderer().rendered(view)
        except NoOpenGLError as error:
            note = tr("Drawn without OpenGL: {reason}.", reason=str(error))
        else:
            note = tr("Drawn with OpenGL by {name}.", name=picture.drawn_by)
            return NotedFiles({PNG.suffix: picture.png}, note)
    text = yield from picture_text(source, settings)
    return NotedFiles({PNG.suffix: painter().png(text)}, note)


def _preview(source: ExportSource, settings: Settings) -> Previewed:
    view = opengl_view(source, settings)
    if view is not None:
        small = settings.with_value(WIDTH.name, min(settings.number(WIDTH.name), PREVIEW_WIDTH))
        view = opengl_view(source, small)
        assert view is not None
        try:
            picture = yield from renderer().rendered(view)
        except NoOpenGLError:
            pass
        else:
            return Preview((picture.png,))
    preview = yield from picture_preview(source, settings)
    return preview


PNG = ExportFormat(
    name="png",
    title="PNG",
    kind="picture",
    suffix=".png",
    options=(*PICTURE_OPTIONS, MATERIAL, PALETTE),
    write=_write,
    solutions=solutions_shown,
    refusal=picture_refusal,
    preview=_preview,
)
