"""The numbers of OpenGL that the view uses, from the registry of Khronos (gl.xml)."""

from __future__ import annotations

from typing import Final

BLEND: Final = 0x0BE2
CLAMP_TO_EDGE: Final = 0x812F
COLOR_BUFFER_BIT: Final = 0x4000
CULL_FACE: Final = 0x0B44
DEPTH_BUFFER_BIT: Final = 0x0100
DEPTH_TEST: Final = 0x0B71
FLOAT: Final = 0x1406
LINEAR: Final = 0x2601
LINEAR_MIPMAP_LINEAR: Final = 0x2703
ONE: Final = 1
ONE_MINUS_SRC_ALPHA: Final = 0x0303
RENDERER: Final = 0x1F01
RGBA: Final = 0x1908
SRC_ALPHA: Final = 0x0302
TEXTURE_2D: Final = 0x0DE1
TEXTURE_MAG_FILTER: Final = 0x2800
TEXTURE_MIN_FILTER: Final = 0x2801
TEXTURE_WRAP_S: Final = 0x2802
TEXTURE_WRAP_T: Final = 0x2803
TRIANGLES: Final = 0x0004
UNPACK_ALIGNMENT: Final = 0x0CF5
UNSIGNED_BYTE: Final = 0x1401
