"""Options for the puzzle: file or built-in name, figure and piece set."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from cubewright.cli.command import Terminal, UsageError, add_renamed
from cubewright.cli.rule_options import add_rule_arguments, groups_of, walls_of, with_rules
from cubewright.errors import CubewrightError, FormatError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzle, built_in_puzzles, is_built_in
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.resources import included_file

if TYPE_CHECKING:
    from cubewright.formats.fig.file import Block, FigFile
    from cubewright.model.pieces.groups import PieceGroups
    from cubewright.model.pieces.weights import PieceWeights
    from cubewright.model.project import Project

STANDARD_INPUT = "-"
MAX_LISTED_NAMES = 12


def add_puzzle_arguments(
    parser: ArgumentParser, *, needed: bool = True, rules: bool = True
) -> None:
    """Add FILE, ``--figure``, ``--pieces`` and, with ``rules``, the options for rules.

    FILE is optional unless ``needed``.
    """
    add = parser.add_argument
    add(
        "file",
        metavar="FILE",
        nargs=None if needed else "?",
        help="a figure file, a built-in name (see 'cubewright list'), a link, or - for standard "
        "input",
    )
    add_renamed(
        parser,
        "--figure",
        "--model",
        metavar="NAME",
        help="the figure with this name, or the first whose name contains it",
    )
    add(
        "--problem",
        metavar="NAME",
        help="the problem of a .cubewright or .xmpuzzle file with this name, or this number from 1",
    )
    add("--pieces", metavar="SET", help="the name of a piece set, or a .toml file")
    if rules:
        add_rule_arguments(parser)


class ChosenPuzzle(NamedTuple):
    """A puzzle, the groups of its pieces from a figure file or an option, and the file's note.

    ``on_ground`` and ``weights``: the figure file or an option states that the figure stands on the
    ground, and which pieces are walls. Weights, groups, notes and the ground of a project, a
    BurrTools file or a link are not included.
    """

    puzzle: Puzzle
    groups: PieceGroups = ()
    note: str = ""
    on_ground: bool = False
    weights: PieceWeights = ()


def chosen_puzzle(options: Namespace, terminal: Terminal) -> Puzzle:
    """Return the chosen puzzle, without its groups."""
    return chosen_puzzle_with_groups(options, terminal).puzzle


def chosen_puzzle_with_groups(options: Namespace, terminal: Terminal) -> ChosenPuzzle:
    """Return the chosen puzzle: from a file, a built-in name, or standard input (``-``).

    ``options`` come from :func:`add_puzzle_arguments`; its options for rules change the puzzle. A
    file takes precedence over a built-in puzzle of the same name. Raises :class:`CubewrightError`
    unless the names identify one figure and one piece set.
    """
    from cubewright.model.pieces.groups import joined_groups

    chosen = _chosen(options, terminal)
    added = groups_of(chosen.puzzle, options)
    return ChosenPuzzle(
        with_rules(chosen.puzzle, options),
        joined_groups(chosen.groups, added),
        chosen.note,
        chosen.on_ground or bool(getattr(options, "on_ground", None)),
        (*chosen.weights, *walls_of(chosen.puzzle, options)),
    )


def _chosen(options: Namespace, terminal: Terminal) -> ChosenPuzzle:
    from cubewright.formats.fig.statements import remarks
    from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX

    name, model, pieces = options.file, options.figure, options.pieces
    if "#" in name and (puzzle := _of_link(name)) is not None:
        for option in ("figure", "problem"):
            if getattr(options, option) is not None:
                raise UsageError(f"--{option} needs a file; a link contains one puzzle")
        if pieces is not None:
            return ChosenPuzzle(_built_in(puzzle, None, pieces))
        return ChosenPuzzle(puzzle)
    if Path(name).suffix.lower() == XMPUZZLE_SUFFIX:
        return ChosenPuzzle(_of_xmpuzzle(options, terminal))
    if Path(name).suffix.lower() == PROJECT_SUFFIX:
        return ChosenPuzzle(_of_project(options, terminal))
    if options.problem is not None:
        raise UsageError(
            "--problem needs a .cubewright or .xmpuzzle file; choose a figure with --figure"
        )
    if name != STANDARD_INPUT and not Path(name).exists() and is_built_in(name):
        return ChosenPuzzle(_built_in(built_in_puzzle(name), model, pieces))
    block = _block(named_fig_file(name, terminal), model, terminal)
    note, rules = "\n".join(remarks(block.comments)), block.constraints
    found = _of_block(block, pieces, terminal)
    return ChosenPuzzle(found, rules.groups, note, rules.on_ground, rules.weights)


def chosen_figure(options: Namespace, terminal: Terminal) -> Figure:
    """Return the figure of a file or a built-in name, even if a figure file states no pieces.

    Raises:
        CubewrightError: The names do not identify one figure.
    """
    from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX

    name = options.file
    has_problems = Path(name).suffix.lower() in (XMPUZZLE_SUFFIX, PROJECT_SUFFIX)
    is_file = name == STANDARD_INPUT or Path(name).exists() or not is_built_in(name)
    if has_problems or not is_file:
        return _chosen(options, terminal).puzzle.figure
    block = _block(named_fig_file(name, terminal), options.figure, terminal)
    if block.figure is None:
        raise block.problem or _no_rows(block)
    return block.figure


def chosen_problem(project: Project, options: Namespace, terminal: Terminal) -> int:
    """Return the index of the chosen problem of a project, by default the first.

    Raises:
        CubewrightError: The problem does not exist.
    """
    _refuse_model(options)
    try:
        index = project.find(options.problem)
    except UnknownNameError:
        raise
    except CubewrightError as error:
        raise FormatError(options.file, None, str(error)) from error
    if options.problem is None:
        _mention_others(options.file, len(project.problems), project.label(index), terminal)
    return index


def _refuse_model(options: Namespace) -> None:
    if options.figure is not None:
        raise UsageError("--figure needs a figure file; choose a problem with --problem")


def _mention_others(file: str, problems: int, label: str, terminal: Terminal) -> None:
    if problems > 1:
        terminal.message(
            f"{file} has {problems} problems; using {label} "
            "(use --problem NAME or --problem NUMBER for another)"
        )


def _of_project(options: Namespace, terminal: Terminal) -> Puzzle:
    # Imported here for a quicker start.
    from cubewright.cli.solving.read_only import read_with_note
    from cubewright.model.pieces.fitting import puzzle_to_fill

    project = read_with_note(Path(options.file), terminal)
    index = chosen_problem(project, options, terminal)
    try:
        puzzle = project.puzzle_to_solve(index)
    except CubewrightError as error:
        raise FormatError(options.file, None, str(error)) from error
    if options.pieces is not None:
        return puzzle_to_fill(puzzle.figure, named_piece_set(options.pieces))
    return puzzle


def _of_link(text: str) -> Puzzle | None:
    """Return the puzzle of a link; None if the text is not a link."""
    # Imported here, because links are rare.
    from cubewright.formats.links.link import is_link, read_link

    return read_link(text).puzzle if is_link(text) else None


def _of_xmpuzzle(options: Namespace, terminal: Terminal) -> Puzzle:
    from cubewright.formats.xmpuzzle.file import read_xmpuzzle
    from cubewright.formats.xmpuzzle.puzzle import equal_entries, problem_label, puzzle_of
    from cubewright.model.pieces.fitting import puzzle_to_fill

    _refuse_model(options)
    file = read_xmpuzzle(Path(options.file))
    problem = file.problem(options.problem)
    label = problem_label(file, problem)
    if options.problem is None:
        _mention_others(file.name, len(file.problems), label, terminal)
    puzzle = puzzle_of(file, problem)
    if options.pieces is not None:
        return puzzle_to_fill(puzzle.figure, named_piece_set(options.pieces))
    equal = [puzzle.pieces[index].symbol for index in equal_entries(puzzle)]
    if equal:
        terminal.message(
            f"{label} of {file.name} lists equal pieces several times ({' '.join(equal)}); "
            "solutions that only exchange them count as one here, but separately in BurrTools"
        )
    return puzzle


def _built_in(puzzle: Puzzle, model: str | None, pieces: str | None) -> Puzzle:
    from cubewright.model.pieces.fitting import puzzle_to_fill

    if model is not None:
        raise UsageError(f"--figure needs a file; {puzzle.name} is a built-in puzzle")
    return puzzle_to_fill(
        puzzle.figure, puzzle.piece_set if pieces is None else named_piece_set(pieces)
    )


def named_fig_file(name: str, terminal: Terminal) -> FigFile:
    """Read the figure file with this name: a path, ``-``, or a file of the collection.

    Raises :class:`CubewrightError` if it is not found.
    """
    from cubewright.formats.fig.file import parse_fig, read_fig

    if name == STANDARD_INPUT:
        return parse_fig(terminal.read_input(), "standard input")
    path = Path(name)
    if path.exists():
        return read_fig(path)
    included = included_file(name) if path.name == name else None
    if included is not None:
        return read_fig(included)
    if path.suffix or path.name != name:
        raise FormatError(name, None, "file not found")
    raise UnknownNameError("file or built-in puzzle", name, built_in_puzzles())


def _block(fig_file: FigFile, model: str | None, terminal: Terminal) -> Block:
    """Return the block with the given name, or the first block with a figure."""
    from cubewright.formats.fig.diagnosis import no_figure_error

    if model is not None:
        return _named(fig_file, model)
    drawn = [block for block in fig_file.blocks if block.figure is not None]
    in_use = [block for block in drawn if not block.is_commented_out] or drawn
    if not in_use:
        problems = fig_file.problems
        raise problems[0] if problems else no_figure_error(fig_file.name, fig_file.text)
    if len(in_use) > 1:
        terminal.message(
            f"{fig_file.name} has {len(in_use)} figures; using the first, "
            f"'{in_use[0].name}' (use --figure NAME for another)"
        )
    return in_use[0]


def _named(fig_file: FigFile, model: str) -> Block:
    try:
        return fig_file.find(model)
    except UnknownNameError as error:
        if len(error.known) <= MAX_LISTED_NAMES or "did you mean" in str(error):
            raise
        # A list of hundreds of names would be of no help.
        raise UsageError(
            f"no figure '{model}' among the {len(error.known)} figures of {fig_file.name}"
        ) from None


def _no_rows(block: Block) -> FormatError:
    text = f"'{block.name}' has no rows; add the rows of the figure below it"
    return FormatError(block.file, block.line, text)


def _of_block(block: Block, pieces: str | None, terminal: Terminal) -> Puzzle:
    """Return the block's figure with the named set, the set of its file, or the set of its size."""
    from cubewright.formats.fig.default_pieces import default_pieces, unknown_pieces_message
    from cubewright.model.pieces.fitting import puzzle_to_fill

    if block.figure is None:
        raise block.problem or _no_rows(block)
    if pieces is not None:
        return _with_constraints(
            puzzle_to_fill(block.figure, named_piece_set(pieces)), block, terminal
        )
    default = default_pieces(block)
    if default is None:
        raise block.problem or _no_default_set(block.figure)
    puzzle = puzzle_to_fill(block.figure, default)
    if unknown := unknown_pieces_message(block):
        terminal.message(f"{block.file}, line {block.line}: {unknown}; using {default.title}")
    if default.uses_every_copy and not puzzle.piece_set.uses_every_copy:
        terminal.message(
            f"{len(block.figure)} {block.figure.lattice.noun.several}: using any subset of "
            f"{default.title} that fits (use --pieces SET for other pieces)"
        )
    if block.problem is not None:
        terminal.message(f"{block.problem}; solving its {block.figure.lattice.noun.several} anyway")
    return _with_constraints(puzzle, block, terminal)


def _with_constraints(puzzle: Puzzle, block: Block, terminal: Terminal) -> Puzzle:
    from cubewright.model.constraints import piece_index

    pieces, placed = puzzle.piece_set, block.constraints.placed
    ignored = [each.symbol for each in placed if piece_index(pieces, each.symbol) is None]
    if ignored:
        terminal.message(
            f"{block.file}: ignoring pre-placed pieces that are not in "
            f"{puzzle.piece_set.title}: {' '.join(ignored)}"
        )
    return block.constraints.apply_to(puzzle)


def _no_default_set(figure: Figure) -> UsageError:
    from cubewright.formats.piece_sets.catalogue import figure_file_piece_sets

    sets, noun = figure_file_piece_sets(figure.lattice), figure.lattice.noun
    cells = noun.one if len(figure) == 1 else noun.several
    known = ", ".join(f"{each.name} ({each.volume})" for each in sets)
    name = figure.name or "the figure"
    return UsageError(
        f"no piece set has the size of {name}, {len(figure)} {cells}; "
        f"choose one with --pieces, such as {known}"
    )


def named_piece_set(name: str) -> PieceSet:
    """Return the piece set with this name, or read it from a TOML or puzzlecad file."""
    from cubewright.formats.piece_sets.catalogue import piece_set, read_piece_set
    from cubewright.formats.piece_sets.file import SUFFIXES

    if Path(name).suffix.lower() in SUFFIXES:
        return read_piece_set(Path(name))
    return piece_set(name)
