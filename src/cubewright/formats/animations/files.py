"""Write animated GIF and WebP files frame by frame; each frame stores only its changes.

Pillow writes an animation in one call, which keeps all frames in memory or takes minutes, and
cannot be cancelled. So Pillow only encodes each frame, and this module writes the container of a
WebP: https://developers.google.com/speed/webp/docs/riff_container
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from io import BytesIO
from struct import pack

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PIL.GifImagePlugin import getdata, getheader

from cubewright.formats.animations.frames import FRAMES_PER_SECOND
from cubewright.formats.exports.export_format import Pixels

Frame = NDArray[np.uint8]
"""Indices in a palette, ``(height, width)``, or colours, ``(height, width, 3)``."""


@dataclass
class _Change:
    part: Frame
    left: int
    top: int
    milliseconds: int


class FrameEncoder(ABC):
    """Encoder of frames that writes only the rectangle that differs from the previous frame.

    Equal frames become one frame with a longer duration. The left and top of a rectangle are
    multiples of ``step``.
    """

    def __init__(self, step: int = 1) -> None:
        self._step = step
        self._shown: Frame | None = None
        self._change: _Change | None = None

    def add(self, frame: Frame) -> None:
        """Add the next frame."""
        duration = 1000 // FRAMES_PER_SECOND
        if self._shown is None:
            top, bottom, left, right = 0, frame.shape[0], 0, frame.shape[1]
        else:
            differs = frame != self._shown
            if differs.ndim == 3:
                differs = differs.any(axis=2)
            rows, columns = (np.flatnonzero(differs.any(axis=axis)) for axis in (1, 0))
            if not len(rows):
                assert self._change is not None
                self._change.milliseconds += duration
                return
            top, left = (int(each[0]) // self._step * self._step for each in (rows, columns))
            bottom, right = int(rows[-1]) + 1, int(columns[-1]) + 1
        self.finish()
        self._shown = frame
        self._change = _Change(frame[top:bottom, left:right].copy(), left, top, duration)

    def finish(self) -> None:
        """Encode the last change."""
        if self._change is not None:
            each = self._change
            self._encode(each.part, each.left, each.top, each.milliseconds)
        self._change = None

    @abstractmethod
    def _encode(self, part: Frame, left: int, top: int, milliseconds: int) -> None:
        """Encode a rectangle of a frame with its duration."""


class GifFile(FrameEncoder):
    """A GIF animation of a given size, with a palette computed from sample frames.

    The background is the first pixel of the samples and keeps its colour exactly.
    """

    def __init__(self, width: int, height: int, samples: Pixels, *, is_endless: bool) -> None:
        super().__init__()
        # One palette serves all frames, so colours do not flicker and only changes are stored. An
        # octree keeps the hues of pale or small areas, which a median cut would merge.
        found = Image.fromarray(samples).quantize(256, Image.Quantize.FASTOCTREE).getpalette() or []
        colours = np.array(found, int).reshape(-1, 3)
        background = samples[0, 0].astype(int)
        colours[np.abs(colours - background).sum(axis=1).argmin()] = background
        first = Image.new("P", (width, height))
        first.putpalette(colours.ravel().tolist())
        self._reference = first
        # A GIF without a number of loops is played once.
        loops = {"loop": 0} if is_endless else {}
        blocks, _ = getheader(first, info={"duration": 1, **loops})
        self._blocks = list(blocks)

    def in_palette(self, pixels: Pixels) -> Frame:
        """Return the index of the nearest colour of the palette for each pixel."""
        image = Image.fromarray(pixels)
        return np.asarray(image.quantize(palette=self._reference, dither=Image.Dither.NONE))

    def content(self) -> bytes:
        self.finish()
        return b"".join([*self._blocks, b";"])

    def _encode(self, part: Frame, left: int, top: int, milliseconds: int) -> None:
        image = Image.fromarray(part, "P")
        self._blocks += getdata(image, (left, top), duration=milliseconds)


_WEBP_QUALITY = 85
_HAS_ANIMATION, _REPLACES = 0x02, 0x02
_RIFF_HEADER = 12
"""The number of bytes of a file's header: ``RIFF``, the file's length and ``WEBP``."""
_MAX_MILLISECONDS = 65_535
"""Maximum duration of a frame in browsers, in milliseconds."""


class WebpFile(FrameEncoder):
    """A WebP animation of a given size, played ``loops`` times, or endlessly for 0."""

    def __init__(self, width: int, height: int, loops: int) -> None:
        super().__init__(step=2)  # The file stores left and top divided by two.
        size = _three_bytes(width - 1) + _three_bytes(height - 1)
        self._chunks = [
            _chunk(b"VP8X", pack("<I", _HAS_ANIMATION) + size),
            _chunk(b"ANIM", pack("<IH", 0, loops)),
        ]

    def content(self) -> bytes:
        self.finish()
        return _chunk(b"RIFF", b"WEBP" + b"".join(self._chunks))

    def _encode(self, part: Frame, left: int, top: int, milliseconds: int) -> None:
        image = BytesIO()
        Image.fromarray(part).save(image, "WEBP", quality=_WEBP_QUALITY)
        height, width = part.shape[:2]
        numbers = (left // 2, top // 2, width - 1, height - 1, min(milliseconds, _MAX_MILLISECONDS))
        head = b"".join(map(_three_bytes, numbers)) + bytes([_REPLACES])
        self._chunks.append(_chunk(b"ANMF", head + image.getvalue()[_RIFF_HEADER:]))


def _three_bytes(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + pack("<I", len(content)) + content + b"\0" * (len(content) % 2)
