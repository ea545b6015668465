"""Convert between kinds of puzzle file, and list what the new kind cannot hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.fig.block import Block
from cubewright.formats.fig.default_pieces import default_pieces, puzzle_of_block
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import FigFile, figure_text, parse_fig, read_fig
from cubewright.formats.fig.statements import stated_pieces
from cubewright.formats.piece_sets.catalogue import read_piece_set
from cubewright.formats.piece_sets.file import piece_set_text
from cubewright.formats.piece_sets.user_sets import free_name
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.xmpuzzle.edited import lost_rules
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import Problem as XmProblem
from cubewright.formats.xmpuzzle.file import XmPuzzle, read_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import file_elements, problem_label, puzzle_of
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.project import Problem, Project
from cubewright.model.puzzle import Puzzle

FIG_SUFFIX, TOML_SUFFIX = ".fig", ".toml"
PUZZLE_SUFFIXES = frozenset((FIG_SUFFIX, TOML_SUFFIX, PROJECT_SUFFIX, XMPUZZLE_SUFFIX))
"""The endings of files that hold puzzles."""


@dataclass(frozen=True)
class Conversion:
    """The content of the new file, and sentences about what it does not hold.

    A ``project`` is the content of a project file, whose solutions are not in memory.
    """

    content: bytes = b""
    losses: tuple[str, ...] = ()
    project: Project | None = None

    def write(self, path: Path) -> None:
        """Write the file, which replaces an existing one when it is complete.

        Raises:
            FormatError: It cannot be written, or is a project that another process has open.
        """
        if self.project is None:
            write_atomically(path, self.content)
        else:
            write_project(path, self.project)


@dataclass(frozen=True)
class _Puzzles:
    """What a file holds: named puzzles, the text of a comment, and what is lost already."""

    puzzles: tuple[Puzzle, ...]
    losses: tuple[str, ...] = ()
    comment: str = ""


def converted(source: Path, target: Path, problem: str | None = None) -> Conversion:
    """Return a file's puzzles in the format that the target's name states.

    ``problem`` is the name of one figure or problem, or its number from 1;
    None: all of them.

    Raises:
        FormatError: The file cannot be read, holds nothing for the new format,
            or there is no such format.
        UnknownNameError: There is no such problem.
    """
    writers: dict[str, Callable[[_Puzzles, str], Conversion]] = {
        XMPUZZLE_SUFFIX: _as_xmpuzzle,
        FIG_SUFFIX: _as_fig,
        TOML_SUFFIX: _as_toml,
    }
    to = target.suffix.lower()
    if to not in PUZZLE_SUFFIXES:
        known = ", ".join((*sorted(PUZZLE_SUFFIXES), "or .json, .csv or .txt for solutions"))
        raise FormatError(
            target.name, None, f"its ending does not name a format; end the name in {known}"
        )
    suffix = source.suffix.lower()
    if suffix == TOML_SUFFIX:
        pieces = read_piece_set(source)
        if to != TOML_SUFFIX:
            raise FormatError(
                source.name, None, "a piece set has no figure; convert it to .toml only"
            )
        return Conversion(piece_set_text(pieces).encode())
    if suffix == to == XMPUZZLE_SUFFIX:
        return _copied_xmpuzzle(read_xmpuzzle(source), problem)
    if suffix == to == PROJECT_SUFFIX:
        return _copied_project(read_project(source), problem)
    if to == PROJECT_SUFFIX:
        if suffix == XMPUZZLE_SUFFIX:
            return _project_of_xmpuzzle(read_xmpuzzle(source), problem)
        return _project_of_fig(read_fig(source), problem)
    readers = {XMPUZZLE_SUFFIX: _read_xmpuzzle, PROJECT_SUFFIX: _read_project}
    return writers[to](readers.get(suffix, _read_fig)(source, problem), source.stem)


def fig_of_xmpuzzle(file: XmPuzzle) -> tuple[str, tuple[str, ...]]:
    """Return the problems of a BurrTools file as the text of a figure file, and what is lost.

    Raises:
        FormatError: No problem can be a figure.
    """
    found = _puzzles_of_xmpuzzle(file, None)
    conversion = _as_fig(found, file.stem)
    return conversion.content.decode(), conversion.losses


def _copied_xmpuzzle(file: XmPuzzle, chosen: str | None) -> Conversion:
    """Return a BurrTools file with all of its elements, or without all problems but one."""
    assert file.elements is not None
    if chosen is None:
        return Conversion(xml_bytes(file.elements, packed=file.is_packed))
    kept = file.problem(chosen)
    problems = file.elements.find("problems")
    assert problems is not None
    for problem, element in zip(file.problems, problems.findall("problem"), strict=True):
        if problem is not kept:
            problems.remove(element)
    content = xml_bytes(file.elements, packed=file.is_packed)
    return Conversion(content, _other_problems(file.problems))


def _copied_project(project: Project, chosen: str | None) -> Conversion:
    """Return a project with all that it has, or without all problems but one."""
    if chosen is None:
        return Conversion(project=project)
    kept = project.problems[project.find(chosen)]
    only_kept = replace(project, problems=(kept,))
    return Conversion(losses=_other_problems(project.problems), project=only_kept)


def _other_problems(problems: Sequence[object]) -> tuple[str, ...]:
    """Return what is lost of all problems but one."""
    others = len(problems) - 1
    return (_counted(others, "other problem"),) if others else ()


def _project_of_fig(file: FigFile, chosen: str | None) -> Conversion:
    """Return the figures of a file as a project; a figure without pieces is kept as it is."""
    project = Project()
    losses: list[str] = []
    for block in _blocks(file, chosen):
        assert block.figure is not None
        pieces = default_pieces(block)
        if pieces is None:
            project = project.with_problem_added(Problem(block.name, block.figure))
        else:
            puzzle = block.constraints.in_puzzle(Puzzle(block.figure, pieces))
            project = project.with_puzzle_added(puzzle, block.name)
        note = "\n".join(_remarks(block))
        last = len(project.problems) - 1
        project = project.with_problem(last, replace(project.problems[last], note=note))
        losses += _lost_of_block(block)
    if not project.problems:
        raise no_figure_error(file.name, file.text)
    return Conversion(losses=tuple(losses), project=project)


def xmpuzzle_of_project(project: Project, name: str) -> Conversion:
    """Return a project as a BurrTools file; ``name`` names it in errors.

    Raises:
        FormatError: No problem is complete, or BurrTools has no such grid.
    """
    return _as_xmpuzzle(_puzzles_of_project(project, name, None), name)


def _read_project(path: Path, chosen: str | None) -> _Puzzles:
    return _puzzles_of_project(read_project(path), path.name, chosen)


def _puzzles_of_project(project: Project, name: str, chosen: str | None) -> _Puzzles:
    """Return the problems of a project that can be puzzles of another file."""
    indices = range(len(project.problems)) if chosen is None else (project.find(chosen),)
    if not indices:
        project.find()  # raises, and says that there are none
    puzzles: list[Puzzle] = []
    losses: list[str] = []
    comments = [project.note] if project.note else []
    errors: list[CubewrightError] = []
    for index in indices:
        problem, label = project.problems[index], project.label(index)
        try:
            puzzle = project.puzzle_to_solve(index)
        except CubewrightError as error:
            errors.append(error)
            losses.append(str(error))
            continue
        figure = replace(puzzle.figure, name=problem.name or puzzle.figure.name)
        if puzzles and figure.lattice != puzzles[0].figure.lattice:
            losses.append(f"{label}, which is not on the lattice of the first problem")
            continue
        puzzles.append(replace(puzzle, figure=figure))
        losses += _lost_of_results(problem, label)
        if any(entry.groups for entry in problem.pieces):
            losses.append(f"the groups of pieces of {label}")
        if problem.note:
            comments += (f"{figure.name}: {line}" for line in problem.note.splitlines())
    if not puzzles:
        raise FormatError(name, None, str(errors[0]))
    used = {entry.shape for index in indices for entry in project.problems[index].pieces}
    unused = len(project.shapes) - len(used)
    if unused:
        losses.append(f"{_counted(unused, 'shape')} that no problem uses")
    special = sum(shape.weight != 1 or bool(shape.note) for shape in project.shapes)
    if special:
        losses.append(f"the weights and notes of {_counted(special, 'shape')}")
    if project.colours:
        losses.append("the colours that are shown for colour numbers")
    return _Puzzles(tuple(puzzles), tuple(losses), "\n".join(comments))


def _lost_of_results(problem: Problem, label: str) -> list[str]:
    results = problem.results
    lost = []
    if len(results.solutions):
        lost.append(f"{_counted(len(results.solutions), 'solution')} of {label}")
    if results.disassemblies:
        count = len(results.disassemblies)
        lost.append(f"{count} disassembl{'y' if count == 1 else 'ies'} of {label}")
    if results.count is not None or results.runs:
        lost.append(f"the counts and runs of {label}")
    if results.search is not None:
        lost.append(f"the unfinished search of {label}")
    return lost


def _project_of_xmpuzzle(file: XmPuzzle, chosen: str | None) -> Conversion:
    """Return a BurrTools file as a project, with its stored solutions."""
    project, losses = project_of_xmpuzzle(file)
    if chosen is not None:
        kept = project.problems[file.index(file.problem(chosen))]
        losses += _other_problems(project.problems)
        project = replace(project, problems=(kept,))
    return Conversion(losses=losses, project=project)


def _read_xmpuzzle(path: Path, chosen: str | None) -> _Puzzles:
    return _puzzles_of_xmpuzzle(read_xmpuzzle(path), chosen)


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
            losses += _lost_of_problem(file, problem)
    if not puzzles:
        raise problem_errors[0]
    used = {entry.shape for problem in problems for entry in problem.pieces}
    used |= {problem.result for problem in problems if problem.result is not None}
    unused = len(file.shapes) - len(used)
    if unused:
        losses.append(f"{_counted(unused, 'shape')} that no problem uses")
    weighted = sum(shape.weight != 1 for shape in file.shapes)
    if weighted:
        losses.append(f"the weights of {_counted(weighted, 'shape')}")
    return _Puzzles(tuple(puzzles), tuple(losses), file.comment)


def _lost_of_problem(file: XmPuzzle, problem: XmProblem) -> list[str]:
    label = problem_label(file, problem)
    lost = []
    if problem.stored_solutions:
        lost.append(f"{_counted(problem.stored_solutions, 'stored solution')} of {label}")
    if any(entry.groups for entry in problem.pieces):
        lost.append(f"the groups of pieces of {label}")
    return lost


def _read_fig(path: Path, chosen: str | None) -> _Puzzles:
    file = read_fig(path)
    comments: list[str] = []
    blocks = _blocks(file, chosen)
    puzzles: list[Puzzle] = []
    losses: list[str] = []
    for block in blocks:
        puzzle = puzzle_of_block(block)
        if puzzle is None:
            losses.append(f"'{block.name}', which has no pieces that fit it")
        elif puzzles and puzzle.figure.lattice != puzzles[0].figure.lattice:
            losses.append(f"'{block.name}', which is not on the lattice of the first figure")
        else:
            puzzles.append(puzzle)
            losses += _lost_of_block(block)
            comments += (f"{block.name}: {remark}" for remark in _remarks(block))
    if not puzzles:
        raise no_figure_error(file.name, file.text) if not blocks else _no_pieces(file, blocks[0])
    return _Puzzles(tuple(puzzles), tuple(losses), "\n".join(comments))


def _blocks(file: FigFile, chosen: str | None) -> list[Block]:
    """Return the blocks with figures, or the one with a name or a number from 1."""
    blocks = [block for block in file.blocks if block.figure is not None]
    if chosen is None:
        return blocks
    is_number = chosen.isdecimal() and 1 <= int(chosen[:9]) <= len(blocks)
    found = blocks[int(chosen) - 1] if is_number else file.find(chosen)
    return [found] if found.figure is not None else []


def _remarks(block: Block) -> list[str]:
    """Return the comments of a block that are no directives."""
    stripped = (each.strip() for each in block.comments if stated_pieces([each]) is None)
    return [remark for remark in stripped if remark]


def _no_pieces(file: FigFile, block: Block) -> FormatError:
    return block.problem or FormatError(
        file.name, block.line, f"no pieces are known for '{block.name}'; state them in the file"
    )


def _lost_of_block(block: Block) -> list[str]:
    lost = []
    if block.alternatives:
        lost.append(f"{_counted(len(block.alternatives), 'alternative')} of '{block.name}'")
    if len(set(block.marks.values())) > 1:
        lost.append(f"the solution that the marks of '{block.name}' show")
    return lost


def _as_xmpuzzle(found: _Puzzles, _stem: str) -> Conversion:
    losses = list(found.losses)
    for puzzle in found.puzzles:
        losses += lost_rules(puzzle, f"'{puzzle.name}'")
    named = [(puzzle.name, puzzle) for puzzle in found.puzzles]
    return Conversion(xml_bytes(file_elements(named, found.comment), packed=True), tuple(losses))


def _as_fig(found: _Puzzles, stem: str) -> Conversion:
    losses = list(found.losses)
    figures: list[_Drawn] = []
    for puzzle in found.puzzles:
        if puzzle.figure.colours or any(piece.colours for piece in puzzle.pieces):
            losses.append(f"the colours of '{puzzle.name}' and which of them may meet")
        if puzzle.max_holes is not None:
            cells = _counted(puzzle.max_holes, "cell")
            losses.append(f"that at most {cells} of '{puzzle.name}' may stay empty")
        plain = replace(puzzle.figure, colours=frozenset())
        pieces = tuple(replace(piece, colours=frozenset()) for piece in puzzle.pieces)
        stated = replace(puzzle.piece_set, pieces=pieces)
        figures.append((plain, stated, Constraints.of(puzzle)))
    comments = found.comment.splitlines()
    text = _fig_text(figures, comments)
    if comments and not _reads_as(text, found.puzzles, stem):
        losses.append("the comment, which would read as directives")
        text = _fig_text(figures, ())
    return Conversion(text.encode(), tuple(losses))


_Drawn = tuple[Figure, PieceSet, Constraints]
"""A figure with its pieces, pre-placed pieces and forbidden cells."""


def _fig_text(figures: Iterable[_Drawn], comments: Sequence[str]) -> str:
    """Return the text of a figure file with the comments above its first figure."""
    texts: list[str] = []
    for figure, pieces, constraints in figures:
        texts.append(figure_text(figure, () if texts else comments, constraints, pieces))
    return "\n".join(texts)


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
    names = ", ".join(f"'{puzzle.name}'" for puzzle in found.puzzles)
    losses = [*found.losses, f"the figures {names}"]
    if len(sets) > 1:
        losses.append("the pieces of all figures but the first; choose one with --problem")
    pieces = replace(sets[0], name=free_name(stem))
    return Conversion(piece_set_text(pieces).encode(), tuple(losses))


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")
