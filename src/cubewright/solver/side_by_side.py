"""One search as tasks, on one thread or several: parts of it are searched side by side.

At first a search goes depth first, as any. If it has not ended by then, what is
left is laid out as tasks (:mod:`cubewright.solver.tasks`), and as more and
smaller ones when it proves to be long; they tell how much there still is to do.

The budget of a step is one for all threads. Each takes shares of it, smaller
ones as it runs out, so that all come to the end of the step together, also
where other programs slow one of them. A thread whose part has ended takes the
next task; where there is none it is given half of another's part as soon as
that one has done its share. So all are busy until the end, and every placement
is still tried once.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Condition
from typing import Any, NamedTuple, cast

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.cover import CoverProblem
from cubewright.solver.estimate import Estimator, Whole
from cubewright.solver.position import table_at, table_position, unfit
from cubewright.solver.search import Search, StageTable
from cubewright.solver.tasks import Task, TaskSearch, lay_out

LARGEST_SHARE, SMALLEST_SHARE = 8, 128
"""The largest and the smallest share of a step that a thread takes at once: one in so many."""
NOTHING = (0, 0)


class Layout(NamedTuple):
    """As how many tasks a search is laid out once it has done so much work."""

    work: int
    tasks: int


LAYOUTS = (Layout(10**6, 256), Layout(2 * 10**7, 1024), Layout(5 * 10**9, 4096))
LONG = 10
"""A search is laid out anew if it may have so many times the work before it that it has done."""


@dataclass(eq=False)
class _Errand:
    """A task that is being searched, by as many parts as it has been split into."""

    work: int = 0
    solutions: int = 0
    parts: int = 1


@dataclass(eq=False)
class _Part:
    """A search of something; of a task, with what its search had done at its beginning."""

    search: Search
    errand: _Errand | None = None
    begun: tuple[int, int] = NOTHING

    def done(self) -> tuple[int, int]:
        """The work and the solutions of this part of its task; nothing where it is of none."""
        if self.errand is None:
            return NOTHING
        work, solutions = cast("TaskSearch", self.search).done
        return work - self.begun[0], solutions - self.begun[1]


class SideBySide(Search):
    """A search that steps its parts at the same time, a thread a part.

    The kernels run outside the GIL. The set of solutions does not depend on
    the number of threads; their order does. ``search`` has not begun yet.
    """

    def __init__(self, search: Search, threads: int, layouts: tuple[Layout, ...] = LAYOUTS) -> None:
        self._cover = search.cover
        self._threads = threads
        self._layouts = list(layouts)
        self._ended = StageTable.zeros(len(search.stages), search.stages.cuts)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="search")
        self._pieces = search.cover.piece_count
        self._changed = Condition()
        # Within a step, all that follows under that lock: parts that no thread has are in _parts.
        self._parts = [_Part(search)]
        self._held: list[_Part] = []
        self._tasks: list[Task] = []
        self._waiting = 0.0
        self._spare: list[TaskSearch] = []
        self._estimator = Estimator()
        self._budget = self._left = self._idle = 0
        self.foresees = isinstance(search, TaskSearch)
        """Whether :attr:`whole` will tell what is to come, once enough has been searched."""
        if isinstance(search, TaskSearch):
            search.be_rooted()
        else:
            self._layouts.clear()

    def step(self, budget: int) -> IntArray:
        found = [np.zeros((0, self._pieces), np.int32)]
        if not budget:
            found += [part.search.step(0) for part in self._parts]
        while budget > 0 and not self.finished:
            before = self.stages.total_work if self._layouts else 0
            now = budget
            if self._layouts:
                found += self._lay_out(before)
                now = min(
                    budget, max(1, self._layouts[0].work - before) if self._layouts else budget
                )
            self._share_out()
            self._budget = self._left = now
            if self._threads == 1:
                found += self._work()
            else:
                workers = [self._pool.submit(self._work) for _ in range(self._threads)]
                found += [rows for worker in workers for rows in worker.result()]
            budget -= now
        if self.finished:
            self._pool.shutdown(wait=False)
        return np.concatenate(found)

    def _lay_out(self, work: int) -> list[IntArray]:
        """Lay out what is left as tasks when it is time to; return the solutions met thereby."""
        many = 0
        while self._layouts and work >= self._layouts[0].work:
            many = self._layouts.pop(0).tasks
        whole = self.whole
        if not many or (whole is not None and whole.work.high < (LONG + 1) * work):
            return []
        for part in self._parts:
            if isinstance(part.search, TaskSearch):
                self._tasks += part.search.take_tasks()
                self._spare.append(part.search)
        self._parts.clear()
        tasks, found = lay_out(self._spare[0], self._tasks, many)
        self._wait_for(tasks)
        self._estimator = Estimator(before=whole)
        return found

    def _wait_for(self, tasks: list[Task]) -> None:
        """Have these tasks waiting, and for every thread a search that may go to one."""
        self._tasks = tasks
        self._waiting = sum(task.share for task in tasks)
        while len(self._spare) + len(self._parts) < self._threads:
            self._spare.append(self._spare[0].fresh_twin())
        while len(self._spare) > self._threads:
            self._ended = self._ended + self._spare.pop().stages

    def _work(self) -> list[IntArray]:
        """What one thread finds in a step: share after share of the budget, of part after part."""
        found: list[IntArray] = []
        part: _Part | None = None
        try:
            while True:
                with self._changed:
                    part = self._next_part(part)
                    if part is None:
                        return found
                    share = self._next_share()
                before = part.done()[0]
                rows = part.search.step(share)
                if len(rows):
                    found.append(rows)
                if part.errand is not None and part.search.finished:
                    with self._changed:  # the rest of the share goes to the next task
                        self._left += max(0, share - (part.done()[0] - before))
        except BaseException:
            with self._changed:  # whoever waits for a part of this thread's must not wait for ever
                self._left = 0
                self._held.clear()
                self._changed.notify_all()
            raise

    def _next_part(self, mine: _Part | None) -> _Part | None:
        """The part to go on with: the thread's own, or else another; None at the step's end."""
        if mine is not None and (mine.search.finished or self._left <= 0):
            self._held = [part for part in self._held if part is not mine]
            if mine.search.finished:
                self._end(mine)
            else:
                self._parts.append(mine)
            mine = None
            if self._idle:
                self._changed.notify_all()
        elif mine is not None and self._idle > len(self._parts):
            half = self._split(mine)
            if half is not None:
                self._parts.append(half)
                self._changed.notify()
        while mine is None and self._left > 0:
            if self._parts:
                mine = self._parts.pop()
            elif self._tasks:
                mine = self._begin()
            elif self._held:
                self._idle += 1
                self._changed.wait()
                self._idle -= 1
                continue
            else:
                break
            self._held.append(mine)
        return mine

    def _begin(self) -> _Part:
        """Let a search that is spare go to the next task."""
        search, task = self._spare.pop(), self._tasks.pop()
        self._waiting -= task.share
        search.enter(task)
        return _Part(search, _Errand(), search.done)

    def _end(self, part: _Part) -> None:
        """Learn what a task came to with its last part, and keep the search for others."""
        errand = part.errand
        if errand is not None:
            work, solutions = part.done()
            errand.work += work
            errand.solutions += solutions
            errand.parts -= 1
            if not errand.parts:
                self._estimator.take(errand.work, errand.solutions)
        if isinstance(part.search, TaskSearch) and len(self._spare) < self._threads:
            self._spare.append(part.search)
        else:
            self._ended = self._ended + part.search.stages

    @staticmethod
    def _split(part: _Part) -> _Part | None:
        half = part.search.split()
        if half is None:
            return None
        if part.errand is not None:
            part.errand.parts += 1
        return _Part(half, part.errand)

    def _next_share(self) -> int:
        """A part of the budget that is left, never so small that taking it costs more."""
        threads = self._threads
        if threads == 1:
            share, self._left = self._left, 0
            return share
        share = min(self._left // (2 * threads), self._budget // (LARGEST_SHARE * threads))
        share = min(max(share, self._budget // (SMALLEST_SHARE * threads), 1), self._left)
        self._left -= share
        return share

    def _share_out(self) -> None:
        """Split the largest parts until every thread has one, or nothing can be split."""
        whole: list[_Part] = []
        while self._parts and len(self._parts + whole) + len(self._tasks) < self._threads:
            self._parts.sort(key=lambda part: part.search.remaining)
            largest = self._parts.pop()
            half = self._split(largest)
            if half is None:
                whole.append(largest)
            else:
                self._parts += [largest, half]
        self._parts += whole

    @property
    def whole(self) -> Whole | None:
        """What the whole search comes to, told from the tasks that are done."""
        running = {each: (each.work, each.solutions) for each in self._errands()}
        for part in self._parts:
            if part.errand is not None:
                work, solutions = part.done()
                before = running[part.errand]
                running[part.errand] = before[0] + work, before[1] + solutions
        stages = self.stages
        done = stages.total_work, int(stages.kept[-1])
        return self._estimator.whole(done, len(self._tasks), list(running.values()))

    def _errands(self) -> list[_Errand]:
        return list(dict.fromkeys(part.errand for part in self._parts if part.errand is not None))

    def position(self) -> dict[str, Any]:
        errands = self._errands()
        ended = self._ended
        for search in self._spare:
            ended = ended + search.stages
        return {
            "parts": [part.search.position() for part in self._parts],
            "ended": table_position(ended),
            "tasks": [task.values for task in self._tasks],
            "layouts": len(self._layouts),
            "errands": [[each.work, each.solutions, each.parts] for each in errands],
            "running": [
                None if part.errand is None else [errands.index(part.errand), *part.begun]
                for part in self._parts
            ],
            "estimate": self._estimator.position(),
        }

    def go_to(self, position: Mapping[str, Any]) -> None:
        """Go on with the parts of another search, on however many threads that was."""
        fresh = self._parts[0].search
        if "parts" not in position:
            fresh.go_to(position)
            return
        try:
            if "tasks" in position:
                self._go_to_tasks(position)
            saved = list(position["parts"])
            errands = [_Errand(*map(int, each)) for each in position.get("errands", [])]
            running = list(position.get("running", [None] * len(saved)))
            searches = [fresh, *(fresh.twin() for _ in saved[1:])][: len(saved)]
            self._parts = []
            for search, its, errand in zip(searches, saved, running, strict=True):
                if search is None:
                    raise unfit()
                search.go_to(its)
                part = _Part(search)
                if errand is not None:
                    part = _Part(search, errands[errand[0]], (int(errand[1]), int(errand[2])))
                if not search.finished:
                    self._parts.append(part)
            self._ended = table_at(position["ended"])
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise unfit() from error

    def _go_to_tasks(self, position: Mapping[str, Any]) -> None:
        fresh = self._parts[0].search
        if not isinstance(fresh, TaskSearch):
            raise unfit()
        tasks = [Task.of(values) for values in position["tasks"]]
        self._spare = [fresh.fresh_twin()]
        for task in tasks:
            self._spare[0].enter(task)  # raises where there is no such task
        self._wait_for(tasks)
        later = int(position["layouts"])
        self._layouts = self._layouts[len(self._layouts) - later :]
        self._estimator = Estimator.at(position["estimate"])

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return not self._parts and not self._tasks

    @property
    def remaining(self) -> float:
        return self._waiting + sum(part.search.remaining for part in self._parts)

    @property
    def stages(self) -> StageTable:
        total = self._ended
        for search in [*self._spare, *(part.search for part in self._parts)]:
            total = total + search.stages
        return total
