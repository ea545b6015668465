"""Locations of the files that ship with the program, and of its files for the user."""

from __future__ import annotations

import os
from pathlib import Path

HOME_VARIABLE = "CUBEWRIGHT_HOME"
"""The environment variable that names a folder for all files, for tests and portable use."""

_PROGRAM = "cubewright"


_PACKAGE = Path(__file__).parent
_BUILT = _PACKAGE.parent.parent / "build" / "docs" / "html"
"""The folder of the documents that ``make docs`` builds in a source folder."""


def is_installed() -> bool:
    """Return whether the program is installed, not run from its source tree."""
    return (_PACKAGE / "resources").is_dir()


def _shipped(folder: str) -> Path:
    return (_PACKAGE if is_installed() else _PACKAGE.parent.parent) / folder


def resource_folder(name: str) -> Path:
    """Return a folder of ``resources/``, such as ``piece_sets``."""
    return _shipped("resources") / name


def documents() -> Path:
    """Return the folder of the documents; its folder ``guide`` contains the user guide."""
    return _shipped("docs")


def guide_page(name: str, language: str) -> str:
    """Return the name of a page of the user guide in a language, or else in English.

    >>> guide_page("draw", "de"), guide_page("engines", "de")
    ('de/draw', 'engines')
    """
    translated = f"{language}/{name}"
    return translated if (documents() / "guide" / f"{translated}.md").is_file() else name


def web_page(name: str) -> Path | None:
    """Return a page of the user guide for a browser; None if the documents are not built."""
    folder = _PACKAGE / "docs" / "html" if is_installed() else _BUILT
    page = folder / "guide" / f"{name}.html"
    return page if page.is_file() else None


def figures_folder() -> Path:
    """Return the folder of the figures that are included with the program."""
    return _shipped("figures")


def included_file(name: str) -> Path | None:
    """Return the included figure file with this name, with or without its suffix, or None."""
    candidates = (figures_folder() / name, figures_folder() / f"{name}.fig")
    return next((path for path in candidates if path.is_file()), None)


def config_folder() -> Path:
    """Return the folder of the settings; it may not exist yet."""
    import platformdirs

    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "config"
    return platformdirs.user_config_path(_PROGRAM, appauthor=False)


def data_folder() -> Path:
    """Return the folder of logs, recovery copies and user piece sets; it may not exist."""
    import platformdirs

    home = os.environ.get(HOME_VARIABLE)
    if home:
        return Path(home) / "data"
    return platformdirs.user_data_path(_PROGRAM, appauthor=False)
