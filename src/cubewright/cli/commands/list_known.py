"""``cubewright list``: list the included puzzles, piece sets and figure files."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence

from cubewright.cli.command import FOUND, Command, Terminal
from cubewright.formats.built_in import built_in_puzzles
from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.formats.piece_sets.user_sets import user_folder, user_piece_sets
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.resources import figures_folder

Row = tuple[str, ...]


def add_arguments(_parser: ArgumentParser) -> None:
    """Add no arguments: the command lists everything."""


def run(_options: Namespace, terminal: Terminal) -> int:
    """Print the puzzles, piece sets (the user's own too) and figure files."""
    own = user_piece_sets(taken=piece_sets())
    for problem in own.problems:
        terminal.error(f"{problem} (in {user_folder()})")
    groups = {
        "Puzzles (cubewright solve NAME)": _puzzles(),
        "Piece sets (--pieces NAME)": _piece_sets(piece_sets().values()),
        "Your own piece sets (--pieces NAME)": _piece_sets(own.sets.values()),
        "Included figure files (cubewright solve NAME --model FIGURE)": _figure_files(),
    }
    texts = [f"{title}\n{_aligned(rows)}" for title, rows in groups.items() if rows]
    print("\n\n".join(texts), file=terminal.out)
    return FOUND


def _size(figure: Figure) -> str:
    return f"{len(figure)} {figure.lattice.noun}s"


def _puzzles() -> list[Row]:
    return [
        (name, puzzle.name, _size(puzzle.figure), puzzle.piece_set.name)
        for name, puzzle in built_in_puzzles().items()
    ]


def _piece_sets(sets: Iterable[PieceSet]) -> list[Row]:
    return [
        (
            pieces.name,
            pieces.title,
            f"{pieces.volume} {pieces.lattice.noun}s",
            f"{pieces.piece_count} pieces",
        )
        for pieces in sets
    ]


def _figure_files() -> list[Row]:
    rows: list[Row] = []
    for path in sorted(figures_folder().glob("*.fig")):
        figures = sum(block.figure is not None for block in read_fig(path).blocks)
        rows.append((path.stem, path.name, f"{figures} figures"))
    return rows


def _aligned(rows: Sequence[Row]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  "
        + "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


LIST = Command(
    name="list",
    summary="List the included puzzles, piece sets and figure files.",
    examples=(("cubewright list", "list the names to use in 'cubewright solve NAME'"),),
    add_arguments=add_arguments,
    run=run,
)
