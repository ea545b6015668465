"""The library of figures: every figure of files and folders as a small picture."""

from cubewright.gui.library.library import Library

__all__ = ["Library"]
