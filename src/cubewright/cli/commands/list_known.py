"""``cubewright list``: list the included puzzles and piece sets, or the content of a file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING

from cubewright.cli.command import FOUND, Command, Terminal, UsageError
from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzles
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import Block, FigFile, count_figures, read_fig
from cubewright.formats.piece_sets.catalogue import piece_sets, read_piece_set
from cubewright.formats.piece_sets.file import SUFFIXES as PIECE_SET_SUFFIXES
from cubewright.formats.piece_sets.user_sets import user_folder, user_piece_sets
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.sliding import sliding_puzzles
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.resources import figures_folder, included_file
from cubewright.visible_text import one_line

if TYPE_CHECKING:
    from cubewright.formats.xmpuzzle.file import XmPuzzle


Row = tuple[str, ...]
SORT_KEYS = ("dead-ends", "still-fit", "moves")
"""The fields of :class:`~cubewright.formats.known_hardness.ExaminedPuzzle`, as options."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "file",
        metavar="FILE",
        nargs="?",
        type=Path,
        help="list the problems and shapes of a .cubewright or .xmpuzzle file, the figures of a "
        ".fig file or of an included one such as burrs, or the pieces of a .toml or .scad file "
        "(default: what Cubewright includes)",
    )
    parser.add_argument(
        "--sort",
        metavar="KEY",
        choices=SORT_KEYS,
        help="sort the figures of a file by what 'cubewright hard' found for them: 'dead-ends' for "
        "each solution, pieces that 'still-fit' after a wrong choice, or 'moves' to take a "
        "solution apart; figures that were not examined come last",
    )


def run(options: Namespace, terminal: Terminal) -> int:
    """Print the content of a file; without one, the puzzles, piece sets and figure files."""
    if options.sort is not None:
        groups = _sorted_figures(options.file, options.sort)
    else:
        groups = _included(terminal) if options.file is None else _in_file(options.file, terminal)
    texts = [f"{one_line(title)}\n{_aligned(rows)}" for title, rows in groups.items() if rows]
    print("\n\n".join(texts), file=terminal.out)
    return FOUND


def _included(terminal: Terminal) -> dict[str, list[Row]]:
    own = user_piece_sets(taken=piece_sets())
    for problem in own.problems:
        terminal.error(f"{problem} (in {user_folder()})")
    return {
        "Puzzles (cubewright solve NAME)": _puzzles(),
        "Sliding puzzles (cubewright slide NAME)": _sliding_puzzles(),
        "Piece sets (--pieces NAME)": _piece_sets(piece_sets().values()),
        "Your own piece sets (--pieces NAME)": _piece_sets(own.sets.values()),
        "Included figure files (cubewright solve NAME --figure FIGURE)": _figure_files(),
    }


def _in_file(path: Path, terminal: Terminal) -> dict[str, list[Row]]:
    suffix = path.suffix.lower()
    if suffix == XMPUZZLE_SUFFIX:
        from cubewright.formats.xmpuzzle.file import read_xmpuzzle

        return _xmpuzzle(read_xmpuzzle(path))
    if suffix == PROJECT_SUFFIX:
        return _project(path, terminal)
    if suffix in PIECE_SET_SUFFIXES:
        pieces = read_piece_set(path)
        return {f"Pieces of {pieces.title}": _pieces(pieces)}

    rows = [_figure_row(block) for block in _blocks(path)]
    return {f"Figures (cubewright solve {path} --figure FIGURE)": rows}


def _sorted_figures(path: Path | None, key: str) -> dict[str, list[Row]]:
    from cubewright.formats.fig.default_pieces import puzzle_of_block
    from cubewright.formats.known_hardness import KnownHardness
    from cubewright.presenter.hardness_text import examined_text

    others = (XMPUZZLE_SUFFIX, PROJECT_SUFFIX, *PIECE_SET_SUFFIXES)
    if path is None or path.suffix.lower() in others:
        raise UsageError("--sort needs a figure file, such as burrs")
    known = KnownHardness()
    rows: list[tuple[float, Row]] = []
    for block in _blocks(path):
        puzzle = None
        with suppress(FormatError):  # its directives contain an error
            puzzle = puzzle_of_block(block)
        examined = known.of(puzzle)
        value = None if examined is None else getattr(examined, key.replace("-", "_"))
        text = "not examined" if examined is None else examined_text(examined) or "no solution"
        rows.append((inf if value is None else value, (*_figure_row(block), text)))
    title = f"Figures by {key} (cubewright solve {path} --figure FIGURE)"
    return {title: [row for _, row in sorted(rows, key=lambda each: each[0])]}


def _blocks(path: Path) -> Sequence[Block]:
    found = included_file(path.name) if not path.exists() and path.name == str(path) else None
    return figures_in(found or path).blocks


def _figure_row(block: Block) -> Row:
    return (block.name or "without a name", "" if block.figure is None else _size(block.figure))


def _project(path: Path, terminal: Terminal) -> dict[str, list[Row]]:
    from cubewright.cli.solving.read_only import read_with_note
    from cubewright.presenter.files.project_results import results_status_text

    project = read_with_note(path, terminal)
    problems: list[Row] = []
    for number, problem in enumerate(project.problems, 1):
        problems.append(
            (
                str(number),
                problem.name,
                "no figure" if problem.figure is None else _size(problem.figure),
                _kinds(problem.pieces),
                results_status_text(problem.results),
            )
        )
    shapes: list[Row] = [
        (str(number), shape.symbol, shape.name, f"{len(shape.cells)} {shape.lattice.noun.several}")
        for number, shape in enumerate(project.shapes, 1)
    ]
    return {f"Problems (cubewright solve {path} --problem NAME)": problems, "Shapes": shapes}


def _xmpuzzle(file: XmPuzzle) -> dict[str, list[Row]]:
    problems: list[Row] = []
    for number, problem in enumerate(file.problems, 1):
        states = (
            _assemblies(problem.assemblies) if problem.assemblies else "",
            f"{problem.stored_solutions} stored" if problem.stored_solutions else "",
        )
        problems.append(
            (
                str(number),
                problem.name,
                _kinds(problem.pieces),
                "no result" if problem.result is None else f"result: shape {problem.result + 1}",
                ", ".join(filter(None, states)),
            )
        )
    shapes: list[Row] = [
        (str(number), shape.name, f"{len(shape)} cells", "x".join(map(str, shape.size)))
        for number, shape in enumerate(file.shapes, 1)
    ]
    note = "" if file.grid.lattice else ", which cannot be solved yet"
    return {
        f"Problems of {file.name} ({file.grid.title}{note})": problems,
        "Shapes": shapes,
    }


def _kinds(pieces: Sequence[object]) -> str:
    return f"{len(pieces)} kind{'' if len(pieces) == 1 else 's'} of piece"


def _assemblies(number: int) -> str:
    return f"{number} {'assembly' if number == 1 else 'assemblies'} found by BurrTools"


def _pieces(pieces: PieceSet) -> list[Row]:
    return [
        (piece.symbol, piece.name, f"{len(piece)} {pieces.lattice.noun.several}", f"{count} times")
        for piece, count in zip(pieces.pieces, pieces.counts, strict=True)
    ]


def _size(figure: Figure) -> str:
    return f"{len(figure)} {figure.lattice.noun.several}"


def _puzzles() -> list[Row]:
    return [
        (name, puzzle.name, _size(puzzle.figure), puzzle.piece_set.name)
        for name, puzzle in built_in_puzzles().items()
    ]


def _sliding_puzzles() -> list[Row]:
    return [
        (name, puzzle.title, f"{len(puzzle.start)} pieces", f"{puzzle.moves} moves")
        for name, puzzle in sliding_puzzles().items()
    ]


def _piece_sets(sets: Iterable[PieceSet]) -> list[Row]:
    return [
        (
            pieces.name,
            pieces.title,
            f"{pieces.volume} {pieces.lattice.noun.several}",
            f"{pieces.piece_count} pieces",
        )
        for pieces in sets
    ]


def _figure_files() -> list[Row]:
    return [
        (path.stem, path.name, f"{count_figures(path)} figures")
        for path in sorted(figures_folder().glob("*.fig"))
    ]


def _aligned(rows: Sequence[Row]) -> str:
    rows = [tuple(map(one_line, row)) for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  "
        + "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


LIST = Command(
    name="list",
    summary="List the included puzzles and piece sets, or the content of a file.",
    examples=(
        ("cubewright list", "list the names to use in 'cubewright solve NAME'"),
        ("cubewright list burrs", "list the figures of an included file"),
        (
            "cubewright list burrs --sort dead-ends",
            "list the examined figures of a file, those with the fewest dead ends first",
        ),
        ("cubewright list burr.xmpuzzle", "list the problems and shapes of a BurrTools file"),
    ),
    add_arguments=add_arguments,
    run=run,
)


def figures_in(path: Path) -> FigFile:
    """Return the figures of a file.

    Raises:
        FormatError: The file cannot be read, or contains no figure.
    """
    file = read_fig(path)
    if not file.blocks:
        raise no_figure_error(file.name, file.text)
    return file
