"""GIF: an animation that every program shows, with 256 colours."""

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
    sample_frames,
)
from cubewright.formats.exports.export_format import ExportFormat, ExportSource, Written
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE

_SIDES = 6
"""Number of pictures from which the palette is computed."""


def _write(source: ExportSource, settings: Settings) -> Written:
    import numpy as np

    from cubewright.formats.animations.files import GifFile

    assert source.motion is not None
    check_length(source.motion, settings)
    total, size = frame_count(source.motion, settings), int(settings.number(SIZE.name))
    samples = np.concatenate(sample_frames(source, settings, _SIDES))
    file = GifFile(size, size, samples, is_endless=settings.word(LOOP.name) == FOREVER)
    for done, pixels in enumerate(frames(source, settings)):
        yield done / total
        file.add(file.in_palette(pixels))
    return {GIF.suffix: file.content()}


GIF = ExportFormat(
    name="gif",
    title="GIF",
    kind="animation",
    suffix=".gif",
    options=(*ANIMATION_OPTIONS, LOOP, PALETTE),
    write=_write,
    solutions=one_solution,
    refusal=animation_refusal,
    motion=motion_shown,
    preview=film_preview,
)
