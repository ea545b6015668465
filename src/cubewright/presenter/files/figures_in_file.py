"""Open the figures of a file; the problems of a BurrTools file become figures."""

from __future__ import annotations

from pathlib import Path

from cubewright.formats.conversion import fig_of_xmpuzzle
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import FigFile, parse_fig, read_fig
from cubewright.formats.xmpuzzle.file import SUFFIX, read_xmpuzzle


def is_burrtools_file(path: Path) -> bool:
    """Whether the name of a file is that of a BurrTools file."""
    return path.suffix.lower() == SUFFIX


def figures_in(path: Path) -> FigFile:
    """Return the figures of a file with at least one.

    Raises:
        FormatError: The file cannot be read, or has no figure.
    """
    return figures_and_losses(path)[0]


def figures_and_losses(path: Path) -> tuple[FigFile, tuple[str, ...]]:
    """Return the figures of a file with at least one, and what they do not hold of it.

    Raises:
        FormatError: The file cannot be read, or has no figure.
    """
    if is_burrtools_file(path):
        text, losses = fig_of_xmpuzzle(read_xmpuzzle(path))
        return parse_fig(text, path.with_suffix(".fig").name), losses
    file = read_fig(path)
    if not file.blocks:
        raise no_figure_error(file.name, file.text)
    return file, ()
