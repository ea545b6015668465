"""Save stopped design searches, and make the searches that continue them."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from cubewright.errors import CubewrightError
from cubewright.formats.cut_run import SavedCuts
from cubewright.model.figure import Figure
from cubewright.solver.design.cut_wishes import CutWishes, Goal, Symmetry
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.solver.design.cutting import CutSearch
    from cubewright.solver.search.control import Control


def first_run(figure: Figure, wishes: CutWishes, seed: int) -> SavedCuts:
    """Return the state of a search that has not begun."""
    names = {"goal": wishes.goal.name.lower(), "symmetry": wishes.symmetry.name.lower()}
    return SavedCuts(figure, **{**vars(wishes), **names}, seed=seed)


def run_of(search: CutSearch, seed: int, seconds: float) -> SavedCuts:
    """Return the state of a search, which has run for ``seconds``."""
    return replace(
        first_run(search.figure, search.wishes, seed),
        scored=search.scored,
        rejected=search.rejected,
        seconds=seconds,
        cuts=search.labels,
    )


def wishes_of(run: SavedCuts) -> CutWishes:
    """Return the user's wishes in a saved search.

    Raises:
        CubewrightError: The goal or the symmetry is unknown.
    """
    goals = {goal.name.lower(): goal for goal in Goal}
    if run.goal not in goals:
        raise CubewrightError(tr("the goal “{goal}” is unknown", goal=run.goal))
    symmetries = {symmetry.name.lower(): symmetry for symmetry in Symmetry}
    if run.symmetry not in symmetries:
        raise CubewrightError(tr("the symmetry “{symmetry}” is unknown", symmetry=run.symmetry))
    wishes = {field.name: getattr(run, field.name) for field in fields(CutWishes)}
    wishes |= {"goal": goals[run.goal], "symmetry": symmetries[run.symmetry]}
    return CutWishes(**wishes)


def resumed_search(run: SavedCuts, threads: int, control: Control) -> CutSearch:
    """Return the search that continues a saved one; its cuts are proved again.

    Raises:
        CubewrightError: The wishes cannot be met.
    """
    # Imported here, because it loads the kernels, which the window does not need at startup.
    from cubewright.solver.design.cutting import CutSearch

    # Use another seed than before, so that the search does not repeat its cuts.
    search = CutSearch(run.figure, wishes_of(run), run.seed + run.scored, threads)
    search.scored, search.rejected = run.scored, run.rejected
    for cut in run.cuts:
        search.add(cut, control)
    return search
