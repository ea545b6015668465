"""GIF: an animation that every program shows, with 256 colours."""

from __future__ import annotations

from io import BytesIO

from cubewright.formats.animations.frames import (
    ANIMATION_OPTIONS,
    FOREVER,
    FRAMES_PER_SECOND,
    LOOP,
    figures_only,
    film_preview,
    motion_shown,
    one_solution,
)
from cubewright.formats.animations.pillow import images
from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE


def _write(source: ExportSource, settings: Settings) -> Written:
    first, *others = yield from images(source, settings, in_palette=True)
    file = BytesIO()
    # Without a number of loops, a GIF is played once.
    loops = {"loop": 0} if settings.word(LOOP.name) == FOREVER else {}
    duration = 1000 // FRAMES_PER_SECOND
    first.save(file, "GIF", save_all=True, append_images=others, duration=duration, **loops)
    return {GIF.suffix: file.getvalue()}


GIF = ExportFormat(
    name="gif",
    title="GIF",
    kind="animation",
    suffix=".gif",
    options=(*ANIMATION_OPTIONS, LOOP, PALETTE),
    write=_write,
    solutions=one_solution,
    refusal=figures_only,
    motion=motion_shown,
    preview=film_preview,
)
