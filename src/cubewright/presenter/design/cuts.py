"""The cuts that a design search lists: their columns, texts and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cubewright.formats.cut_run import SavedCuts
from cubewright.formats.kept_plans import kept_analysis
from cubewright.model.results import Results, SolutionCounts
from cubewright.presenter.table import Align, Column
from cubewright.translation import counted, joined, mark, number_text, tr

if TYPE_CHECKING:
    from cubewright.solver.design.proven_cut import ProvenCut


def sizes_text(cut: ProvenCut) -> str:
    """Return the number of cells of each piece."""
    return " ".join(map(str, cut.sizes))


def cut_sentence(cut: ProvenCut) -> str:
    """Return the level and the moves of a cut, and the sizes of its pieces."""
    return tr(
        "Level {levels}, {moves}, one assembly; pieces of {sizes} cells",
        levels=cut.levels,
        moves=counted(cut.moves, "move"),
        sizes=", ".join(map(str, cut.sizes)),
    )


def progress_sentence(run: SavedCuts) -> str:
    """Return the number of cuts tried, and the speed of the search."""
    tried = tr(
        "{cuts} tried, {speed} a second",
        cuts=counted(run.scored, "cut"),
        speed=number_text(run.scored / max(run.seconds, 0.001), ",.0f"),
    )
    if not run.rejected:
        return tried
    several = tr("{cuts} had several assemblies", cuts=counted(run.rejected, "good cut"))
    return joined("; ", (tried, several))


def cut_results(cut: ProvenCut) -> Results:
    """Return the results for the puzzle of a cut: its only solution, and the plan."""
    return Results(
        counts=SolutionCounts(unique=1),
        is_complete=True,
        solutions=(cut.solution.placed,),
        disassemblies=(kept_analysis(0, cut.analysis),),
    )


LEVELS = Column["ProvenCut"](
    head=mark("Level"),
    tip=mark("Moves until the first part is free, then until the next parts are free"),
    text=lambda cut: cut.levels,
    key=lambda cut: tuple(map(int, cut.levels.split("."))),
)
MOVES = Column["ProvenCut"](
    head=mark("Moves"),
    tip=mark("Moves that take all pieces apart"),
    text=lambda cut: number_text(cut.moves),
    key=lambda cut: cut.moves,
    align=Align.CENTRE,
)
SIZES = Column["ProvenCut"](
    head=mark("Cells"),
    tip=mark("The number of cells of each piece"),
    text=sizes_text,
    key=lambda cut: cut.sizes,
)
COLUMNS = (LEVELS, MOVES, SIZES)
