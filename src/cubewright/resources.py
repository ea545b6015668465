"""Where the files that ship beside the code are, installed or in a checkout."""

from __future__ import annotations

from pathlib import Path


def _shipped(folder: str) -> Path:
    package = Path(__file__).parent
    installed = package / folder
    return installed if installed.is_dir() else package.parent.parent / folder


def resource_folder(name: str) -> Path:
    """A folder of ``resources/``, such as ``piece_sets``."""
    return _shipped("resources") / name


def figures_folder() -> Path:
    """The figures that come with the program."""
    return _shipped("figures")
