"""The parts of a search that are searched at the same time, and how they are written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from cubewright.solver.position import unfit
from cubewright.solver.search import Search
from cubewright.solver.tasks import TaskSearch

NOTHING = (0, 0)


@dataclass(eq=False)
class Errand:
    """A task that is being searched, by as many parts as it has been split into."""

    work: int = 0
    solutions: int = 0
    parts: int = 1


@dataclass(eq=False)
class Part:
    """A search of something; of a task, with what its search had done at its beginning."""

    search: Search
    errand: Errand | None = None
    begun: tuple[int, int] = NOTHING

    def done(self) -> tuple[int, int]:
        """The work and the solutions of this part of its task; nothing where it is of none."""
        if self.errand is None:
            return NOTHING
        work, solutions = cast("TaskSearch", self.search).done
        return work - self.begun[0], solutions - self.begun[1]

    def split(self) -> Part | None:
        """Give half of what is left to a new part of the same task; None if it is indivisible."""
        half = self.search.split()
        if half is None:
            return None
        if self.errand is not None:
            self.errand.parts += 1
        return Part(half, self.errand)


def errands(parts: Sequence[Part]) -> list[Errand]:
    """The tasks that parts are of, each once."""
    return list(dict.fromkeys(part.errand for part in parts if part.errand is not None))


def parts_position(parts: Sequence[Part]) -> dict[str, Any]:
    """Where parts stand, and of which tasks they are, ready for JSON."""
    numbered = errands(parts)
    return {
        "parts": [part.search.position() for part in parts],
        "errands": [[each.work, each.solutions, each.parts] for each in numbered],
        "running": [
            None if part.errand is None else [numbered.index(part.errand), *part.begun]
            for part in parts
        ],
    }


def parts_at(position: Mapping[str, Any], fresh: Search) -> list[Part]:
    """The parts that were written down, but those that are over; ``fresh`` becomes one of them."""
    saved = list(position["parts"])
    numbered = [Errand(*map(int, each)) for each in position.get("errands", [])]
    running = list(position.get("running", [None] * len(saved)))
    searches = [fresh, *(fresh.twin() for _ in saved[1:])][: len(saved)]
    parts = []
    for search, its, errand in zip(searches, saved, running, strict=True):
        if search is None:
            raise unfit()
        search.go_to(its)
        part = Part(search)
        if errand is not None:
            part = Part(search, numbered[errand[0]], (int(errand[1]), int(errand[2])))
        if not search.finished:
            parts.append(part)
    return parts
