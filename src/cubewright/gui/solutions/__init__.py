"""The solutions list: a model fed in batches, small pictures, and the panel around them."""

from cubewright.gui.solutions.model import SolutionModel
from cubewright.gui.solutions.panel import SolutionsPanel

__all__ = ["SolutionModel", "SolutionsPanel"]
