"""Which puzzle a command line means: a file or a built-in name, a model in it, a piece set."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from cubewright.cli.command import Terminal, UsageError
from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzles
from cubewright.formats.fig.default_pieces import default_pieces
from cubewright.formats.fig.diagnosis import no_figure
from cubewright.formats.fig.file import Block, FigFile, parse_fig, read_fig
from cubewright.formats.fig.statements import unknown_pieces
from cubewright.formats.piece_sets.catalogue import notated_piece_sets, piece_set, read_piece_set
from cubewright.model.figure import Figure
from cubewright.model.fitting import fitted
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.resources import figures_folder

STANDARD_INPUT = "-"
MOST_NAMES_TOLD = 12


def add_puzzle_arguments(parser: ArgumentParser, *, needed: bool = True) -> None:
    """The file or name, ``--model`` and ``--pieces``; the file is None where it may be left out."""
    add = parser.add_argument
    add(
        "file",
        metavar="FILE",
        nargs=None if needed else "?",
        help="a figure file, a built-in name ('cubewright list'), or -",
    )
    add("--model", metavar="NAME", help="the figure of this name, or the first that contains it")
    add("--pieces", metavar="SET", help="a piece set by name, or its .toml file")


def chosen_puzzle(name: str, model: str | None, pieces: str | None, terminal: Terminal) -> Puzzle:
    """The puzzle of a file, of a built-in name, or of standard input (``-``).

    A file goes before a built-in puzzle of its name. Raises a
    :class:`CubewrightError` where the names do not lead to one figure and one
    piece set.
    """
    if name != STANDARD_INPUT and not Path(name).exists():
        built_in = built_in_puzzles().get(name.lower())
        if built_in is not None:
            return _built_in(built_in, model, pieces)
    return _of_block(_block(named_fig_file(name, terminal), model, terminal), pieces, terminal)


def _built_in(puzzle: Puzzle, model: str | None, pieces: str | None) -> Puzzle:
    if model is not None:
        raise UsageError(f"--model chooses in a file; {puzzle.name} is a built-in puzzle")
    return fitted(puzzle.figure, puzzle.piece_set if pieces is None else named_piece_set(pieces))


def named_fig_file(name: str, terminal: Terminal) -> FigFile:
    """The file of a name: here, on standard input, or among those that come along.

    Raises a :class:`CubewrightError` where there is none.
    """
    if name == STANDARD_INPUT:
        return parse_fig(terminal.input.read(), "standard input")
    path = Path(name)
    if path.exists():
        return read_fig(path)
    if path.name == name:
        for come_along in (figures_folder() / name, figures_folder() / f"{name}.fig"):
            if come_along.is_file():
                return read_fig(come_along)
    if path.suffix or path.name != name:
        raise FormatError(name, None, "there is no such file")
    raise UnknownNameError("file or built-in puzzle", name, built_in_puzzles())


def _block(fig_file: FigFile, model: str | None, terminal: Terminal) -> Block:
    """The block that is named, or else the first with a figure."""
    if model is not None:
        return _named(fig_file, model)
    drawn = [block for block in fig_file.blocks if block.figure is not None]
    in_use = [block for block in drawn if not block.is_set_aside] or drawn
    if not in_use:
        problems = fig_file.problems
        raise problems[0] if problems else no_figure(fig_file.name, fig_file.text)
    if len(in_use) > 1:
        terminal.say(
            f"{fig_file.name} has {len(in_use)} figures; this is the first, "
            f"'{in_use[0].name}' (--model NAME chooses another)"
        )
    return in_use[0]


def _named(fig_file: FigFile, model: str) -> Block:
    try:
        return fig_file.find(model)
    except UnknownNameError as error:
        if len(error.known) <= MOST_NAMES_TOLD or "did you mean" in str(error):
            raise
        # A line that lists hundreds of names helps nobody.
        raise UsageError(
            f"no figure '{model}' among the {len(error.known)} of {fig_file.name}"
        ) from None


def _of_block(block: Block, pieces: str | None, terminal: Terminal) -> Puzzle:
    """The block's figure with the set that is named, here or in its file, or that has its size."""
    if block.figure is None:
        raise block.problem or FormatError(
            block.file, block.line, f"'{block.name}' has no figure under it"
        )
    if pieces is not None:
        return _with_what_is_laid(fitted(block.figure, named_piece_set(pieces)), block, terminal)
    usual = default_pieces(block)
    if usual is None:
        raise block.problem or _no_usual_set(block.figure)
    puzzle = fitted(block.figure, usual)
    if unknown := unknown_pieces(block.comments):
        terminal.say(f"{block.file}, line {block.line}: {unknown}; {usual.title} is taken")
    if usual.uses_all and not puzzle.piece_set.uses_all:
        terminal.say(
            f"{len(block.figure)} {block.figure.lattice.noun}s: any pieces of {usual.title} "
            "that add up (--pieces SET chooses others)"
        )
    if block.problem is not None:
        terminal.say(f"{block.problem}; its {block.figure.lattice.noun}s are solved all the same")
    return _with_what_is_laid(puzzle, block, terminal)


def _with_what_is_laid(puzzle: Puzzle, block: Block, terminal: Terminal) -> Puzzle:
    """The puzzle with the pieces that the file says are laid, as far as they fit."""
    placed, fits = block.constraints.placed, block.constraints.fitting(puzzle).placed
    left = [each.symbol for each in placed if each not in fits]
    if left:
        terminal.say(
            f"{block.file}: laid there, but not in {puzzle.piece_set.title}: {' '.join(left)}"
        )
    return block.constraints.in_puzzle(puzzle)


def _no_usual_set(figure: Figure) -> UsageError:
    sets, noun = notated_piece_sets(figure.lattice), figure.lattice.noun
    known = ", ".join(f"{each.name} {each.volume}" for each in sets)
    return UsageError(
        f"{figure.name or 'the figure'} has {len(figure)} {noun}s, for which no piece set "
        f"is the usual one; name one with --pieces, such as {known}"
    )


def named_piece_set(name: str) -> PieceSet:
    """The piece set of a name, or of a TOML file."""
    if Path(name).suffix.lower() == ".toml":
        return read_piece_set(Path(name))
    return piece_set(name)
