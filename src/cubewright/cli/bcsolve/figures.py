"""Choose the figure to solve: the cube, or a figure of a file."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from cubewright.cli.bcsolve.switches import Switches
from cubewright.cli.command import Terminal, UsageError
from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import Block, FigFile, parse_fig, read_fig
from cubewright.formats.fig.lines import split_lines
from cubewright.model.figure import Figure

_DEFAULTS = {None: "cube", "S": "cube", "B": "bedlam"}
"""The built-in puzzle to solve if no file is given, by the letter of its set."""


def chosen_figure(switches: Switches, terminal: Terminal) -> Figure:
    """Return the figure to solve; raises :class:`CubewrightError` if there is none.

    The cubelets of a block with wrong pieces are still solved, with a message.
    """
    if switches.file is None:
        if switches.pieces not in _DEFAULTS:
            raise UsageError(
                f"only SOMA and Bedlam have a default figure, the cube; "
                f"with -s{switches.pieces}, give a figure file with -f (see 'bcsolve --help')"
            )
        return built_in_puzzle(_DEFAULTS[switches.pieces]).figure
    file = _file(switches.file, terminal)
    block = _first(file) if switches.model is None else _model(file, switches.model)
    if block.figure is None:
        raise block.problem or FormatError(
            file.name,
            block.line,
            f"'{block.name}' has no rows; add the rows of the figure below it",
        )
    if block.problem is not None:
        terminal.message(f"{block.problem}; solving its cubelets anyway")
    return block.figure


def _file(name: str, terminal: Terminal) -> FigFile:
    if name == "-":
        return parse_fig(terminal.read_input(), "standard input")
    if not Path(name).exists():
        raise FormatError(name, None, "file not found")
    return read_fig(Path(name))


def _first(file: FigFile) -> Block:
    """Return the first block with a figure; a disabled one only if all are disabled."""
    drawn = [block for block in file.blocks if block.figure is not None]
    found = next((block for block in drawn if not block.is_commented_out), None)
    if found is None and drawn:
        return drawn[0]
    if found is None:
        raise (file.problems or (FormatError(file.name, None, "there is no figure in it"),))[0]
    return found


def _model(file: FigFile, name: str) -> Block:
    """Return the block of the first line that starts with ``/`` and contains the name.

    If there is none, other headers are searched: those without ``/`` and those
    of disabled blocks.
    """
    by_line = {
        number: each
        for block in file.blocks
        for each in (block, *block.alternatives)
        for number in (each.line, *each.row_lines)
    }
    for number, line in enumerate(split_lines(file.text), start=1):
        if line.startswith("/") and name in line and number in by_line:
            return by_line[number]
    for block in file.blocks:
        if name in block.header:
            return block
    raise FormatError(
        file.name, None, f"no line that starts with / contains '{name}'{_hint(file, name)}"
    )


def _hint(file: FigFile, name: str) -> str:
    names = [block.name for block in file.blocks if block.name]
    folded = {each.casefold(): each for each in reversed(names)}
    within = [each for each in names if name.casefold() in each.casefold()]
    close = within or [folded[c] for c in get_close_matches(name.casefold(), folded, n=1)]
    return f" (did you mean '{close[0]}'?)" if close else ""
