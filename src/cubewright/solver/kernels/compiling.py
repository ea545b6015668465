"""How kernels are compiled: outside the GIL, cached, without exceptions or reference counts."""

from __future__ import annotations

from typing import Any

from numba import njit
from numba.core import event
from numba.core.options import DefaultOptions

from cubewright.solver.kernels.compile_notice import NOTICE
from cubewright.solver.kernels.compiled_folder import choose_folder


class _NoticeListener(event.Listener):  # type: ignore[misc]
    def on_start(self, event: Any) -> None:
        NOTICE.begin()

    def on_end(self, event: Any) -> None:
        NOTICE.end()


choose_folder()  # before the first kernel, which numba gives its file at once
event.register("numba:compile", _NoticeListener())

# Kernels own no array: those of a NamedTuple live as long as their Python call. Counting
# references whenever a field is read made the cube and the 6x10 take 2.3 times as long. numba
# marks the option as its own (hence the underscore); without it kernels are slow, but correct.
_WITHOUT_COUNTS: dict[str, Any] = {"_nrt": False} if hasattr(DefaultOptions, "_nrt") else {}

allocating = njit(nogil=True, cache=True, error_model="numpy")
"""A function that makes arrays, which must be counted."""

kernel = njit(nogil=True, cache=True, error_model="numpy", **_WITHOUT_COUNTS)
"""A function that Python calls, or a step that is called from several places. Makes no array."""

step = njit(nogil=True, cache=True, error_model="numpy", inline="always", **_WITHOUT_COUNTS)
"""A step of a kernel, copied into it so that a NamedTuple need not be passed. Makes no array."""
