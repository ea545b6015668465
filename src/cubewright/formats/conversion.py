"""Convert between kinds of puzzle file, and list what the new kind cannot hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.fig.block import Block
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import FigFile, fig_bytes, figure_text, parse_fig, read_fig
from cubewright.formats.fig.pieces.default import default_pieces, puzzle_of_block
from cubewright.formats.fig.statements import remarks
from cubewright.formats.losses import (
    lost_groups,
    lost_in_fig,
    lost_lattice,
    lost_of_block,
    lost_of_project,
    lost_of_results,
    lost_others,
    lost_rules,
    lost_sets,
    lost_shapes,
    lost_stored,
    lost_weights,
)
from cubewright.formats.piece_sets.catalogue import read_piece_set
from cubewright.formats.piece_sets.file import piece_set_text
from cubewright.formats.piece_sets.user_sets import free_name
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.project.watched_solutions import watched
from cubewright.formats.xmpuzzle.edited import edited_elements
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import Problem as XmProblem
from cubewright.formats.xmpuzzle.file import XmPuzzle, parse_xmpuzzle, read_xmpuzzle
from cubewright.formats.xmpuzzle.new_file import NewProblem, new_file
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import Handling, problem_label, puzzle_of
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.problem import Problem
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results
from cubewright.translation import joined, mark, tr

FIG_SUFFIX, TOML_SUFFIX = ".fig", ".toml"
PUZZLE_FORMATS = {
    PROJECT_SUFFIX: mark("Cubewright project"),
    FIG_SUFFIX: mark("Figures with their pieces"),
    XMPUZZLE_SUFFIX: mark("BurrTools file"),
    TOML_SUFFIX: mark("Piece set"),
}
"""The titles of files that hold puzzles, by the ending of their names."""


@dataclass(frozen=True)
class Conversion:
    """The content of the new file, and sentences about what it does not hold.

    A ``project`` is the content of a project file, whose solutions are not in memory.
    """

    content: bytes = b""
    losses: tuple[str, ...] = ()
    project: Project | None = None

    def write(self, path: Path, wrote: Callable[[int], None] = lambda _count: None) -> None:
        """Write the file, which replaces an existing one when it is complete.

        ``wrote`` is called with the number of solutions written since the call
        before; if it raises ``WriteCancelled``, an existing file stays as it is.

        Raises:
            FormatError: It cannot be written, or is a project that another process has open.
        """
        if self.project is None:
            write_atomically(path, self.content)
        else:
            write_project(path, watched(self.project, wrote))


@dataclass(frozen=True)
class _Puzzles:
    """What a file holds: named puzzles, their notes, a comment, and what is lost already."""

    puzzles: tuple[Puzzle, ...]
    losses: tuple[str, ...] = ()
    comment: str = ""
    notes: tuple[Sequence[str], ...] = ()
    """The lines of the note of each puzzle; empty if no puzzle has any."""
    handling: tuple[Sequence[Handling], ...] = ()
    """The groups and weight of each piece of each puzzle; empty if no puzzle has any."""
    results: tuple[Results, ...] = ()
    """The results of each puzzle; empty if no puzzle has any."""


def converted(source: Path, target: Path, problem: str | None = None) -> Conversion:
    """Return a file's puzzles in the format that the target's name states.

    ``problem`` is the name of one figure or problem, or its number from 1;
    None: all of them.

    Raises:
        FormatError: The file cannot be read, holds nothing for the new format,
            or there is no such format.
        UnknownNameError: There is no such problem.
    """
    to = target.suffix.lower()
    if to not in PUZZLE_FORMATS:
        solutions = tr("or .json, .csv or .txt for solutions")
        known = joined(", ", (*sorted(PUZZLE_FORMATS), solutions))
        raise FormatError(
            target.name,
            None,
            tr("its ending does not name a format; end the name in {known}", known=known),
        )
    suffix = source.suffix.lower()
    if suffix == TOML_SUFFIX:
        pieces = read_piece_set(source)
        if to != TOML_SUFFIX:
            raise FormatError(
                source.name, None, tr("a piece set has no figure; convert it to .toml only")
            )
        return Conversion(piece_set_text(pieces).encode())
    if suffix == PROJECT_SUFFIX:
        project = read_project(source)
        if problem is None:
            return converted_project(project, to, source.name)
        made = converted_problem(project, project.find(problem), to, source.name)
        return _with_losses(lost_others(len(project.problems)), made)
    if suffix == XMPUZZLE_SUFFIX:
        return _converted_xmpuzzle(read_xmpuzzle(source), to, problem)
    file, losses = _narrowed_fig(read_fig(source), problem)
    return _with_losses(losses, converted_fig(file, to, source.stem))


def converted_from(
    project: Project, source: Path, target: Path, problem: str | None = None
) -> Conversion:
    """Return a project whose results are those of a file and more, as :func:`converted`.

    A BurrTools file that becomes another one keeps what Cubewright does not understand.

    Raises:
        FormatError: As :func:`converted`.
        UnknownNameError: There is no such problem.
    """
    to = target.suffix.lower()
    if to == source.suffix.lower() == XMPUZZLE_SUFFIX:
        file = read_xmpuzzle(source)
        before, _ = project_of_xmpuzzle(file)
        elements, losses = edited_elements(file, before, project, range(len(file.problems)))
        made = Conversion(xml_bytes(elements, packed=file.is_packed), losses)
        if problem is None:
            return made
        whole = parse_xmpuzzle(xml_bytes(elements, packed=False), source.name)
        whole = replace(whole, is_packed=file.is_packed)
        return _with_losses(losses, without_other_problems(whole, whole.problem(problem)))
    if problem is None:
        return converted_project(project, to, source.name)
    alone = converted_problem(project, project.find(problem), to, source.name)
    return _with_losses(lost_others(len(project.problems)), alone)


def converted_project(project: Project, suffix: str, name: str) -> Conversion:
    """Return a project in the format of a suffix; ``name`` names its file, also in errors.

    Raises:
        FormatError: No problem is complete, or BurrTools has no such grid.
    """
    if suffix == PROJECT_SUFFIX:
        return Conversion(project=project)
    found = _puzzles_of_project(project, name, for_burrtools=suffix == XMPUZZLE_SUFFIX)
    return _WRITERS[suffix](found, Path(name).stem)


def converted_fig(file: FigFile, suffix: str, stem: str) -> Conversion:
    """Return a figure file in the format of a suffix; as a figure file it keeps its text.

    Raises:
        FormatError: It holds nothing for the new format.
    """
    if not _blocks(file):
        raise no_figure_error(file.name, file.text)
    if suffix == FIG_SUFFIX:
        return Conversion(fig_bytes(file))
    if suffix == PROJECT_SUFFIX:
        return _project_of_fig(file)
    return _WRITERS[suffix](_puzzles_of_fig(file), stem)


def converted_problem(project: Project, index: int, suffix: str, name: str) -> Conversion:
    """Return one problem of a project, as :func:`converted_project`; a project has all shapes.

    Raises:
        FormatError: The problem is not complete, or BurrTools has no such grid.
    """
    alone = replace(project, problems=(project.problems[index],))
    if suffix != PROJECT_SUFFIX:  # shapes that only other problems use are not lost
        others = (p for number, p in enumerate(project.problems) if number != index)
        alone = alone.without_unused_shapes(entry.shape for p in others for entry in p.pieces)
    return converted_project(alone, suffix, name)


def without_other_problems(file: XmPuzzle, kept: XmProblem) -> Conversion:
    """Return a BurrTools file without all problems but one; its shapes stay."""
    assert file.elements is not None
    problems = file.elements.find("problems")
    assert problems is not None
    for problem, element in zip(file.problems, problems.findall("problem"), strict=True):
        if problem is not kept:
            problems.remove(element)
    content = xml_bytes(file.elements, packed=file.is_packed)
    return Conversion(content, tuple(lost_others(len(file.problems))))


def without_other_figures(file: FigFile, kept: int) -> FigFile:
    """Return a figure file without all blocks but one."""
    for index in reversed(range(len(file.blocks))):
        if index != kept:
            file = file.without(index)
    return file


def fig_of_xmpuzzle(file: XmPuzzle) -> tuple[str, tuple[str, ...]]:
    """Return the problems of a BurrTools file as the text of a figure file, and what is lost.

    Raises:
        FormatError: No problem can be a figure.
    """
    found = _puzzles_of_xmpuzzle(file, None)
    conversion = _as_fig(found, file.stem)
    return conversion.content.decode(), conversion.losses


def _with_losses(losses: Iterable[str], conversion: Conversion) -> Conversion:
    return replace(conversion, losses=(*losses, *conversion.losses))


def _narrowed_fig(file: FigFile, chosen: str | None) -> tuple[FigFile, list[str]]:
    """Return a figure file with all figures or a chosen one, and what is lost of the others."""
    if chosen is None:
        return file, []
    figures = [n for n, block in enumerate(file.blocks) if block.figure is not None]
    is_number = chosen.isdecimal() and 1 <= int(chosen[:9]) <= len(figures)
    found = figures[int(chosen) - 1] if is_number else file.blocks.index(file.find(chosen))
    return without_other_figures(file, found), lost_others(len(file.blocks), "figure")


def _converted_xmpuzzle(file: XmPuzzle, to: str, chosen: str | None) -> Conversion:
    """Return a BurrTools file in a format; as a BurrTools file it keeps all of its elements."""
    if to == XMPUZZLE_SUFFIX:
        assert file.elements is not None
        if chosen is not None:
            return without_other_problems(file, file.problem(chosen))
        return Conversion(xml_bytes(file.elements, packed=file.is_packed))
    losses = [] if chosen is None else lost_others(len(file.problems))
    if to == PROJECT_SUFFIX:
        return _with_losses(losses, _project_of_xmpuzzle(file, chosen))
    return _with_losses(losses, _WRITERS[to](_puzzles_of_xmpuzzle(file, chosen), file.stem))


def _project_of_fig(file: FigFile) -> Conversion:
    """Return the figures of a file as a project; a figure without pieces is kept as it is."""
    project = Project()
    losses: list[str] = []
    for block in _blocks(file):
        assert block.figure is not None
        pieces = default_pieces(block)
        if pieces is None:
            project = project.with_problem_added(Problem(block.name, block.figure))
        else:
            puzzle = block.constraints.in_puzzle(Puzzle(block.figure, pieces))
            project = project.with_puzzle_added(puzzle, block.name)
        note = "\n".join(remarks(block.comments))
        last = len(project.problems) - 1
        project = project.with_problem(last, replace(project.problems[last], note=note))
        losses += lost_of_block(block)
    return Conversion(losses=tuple(losses), project=project)


def _puzzles_of_project(project: Project, name: str, *, for_burrtools: bool) -> _Puzzles:
    """Return the problems of a project that can be puzzles of another file.

    ``for_burrtools``: that file holds the groups and weights of pieces, and solutions.
    """
    if not project.problems:
        project.find()  # raises, and says that there are none
    puzzles: list[Puzzle] = []
    notes: list[Sequence[str]] = []
    losses: list[str] = []
    errors: list[CubewrightError] = []
    handling: list[Sequence[Handling]] = []
    results: list[Results] = []
    for index, problem in enumerate(project.problems):
        label = project.label(index)
        try:
            puzzle = project.puzzle_to_solve(index)
        except CubewrightError as error:
            errors.append(error)
            losses.append(str(error))
            continue
        figure = replace(puzzle.figure, name=problem.name or puzzle.figure.name)
        puzzles.append(replace(puzzle, figure=figure))
        notes.append(problem.note.splitlines())
        weights = [project.shapes[entry.shape].weight for entry in problem.pieces]
        handling.append(
            [Handling(e.groups, w) for e, w in zip(problem.pieces, weights, strict=True)]
        )
        results.append(problem.results)
        if for_burrtools:
            others = replace(problem.results, solutions=(), disassemblies=())
            losses += lost_of_results(replace(problem, results=others), label)
            continue
        losses += lost_of_results(problem, label)
        if any(entry.groups for entry in problem.pieces):
            losses.append(lost_groups(label))
    if not puzzles:
        raise FormatError(name, None, str(errors[0]))
    losses += lost_of_project(project, with_weights=not for_burrtools)
    return _Puzzles(
        tuple(puzzles),
        tuple(losses),
        project.note,
        tuple(notes),
        tuple(handling),
        tuple(results),
    )


def _project_of_xmpuzzle(file: XmPuzzle, chosen: str | None) -> Conversion:
    """Return a BurrTools file as a project, with its stored solutions."""
    project, losses = project_of_xmpuzzle(file)
    if chosen is not None:
        kept = project.problems[file.index(file.problem(chosen))]
        project = replace(project, problems=(kept,))
    return Conversion(losses=losses, project=project)


def _puzzles_of_xmpuzzle(file: XmPuzzle, chosen: str | None) -> _Puzzles:
    problems = file.problems if chosen is None else (file.problem(chosen),)
    if not problems:
        file.problem()  # raises, and says that there are none
    puzzles: list[Puzzle] = []
    losses: list[str] = []
    problem_errors: list[FormatError] = []
    for problem in problems:
        try:
            puzzles.append(puzzle_of(file, problem))
        except FormatError as error:
            problem_errors.append(error)
            losses.append(error.reason)
        else:
            label = problem_label(file, problem)
            losses += lost_stored(problem.stored_solutions, 0, label)
            if any(entry.groups for entry in problem.pieces):
                losses.append(lost_groups(label))
    if not puzzles:
        raise problem_errors[0]
    used = {entry.shape for problem in file.problems for entry in problem.pieces}
    used |= {problem.result for problem in file.problems if problem.result is not None}
    losses += lost_shapes(len(file.shapes) - len(used))
    losses += lost_weights(sum(shape.weight != 1 for shape in file.shapes))
    return _Puzzles(tuple(puzzles), tuple(losses), file.comment)


def _puzzles_of_fig(file: FigFile) -> _Puzzles:
    notes: list[Sequence[str]] = []
    blocks = _blocks(file)
    puzzles: list[Puzzle] = []
    losses: list[str] = []
    for block in blocks:
        puzzle = puzzle_of_block(block)
        if puzzle is None:
            losses.append(tr("'{block}', which has no pieces that fit it", block=block.name))
        else:
            puzzles.append(puzzle)
            losses += lost_of_block(block)
            notes.append(remarks(block.comments))
    if not puzzles:
        raise _no_pieces(file, blocks[0])
    return _Puzzles(tuple(puzzles), tuple(losses), notes=tuple(notes))


def _blocks(file: FigFile) -> list[Block]:
    """Return the blocks with figures."""
    return [block for block in file.blocks if block.figure is not None]


def _no_pieces(file: FigFile, block: Block) -> FormatError:
    return block.problem or FormatError(
        file.name,
        block.line,
        tr("no pieces are known for '{block}'; state them in the file", block=block.name),
    )


def _as_xmpuzzle(found: _Puzzles, _stem: str) -> Conversion:
    losses = list(found.losses)
    lattice = found.puzzles[0].figure.lattice
    written = [n for n, puzzle in enumerate(found.puzzles) if puzzle.figure.lattice == lattice]
    for number, puzzle in enumerate(found.puzzles):
        label = f"'{puzzle.name}'"
        losses += lost_rules(puzzle, label) if number in written else [lost_lattice(label)]
    comments = [found.comment] if found.comment else []
    for puzzle, note in zip(found.puzzles, found.notes, strict=False):
        comments += (f"{puzzle.name}: {line}" for line in note)
    entries = [
        NewProblem(
            found.puzzles[number],
            found.handling[number] if found.handling else (),
            found.results[number] if found.results else NO_RESULTS,
        )
        for number in written
    ]
    content, lost = new_file(entries, "\n".join(comments))
    return Conversion(content, (*losses, *lost))


def _as_fig(found: _Puzzles, stem: str) -> Conversion:
    losses = list(found.losses)
    figures: list[_Drawn] = []
    for puzzle in found.puzzles:
        losses += lost_in_fig(puzzle.figure, puzzle.pieces, f"'{puzzle.name}'")
        figures.append((puzzle.figure, puzzle.piece_set, Constraints.of(puzzle)))
    comments: list[Sequence[str]] = [list(lines) for lines in found.notes] or [()] * len(figures)
    comments[0] = [*found.comment.splitlines(), *comments[0]]
    text = _fig_text(figures, comments)
    if any(comments) and not _reads_as(text, found.puzzles, stem):
        losses.append(tr("the comment, which would read as directives"))
        text = _fig_text(figures, [()] * len(figures))
    return Conversion(text.encode(), tuple(losses))


_Drawn = tuple[Figure, PieceSet, Constraints]
"""A figure with its pieces, pre-placed pieces and forbidden cells."""


def _fig_text(figures: Iterable[_Drawn], comments: Iterable[Sequence[str]]) -> str:
    """Return the text of a figure file with comments above each figure."""
    return "\n".join(
        figure_text(figure, lines, constraints, pieces)
        for (figure, pieces, constraints), lines in zip(figures, comments, strict=True)
    )


def _reads_as(text: str, puzzles: Sequence[Puzzle], name: str) -> bool:
    """Whether a figure file's text gives the figures and pieces of puzzles."""
    blocks = parse_fig(text, name).blocks
    if len(blocks) != len(puzzles):
        return False
    for block, puzzle in zip(blocks, puzzles, strict=True):
        try:
            read = puzzle_of_block(block)
        except CubewrightError:
            return False
        if read is None or _cells(read) != _cells(puzzle):
            return False
    return True


def _cells(puzzle: Puzzle) -> object:
    figure = puzzle.figure.aligned()
    shapes = tuple(piece.shape for piece in puzzle.pieces)
    return figure.cells, figure.optional, shapes, puzzle.counts, puzzle.min_copies


def _as_toml(found: _Puzzles, stem: str) -> Conversion:
    sets: list[PieceSet] = []
    for puzzle in found.puzzles:
        if puzzle.piece_set not in sets:
            sets.append(puzzle.piece_set)
    losses = (*found.losses, *lost_sets(found.puzzles, len(sets)))
    pieces = replace(sets[0], name=free_name(stem))
    return Conversion(piece_set_text(pieces).encode(), losses)


_WRITERS: dict[str, Callable[[_Puzzles, str], Conversion]] = {
    XMPUZZLE_SUFFIX: _as_xmpuzzle,
    FIG_SUFFIX: _as_fig,
    TOML_SUFFIX: _as_toml,
}
