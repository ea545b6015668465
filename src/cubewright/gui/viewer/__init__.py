"""The 3D view of a figure or a solution."""

from cubewright.gui.viewer.create import Viewer, create_view
from cubewright.gui.viewer.no_view import NoView

__all__ = ["NoView", "Viewer", "create_view"]
