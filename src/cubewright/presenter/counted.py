"""A number with its noun, for texts of the window and the terminal."""

from cubewright.model.counted import counted

__all__ = ["counted"]
