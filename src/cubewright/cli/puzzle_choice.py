"""Which puzzle a command line means: a file or a built-in name, a model in it, a piece set."""

from __future__ import annotations

from pathlib import Path

from cubewright.cli.command import Terminal, UsageError
from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzles
from cubewright.formats.fig import Block, FigFile, parse_fig, read_fig
from cubewright.formats.piece_set import piece_set, piece_sets, proposed_piece_set, read_piece_set
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.resources import figures_folder

STANDARD_INPUT = "-"


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
    fig_file = _fig_file(name, terminal)
    figure = _figure(fig_file, model, terminal)
    return Puzzle(figure, _piece_set(figure, pieces))


def _built_in(puzzle: Puzzle, model: str | None, pieces: str | None) -> Puzzle:
    if model is not None:
        raise UsageError(f"--model chooses in a file; {puzzle.name} is a built-in puzzle")
    return puzzle if pieces is None else Puzzle(puzzle.figure, _named_piece_set(pieces))


def _fig_file(name: str, terminal: Terminal) -> FigFile:
    """The file of a name: here, on standard input, or among those that come along."""
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


def _figure(fig_file: FigFile, model: str | None, terminal: Terminal) -> Figure:
    """The figure of the block that is meant; the first sound one where none is named."""
    block = _first(fig_file, terminal) if model is None else _named(fig_file, model)
    if block.figure is not None:
        return block.figure
    if block.problem is not None:
        raise block.problem
    raise FormatError(fig_file.name, block.line, f"{block.name!r} has no figure")


def _first(fig_file: FigFile, terminal: Terminal) -> Block:
    sound = [block for block in fig_file.blocks if block.figure is not None]
    if not sound:
        for block in fig_file.blocks:
            if block.problem is not None:
                raise block.problem
        raise FormatError(fig_file.name, None, "there is no figure in it")
    if len(sound) > 1:
        terminal.say(
            f"{fig_file.name} has {len(sound)} figures; this is the first, "
            f"{sound[0].name!r} (--model NAME chooses another)"
        )
    return sound[0]


def _named(fig_file: FigFile, model: str) -> Block:
    """The block of exactly that name, else the first whose name contains it."""
    wanted = model.casefold()
    named = [block for block in fig_file.blocks if block.name.casefold() == wanted]
    named += [block for block in fig_file.blocks if wanted in block.name.casefold()]
    for block in named:
        if block.figure is not None:
            return block
    if named:
        return named[0]
    known = {block.name for block in fig_file.blocks if block.figure is not None}
    if len(known) > 12:  # a line that lists hundreds of names helps nobody
        error = UnknownNameError("model", model, known)
        hint = str(error) if "did you mean" in str(error) else f"no model '{model}'"
        raise UsageError(f"{fig_file.name}: {hint}; it has {len(known)} models")
    raise UnknownNameError("model", model, known)


def _piece_set(figure: Figure, pieces: str | None) -> PieceSet:
    if pieces is not None:
        return _named_piece_set(pieces)
    proposed = proposed_piece_set(len(figure))
    if proposed is not None:
        return proposed
    known = ", ".join(f"{each.name} {each.volume}" for each in piece_sets().values())
    raise UsageError(
        f"{figure.name or 'the figure'} has {len(figure)} cubelets, for which no piece set "
        f"is the usual one; name one with --pieces (there are {known})"
    )


def _named_piece_set(name: str) -> PieceSet:
    """The piece set of a name, or of a TOML file."""
    if Path(name).suffix.lower() == ".toml":
        return read_piece_set(Path(name))
    return piece_set(name)
