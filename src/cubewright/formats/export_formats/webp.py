"""WebP: an animation in all colours, smaller than a GIF."""

from __future__ import annotations

from cubewright.formats.animations.frames import (
    ANIMATION_OPTIONS,
    FOREVER,
    LOOP,
    SIZE,
    animation_refusal,
    check_length,
    film_preview,
    frame_count,
    frames,
    motion_shown,
    one_solution,
)
from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.translation import mark


def _write(source: ExportSource, settings: Settings) -> Written:
    from cubewright.formats.animations.files import WebpFile

    assert source.motion is not None
    check_length(source.motion, settings)
    total, size = frame_count(source.motion, settings), int(settings.number(SIZE.name))
    file = WebpFile(size, size, loops=0 if settings.word(LOOP.name) == FOREVER else 1)
    for done, pixels in enumerate(frames(source, settings)):
        yield done / total
        file.add(pixels)
    return {WEBP.suffix: file.content()}


WEBP = ExportFormat(
    name="webp",
    title=mark("Animated WebP"),
    kind="animation",
    suffix=".webp",
    options=(*ANIMATION_OPTIONS, LOOP, PALETTE),
    write=_write,
    solutions=one_solution,
    refusal=animation_refusal,
    motion=motion_shown,
    preview=film_preview,
)
