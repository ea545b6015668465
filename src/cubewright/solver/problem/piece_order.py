"""The order in which an engine that goes piece by piece takes the pieces."""

from __future__ import annotations

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.setting import Setting

AS_GIVEN, LAST_FIRST, FEWEST_FIRST = "as-given", "last-first", "fewest-first"

ORDER = Setting(
    name="order",
    title="Order of the pieces",
    values=(FEWEST_FIRST, AS_GIVEN, LAST_FIRST),
    explanation=(
        "Fewest forms first places the piece with the fewest placements first; "
        "or spell an order out by the pieces' symbols, such as LPZTABV."
    ),
    accepts=lambda value: len(value) > 0 and "-" not in value,
)


def forms(cover: CoverProblem) -> list[int]:
    """How many placements each kind may take, the breaker only its representatives."""
    counts: list[int] = np.diff(cover.starts).tolist()
    if cover.breaking_piece >= 0:
        counts[cover.breaking_piece] = len(cover.orbit_representatives)
    return counts


def allowed_options(cover: CoverProblem, kind: int) -> range | list[int]:
    """The option ids of a kind, ascending; of the breaker only the representatives."""
    if kind == cover.breaking_piece:
        ids: list[int] = cover.orbit_representatives.tolist()
        return ids
    return range(int(cover.starts[kind]), int(cover.starts[kind + 1]))


def kind_order(cover: CoverProblem, order: str) -> list[int]:
    """The kinds in an order, every copy listed; raises :class:`CubewrightError`.

    Copies of a kind stand together. Of kinds with equally many forms the one
    given last comes first: so the tables of "A Better Sort of Input" come out
    digit for digit, whose own order of equals this is.
    """
    kinds = list(range(len(cover.copies)))
    if order == LAST_FIRST:
        kinds.reverse()
    elif order == FEWEST_FIRST:
        counts = forms(cover)
        kinds.sort(key=lambda kind: (counts[kind], -kind))
    elif order != AS_GIVEN:
        kinds = _spelt_out(cover, order)
    return [kind for kind in kinds for _ in range(int(cover.copies[kind]))]


def _spelt_out(cover: CoverProblem, order: str) -> list[int]:
    symbols = [cover.puzzle.pieces[members[0]].symbol for members in cover.members]
    spelt = [symbol for symbol in order if symbol not in ", "]
    if sorted(spelt) != sorted(symbols):
        raise CubewrightError(
            f"The order '{order}' must name each of the pieces {', '.join(symbols)} once."
        )
    return [symbols.index(symbol) for symbol in spelt]
