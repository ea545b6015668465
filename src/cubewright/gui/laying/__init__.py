"""Laying pieces before a search, barring cells to pieces, and the list of what is settled."""

from cubewright.gui.laying.laid_list import LaidList
from cubewright.gui.laying.laying import Laying
from cubewright.gui.laying.settling import Settling

__all__ = ["LaidList", "Laying", "Settling"]
