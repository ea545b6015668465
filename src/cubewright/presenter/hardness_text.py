"""Sentences, rows and columns about how hard a puzzle is for a person."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cubewright.formats.known_hardness import ExaminedPuzzle
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.presenter.search.statistics_text import share
from cubewright.presenter.table import Align, Column, formatted
from cubewright.solver.analysis.hardness import MAX_ASSEMBLIES, Depth, Hardness
from cubewright.translation import counted, joined, mark, number_text, tr, trn


@dataclass(frozen=True)
class DepthRow:
    """A row for one depth: the choices after ``placed`` pieces, and the search's dead ends.

    ``depth`` is None for the last pieces, whose choices are not examined.
    """

    placed: int
    dead_ends: int
    depth: Depth | None = None

    @property
    def choices(self) -> int:
        return 0 if self.depth is None else self.depth.right + self.depth.wrong

    @property
    def mean_choices(self) -> float | None:
        """The mean number of choices at a position; None if choices were not examined."""
        return None if self.depth is None else self.choices / self.depth.positions

    @property
    def max_hidden(self) -> int | None:
        """The largest number of further pieces that fit after a wrong choice, if any."""
        return None if self.depth is None else max(self.depth.still_fit, default=None)

    @property
    def parts(self) -> tuple[int, int, int]:
        """The numbers of right choices, wrong ones found at once, and wrong ones found later.

        All are 0 if the choices were not examined.
        """
        depth = self.depth
        return (0, 0, 0) if depth is None else (depth.right, depth.shown_at_once, depth.hidden)


def depth_rows(result: Hardness) -> list[DepthRow]:
    """Return a row for each number of placed pieces, except for the last piece."""
    depths = dict(enumerate(result.depths))
    return [
        DepthRow(placed, dead_ends, depths.get(placed))
        for placed, dead_ends in enumerate(result.dead_ends[: result.pieces - 1])
    ]


def _part(number: int) -> Callable[[DepthRow], str]:
    return lambda row: share(row.parts[number], row.choices)


def _plain_part(number: int) -> Callable[[DepthRow], str]:
    return lambda row: f"{row.parts[number] / row.choices:.0%}" if row.choices else ""


PLACED = Column[DepthRow](
    name="pieces placed",
    head=mark("Placed"),
    tip=mark("The number of pieces that are already in their right places"),
    text=lambda row: number_text(row.placed),
    align=Align.RIGHT,
)
CHOICES = Column[DepthRow](
    name="choices",
    head=mark("Choices"),
    tip=mark(
        "The average number of placements to choose from at the cell or piece that has the fewest"
    ),
    text=lambda row: "" if row.mean_choices is None else tr("{n:,.1f}", n=row.mean_choices),
    align=Align.RIGHT,
    plain=formatted(lambda row: row.mean_choices, ",.1f"),
)
RIGHT = Column[DepthRow](
    name="right",
    head=mark("Right"),
    tip=mark("The share of the choices that lead to a solution"),
    text=_part(0),
    align=Align.RIGHT,
    plain=_plain_part(0),
)
AT_ONCE = Column[DepthRow](
    name="wrong, shows at once",
    head=mark("Shows at once"),
    tip=mark("The share of all choices: wrong ones after which no further piece fits"),
    text=_part(1),
    align=Align.RIGHT,
    plain=_plain_part(1),
)
LATER = Column[DepthRow](
    name="wrong, shows later",
    head=mark("Shows later"),
    tip=mark("The share of all choices: wrong ones after which more pieces still fit"),
    text=_part(2),
    align=Align.RIGHT,
    plain=_plain_part(2),
)
MAX_HIDDEN = Column[DepthRow](
    name="pieces that still fit",
    head=mark("Still fit"),
    tip=mark("The largest number of further pieces that fit after a wrong choice"),
    text=lambda row: "" if row.max_hidden is None else number_text(row.max_hidden),
    align=Align.RIGHT,
    plain=formatted(lambda row: row.max_hidden),
)
DEAD_ENDS = Column[DepthRow](
    name="dead ends",
    head=mark("Dead ends"),
    tip=mark(
        "Placements, in the whole search, after which a cell or a piece has no placement left"
    ),
    text=lambda row: number_text(row.dead_ends),
    align=Align.RIGHT,
)
CHART = Column[DepthRow](
    head=mark("Chart"),
    tip=mark("The choices: right, wrong and shown at once, wrong and shown later"),
    text=lambda _row: "",
)
COLUMNS = (PLACED, CHOICES, RIGHT, AT_ONCE, LATER, MAX_HIDDEN, DEAD_ENDS)
WINDOW = (*COLUMNS, CHART)


def examined_puzzle(result: Hardness) -> ExaminedPuzzle:
    """Return the results in the form in which they are stored."""
    return ExaminedPuzzle(result.dead_ends_per_solution, result.mean_hidden, result.fewest_moves)


def examined_text(examined: ExaminedPuzzle) -> str:
    """Return stored results in one line; empty if there is no solution."""
    texts = []
    if examined.dead_ends is not None:
        text = mark("{n:,.1f} dead ends for each solution")
        texts.append(tr(text, n=examined.dead_ends))
    if examined.still_fit is not None:
        text = mark("{n:.1f} pieces fit after a wrong choice")
        texts.append(tr(text, n=examined.still_fit))
    if examined.moves is not None:
        texts.append(counted(int(examined.moves), "move"))
    return joined(", ", texts)


def progress_text(result: Hardness) -> str:
    """Return the current step in one line.

    >>> progress_text(Hardness(step=2, fraction=0.25))
    'Examining choices: 25 %'
    """
    texts = (
        mark("Finding all solutions: {percent} %"),
        mark("Examining choices: {percent} %"),
        mark("Taking solutions apart: {percent} %"),
    )
    return tr(texts[result.step - 1], percent=int(100 * result.fraction))


def sentences(result: Hardness) -> list[str]:
    """Return the results so far as a list of sentences."""
    if result.is_complete and not result.solutions:
        return [tr("The puzzle has no solution.")]
    if not result.placements:
        return []
    texts = [_placements(result)]
    if result.has_solutions:
        texts.append(_dead_ends(result))
    if result.step > 2:
        texts.append(_wrong_choices(result))
    if result.analyses:
        texts += _moves(result)
    return texts


def _placements(result: Hardness) -> str:
    return tr(
        "{pieces} must be placed; there are {placements} of single pieces.",
        pieces=counted(result.pieces, "piece"),
        placements=counted(result.placements, "placement"),
    )


def _dead_ends(result: Hardness) -> str:
    return trn(
        "The search for the only solution meets {dead_ends}.",
        "The search for all {n:,} solutions meets {dead_ends}.",
        result.solutions,
        dead_ends=counted(sum(result.dead_ends), "dead end"),
    )


def _wrong_choices(result: Hardness) -> str:
    mean = result.mean_hidden
    if mean is None:
        return tr("None of the choices examined is wrong.")
    if not result.max_hidden:
        return tr("Every wrong choice shows at once.")
    return trn(
        "After a wrong choice, up to {n:,} more piece still fits ({mean:.1f} on average).",
        "After a wrong choice, up to {n:,} more pieces still fit ({mean:.1f} on average).",
        result.max_hidden,
        mean=mean,
    )


def _moves(result: Hardness) -> list[str]:
    texts = []
    moves = sorted(each.plan.move_count for each in result.taken_apart if each.plan)
    if moves:
        text = mark("A solution comes apart in {moves}; the longest search passes {positions}.")
        positions = max(each.states for each in result.taken_apart)
        texts.append(
            tr(
                text,
                moves=_range(moves[0], moves[-1]),
                positions=counted(positions, "position"),
            )
        )
    stuck = [each for each in result.analyses if each.outcome is AnalysisOutcome.CANNOT]
    if stuck:
        texts.append(
            trn(
                "{n:,} solution cannot be taken apart.",
                "{n:,} solutions cannot be taken apart.",
                len(stuck),
            )
        )
    if result.solutions > MAX_ASSEMBLIES and result.is_complete:
        text = mark("Taking apart was tried for the first {number:,} solutions only.")
        texts.append(tr(text, number=len(result.analyses)))
    return texts


def _range(least: int, most: int) -> str:
    if least == most:
        return counted(least, "move")
    return tr("{least:,} to {moves}", least=least, moves=counted(most, "move"))


def sample_note(result: Hardness) -> str:
    """Return a note that the choices are only a sample; empty if all were examined."""
    if not any(depth.is_sample for depth in result.depths):
        return ""
    return tr("At depths with many positions, a sample of the choices was examined.")


@dataclass(frozen=True)
class AssemblyRow:
    """The analysis of one solution; ``number`` counts from 1."""

    number: int
    analysis: Analysis


def assembly_rows(result: Hardness) -> list[AssemblyRow]:
    """Return a row for each solution that was taken apart."""
    return [AssemblyRow(number, each) for number, each in enumerate(result.analyses, start=1)]


def _plan_moves(row: AssemblyRow) -> int | None:
    plan = row.analysis.plan
    return None if plan is None else plan.move_count


ASSEMBLY_COLUMNS = (
    Column[AssemblyRow](name="solution", text=lambda row: str(row.number)),
    Column[AssemblyRow](
        name="level", text=lambda row: row.analysis.level_string or row.analysis.outcome.value
    ),
    Column[AssemblyRow](name="moves", text=formatted(_plan_moves)),
    Column[AssemblyRow](name="positions", text=formatted(lambda row: row.analysis.states, ",")),
)
