"""Run pytest as if neither Qt nor OpenGL were installed: python tools/without_qt.py tests/unit

pytest also loads this module as a plugin, so that the worker processes of pytest-xdist have no Qt
either.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path

BLOCKED = {"PySide6", "shiboken6", "pyqtgraph", "OpenGL"}


class Blocker(MetaPathFinder):
    """Reports some packages as not installed."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {fullname!r} (blocked)", name=fullname)
        return None


def block() -> None:
    """Make every later import of Qt fail."""
    if not any(type(finder).__name__ == Blocker.__name__ for finder in sys.meta_path):
        sys.meta_path.insert(0, Blocker())


def main(arguments: Sequence[str]) -> int:
    """Run pytest without its Qt plugin, and without warnings about that plugin's settings."""
    block()
    import pytest

    options = ["-p", Path(__file__).stem, "-p", "no:pytest-qt"]
    options += ["-W", "ignore::pytest.PytestConfigWarning"]
    options += ["-o", "addopts=--strict-markers --doctest-modules --import-mode=importlib -ra"]
    return int(pytest.main([*options, *arguments]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
else:
    block()
