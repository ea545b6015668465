"""Hints while a figure is built by hand, and solutions built up piece by piece."""

from cubewright.gui.hinting.build_bar import BuildBar
from cubewright.gui.hinting.building import Building
from cubewright.gui.hinting.hinting import Hinting

__all__ = ["BuildBar", "Building", "Hinting"]
