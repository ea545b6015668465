"""The stages of a run with all details: time, and what each rule cut."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from cubewright.gui.statistics.stage_model import SHARE, StageModel
from cubewright.gui.widgets.table_model import RIGHT, Index
from cubewright.presenter.search.statistics_text import fine_duration, share
from cubewright.solver.report import Progressed
from cubewright.translation import mark, number_text, tr

TIME = SHARE + 1
RULES = TIME + 1
"""The column of the first rule; the others follow."""
TIME_TIP = mark("Time of this stage: the search's time divided in proportion to the work")

_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


class WideStageModel(StageModel):
    """A stage model with columns for the time and for each rule of the engine."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seconds: list[float] = []
        self._rules: dict[str, list[int]] = {}

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that have a column."""
        return tuple(self._rules)

    def show_progress(self, progress: Progressed) -> None:
        """Show the numbers of a search and its time per stage."""
        table = progress.stages
        rules = {rule: cut.tolist() for rule, cut in table.cuts.items()}
        if tuple(rules) != self.rules:
            self.clear()  # the columns change
        self._seconds = (table.shares() * progress.seconds).tolist()
        self._rules = rules
        self.show(table)

    def clear(self) -> None:
        self.beginResetModel()
        self._seconds, self._rules = [], {}
        self._explored, self._kept = [], []
        self.endResetModel()

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else RULES + len(self._rules)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or section < TIME:
            return super().headerData(section, orientation, role)
        rule = "" if section == TIME else self.rules[section - RULES]
        if role == _Role.DisplayRole:
            return "\n".join([tr("Cut by"), *wrap(tr(rule), 12)]) if rule else tr("Time")
        if role == _Role.ToolTipRole:
            return (
                tr("Placements cut here by the rule “{rule}”", rule=tr(rule))
                if rule
                else tr(TIME_TIP)
            )
        return super().headerData(SHARE, orientation, role)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid() or index.column() < TIME:
            return super().data(index, role)
        if role == _Role.DisplayRole:
            return self._wide_text(index.row(), index.column())
        if role == _Role.ToolTipRole and index.column() >= RULES:
            return self._share_tip(index.row(), index.column())
        if role == _Role.TextAlignmentRole:
            return RIGHT
        return super().data(index, role)

    def _wide_text(self, row: int, column: int) -> str:
        is_total = row == self.stage_count
        if column == TIME:
            return fine_duration(sum(self._seconds) if is_total else self._seconds[row])
        return number_text(self._cut(row, column))

    def _cut(self, row: int, column: int) -> int:
        cuts = self._rules[self.rules[column - RULES]]
        return sum(cuts) if row == self.stage_count else cuts[row]

    def _share_tip(self, row: int, column: int) -> str:
        explored, _ = self._numbers(row)
        part = share(self._cut(row, column), explored)
        return tr("{part} of the placements explored here", part=part) if part else ""


def cut_sentence(progress: Progressed) -> str:
    """Return the share of all explored placements that each rule cut, largest first.

    >>> import numpy as np
    >>> from cubewright.solver.report import Counts
    >>> from cubewright.solver.search.stages import StageTable
    >>> table = StageTable(np.array([200]), np.array([40]),
    ...                    {"parity": np.array([10]), "overlaps": np.array([150])})
    >>> cut_sentence(Progressed(1.0, Counts(), table, 1.0))
    'Of all explored placements, rules cut: overlaps 75.0 %, parity 5.0 %. Kept: 20.0 %.'
    """
    explored, kept = progress.stages.totals
    cuts = {rule: int(cut.sum()) for rule, cut in progress.stages.cuts.items()}
    if not explored or not any(cuts.values()):
        return ""
    largest = sorted((rule for rule in cuts if cuts[rule]), key=lambda rule: -cuts[rule])
    parts = [f"{tr(rule)} {share(cuts[rule], explored)}" for rule in largest]
    return tr(
        "Of all explored placements, rules cut: {rules}. Kept: {share}.",
        rules=", ".join(parts),
        share=share(kept, explored),
    )
