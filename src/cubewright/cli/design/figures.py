"""The figures that ``cubewright design`` finds pieces for: one, or every one of a file."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from cubewright.cli.command import Terminal, UsageError
from cubewright.cli.puzzle_choice import STANDARD_INPUT, chosen_puzzle, named_fig_file
from cubewright.cli.solving.read_only import read_with_note
from cubewright.errors import FormatError
from cubewright.formats.built_in import is_built_in
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import puzzle_of
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet


def chosen_figures(options: Namespace, pool: PieceSet, terminal: Terminal) -> tuple[Figure, ...]:
    """Return the figure that the options name, or with ``--all-figures`` every one of FILE.

    Raises:
        UsageError: The figures are of another lattice than the pieces.
        FormatError: The file cannot be read, or has no figure.
    """
    if not options.all_figures:
        figure = chosen_puzzle(options, terminal).figure
        if figure.lattice != pool.lattice:
            raise UsageError(
                f"the pieces are of {pool.lattice.noun.several}, "
                f"the figure of {figure.lattice.noun.several}"
            )
        return (figure,)
    figures = [each for each in _all(options.file, terminal) if each.cells]
    if not figures:
        raise FormatError(options.file, None, "there are no figures in this file")
    fitting = tuple(each for each in figures if each.lattice == pool.lattice)
    if not fitting:
        raise UsageError(
            f"the pieces are of {pool.lattice.noun.several}, "
            f"the figures of {figures[0].lattice.noun.several}"
        )
    if left := len(figures) - len(fitting):
        terminal.message(
            f"{options.file}: ignoring {left} of {len(figures)} figures, "
            f"which are not of {pool.lattice.noun.several}"
        )
    return fitting


def _all(name: str, terminal: Terminal) -> Iterable[Figure]:
    """Yield the figures of a file, except those that are commented out."""
    path = Path(name)
    if path.suffix.lower() == PROJECT_SUFFIX:
        problems = read_with_note(path, terminal).problems
        yield from (each.figure for each in problems if each.figure is not None)
    elif path.suffix.lower() == XMPUZZLE_SUFFIX:
        file = read_xmpuzzle(path)
        yield from (puzzle_of(file, problem).figure for problem in file.problems)
    elif name != STANDARD_INPUT and not path.exists() and is_built_in(name):
        raise UsageError(f"--all-figures needs a file; {name} is a built-in puzzle")
    else:
        blocks = named_fig_file(name, terminal).blocks
        yield from (
            each.figure for each in blocks if each.figure is not None and not each.is_commented_out
        )
