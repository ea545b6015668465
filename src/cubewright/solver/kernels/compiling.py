"""The decorators of this package's functions, which are compiled before the program runs.

``CUBEWRIGHT_KERNELS=numba`` compiles each function at its first call instead, for debugging.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from cubewright.solver.kernels.library import Kernel
from cubewright.solver.kernels.sources import CHOICE

COMPILES = os.environ.get(CHOICE) == "numba"
"""Whether numba compiles in this process, for the library or instead of it."""

F = TypeVar("F", bound=Callable[..., Any])


def _jit(**options: Any) -> Callable[[F], F]:
    """Return numba's decorator for code without the GIL, exceptions or reference counts.

    Kernels own no array: a NamedTuple's arrays live as long as their Python call. Counting
    references at each field access slowed the cube and the 6x10 down by a factor of 2.3. numba
    treats the option as private, hence the underscore.
    """
    from numba import njit

    decorator: Callable[[F], F] = njit(nogil=True, error_model="numpy", _nrt=False, **options)
    return decorator


def _unchanged(function: F) -> F:
    return function


def entry_point(function: Callable[..., Any]) -> Kernel:
    """Return a function that Python calls. Its parameters need complete annotations."""
    if COMPILES:
        compiled: Any = _jit(no_cfunc_wrapper=True)(function)
        compiled.bind = partial(partial, compiled)
        found: Kernel = compiled
        return found
    return Kernel(function)


_FOR_NUMBA = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}

kernel: Callable[[F], F] = _jit(**_FOR_NUMBA) if COMPILES else _unchanged
"""A function that kernels call from several places. It creates no array."""

step: Callable[[F], F] = _jit(forceinline=True, **_FOR_NUMBA) if COMPILES else _unchanged
"""A step of a kernel, which LLVM inlines. It creates no array."""
