"""The sentence that compares the ticked runs."""

from __future__ import annotations

from cubewright.gui.compare.run_model import RunModel
from cubewright.presenter.search.engine_choice import engine_title
from cubewright.solver.analysis.comparison import sentence
from cubewright.translation import mark, tr

NO_RUNS = mark("No runs yet. Press Solve for one run, or Compare for several.")
TICK_TWO = mark("Tick two finished runs of one puzzle to compare them.")


def comparison_text(model: RunModel) -> str:
    """Return the sentence under the chart, or what to do to get one."""
    if not model.rowCount():
        return tr(NO_RUNS)
    if len(model.ticked) < 2:
        return tr(TICK_TWO)
    return sentence(model.ticked, lambda name: f"“{engine_title(name)}”")
