"""Where numba keeps compiled kernels, and whether all of them are there. Imports no numba."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from itertools import chain
from pathlib import Path
from zlib import crc32

from cubewright.resources import cache_folder, is_installed

SOURCES = Path(__file__).parent
TASKS = SOURCES.parent / "compilation.py"
"""The module that says which versions of the kernels there are."""
FOLDER_VARIABLE = "NUMBA_CACHE_DIR"
"""numba's own environment variable for the folder; it takes precedence."""
STAMP = "all-compiled.txt"
"""A file beside the compiled kernels that states for which machine and sources all are there."""
_PROCESSOR = ("model name", "flags", "Features")
"""The lines of Linux's description of a processor that say what code it runs."""


def choose_folder() -> None:
    """Make an installed program keep compiled kernels in the user's cache folder.

    By default numba writes beside the source, where uninstalling would leave the
    files. ``NUMBA_CACHE_DIR`` takes precedence.
    """
    from numba import config

    if is_installed() and not config.CACHE_DIR:
        config.CACHE_DIR = str(compiled_folder())


def compiled_folder() -> Path:
    """Return the user's folder for compiled kernels, named after their source text.

    numba notices a changed file, but not a change in a file that it uses. So each
    version of the kernels gets its own folder.
    """
    checksum = 0
    for source in _sources():
        checksum = crc32(source.read_bytes(), checksum)
    return cache_folder() / f"kernels-{checksum:08x}"


def all_are_compiled() -> bool:
    """Return whether :func:`mark_compiled` was called for these sources and this processor."""
    try:
        return stamp_file().read_text(encoding="utf-8") == _stamp()
    except (OSError, ValueError):
        return False


def mark_compiled() -> None:
    """Record that every kernel is compiled. Does nothing if the folder cannot be written."""
    try:
        stamp_file().parent.mkdir(parents=True, exist_ok=True)
        stamp_file().write_text(_stamp(), encoding="utf-8")
    except OSError:
        pass  # the kernels are compiled all the same, and checked again next time


def remove_compiled() -> None:
    """Remove compiled kernels from beside the source: one that it uses may have changed."""
    compiled = (SOURCES.rglob(f"__pycache__/*.{ending}") for ending in ("nbi", "nbc"))
    for file in [*chain(*compiled), stamp_file()]:
        file.unlink(missing_ok=True)


def stamp_file() -> Path:
    """Return the file that :func:`mark_compiled` writes."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    if chosen:
        return Path(chosen) / STAMP
    if is_installed():
        return compiled_folder() / STAMP
    beside = SOURCES / "__pycache__"
    writable = os.access(beside if beside.is_dir() else SOURCES, os.W_OK)
    return (beside if writable else cache_folder()) / STAMP


def _sources() -> Iterable[Path]:
    return sorted(SOURCES.rglob("*.py"))


def _stamp() -> str:
    """Return the versions, the sources and the processor that compiled kernels depend on."""
    # Imported only here: it takes long, and most commands ask for no stamp.
    from importlib.metadata import PackageNotFoundError, version

    try:
        numba = version("numba")
    except PackageNotFoundError:
        numba = "unknown"
    # numba compiles a file again if its time or size differs.
    files = (*_sources(), TASKS)
    sources = [(source.name, source.stat().st_mtime_ns) for source in files]
    text = repr((compiled_folder().name, sources, sys.version, _processor()))
    return f"numba {numba}, {crc32(text.encode()):08x}\n"


def _processor() -> list[str]:
    """Return what Linux says about the first processor; elsewhere nothing."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").split("\n\n")[0]
    except OSError:
        return []
    return [line for line in lines.splitlines() if line.startswith(_PROCESSOR)]
