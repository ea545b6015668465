"""The columns of the stages of a search, for the window and the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from textwrap import wrap

from cubewright.presenter.search.statistics_text import fine_duration, ordinal, share
from cubewright.presenter.table import Align, Column, formatted
from cubewright.solver.report import Progressed
from cubewright.translation import mark, number_text, tr


@dataclass(frozen=True)
class StageRow:
    """A stage of a search, counted from 0, or the totals, whose ``stage`` is None.

    ``cuts`` contains the number of placements that each rule cut. ``seconds`` is the share of the
    search time in proportion to the work.
    """

    stage: int | None
    explored: int
    kept: int
    seconds: float
    cuts: dict[str, int]


def stage_rows(progress: Progressed) -> list[StageRow]:
    """Return a row for each stage, and a row of totals."""
    stages = progress.stages
    cuts = {rule: cut.tolist() for rule, cut in stages.cuts.items()}
    rows = zip(
        stages.explored.tolist(),
        stages.kept.tolist(),
        (stages.shares() * progress.seconds).tolist(),
        strict=True,
    )
    totals = {rule: sum(cut) for rule, cut in cuts.items()}
    return [
        *(
            StageRow(stage, *numbers, {rule: cut[stage] for rule, cut in cuts.items()})
            for stage, numbers in enumerate(rows)
        ),
        StageRow(None, *stages.totals, progress.seconds, totals),
    ]


STAGE = Column[StageRow](
    name="stage",
    head=mark("Piece"),
    tip=mark("The stage of the search: the number of the piece that is placed"),
    text=lambda row: tr("Total") if row.stage is None else ordinal(row.stage + 1),
    plain=lambda row: "total" if row.stage is None else str(row.stage + 1),
)
EXPLORED = Column[StageRow](
    head=mark("Explored"),
    tip=mark("Placements tried at this stage"),
    text=lambda row: number_text(row.explored),
    key=lambda row: row.explored,
    align=Align.RIGHT,
)
KEPT = Column[StageRow](
    head=mark("Kept"),
    tip=mark(
        "Placements that survived; at the last stage these are solutions, "
        "before symmetric copies are merged"
    ),
    text=lambda row: number_text(row.kept),
    key=lambda row: row.kept,
    align=Align.RIGHT,
)
SHARE = Column[StageRow](
    head=mark("Share"),
    tip=mark("Kept divided by explored"),
    text=lambda row: share(row.kept, row.explored),
    align=Align.RIGHT,
)
TIME = Column[StageRow](
    name="time in ms",
    head=mark("Time"),
    tip=mark("Time of this stage: the search's time divided in proportion to the work"),
    text=lambda row: fine_duration(row.seconds),
    align=Align.RIGHT,
    plain=formatted(lambda row: row.seconds * 1e3, ",.2f"),
)
WINDOW = (STAGE, EXPLORED, KEPT, SHARE)


@dataclass(frozen=True, eq=False, kw_only=True)
class RuleColumn(Column[StageRow]):
    """The number of placements that a rule of the engine cut; ``name`` is the rule's name."""

    @property
    def visible_header(self) -> str:
        return "\n".join([tr("Rejected by"), *wrap(tr(self.name), 12)])

    @property
    def shown_tip(self) -> str:
        return tr("Placements rejected here by the rule “{rule}”", rule=tr(self.name))


def rule_columns(rules: Iterable[str]) -> tuple[RuleColumn, ...]:
    """Return a column for each rule of an engine."""
    return tuple(map(_rule_column, rules))


def _rule_column(rule: str) -> RuleColumn:
    def tip(row: StageRow) -> str:
        part = share(row.cuts[rule], row.explored)
        return tr("{part} of the placements explored here", part=part) if part else ""

    return RuleColumn(
        name=rule,
        text=lambda row: number_text(row.cuts[rule]),
        cell_tip=tip,
        align=Align.RIGHT,
    )
