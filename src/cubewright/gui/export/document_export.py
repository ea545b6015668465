"""Exports documents in the formats that ``cubewright convert`` writes."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from cubewright.formats.conversion.conversion import FIG_SUFFIX, PUZZLE_FORMATS, Conversion
from cubewright.formats.conversion.convert import (
    convert_fig,
    convert_problem,
    convert_project,
    without_other_figures,
    without_other_problems,
)
from cubewright.formats.exports.export_format import ExportFormat, export_formats
from cubewright.formats.losses import losses_of_block
from cubewright.formats.solutions.solution_format import SolutionFormat, solution_formats
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.formats.xmpuzzle.file import xmpuzzle_of_bytes
from cubewright.gui.project.document import Document
from cubewright.presenter.files.opened_file import is_burrtools_file
from cubewright.presenter.names import proposed_name


class ExportKind(NamedTuple):
    """A kind of file for puzzles, for solutions, or for viewing and printing.

    A kind for puzzles has neither a ``solution_format`` nor an ``export_format``.
    """

    name: str
    title: str
    suffix: str
    solution_format: SolutionFormat | None = None
    export_format: ExportFormat | None = None


def puzzle_kinds() -> tuple[ExportKind, ...]:
    """Return the kinds of file for puzzles."""
    return tuple(ExportKind(suffix[1:], title, suffix) for suffix, title in PUZZLE_FORMATS.items())


def solution_kinds() -> tuple[ExportKind, ...]:
    """Return a kind of file for every registered format of solutions."""
    forms = solution_formats().values()
    return tuple(ExportKind(form.name, form.title, form.suffix, form) for form in forms)


_USUAL_MODEL = "3mf"


def format_kinds(kind: str) -> tuple[ExportKind, ...]:
    """Return a kind of file for every export format of a kind, such as "picture".

    The first is the usual one: for models, the format that programs for printing read with colours.
    """
    forms = [form for form in export_formats().values() if form.kind == kind]
    forms.sort(key=lambda form: form.name != _USUAL_MODEL)
    return tuple(
        ExportKind(form.name, form.title, form.suffix, export_format=form) for form in forms
    )


def convert_document(document: Document, suffix: str, index: int | None = None) -> Conversion:
    """Return a document in the format of a suffix, with the losses of the format.

    ``index`` exports only this problem. Exporting a file in its own format loses nothing.

    Raises:
        CubewrightError: The format cannot express the document.
    """
    if suffix == FIG_SUFFIX and not document.holds_project:
        file = document.file
        if index is not None:
            file = without_other_figures(file, index)
        return convert_fig(file, suffix, file.name)
    path = document.path
    if path is not None and is_burrtools_file(path) and suffix == XMPUZZLE_SUFFIX:
        made = document.to_burrtools
        if index is None:
            return made
        held = range(len(document.blocks)) if made.problems is None else made.problems
        if index in held:
            whole = xmpuzzle_of_bytes(made.content, path.name)
            alone = without_other_problems(whole, whole.problems[held.index(index)])
            return Conversion(alone.content, made.losses)
    project = document.project
    if index is None:
        made = convert_project(project, suffix, document.title)
    else:
        made = convert_problem(project, index, suffix, document.title)
    return Conversion(made.content, (*_lost_of_blocks(document, index), *made.losses), made.project)


def _lost_of_blocks(document: Document, index: int | None) -> list[str]:
    if document.holds_project:
        return []
    indices = range(len(document.blocks)) if index is None else (index,)
    unchanged = (each for each in indices if not document.is_changed(each))
    return [loss for each in unchanged for loss in losses_of_block(document.blocks[each])]


def export_name(document: Document, suffix: str) -> str:
    """Return the proposed name of an exported file: the name of the project.

    A project without a file is named after its only figure, or by its title.
    """
    if document.path is None and len(document.blocks) == 1:
        return proposed_name(document.figure.name, suffix)
    return proposed_name(Path(document.title).stem, suffix)
