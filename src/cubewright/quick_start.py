"""Start a process quickly and in little memory."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager


def limit_blas_threads() -> None:
    """Limit numpy's linear algebra to one thread, since matrices are never large here.

    Call it before numpy is imported: otherwise numpy starts a thread for each processor, which
    takes a fifth of the import on two processors.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Switch garbage collection off in the block, and exempt all objects that exist at its end.

    For imports: modules are no garbage, and looking for it takes a tenth of a short command.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        if was_enabled:
            gc.enable()
