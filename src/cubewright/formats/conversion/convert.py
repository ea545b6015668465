"""Convert puzzle files to other types."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.conversion.conversion import (
    FIG_SUFFIX,
    PUZZLE_FORMATS,
    TOML_SUFFIX,
    Conversion,
)
from cubewright.formats.conversion.puzzles import (
    blocks_with_figures,
    puzzles_of_fig,
    puzzles_of_project,
    puzzles_of_xmpuzzle,
)
from cubewright.formats.conversion.writers import WRITERS, as_fig
from cubewright.formats.fig.default_pieces import default_pieces
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import FigFile, fig_bytes, read_fig
from cubewright.formats.fig.statements import remarks
from cubewright.formats.losses import (
    losses_of_block,
    losses_of_other_problems,
)
from cubewright.formats.piece_sets.catalogue import read_piece_set
from cubewright.formats.piece_sets.file import SUFFIXES as PIECE_SET_SUFFIXES
from cubewright.formats.piece_sets.file import piece_set_text
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import read_project
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.edited import edited_elements
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import Problem as XmProblem
from cubewright.formats.xmpuzzle.file import XmPuzzle, parse_xmpuzzle, read_xmpuzzle
from cubewright.formats.xmpuzzle.project import project_of_xmpuzzle
from cubewright.model.problem import Problem
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.translation import joined, tr


def convert_file(source: Path, target: Path, problem: str | None = None) -> Conversion:
    """Return a file's puzzles in the format of the target's suffix.

    ``problem`` is the name of a figure or problem, or its number counted from 1; None for all.

    Raises:
        FormatError: The file cannot be read, contains nothing for the new format, or the
            suffix is unknown.
        UnknownNameError: No problem has this name or number.
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
    if suffix in PIECE_SET_SUFFIXES:
        pieces = read_piece_set(source)
        if to != TOML_SUFFIX:
            raise FormatError(
                source.name, None, tr("a piece set has no figure; convert it to .toml only")
            )
        return Conversion(piece_set_text(pieces).encode())
    if suffix == PROJECT_SUFFIX:
        project = read_project(source)
        if problem is None:
            return convert_project(project, to, source.name)
        made = convert_problem(project, project.find(problem), to, source.name)
        return _with_losses(losses_of_other_problems(len(project.problems)), made)
    if suffix == XMPUZZLE_SUFFIX:
        return _converted_xmpuzzle(read_xmpuzzle(source), to, problem)
    file, losses = _narrowed_fig(read_fig(source), problem)
    return _with_losses(losses, convert_fig(file, to, source.stem))


def convert_edited(
    project: Project, source: Path, target: Path, problem: str | None = None
) -> Conversion:
    """Convert ``project``, which is ``source`` with more results, like :func:`convert_file`.

    A BurrTools file that becomes another BurrTools file keeps unknown elements.

    Raises:
        FormatError: See :func:`convert_file`.
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
        return convert_project(project, to, source.name)
    alone = convert_problem(project, project.find(problem), to, source.name)
    return _with_losses(losses_of_other_problems(len(project.problems)), alone)


def convert_project(project: Project, suffix: str, name: str) -> Conversion:
    """Return a project in the format of a suffix; ``name`` is its name, also in errors.

    Raises:
        FormatError: No problem is complete, or BurrTools lacks the grid.
    """
    if suffix == PROJECT_SUFFIX:
        return Conversion(project=project)
    found = puzzles_of_project(project, name, for_burrtools=suffix == XMPUZZLE_SUFFIX)
    return WRITERS[suffix](found, Path(name).stem)


def convert_fig(file: FigFile, suffix: str, stem: str) -> Conversion:
    """Return a figure file in the format of a suffix; a figure file keeps its text.

    Raises:
        FormatError: The file contains nothing for the new format.
    """
    if not blocks_with_figures(file):
        raise no_figure_error(file.name, file.text)
    if suffix == FIG_SUFFIX:
        return Conversion(fig_bytes(file))
    if suffix == PROJECT_SUFFIX:
        return _project_of_fig(file)
    return WRITERS[suffix](puzzles_of_fig(file), stem)


def convert_problem(project: Project, index: int, suffix: str, name: str) -> Conversion:
    """Convert one problem of a project like :func:`convert_project`; projects keep all shapes.

    Raises:
        FormatError: The problem is not complete, or BurrTools lacks the grid.
    """
    alone = replace(project, problems=(project.problems[index],))
    if suffix != PROJECT_SUFFIX:  # Shapes of other problems are no losses.
        others = (p for number, p in enumerate(project.problems) if number != index)
        alone = alone.without_unused_shapes(entry.shape for p in others for entry in p.pieces)
    return convert_project(alone, suffix, name)


def without_other_problems(file: XmPuzzle, kept: XmProblem) -> Conversion:
    """Return a BurrTools file with only one problem, and with all shapes."""
    assert file.elements is not None
    problems = file.elements.find("problems")
    assert problems is not None
    for problem, element in zip(file.problems, problems.findall("problem"), strict=True):
        if problem is not kept:
            problems.remove(element)
    content = xml_bytes(file.elements, packed=file.is_packed)
    return Conversion(content, tuple(losses_of_other_problems(len(file.problems))))


def without_other_figures(file: FigFile, kept: int) -> FigFile:
    """Return a figure file with only one block."""
    for index in reversed(range(len(file.blocks))):
        if index != kept:
            file = file.without(index)
    return file


def fig_of_xmpuzzle(file: XmPuzzle) -> tuple[str, tuple[str, ...]]:
    """Return the problems of a BurrTools file as the text of a figure file, and the losses.

    Raises:
        FormatError: No problem can be written as a figure.
    """
    found = puzzles_of_xmpuzzle(file, None)
    conversion = as_fig(found, file.stem)
    return conversion.content.decode(), conversion.losses


def _with_losses(losses: Iterable[str], conversion: Conversion) -> Conversion:
    return replace(conversion, losses=(*losses, *conversion.losses))


def _narrowed_fig(file: FigFile, chosen: str | None) -> tuple[FigFile, list[str]]:
    if chosen is None:
        return file, []
    figures = [n for n, block in enumerate(file.blocks) if block.figure is not None]
    is_number = chosen.isdecimal() and 1 <= int(chosen[:9]) <= len(figures)
    found = figures[int(chosen) - 1] if is_number else file.blocks.index(file.find(chosen))
    return without_other_figures(file, found), losses_of_other_problems(len(file.blocks), "figure")


def _converted_xmpuzzle(file: XmPuzzle, to: str, chosen: str | None) -> Conversion:
    if to == XMPUZZLE_SUFFIX:
        assert file.elements is not None
        if chosen is not None:
            return without_other_problems(file, file.problem(chosen))
        return Conversion(xml_bytes(file.elements, packed=file.is_packed))
    losses = [] if chosen is None else losses_of_other_problems(len(file.problems))
    if to == PROJECT_SUFFIX:
        return _with_losses(losses, _project_of_xmpuzzle(file, chosen))
    return _with_losses(losses, WRITERS[to](puzzles_of_xmpuzzle(file, chosen), file.stem))


def _project_of_fig(file: FigFile) -> Conversion:
    project = Project()
    losses: list[str] = []
    for block in blocks_with_figures(file):
        assert block.figure is not None
        pieces = default_pieces(block)
        if pieces is None:
            project = project.with_problem_added(Problem(block.name, block.figure))
        else:
            puzzle = block.constraints.apply_to(Puzzle(block.figure, pieces))
            project = project.with_puzzle_added(puzzle, block.name)
        last = len(project.problems) - 1
        project = project.with_groups(last, block.constraints.groups)
        project = project.with_targets(last, block.constraints.targets)
        project = project.with_on_ground(last, block.constraints.on_ground)
        project = project.with_weights(last, block.constraints.weights)
        note = "\n".join(remarks(block.comments))
        project = project.with_problem(last, replace(project.problems[last], note=note))
        losses += losses_of_block(block)
    return Conversion(losses=tuple(losses), project=project)


def _project_of_xmpuzzle(file: XmPuzzle, chosen: str | None) -> Conversion:
    project, losses = project_of_xmpuzzle(file)
    if chosen is not None:
        kept = project.problems[file.index(file.problem(chosen))]
        project = replace(project, problems=(kept,))
    return Conversion(losses=losses, project=project)
