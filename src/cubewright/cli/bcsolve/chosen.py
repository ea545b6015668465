"""Choose the figure to solve and its pieces, and label them like BCSolve."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

from cubewright.cli.bcsolve.switches import SETS, Labels, Switches
from cubewright.cli.command import Terminal, UsageError
from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import Block, FigFile, parse_fig, read_fig
from cubewright.formats.fig.lines import split_lines
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.fitting import any_subset, sets_of, some_subset_has_size

_DEFAULTS = {None: "cube", "S": "cube", "B": "bedlam"}
"""The built-in puzzle to solve if no file is given, by the letter of its set."""


def chosen_figure(switches: Switches, terminal: Terminal) -> Figure:
    """Return the figure to solve.

    A block with wrong pieces is still solved, with a message. Raises :class:`CubewrightError`
    without a figure.
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
    """Return the first block with a figure; a commented-out one only if all are commented out."""
    drawn = [block for block in file.blocks if block.figure is not None]
    found = next((block for block in drawn if not block.is_commented_out), None)
    if found is None and drawn:
        return drawn[0]
    if found is None:
        raise (file.problems or (FormatError(file.name, None, "there is no figure in it"),))[0]
    return found


def _model(file: FigFile, name: str) -> Block:
    """Return the first block whose line starts with ``/`` and contains the name.

    Without such a line, search the headers without ``/`` and the headers of commented-out blocks.
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


_SOMA = "VLTZABP"

_OWN = {
    "soma": dict(zip(_SOMA, "1234567", strict=True)),
    "soma-plus": dict(zip(f"{_SOMA}DIQS", "1234567089$", strict=True)),
}
"""BCSolve's label of each piece of a single set, by the name of the set."""
_SITE = {each: {symbol: symbol for symbol in f"{_SOMA}DIQS"} for each in _OWN}
"""The labels of the SOMA site, which are the pieces' symbols."""
_OWN_COPIES = ("abcdefg", "ABCDEFG", "hijklmn", "HIJKLMN", "opqrstu", "OPQRSTU")
_SITE_COPIES = ("1234567", _SOMA, _SOMA.lower())
"""Labels of several Soma sets, in order; the last label also applies to all further sets."""


def chosen_pieces(cubelets: int, letter: str | None, labels: Labels) -> PieceSet:
    """Return labelled pieces that fill a figure of ``cubelets`` cells.

    >>> chosen_pieces(54, None, Labels.OWN).pieces[0].marks
    ('a', 'A')
    """
    if letter is not None:
        chosen = _fitting_set(piece_set(SETS[letter]), cubelets)
    else:
        found = (each for each in _candidates(cubelets) if _has_fitting_subset(each, cubelets))
        smallest = next(found, None)
        if smallest is None:
            raise CubewrightError(
                f"no subset of the pieces fills {_counted(cubelets)}; choose a set with -s"
            )
        chosen = _fitting_set(smallest, cubelets)
    return _labelled(chosen, labels)


def _candidates(cubelets: int) -> Iterator[PieceSet]:
    """Yield the sets that are large enough: sets of exactly this size first, then larger ones."""
    known = [piece_set(name) for name in SETS.values()]
    yield from (each for each in known if each.volume == cubelets)
    yield from (each for each in known if each.volume > cubelets)
    soma = piece_set("soma")
    least = max(3, -(-cubelets // soma.volume))
    for number in (least, least + 1):
        yield sets_of(soma, number)


def _fitting_set(pieces: PieceSet, cubelets: int) -> PieceSet:
    """Return the set; if it is larger than the figure, subsets are allowed.

    Raises:
        CubewrightError: Neither the set nor a subset has the size of the figure.
    """
    if pieces.volume == cubelets:
        return pieces
    if pieces.volume < cubelets:
        raise CubewrightError(
            f"the figure has {_counted(cubelets)}, {cubelets - pieces.volume} too many for "
            f"{pieces.title}, which fills {pieces.volume}"
        )
    if not _has_fitting_subset(pieces, cubelets):
        raise CubewrightError(f"no subset of {pieces.title} fills {_counted(cubelets)}")
    return replace(any_subset(pieces), title=f"{pieces.title}, any subset that fits")


def _has_fitting_subset(pieces: PieceSet, cubelets: int) -> bool:
    return some_subset_has_size(any_subset(pieces), (cubelets,))


def _labelled(pieces: PieceSet, labels: Labels) -> PieceSet:
    def marks(place: int, piece: Piece, count: int) -> tuple[str, ...]:
        single = (_OWN if labels is Labels.OWN else _SITE).get(pieces.name)
        if single is not None:
            mark = single[piece.symbol]
            # BCSolve draws an empty cell as 0, so a piece labelled 0 gets its symbol.
            return (piece.symbol if mark == "0" and not pieces.uses_every_copy else mark,)
        if not pieces.name.startswith(("soma", "double-soma")):
            return piece.marks
        rows = _OWN_COPIES if labels is Labels.OWN else _SITE_COPIES
        return tuple(rows[min(copy, len(rows) - 1)][place] for copy in range(count))

    labelled = [
        replace(piece, marks=marks(place, piece, count))
        for place, (piece, count) in enumerate(zip(pieces.pieces, pieces.counts, strict=True))
    ]
    return replace(pieces, pieces=tuple(labelled))


def _counted(cubelets: int) -> str:
    return f"{cubelets} cubelet{'' if cubelets == 1 else 's'}"
