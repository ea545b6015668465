"""The sources of the kernels, and the versions from which a library was compiled."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
WORKING_COPY = FOLDER.parents[3] / "build" / "kernels"
"""The folder of the library in a working copy of the project."""
TIERS = {"x86-64-v4": 4, "x86-64-v3": 3, "x86-64-v2": 2, "arm64": 0}
"""The levels of the kinds of processor that have a library, by name, best first.

The levels of x86-64 follow its System V ABI: 3 has AVX2, 4 has AVX-512.
"""
CHOICE = "CUBEWRIGHT_KERNELS"
"""An environment variable: ``numba``, or the name of a tier."""
_ENDING = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")


def file_of(folder: Path, tier: str) -> Path:
    """Return the file of the library for a tier; its table ends in ``.json``."""
    return folder / f"{tier}{_ENDING}"


def source_files() -> list[Path]:
    """Return the files of this package."""
    return sorted(FOLDER.rglob("*.py"))


def stamps() -> dict[str, list[int]]:
    """Return the modification time and the size of each source."""
    found = {}
    for file in source_files():
        status = os.stat(file)
        found[file.relative_to(FOLDER).as_posix()] = [status.st_mtime_ns, status.st_size]
    return found


def is_current(table: Mapping[str, Any]) -> bool:
    """Return whether no source has changed since a library was compiled."""
    return bool(table["sources"] == stamps())
