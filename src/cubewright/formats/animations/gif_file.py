"""Animated GIF, written frame by frame in one palette.

Pillow's own writer of animations keeps all frames in memory until the last one.
"""

from __future__ import annotations

import numpy as np
from PIL import Image
from PIL.GifImagePlugin import getdata, getheader

from cubewright.formats.animations.changes import Changes, Frame
from cubewright.formats.exports.export_format import Pixels


class GifFile(Changes):
    """An animation of a size, in the colours of some samples of its frames."""

    def __init__(self, width: int, height: int, samples: Pixels, *, is_endless: bool) -> None:
        super().__init__()
        # One palette for all frames: colours do not flicker, and only what changes is stored.
        self._reference = Image.fromarray(samples).quantize(256, dither=Image.Dither.NONE)
        first = Image.new("P", (width, height))
        first.putpalette(self._reference.getpalette() or [])
        # Without a number of loops, a GIF is played once.
        loops = {"loop": 0} if is_endless else {}
        blocks, _ = getheader(first, info={"duration": 1, **loops})
        self._blocks = list(blocks)

    def in_palette(self, pixels: Pixels) -> Frame:
        """Return the nearest colour of the palette for each pixel."""
        image = Image.fromarray(pixels)
        return np.asarray(image.quantize(palette=self._reference, dither=Image.Dither.NONE))

    def content(self) -> bytes:
        """Return the file."""
        self.finish()
        return b"".join([*self._blocks, b";"])

    def _encode(self, part: Frame, left: int, top: int, milliseconds: int) -> None:
        image = Image.fromarray(part, "P")
        self._blocks += getdata(image, (left, top), duration=milliseconds)
