"""List the symmetric copies of the solutions of a complete search, without searching again."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.gui.solutions.list.store import FoundSolutions, SolutionStore
from cubewright.gui.solve.listed_results import ListedResults, groups_of
from cubewright.gui.worker import Job
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Results
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.counting.symmetric_copies import with_copies
from cubewright.translation import tr

ROWS_AT_ONCE = 1024


def why_not_expanded(results: Results) -> str:
    """Return why a list has not the symmetric copies of its solutions; empty if it has."""
    if not results.is_complete or results.search is not None:
        return tr("The search is not complete. Solve again to list symmetric copies.")
    if results.up_to is not UpTo.PUZZLE:
        return tr("The list counts by the figure. Solve again to list symmetric copies.")
    return ""


def expanded_list(
    puzzle: Puzzle, results: Results, store: SolutionStore, convention: Convention, job: Job
) -> ListedResults | None:
    """Return a list with all symmetric copies that count in a finer convention.

    What is known of how solutions come apart stays with them. None if the job was stopped.

    Raises:
        CubewrightError: the list has not one solution of each class.
    """
    expanded = SolutionStore(store.cover)
    analysed = {store.row(each.solution).tobytes(): each for each in results.disassemblies}
    moved = []
    for part in store.parts(0, len(store)):
        for first in range(0, len(part), ROWS_AT_ONCE):
            found = part[first : first + ROWS_AT_ONCE].astype(np.int32)
            rows = with_copies(store.cover, found, results.convention, convention)
            if analysed:
                for place, row in enumerate(rows, len(expanded)):
                    known = analysed.get(row.tobytes())
                    if known is not None:
                        moved.append(replace(known, solution=place))
            expanded.append(rows)
            if job.stopped:
                return None
    if len(expanded) != results.counts.of(convention):
        raise CubewrightError(tr("the list is not complete; solve again"))
    finer = replace(
        results,
        convention=convention,
        solutions=FoundSolutions(expanded),
        disassemblies=tuple(moved),
    )
    return ListedResults(puzzle, finer, expanded, groups_of(expanded, job))
