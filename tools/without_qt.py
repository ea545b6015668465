"""Runs pytest as if neither Qt nor OpenGL were installed: python tools/without_qt.py tests/unit"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec

BLOCKED = {"PySide6", "shiboken6", "pyqtgraph", "OpenGL"}


class Blocker(MetaPathFinder):
    """Says of some packages that they are not there."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: object = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {fullname!r} (blocked)", name=fullname)
        return None


def block() -> None:
    """From now on Qt cannot be imported."""
    sys.meta_path.insert(0, Blocker())


def main(arguments: Sequence[str]) -> int:
    """Run pytest without its Qt plugin, and without complaining of that plugin's settings."""
    block()
    import pytest

    options = ["-p", "no:pytest-qt", "-W", "ignore::pytest.PytestConfigWarning"]
    options += ["-o", "addopts=--strict-markers --doctest-modules --import-mode=importlib -ra"]
    return int(pytest.main([*options, *arguments]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
