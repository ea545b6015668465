"""Puzzles that are not exact, as exact ones: one for each choice of pieces that adds up.

Where a choice fills fewer cells than there are, what stays empty is filled with
holes, pieces of one cell that may lie only where a cell may stay empty. So every
engine takes every puzzle; one that keeps count of the choices itself is quicker
where there are many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import IntArray
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.piece_order import ORDER, kind_order
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import restore_table, state_mismatch, table_state

MAX_CHOICES = 100_000
"""How many choices of pieces are listed before the search is refused."""
_HOLE = "\N{WHITE CIRCLE}"


class ChoiceByChoice(Search):
    """An engine's searches of all the exact problems in one that is not, one after another.

    A stage more than any of them has counts the solutions of all.
    """

    def __init__(self, engine: Engine, cover: CoverProblem, settings: Mapping[str, str]) -> None:
        self._engine = engine
        self._settings = engine.complete(settings)
        named = {value for s in engine.settings if s.name == ORDER.name for value in s.values}
        order = self._settings.get(ORDER.name)
        self._spelt = order if order not in named else None
        if self._spelt is not None:
            kind_order(cover, self._spelt)  # raises where a piece is forgotten
        # Each choice is searched in full, so all copies by symmetry are met.
        self._cover = replace(cover, breaking_piece=-1, orbit_representatives=np.zeros(0, np.int32))
        self._choices = list(islice(choices(cover), MAX_CHOICES + 1))
        if len(self._choices) > MAX_CHOICES:
            raise CubewrightError(
                f"There are more than {MAX_CHOICES:,} choices of pieces that add up, and the "
                f"engine '{engine.name}' would search each by itself; use 'most-constrained'."
            )
        most = max((sum(counts) + holes for counts, holes in self._choices), default=0)
        self._ended = StageTable.zeros(most + 1, self._begin_on_nothing().stages.cuts)
        self._at = -1
        self._search: Search | None = None
        self._ids = np.zeros(0, np.int32)
        self._next()

    def _begin_on_nothing(self) -> Search:
        """A search of any of the choices, whose rules are those of all."""
        counts, holes = self._choices[0] if self._choices else (self._cover.copies.tolist(), 0)
        return self._begun(*_exact(self._cover, tuple(counts), holes))[0]

    def _begun(self, exact: CoverProblem, ids: IntArray) -> tuple[Search, IntArray]:
        settings = dict(self._settings)
        if self._spelt is not None:
            symbols = {exact.puzzle.pieces[group[0]].symbol for group in exact.members}
            settings[ORDER.name] = "".join(each for each in self._spelt if each in symbols)
            settings[ORDER.name] += _HOLE if _HOLE in symbols else ""
        return self._engine.begin(exact, settings), ids

    def _next(self) -> None:
        """Go to the next choice that has anything to search."""
        while self._search is None or self._search.finished:
            if self._search is not None:
                self._ended = self._ended + self._in_common(self._search.stages)
            self._at += 1
            if self._at >= len(self._choices):
                self._search = None
                return
            counts, holes = self._choices[self._at]
            self._search, self._ids = self._begun(*_exact(self._cover, counts, holes))

    def _in_common(self, stages: StageTable) -> StageTable:
        """A table of one choice, as long as the longest, with the solutions at the end again."""
        behind = len(self._ended) - len(stages)

        def longer(column: Any) -> Any:
            return np.concatenate([column, np.zeros(behind, np.int64)])

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
    def remaining(self) -> float:
        if self._search is None:
            return 0.0
        later = len(self._choices) - self._at - 1
        return (later + self._search.remaining) / len(self._choices)

    @property
    def stages(self) -> StageTable:
        if self._search is None:
            return self._ended.copy()
        return self._ended + self._in_common(self._search.stages)

    def state(self) -> dict[str, Any]:
        return {
            "choice": self._at,
            "inside": None if self._search is None else self._search.state(),
            "ended": table_state(self._ended),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        try:
            at, inside = int(state["choice"]), state["inside"]
            ended = restore_table(state["ended"])
        except (KeyError, TypeError, ValueError) as error:
            raise state_mismatch() from error
        if not 0 <= at <= len(self._choices) or (inside is None) != (at == len(self._choices)):
            raise state_mismatch()
        self._at, self._search = at, None
        if inside is not None:
            counts, holes = self._choices[at]
            self._search, self._ids = self._begun(*_exact(self._cover, counts, holes))
            self._search.restore(inside)
        self._ended = ended


def choices(cover: CoverProblem) -> Iterator[tuple[tuple[int, ...], int]]:
    """How many of each kind to lay, and how many cells then stay empty: all that adds up."""
    sizes, least, most = cover.sizes.tolist(), cover.min_copies.tolist(), cover.copies.tolist()
    fewest_cells = sum(int(word).bit_count() for word in cover.required)
    max_cells = cover.cell_count

    @cache
    def possible(kind: int, filled: int) -> bool:
        """Whether the kinds from one on can fill what is left, cells that may stay empty aside."""
        if kind == len(sizes):
            return fewest_cells <= filled <= max_cells
        return any(
            possible(kind + 1, filled + n * sizes[kind])
            for n in range(least[kind], most[kind] + 1)
            if filled + n * sizes[kind] <= max_cells
        )

    def chosen(kind: int, filled: int) -> Iterator[tuple[tuple[int, ...], int]]:
        if kind == len(sizes):
            yield (), max_cells - filled
            return
        for n in range(least[kind], most[kind] + 1):
            then = filled + n * sizes[kind]
            if then <= max_cells and possible(kind + 1, then):
                for others, holes in chosen(kind + 1, then):
                    yield (n, *others), holes

    for counts, holes in chosen(0, 0):
        if any(counts):
            yield counts, holes


def _exact(
    cover: CoverProblem, counts: tuple[int, ...], holes: int
) -> tuple[CoverProblem, IntArray]:
    """The exact problem of one choice, and the option of the whole that each of its options is."""
    kinds = [kind for kind, n in enumerate(counts) if n]
    blocks = [np.arange(cover.starts[k], cover.starts[k + 1], dtype=np.int32) for k in kinds]
    masks = [cover.masks[block] for block in blocks]
    copies = [counts[kind] for kind in kinds]
    puzzle = cover.puzzle
    pieces = [puzzle.pieces[cover.members[kind][0]] for kind in kinds]
    if holes:
        free = [i for i in range(cover.cell_count) if not _has(cover.required, i)]
        empty = np.zeros((len(free), cover.masks.shape[1]), np.uint64)
        for row, cell in enumerate(free):
            empty[row, cell // 64] = np.uint64(1) << np.uint64(cell % 64)
        masks.append(empty)
        blocks.append(np.full(len(free), len(cover.masks), np.int32))
        copies.append(holes)
        fundamental = puzzle.figure.lattice.normalized([puzzle.figure.cells[0]])
        pieces.append(Piece(_HOLE, fundamental, "hole", lattice=puzzle.figure.lattice))
    ids = np.concatenate([*blocks, np.array([len(cover.masks)], np.int32)])
    lengths = [len(block) for block in blocks]
    chosen_set = replace(puzzle.piece_set, pieces=tuple(pieces), counts=tuple(copies), fewest=None)
    placed = np.array(copies, np.int32)
    exact = replace(
        cover,
        puzzle=Puzzle(replace(puzzle.figure, optional=frozenset()), chosen_set),
        masks=np.concatenate(masks),
        kind=np.repeat(np.arange(len(lengths), dtype=np.int32), lengths),
        starts=np.cumsum([0, *lengths]).astype(np.int32),
        copies=placed,
        min_copies=placed,
        required=cover.full,
        images=np.arange(sum(lengths) + 1, dtype=np.int32).reshape(1, -1),
        proper=cover.proper[:1],
        members=tuple((index,) for index in range(len(pieces))),
    )
    return exact, ids


def _has(mask: Any, cell: int) -> bool:
    return bool(int(mask[cell // 64]) >> (cell % 64) & 1)
