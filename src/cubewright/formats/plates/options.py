"""The options of plates for a printer, and the bed that they describe."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from cubewright.formats.exports.option import ExportOption, OptionError, Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.formats.models.options import BEVEL, CLEARANCE, ENGRAVE, ROUND, UNIT, WALL
from cubewright.translation import mark

BED = ExportOption(
    "bed",
    mark("Bed"),
    mark(
        "width and depth of the bed, such as 220x220; with the height: 220x220x250 (default "
        "height: the larger of the two)"
    ),
    "220x220",
)
BRIDGE = ExportOption(
    "bridge",
    mark("Longest bridge"),
    mark("longest gap that the printer can bridge without support"),
    25.0,
    0.0,
    500.0,
    "mm",
)
BY_COLOUR = ExportOption(
    "by-colour", mark("A plate for each colour"), mark("put only one colour on a plate"), False
)
COUPON = ExportOption(
    "coupon",
    mark("Test of clearances"),
    mark("add a block with five holes and a plug, to find the right clearance"),
    False,
)
JOINTS = ExportOption(
    "joints",
    mark("Cut pieces that need support"),
    mark("cut pieces that need support into parts, with dowels to join them"),
    False,
)
SNAP = ExportOption(
    "snap",
    mark("Pins that snap in"),
    mark("join the parts of cut pieces with pins that snap in, instead of dowels and glue"),
    False,
    needs=JOINTS.name,
)
LIDDED_WALL = replace(
    WALL, help=mark("thickness of the walls of hollow pieces, which get a lid; 0: solid")
)
PLATE_OPTIONS = (
    BED,
    UNIT,
    CLEARANCE,
    BEVEL,
    ROUND,
    LIDDED_WALL,
    BRIDGE,
    JOINTS,
    SNAP,
    ENGRAVE,
    BY_COLOUR,
    COUPON,
    PALETTE,
)
LEAST_BED, LARGEST_BED = 20.0, 5000.0
"""The smallest and the largest length of a bed, in millimetres."""
_SIZE = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)")


@dataclass(frozen=True)
class Bed:
    """The space in which a printer can print, in millimetres."""

    width: float
    depth: float
    height: float

    def __str__(self) -> str:
        return f"{self.width:g} x {self.depth:g} x {self.height:g}"

    def largest_scale(self, size: tuple[float, float, float], gap: float) -> float:
        """Return the largest factor at which a box fits, turned only about the vertical axis.

        All sides are ``gap`` shorter than the scaled box.
        """
        along, across, up = size
        width, depth = self.width + gap, self.depth + gap
        flat = max(min(width / along, depth / across), min(width / across, depth / along))
        return min(flat, (self.height + gap) / up)


def bed_of(settings: Settings) -> Bed:
    """Return the bed that settings describe.

    Raises:
        OptionError: The text is not two or three lengths, or a length is not allowed.
    """
    text = settings.word(BED.name)
    parts = re.split(r"\s*[xX*]\s*", text.strip())
    if len(parts) not in (2, 3) or not all(_SIZE.fullmatch(part) for part in parts):
        raise OptionError(
            mark("{option} {value}: give two or three lengths in millimetres, such as 220x220"),
            option=BED,
            value=text[:40],
        )
    lengths = [float(part) for part in parts]
    if min(lengths) < LEAST_BED or max(lengths) > LARGEST_BED:
        raise OptionError(
            mark("{option} {value}: choose lengths from {minimum:g} to {maximum:g} mm"),
            option=BED,
            value=text[:40],
            minimum=LEAST_BED,
            maximum=LARGEST_BED,
        )
    width, depth, *height = lengths
    return Bed(width, depth, *height or [max(width, depth)])
