"""Say that kernels are being compiled, if it takes long. Imports no numba."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from threading import Timer

PATIENCE = 1.0
"""Compiling may take this many seconds in all before it is reported."""


class CompileNotice:
    """Calls a function once, from a thread of its own, when compiling has taken a second in all.

    :mod:`cubewright.solver.kernels.compiling` calls :meth:`begin` and :meth:`end`
    around all that numba compiles, under numba's lock. Loading compiled kernels does not count.
    """

    def __init__(self, patience: float = PATIENCE) -> None:
        self.call: Callable[[], None] | None = None
        """The function; it is removed when it is called."""
        self._patience = patience
        self._depth = 0
        self._began = 0.0
        self._spent = 0.0
        self._timer: Timer | None = None

    def begin(self) -> None:
        """Note that numba begins to compile a function, perhaps within another."""
        self._depth += 1
        if self._depth > 1 or self.call is None:
            return
        from threading import Timer  # only here, so that `--help` does not import it

        self._began = perf_counter()
        self._timer = Timer(max(0.0, self._patience - self._spent), self._take_long)
        self._timer.daemon = True
        self._timer.start()

    def end(self) -> None:
        """Note that it has compiled the function."""
        self._depth -= 1
        if self._depth or self._timer is None:
            return
        self._timer.cancel()
        self._timer = None
        self._spent += perf_counter() - self._began

    def _take_long(self) -> None:
        call, self.call = self.call, None
        if call is not None:
            call()


NOTICE = CompileNotice()
"""The notice of this process."""
