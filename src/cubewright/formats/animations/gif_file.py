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
    """An animation of a size, in the colours of some samples of its frames.

    The background, which is the first pixel of the samples, keeps its colour exactly.
    """

    def __init__(self, width: int, height: int, samples: Pixels, *, is_endless: bool) -> None:
        super().__init__()
        # One palette for all frames: colours do not flicker, and only what changes is stored.
        # An octree keeps the hues of pale and of small surfaces, which a median cut merges.
        found = Image.fromarray(samples).quantize(256, Image.Quantize.FASTOCTREE).getpalette() or []
        colours = np.array(found, int).reshape(-1, 3)
        background = samples[0, 0].astype(int)
        colours[np.abs(colours - background).sum(axis=1).argmin()] = background
        first = Image.new("P", (width, height))
        first.putpalette(colours.ravel().tolist())
        self._reference = first
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
