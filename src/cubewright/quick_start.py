"""Start a process quickly, with little memory."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager


def limit_blas_threads() -> None:
    """Limit numpy's linear algebra to one thread, because matrices are never large here.

    Call this before importing numpy. Otherwise numpy starts a thread for each processor, which
    takes a fifth of the time of its import on two processors.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Switch garbage collection off in the block, and exempt all objects that exist at its end.

    Use it for imports: modules never become garbage, and looking for garbage takes a tenth of the
    time of a short command.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_enabled:
            gc.enable()
