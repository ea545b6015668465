"""The versions of the program and of its environment, for reports."""

from __future__ import annotations

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version

from cubewright.resources import is_installed

_LIBRARIES = ("numpy", "PySide6-Essentials", "PyOpenGL", "manifold3d", "trimesh", "lib3mf")


def versions() -> str:
    """Return the versions of the program, its libraries and the system, in lines."""
    kind = "source folder"
    if getattr(sys, "frozen", False):
        kind = "package with its own Python"
    elif is_installed():
        kind = "installed with pip"
    libraries = ", ".join(f"{name} {installed_version(name)}" for name in _LIBRARIES)
    return "\n".join(
        (
            f"Cubewright {installed_version('cubewright')} ({kind})",
            f"Python {platform.python_version()}, {libraries}",
            f"{platform.platform()}, {os.cpu_count()} processors",
        )
    )


def installed_version(name: str) -> str:
    """Return the version of an installed package, or "unknown"."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "unknown"
