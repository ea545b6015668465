"""Where the program keeps what it remembers: settings, logs, recovery copies, own piece sets."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "CUBEWRIGHT_HOME"
"""An environment variable that puts everything below one folder: for tests and portable use."""

_PROGRAM = "cubewright"


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
