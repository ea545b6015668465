"""Inexact problems as exact problems, one for each choice of pieces that fits.

If a choice fills fewer cells than the figure has, holes fill the other cells: pieces of one cell
that may be placed only at optional cells. Every engine can therefore solve every puzzle. If there
are many choices, an engine that supports inexact problems itself is faster.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import numpy as np

from cubewright.errors import MALFORMED, CubewrightError
from cubewright.model.cell import IntArray
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.choices import KindChoice
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.piece_order import ORDER, kind_order
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import (
    restore_table,
    state_mismatch,
    table_state,
    with_current_keys,
)
from cubewright.translation import tr

MAX_CHOICES = 100_000
"""The maximum number of choices of pieces for a search."""
OLD_KEYS = {"inside": "search", "ended": "finished_stages"}
"""Keys in states saved by version 0.1."""
_HOLE = "\N{WHITE CIRCLE}"


class ChoiceByChoice(Search):
    """A search of an inexact problem: an engine's searches of its exact problems in turn.

    The stage table has one stage more than the longest of these searches. The last stage counts the
    solutions of all searches.

    Raises:
        CubewrightError: The choices exceed :data:`MAX_CHOICES`, or the order of pieces in
            the settings does not name every piece.
    """

    def __init__(self, engine: Engine, cover: CoverProblem, settings: Mapping[str, str]) -> None:
        self._engine = engine
        self._settings = engine.complete(settings)
        named = {value for s in engine.settings if s.name == ORDER.name for value in s.values}
        order = self._settings.get(ORDER.name)
        self._spelled_order = order if order not in named else None
        if self._spelled_order is not None:
            kind_order(cover, self._spelled_order)  # raises an error if a piece is missing
        # Searches of choices break no symmetry, so they meet every symmetric copy.
        self._cover = replace(cover, breaking_piece=-1, orbit_representatives=np.zeros(0, np.int32))
        self._choices = list(islice(choices(cover), MAX_CHOICES + 1))
        if len(self._choices) > MAX_CHOICES:
            raise CubewrightError(
                tr(
                    "More than {max_choices:,} choices of pieces fit the figure, and the engine "
                    "'{engine}' would search each one separately; use 'most-constrained'.",
                    max_choices=MAX_CHOICES,
                    engine=engine.name,
                )
            )
        most = max((sum(counts) + holes for counts, holes in self._choices), default=0)
        self._finished_stages = StageTable.zeros(most + 1, self._any_search().stages.cuts)
        self._choice = -1
        self._search: Search | None = None
        self._ids = np.zeros(0, np.int32)
        self._next()

    def _any_search(self) -> Search:
        counts, holes = self._choices[0] if self._choices else (self._cover.copies.tolist(), 0)
        return self._begin(*_exact(self._cover, tuple(counts), holes))[0]

    def _begin(self, exact: CoverProblem, ids: IntArray) -> tuple[Search, IntArray]:
        settings = dict(self._settings)
        if self._spelled_order is not None:
            symbols = {exact.puzzle.pieces[group[0]].symbol for group in exact.members}
            settings[ORDER.name] = "".join(each for each in self._spelled_order if each in symbols)
            settings[ORDER.name] += _HOLE if _HOLE in symbols else ""
        return self._engine.begin(exact, settings), ids

    def _next(self) -> None:
        while self._search is None or self._search.finished:
            if self._search is not None:
                self._finished_stages = self._finished_stages + self._padded(self._search.stages)
            self._choice += 1
            if self._choice >= len(self._choices):
                self._search = None
                return
            counts, holes = self._choices[self._choice]
            self._search, self._ids = self._begin(*_exact(self._cover, counts, holes))

    def _padded(self, stages: StageTable) -> StageTable:
        """Return the table of one choice, extended to all stages; its last row counts solutions."""
        missing = len(self._finished_stages) - len(stages)

        def longer(column: Any) -> Any:
            return np.concatenate([column, np.zeros(missing, np.int64)])

        explored, kept = longer(stages.explored), longer(stages.kept)
        found = int(stages.kept[-1]) if len(stages) else 0
        explored[-1] += found
        kept[-1] += found
        cuts = {rule: longer(cut) for rule, cut in stages.cuts.items()}
        work = stages.work if stages.work is not None else np.zeros(len(stages), np.int64)
        return StageTable(explored, kept, cuts, longer(work))

    def step(self, budget: int) -> IntArray:
        width, none = self._cover.piece_count, len(self._cover.masks)
        if self._search is None:
            return np.zeros((0, width), np.int32)
        found = self._search.step(budget)
        rows = np.sort(self._ids[found], axis=1)[:, :width]
        missing = np.full((len(rows), width - rows.shape[1]), none, np.int32)
        self._next()
        return np.concatenate([rows, missing], axis=1)

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return self._search is None

    @property
    def share_left(self) -> float:
        if self._search is None:
            return 0.0
        later = len(self._choices) - self._choice - 1
        return (later + self._search.share_left) / len(self._choices)

    @property
    def stages(self) -> StageTable:
        if self._search is None:
            return self._finished_stages.copy()
        return self._finished_stages + self._padded(self._search.stages)

    def state(self) -> dict[str, Any]:
        return {
            "choice": self._choice,
            "search": None if self._search is None else self._search.state(),
            "finished_stages": table_state(self._finished_stages),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        try:
            state = with_current_keys(state, OLD_KEYS)
            choice, inner = int(state["choice"]), state["search"]
            finished_stages = restore_table(state["finished_stages"], self._finished_stages)
        except MALFORMED as error:
            raise state_mismatch() from error
        if not 0 <= choice <= len(self._choices) or (inner is None) != (
            choice == len(self._choices)
        ):
            raise state_mismatch()
        self._choice, self._search = choice, None
        if inner is not None:
            counts, holes = self._choices[choice]
            self._search, self._ids = self._begin(*_exact(self._cover, counts, holes))
            self._search.restore(inner)
        self._finished_stages = finished_stages


def choices(cover: CoverProblem) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield each choice of pieces that fits: copies of each kind, and the number of empty cells.

    The test considers only numbers of cells and the puzzle's choices, not placements.
    """
    sizes: list[int] = cover.sizes.tolist()
    low: list[int] = cover.min_copies.tolist()
    high: list[int] = cover.copies.tolist()
    min_filled = max(sum(int(word).bit_count() for word in cover.required), cover.min_filled)
    cells = cover.cell_count
    of_kind = [[c for c in cover.choices if kind in c.kinds] for kind in range(len(sizes))]
    used = dict.fromkeys(cover.choices, 0)

    def can_be_met(choice: KindChoice, kind: int) -> bool:
        """Return whether kinds after ``kind`` can bring a choice into its range."""
        later = [each for each in choice.kinds if each > kind]
        least = used[choice] + sum(low[each] for each in later)
        most = used[choice] + sum(high[each] for each in later)
        return least <= choice.maximum and most >= choice.minimum

    @cache
    def possible(kind: int, filled: int) -> bool:
        """Return whether kinds from ``kind`` on can fill enough cells, and not too many."""
        if kind == len(sizes):
            return min_filled <= filled <= cells
        return any(
            possible(kind + 1, filled + n * sizes[kind])
            for n in range(low[kind], high[kind] + 1)
            if filled + n * sizes[kind] <= cells
        )

    def choose(kind: int, filled: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if kind == len(sizes):
            yield (), cells - filled
            return
        for n in range(low[kind], high[kind] + 1):
            total = filled + n * sizes[kind]
            for choice in of_kind[kind]:
                used[choice] += n
            is_met = all(can_be_met(choice, kind) for choice in of_kind[kind])
            if is_met and total <= cells and possible(kind + 1, total):
                for others, holes in choose(kind + 1, total):
                    yield (n, *others), holes
            for choice in of_kind[kind]:
                used[choice] -= n

    if not all(can_be_met(choice, -1) for choice in cover.choices):
        return
    for counts, holes in choose(0, 0):
        if any(counts):
            yield counts, holes


def _exact(
    cover: CoverProblem, counts: tuple[int, ...], holes: int
) -> tuple[CoverProblem, IntArray]:
    """Return the exact problem of one choice, and a map from its options.

    The map, ``(n + 1,)`` int32, gives the option of the inexact problem for each option. Holes map
    to no option. The last entry, which stands for no option, also maps to no option.
    """
    kinds = [kind for kind, n in enumerate(counts) if n]
    blocks = [np.arange(cover.starts[k], cover.starts[k + 1], dtype=np.int32) for k in kinds]
    masks = [cover.masks[block] for block in blocks]
    copies = [counts[kind] for kind in kinds]
    puzzle = cover.puzzle
    pieces = [puzzle.pieces[cover.members[kind][0]] for kind in kinds]
    if holes:
        optional = [i for i in range(cover.cell_count) if not _has(cover.required, i)]
        empty = np.zeros((len(optional), cover.masks.shape[1]), np.uint64)
        for row, cell in enumerate(optional):
            empty[row, cell // 64] = np.uint64(1) << np.uint64(cell % 64)
        masks.append(empty)
        blocks.append(np.full(len(optional), len(cover.masks), np.int32))
        copies.append(holes)
        one_cell = puzzle.figure.lattice.normalized([puzzle.figure.cells[0]])
        pieces.append(Piece(_HOLE, one_cell, "hole", lattice=puzzle.figure.lattice))
    ids = np.concatenate([*blocks, np.array([len(cover.masks)], np.int32)])
    lengths = [len(block) for block in blocks]
    chosen_set = replace(
        puzzle.piece_set, pieces=tuple(pieces), counts=tuple(copies), minimums=None
    )
    exact_copies = np.array(copies, np.int32)
    exact = replace(
        cover,
        puzzle=Puzzle(replace(puzzle.figure, optional=frozenset()), chosen_set),
        masks=np.concatenate(masks),
        kind=np.repeat(np.arange(len(lengths), dtype=np.int32), lengths),
        starts=np.cumsum([0, *lengths]).astype(np.int32),
        copies=exact_copies,
        min_copies=exact_copies,
        required=cover.full,
        images=np.arange(sum(lengths) + 1, dtype=np.int32).reshape(1, -1),
        proper=cover.proper[:1],
        members=tuple((index,) for index in range(len(pieces))),
        choices=(),
        colourings=None,
    )
    return exact, ids


def _has(mask: Any, cell: int) -> bool:
    return bool(int(mask[cell // 64]) >> (cell % 64) & 1)
