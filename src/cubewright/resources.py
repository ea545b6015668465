"""Locate files: those that ship with the program and those that it stores for the user."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "CUBEWRIGHT_HOME"
"""An environment variable that puts everything below one folder: for tests and portable use."""

_PROGRAM = "cubewright"


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


def config_folder() -> Path:
    """The folder of the settings; it is made by whoever writes the first file."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "config"
    return platformdirs.user_config_path(_PROGRAM, appauthor=False)


def data_folder() -> Path:
    """The folder of logs, recovery copies and the player's own piece sets."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "data"
    return platformdirs.user_data_path(_PROGRAM, appauthor=False)
