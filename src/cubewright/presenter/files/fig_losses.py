"""What a figure file does not hold of a project."""

from __future__ import annotations

from collections.abc import Iterator

from cubewright.model.project import Problem, Project
from cubewright.presenter.counted import counted


def fig_losses(project: Project) -> tuple[str, ...]:
    """Return phrases that name what a figure file does not hold of a project, in its order."""
    losses = [
        loss
        for index, problem in enumerate(project.problems)
        for loss in _lost_of_problem(project, problem, _label(project, index))
    ]
    used = {entry.shape for problem in project.problems for entry in problem.pieces}
    unused = len(project.shapes) - len(used)
    if unused:
        losses.append(f"{counted(unused, 'shape')} that no problem uses")
    special = sum(shape.weight != 1 or bool(shape.note) for shape in project.shapes)
    if special:
        losses.append(f"the weights and notes of {counted(special, 'shape')}")
    if project.note:
        losses.append("the note of the project")
    return tuple(losses)


def _lost_of_problem(project: Project, problem: Problem, label: str) -> Iterator[str]:
    shapes = [project.shapes[entry.shape] for entry in problem.pieces]
    figure = problem.figure
    if (figure is not None and figure.colours) or any(shape.colours for shape in shapes):
        yield f"the colours of {label} and which of them may meet"
    if problem.max_holes is not None:
        yield f"that at most {counted(problem.max_holes, 'cell')} of {label} may stay empty"
    if any(entry.groups for entry in problem.pieces):
        yield f"the groups of pieces of {label}"
    if problem.note:
        yield f"the note of {label}"
    results = problem.results
    if len(results.solutions):
        yield f"{counted(len(results.solutions), 'solution')} of {label}"
    if results.count is not None or results.runs:
        yield f"the counts and runs of {label}"
    if results.search is not None:
        yield f"the unfinished search of {label}"


def _label(project: Project, index: int) -> str:
    name = project.problems[index].name
    return f"“{name}”" if name else project.label(index)
