"""The 3D view of a figure or a solution."""

from cubewright.gui.viewer.create import Viewer, create_view

__all__ = ["Viewer", "create_view"]
