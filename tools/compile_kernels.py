"""Compile every kernel of the search, once for each version of it: python tools/compile_kernels.py

tools/setup.sh runs this. It takes a minute or two, and no time if all kernels are compiled.
"""

import sys
from time import perf_counter

from cubewright.solver.kernels.compiled_folder import all_are_compiled, remove_compiled

WIDTH = 60
"""Enough to write one line over another."""


def main() -> int:
    """Compile, and show the progress on one line."""
    if all_are_compiled():
        return 0
    # numba notices a changed file, but not a changed file that it uses.
    remove_compiled()
    show("compiling the search for this machine (once; a minute or two)")
    from cubewright.solver.compilation import compile_all

    began = perf_counter()
    for done, tasks in compile_all():
        if sys.stderr.isatty():
            show(f"compiling the search for this machine: {done} of {tasks}")
    show(f"compiled the search in {perf_counter() - began:.0f} s", end="\n")
    return 0


def show(text: str, *, end: str = "") -> None:
    """Write a line; on a terminal over the one before it."""
    if sys.stderr.isatty():
        print(f"\rsetup: {text:{WIDTH}}", end=end, file=sys.stderr, flush=True)
    else:
        print(f"setup: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
