"""Start a process quickly and in little memory."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager


def spare_threads() -> None:
    """Let numpy do linear algebra, which is never large here, in the thread that asks for it.

    It must be called before numpy is imported, which else starts a thread for
    each processor; on two processors that takes a fifth of the import.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@contextmanager
def no_garbage() -> Iterator[None]:
    """Look for no garbage in the block, nor later among what was made before its end.

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
