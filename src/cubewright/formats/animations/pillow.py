"""Frames as one file of several images, written by Pillow."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

import numpy as np

from cubewright.formats.animations.frames import check_length, frame_count, frames, sample_frames
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import Settings

if TYPE_CHECKING:
    from PIL.Image import Image

MOST_PIXELS = 150_000_000
"""Pillow keeps all frames in memory until it writes them."""
_SIDES = 6
"""The number of pictures from which a palette is taken."""

Images = Generator[float, None, "list[Image]"]


def images(source: ExportSource, settings: Settings, *, in_palette: bool) -> Images:
    """Yield the share that is done, and return the frames; with one palette for all if asked.

    Raises:
        CubewrightError: They are too many.
    """
    from PIL import Image

    assert source.motion is not None
    check_length(source.motion, settings, MOST_PIXELS)
    total = frame_count(source.motion, settings)
    reference = None
    if in_palette:
        samples = np.concatenate(sample_frames(source, settings, _SIDES))
        # One palette for all frames: colours do not flicker, and only what changes is stored.
        reference = Image.fromarray(samples).quantize(256, dither=Image.Dither.NONE)
    made: list[Image.Image] = []
    for pixels in frames(source, settings):
        yield 0.95 * len(made) / total
        image = Image.fromarray(pixels)
        if reference is not None:
            image = image.quantize(palette=reference, dither=Image.Dither.NONE)
        made.append(image)
    yield 0.95
    return made
