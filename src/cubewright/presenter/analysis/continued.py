"""Analyses of many assemblies, some of which were stopped before and continue."""

from __future__ import annotations

from collections.abc import Container, Sequence

from cubewright.errors import CubewrightError
from cubewright.solver.disassembly.assembly import Assembly
from cubewright.solver.disassembly.saved_state import AnalysisState
from cubewright.solver.disassembly.worker import AssemblySearch
from cubewright.translation import tr


def first_batch(numbers: Sequence[int], size: int, saved: Container[int]) -> Sequence[int]:
    """Return the next numbers, at most ``size``: one that is saved begins a batch.

    >>> first_batch([1, 2, 3, 4], 3, {3})
    [1, 2]
    >>> first_batch([3, 4], 3, {3})
    [3, 4]
    """
    end = min(size, len(numbers))
    return numbers[: next((place for place in range(1, end) if numbers[place] in saved), end)]


def start_batch(
    search: AssemblySearch, assemblies: Sequence[Assembly], saved: AnalysisState | None
) -> str:
    """Begin a batch; return why the first analysis begins again, or an empty text.

    ``saved``: the state of that analysis, to continue it; None: it has none.

    Raises:
        CubewrightError: An assembly cannot be analysed.
    """
    if saved is not None:
        try:
            search.start(assemblies, saved)
        except CubewrightError as error:
            search.start(assemblies)
            return tr("An analysis begins again: {reason}", reason=str(error))
        return ""
    search.start(assemblies)
    return ""
