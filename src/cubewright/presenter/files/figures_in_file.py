"""Read the figures of a file that must have some."""

from __future__ import annotations

from pathlib import Path

from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import FigFile, read_fig


def figures_in(path: Path) -> FigFile:
    """Return the figures of a file with at least one.

    Raises:
        FormatError: The file cannot be read, or has no figure.
    """
    file = read_fig(path)
    if not file.blocks:
        raise no_figure_error(file.name, file.text)
    return file
