"""The result of the analysis of one solution."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import lru_cache

from cubewright.formats.kept_plans import BURRTOOLS, kept_allowance, kept_numbers
from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattice import Lattice
from cubewright.model.results import Disassembly
from cubewright.presenter.taking_apart.turn_choice import MAX_ALLOWANCE, TurnChoice
from cubewright.solver.disassembly.assembly import MAX_STATES, MAX_TURNING_STATES, Order
from cubewright.translation import mark


class State(Enum):
    """States of a solution's analysis."""

    PLAN = mark("plan kept")
    LEVEL = mark("level only")
    CANNOT = mark("cannot")
    NOT_DECIDED = mark("not decided")
    NOT_ANALYSED = mark("not analysed")
    UNFINISHED = mark("unfinished")


_APART = (State.PLAN, State.LEVEL)
_OF_OUTCOME = {
    AnalysisOutcome.CANNOT: State.CANNOT,
    AnalysisOutcome.NOT_DECIDED: State.NOT_DECIDED,
}


@dataclass(frozen=True)
class KnownAnalysis:
    """The result of a solution's analysis.

    ``levels`` is the level string, empty unless the solution comes apart. ``moves`` is the total
    number of moves in the plan, including ``turns`` turns. ``allowance`` is the depth that rounding
    removes from each side of a cube; None if pieces could not turn. ``is_least``: the analysis
    searched for the least allowance. ``plan_order`` is the order of analysis, None in a file of
    BurrTools. ``limit`` is the number of states after which an undecided analysis ended; 0 if
    unknown.
    """

    state: State
    levels: str = ""
    moves: int = 0
    turns: int = 0
    allowance: Fraction | None = None
    is_least: bool = False
    plan_order: Order | None = Order.CANONICAL
    limit: int = 0

    @property
    def level(self) -> int:
        """The number of moves to the first separation; 0 if unknown."""
        return int(self.levels.split(".")[0]) if self.levels else 0

    @property
    def comes_apart(self) -> bool:
        return self.state in _APART

    @property
    def order(self) -> tuple[int, ...]:
        """The numbers of the level string, by which solutions are sorted."""
        return tuple(map(int, self.levels.split("."))) if self.levels else ()

    def answers(self, turns: TurnChoice, order: Order | None = None) -> bool:
        """Return whether a new analysis with these turns and in this order would find nothing more.

        If ``order`` is None, any plan suffices. In this case, a result with turns also answers a
        request without turns, if the plan has no turns, or if not even turns help.
        """
        match self.state:
            case State.NOT_ANALYSED | State.UNFINISHED:
                return False
            case State.NOT_DECIDED:
                most = MAX_TURNING_STATES if turns.allowed else MAX_STATES
                return self.limit >= most and self._allows(turns)
            case State.CANNOT:
                return self._allows(turns) or not turns.allowed
        if order is None and not turns.allowed:
            return not self.turns
        is_other = order is not None and self.plan_order not in (None, order)
        return self._allows(turns) and not is_other

    def _allows(self, turns: TurnChoice) -> bool:
        if not turns.allowed:
            return self.allowance is None
        if turns.allowance is not None:
            return self.allowance == turns.allowance
        is_largest = self.state is State.CANNOT and self.allowance == MAX_ALLOWANCE
        return self.is_least or is_largest or (self.allowance == 0 and self.comes_apart)


UNKNOWN = KnownAnalysis(State.NOT_ANALYSED)


def known_analysis(kept: Disassembly, lattice: Lattice) -> KnownAnalysis:
    """Return the result in a stored analysis; :data:`UNKNOWN` if it is unreadable."""
    try:
        data = json.loads(kept.data)
        outcome = AnalysisOutcome(data.get("outcome", AnalysisOutcome.APART.value))
        allowance, is_least = kept_allowance(data), data.get("least") is True
        if outcome is not AnalysisOutcome.APART:
            limit = data.get("limit", 0)
            if type(limit) is not int:
                return UNKNOWN
            state = _OF_OUTCOME[outcome]
            return _shared(state, allowance=allowance, is_least=is_least, limit=limit)
        of_burrtools = data["format"] == BURRTOOLS
        if not (data["xml"] if of_burrtools else data.keys() & {"plan", "info"}):
            # A single piece has no moves, in any order.
            return _shared(State.PLAN, allowance=allowance, is_least=is_least, plan_order=None)
        has_plan = "<separation>" in data["xml"] if of_burrtools else "plan" in data
        state = State.PLAN if has_plan else State.LEVEL
        levels, moves, turns = data.get("levels"), data.get("moves"), data.get("turns", 0)
        is_known = isinstance(levels, str) and levels.replace(".", "").isdigit()
        if is_known and type(moves) is int and type(turns) is int:
            order = Order.BURRTOOLS if data.get("order") == BURRTOOLS else Order.CANONICAL
            return _shared(state, levels, moves, turns, allowance, is_least, order)
    except (ValueError, ZeroDivisionError, AttributeError, TypeError, KeyError):
        return UNKNOWN
    numbers, moves = kept_numbers(kept, lattice)
    levels = ".".join(map(str, numbers))
    plan_order = None if of_burrtools else Order.CANONICAL
    return _shared(state, levels, moves, plan_order=plan_order) if levels else UNKNOWN


@lru_cache(maxsize=4096)
def _shared(
    state: State,
    levels: str = "",
    moves: int = 0,
    turns: int = 0,
    allowance: Fraction | None = None,
    is_least: bool = False,
    plan_order: Order | None = Order.CANONICAL,
    limit: int = 0,
) -> KnownAnalysis:
    return KnownAnalysis(state, levels, moves, turns, allowance, is_least, plan_order, limit)
