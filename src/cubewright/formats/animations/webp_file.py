"""Animated WebP, written frame by frame.

Pillow writes all frames in one call, which takes minutes, and cannot be cancelled. So it makes
an image of each frame, and the container is written here:
https://developers.google.com/speed/webp/docs/riff_container
"""

from __future__ import annotations

from io import BytesIO
from struct import pack

from cubewright.formats.animations.changes import Changes, Frame

_QUALITY = 85
_HAS_ANIMATION, _REPLACES = 0x02, 0x02
_RIFF_HEADER = 12
"""What a file begins with: RIFF, its length and WEBP."""
_LONGEST = 65_535
"""The largest number of milliseconds for which browsers show a frame."""


class WebpFile(Changes):
    """An animation of a size; ``loops`` is how often it is played, 0 for ever."""

    def __init__(self, width: int, height: int, loops: int) -> None:
        super().__init__(step=2)  # the file holds half of the left and top
        size = _three_bytes(width - 1) + _three_bytes(height - 1)
        self._chunks = [
            _chunk(b"VP8X", pack("<I", _HAS_ANIMATION) + size),
            _chunk(b"ANIM", pack("<IH", 0, loops)),
        ]

    def content(self) -> bytes:
        """Return the file."""
        self.finish()
        return _chunk(b"RIFF", b"WEBP" + b"".join(self._chunks))

    def _encode(self, part: Frame, left: int, top: int, milliseconds: int) -> None:
        from PIL import Image

        image = BytesIO()
        Image.fromarray(part).save(image, "WEBP", quality=_QUALITY)
        height, width = part.shape[:2]
        numbers = (left // 2, top // 2, width - 1, height - 1, min(milliseconds, _LONGEST))
        head = b"".join(map(_three_bytes, numbers)) + bytes([_REPLACES])
        self._chunks.append(_chunk(b"ANMF", head + image.getvalue()[_RIFF_HEADER:]))


def _three_bytes(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + pack("<I", len(content)) + content + b"\0" * (len(content) % 2)
