"""What the ticked runs show, in words."""

from __future__ import annotations

from cubewright.gui.compare.run_model import RunModel
from cubewright.solver.analysis.comparison import sentence

NO_RUNS = "No runs yet. Every search becomes one; Compare does several, one after the other."
TICK_TWO = "Tick two finished runs of one puzzle to compare them."


def told(model: RunModel) -> str:
    """The sentence under a chart, or what to do to get one."""
    if not model.rowCount():
        return NO_RUNS
    if len(model.ticked) < 2:
        return TICK_TWO
    return sentence(model.ticked)
