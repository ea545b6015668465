"""The parts of a search that are searched at the same time, and how they are written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from cubewright.solver.search.interface import Search
from cubewright.solver.search.state import state_mismatch
from cubewright.solver.search.tree_split import TaskSearch

NOTHING = (0, 0)


@dataclass(eq=False)
class RunningTask:
    """A task that is being searched, by as many parts as it has been split into."""

    work: int = 0
    solutions: int = 0
    parts: int = 1


@dataclass(eq=False)
class WorkItem:
    """A search of something; of a task, with what its search had done at its beginning."""

    search: Search
    tally: RunningTask | None = None
    begun: tuple[int, int] = NOTHING

    def done(self) -> tuple[int, int]:
        """The work and the solutions of this part of its task; nothing where it is of none."""
        if self.tally is None:
            return NOTHING
        work, solutions = cast("TaskSearch", self.search).done
        return work - self.begun[0], solutions - self.begun[1]

    def split(self) -> WorkItem | None:
        """Give half of what is left to a new part of the same task; None if it is indivisible."""
        half = self.search.split()
        if half is None:
            return None
        if self.tally is not None:
            self.tally.parts += 1
        return WorkItem(half, self.tally)


def task_tallies(parts: Sequence[WorkItem]) -> list[RunningTask]:
    """The tasks that parts are of, each once."""
    return list(dict.fromkeys(part.tally for part in parts if part.tally is not None))


def work_items_state(parts: Sequence[WorkItem]) -> dict[str, Any]:
    """Where parts stand, and of which tasks they are, ready for JSON."""
    numbered = task_tallies(parts)
    return {
        "parts": [part.search.state() for part in parts],
        "errands": [[each.work, each.solutions, each.parts] for each in numbered],
        "running": [
            None if part.tally is None else [numbered.index(part.tally), *part.begun]
            for part in parts
        ],
    }


def restore_work_items(state: Mapping[str, Any], fresh: Search) -> list[WorkItem]:
    """The parts that were written down, but those that are over; ``fresh`` becomes one of them."""
    saved = list(state["parts"])
    numbered = [RunningTask(*map(int, each)) for each in state.get("errands", [])]
    running = list(state.get("running", [None] * len(saved)))
    saved_searches = [fresh, *(fresh.clone() for _ in saved[1:])][: len(saved)]
    parts = []
    for search, its, tally in zip(saved_searches, saved, running, strict=True):
        if search is None:
            raise state_mismatch()
        search.restore(its)
        part = WorkItem(search)
        if tally is not None:
            part = WorkItem(search, numbered[tally[0]], (int(tally[1]), int(tally[2])))
        if not search.finished:
            parts.append(part)
    return parts
