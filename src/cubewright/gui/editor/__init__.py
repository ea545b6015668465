"""The layer-by-layer figure editor."""

from cubewright.gui.editor.figure_editor import FigureEditor

__all__ = ["FigureEditor"]
