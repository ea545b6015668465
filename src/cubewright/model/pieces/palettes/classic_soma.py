"""The bright colours of painted cubes."""

from __future__ import annotations

from cubewright.model.pieces.palette import Palette
from cubewright.translation import mark

CLASSIC_SOMA = Palette(
    name="classic-soma",
    title=mark("Classic Soma"),
    help=mark("Bright colours as of painted Soma cubes"),
    colours=(
        *("#f4c20d", "#1f5fbf", "#d62828", "#2b9348", "#f77f00", "#6a2c91", "#8d5524"),
        *("#23b5d3", "#ef7fb1", "#9acd32", "#f5f0e1", "#40474f", "#8a94a0"),
    ),
)
