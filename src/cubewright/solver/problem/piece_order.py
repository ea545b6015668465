"""The piece order of engines that work piece by piece."""

from __future__ import annotations

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.setting import Setting
from cubewright.translation import mark, tr

AS_GIVEN, LAST_FIRST, FEWEST_FIRST = "as-given", "last-first", "fewest-first"
FEWEST_LEFT = "fewest-left"
"""A piece order only for engines that choose the next piece at each node."""

ORDER = Setting(
    name="order",
    title=mark("Piece order"),
    values=(FEWEST_FIRST, AS_GIVEN, LAST_FIRST),
    explanation=mark(
        "fewest-first starts with the piece that has the fewest placements. "
        "Or spell out an order by the pieces' symbols, such as LPZTABV."
    ),
    accepts=lambda value: len(value) > 0 and "-" not in value,
)


def placement_counts(cover: CoverProblem) -> list[int]:
    """Return the number of placements of each kind, after symmetry breaking."""
    counts: list[int] = np.diff(cover.starts).tolist()
    if cover.breaking_piece >= 0:
        counts[cover.breaking_piece] = len(cover.orbit_representatives)
    return counts


def allowed_options(cover: CoverProblem, kind: int) -> range | list[int]:
    """Return the option ids of a kind, in ascending order.

    Only orbit representatives of the symmetry-breaking piece are allowed.
    """
    if kind == cover.breaking_piece:
        ids: list[int] = cover.orbit_representatives.tolist()
        return ids
    return range(int(cover.starts[kind]), int(cover.starts[kind + 1]))


def kind_order(cover: CoverProblem, order: str) -> list[int]:
    """Return the kinds in an order, each once per copy; copies are adjacent.

    Kinds with equally many placements are in reverse order of the set. This is the order of "A
    Better Sort of Input" and reproduces its tables exactly.

    Raises:
        CubewrightError: A spelled-out order does not name every piece once.
    """
    kinds = list(range(len(cover.copies)))
    if order == LAST_FIRST:
        kinds.reverse()
    elif order == FEWEST_FIRST:
        counts = placement_counts(cover)
        kinds.sort(key=lambda kind: (counts[kind], -kind))
    elif order != AS_GIVEN:
        kinds = _spelled_out(cover, order)
    return [kind for kind in kinds for _ in range(int(cover.copies[kind]))]


def _spelled_out(cover: CoverProblem, order: str) -> list[int]:
    symbols = [cover.puzzle.pieces[members[0]].symbol for members in cover.members]
    spelled = [symbol for symbol in order if symbol not in ", "]
    if sorted(spelled) != sorted(symbols):
        raise CubewrightError(
            tr(
                "The order '{order}' must name each of the pieces {symbols} once.",
                order=order,
                symbols=", ".join(symbols),
            )
        )
    return [symbols.index(symbol) for symbol in spelled]
