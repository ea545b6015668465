"""The choice of engine, and runs of several beside each other."""

from cubewright.gui.comparing.choice import EngineChoice
from cubewright.gui.comparing.comparing import Comparing

__all__ = ["Comparing", "EngineChoice"]
