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
    if is_burrtools_file(path):
        text, _ = fig_of_xmpuzzle(read_xmpuzzle(path))
        return parse_fig(text, path.with_suffix(".fig").name)
    file = read_fig(path)
    if not file.blocks:
        raise no_figure_error(file.name, file.text)
    return file


def losses_in(path: Path) -> tuple[str, ...]:
    """Return what the figures of a file do not hold of it.

    Raises:
        FormatError: The file cannot be read, or has no figure.
    """
    return fig_of_xmpuzzle(read_xmpuzzle(path))[1] if is_burrtools_file(path) else ()
