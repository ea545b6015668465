"""WebP: an animation in all colours, in a file smaller than a GIF."""

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
from cubewright.translation import mark

_QUALITY = 85


def _write(source: ExportSource, settings: Settings) -> Written:
    first, *others = yield from images(source, settings, in_palette=False)
    file = BytesIO()
    first.save(
        file,
        "WEBP",
        save_all=True,
        append_images=others,
        duration=1000 // FRAMES_PER_SECOND,
        loop=0 if settings.word(LOOP.name) == FOREVER else 1,
        quality=_QUALITY,
    )
    return {WEBP.suffix: file.getvalue()}


WEBP = ExportFormat(
    name="webp",
    title=mark("Animated WebP"),
    kind="animation",
    suffix=".webp",
    options=(*ANIMATION_OPTIONS, LOOP, PALETTE),
    write=_write,
    solutions=one_solution,
    refusal=figures_only,
    motion=motion_shown,
    preview=film_preview,
)
