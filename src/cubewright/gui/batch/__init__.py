"""Many figures solved in one go: a thread, a table, and the window about it."""

from cubewright.gui.batch.batching import Batching

__all__ = ["Batching"]
