"""Error messages about reading and writing files."""

from __future__ import annotations

from pathlib import Path

from cubewright.errors import CubewrightError, FormatError
from cubewright.translation import mark, tr

EMPTY_FIGURE = mark("The figure is empty. Draw some cubelets first.")


def sentence(error: CubewrightError | OSError, path: Path) -> str:
    """Return an error about a file as a sentence, with the full path unless the error has a line.

    >>> sentence(FormatError("x.fig", None, "cannot be written: No such folder"), Path("no/x.fig"))
    'no/x.fig: cannot be written: No such folder'
    >>> sentence(FormatError("x.fig", 7, "a row is too long"), Path("some/x.fig"))
    'x.fig, line 7: a row is too long'
    """
    if isinstance(error, OSError):
        return f"{path}: {error.strerror or error}."
    if isinstance(error, FormatError) and error.line is None:
        return f"{path}: {error.reason}"
    return str(error)


def pieces_problem_text(problem: FormatError | None) -> str:
    """Return the reason why the pieces of a figure's file cannot be used; "" if they can."""
    if problem is None:
        return ""
    return tr(
        "The pieces in the file have an error: {problem}. Choose pieces first.",
        problem=str(problem),
    )
