"""Describe the data that files of a format cannot hold, as phrases for a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cubewright.formats.fig.block import Block
from cubewright.formats.fig.colour_marks import COLOUR_MARKS
from cubewright.model.colours import colour_numbers
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.model.pieces.weights import is_lost
from cubewright.model.problem import Problem, Shape
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.translation import counted, joined, tr, trn


def losses_of_other_problems(number: int, noun: str = "problem") -> list[str]:
    """Return the loss of all problems except the converted one; ``number`` counts all problems."""
    if number < 2:
        return []
    if noun == "figure":
        return [counted(number - 1, "other figure")]
    return [counted(number - 1, "other problem")]


def losses_of_shapes(number: int) -> list[str]:
    shapes = counted(number, "shape")
    return [tr("{shapes} that no problem uses", shapes=shapes)] if number else []


def losses_of_weights(number: int, noun: str = "shape") -> list[str]:
    """Return the loss of weights; ``number`` shapes or pieces have a weight, and are no walls."""
    return [tr("the weights of {shapes}", shapes=counted(number, noun))] if number else []


def losses_of_stored_results(solutions: int, disassemblies: int, label: str) -> list[str]:
    """Return the loss of the stored solutions and disassemblies of a BurrTools problem."""
    found = counted(solutions, "stored solution")
    lost = [tr("{things} of {problem}", things=found, problem=label)] if solutions else []
    return [*lost, *_disassemblies(disassemblies, label)]


def losses_of_moves(number: int, label: str) -> list[str]:
    """Return the loss of the moves of plans, whose levels are stored."""
    if not number:
        return []
    return [
        tr(
            "the moves, but not the levels, of {disassemblies}",
            disassemblies=joined(", ", _disassemblies(number, label)),
        )
    ]


def losses_in_fig(figure: Figure, pieces: Iterable[Piece | Shape], label: str) -> Iterator[str]:
    """Yield the losses of a figure and its pieces in a figure file."""
    most = len(COLOUR_MARKS)
    if any(number > most for each in (figure, *pieces) for _, number in each.colours):
        yield tr("the colour numbers above {most} of {problem}", most=most, problem=label)


def losses_of_rules(puzzle: Puzzle, label: str) -> list[str]:
    """Return the losses of a puzzle in a BurrTools file."""
    lost = []
    if puzzle.pre_placed or puzzle.forbidden or puzzle.misplaced:
        lost.append(tr("the pre-placed pieces and forbidden cells of {problem}", problem=label))
    mirrored = [piece.symbol for piece in puzzle.pieces if piece.flips and piece.is_chiral]
    if mirrored:
        lost.append(
            tr(
                "the permission to mirror the pieces {pieces} of {problem}",
                pieces=" ".join(mirrored),
                problem=label,
            )
        )
    one_sided = [piece.symbol for piece in puzzle.pieces if piece.one_sided]
    if one_sided:
        lost.append(
            tr(
                "the rule that the pieces {pieces} of {problem} cannot be turned over",
                pieces=" ".join(one_sided),
                problem=label,
            )
        )
    lost += [
        tr("the choice “{choice}” of {problem}", choice=each.text, problem=label)
        for each in puzzle.choices
    ]
    unused = puzzle.counts.count(0)
    if unused:
        pieces = counted(unused, "piece")
        lost.append(tr("{pieces} of {problem} without copies", pieces=pieces, problem=label))
    return lost


def losses_of_targets(number: int, label: str) -> list[str]:
    """Return the loss of the targets of a sliding puzzle in a BurrTools file."""
    return [tr("the targets of {problem}", problem=label)] if number else []


def losses_of_ground(label: str, *, on_ground: bool) -> list[str]:
    """Return the loss of the ground in a BurrTools file."""
    return [tr("the ground below {problem}", problem=label)] if on_ground else []


def loss_of_lattice(label: str) -> str:
    """Return the loss of a problem whose lattice differs from the first problem's lattice."""
    return tr("{problem}, which is not on the lattice of the first problem", problem=label)


def losses_of_looks(number: int) -> list[str]:
    """Return the symbols and colours of pieces that a BurrTools file cannot keep."""
    if not number:
        return []
    return [
        tr(
            "the symbols and colours of {pieces}, and the names of their sets",
            pieces=counted(number, "piece"),
        )
    ]


def losses_of_colours(project: Project) -> list[str]:
    """Return the loss of a project's colours in a file that contains only colour numbers."""
    return [tr("the display colours of colour numbers")] if project.colours else []


def losses_of_results(problem: Problem, label: str, *, solutions: bool = True) -> Iterator[str]:
    """Yield the losses if a file lacks a problem's results.

    ``solutions``: the file lacks the solutions, too.
    """
    results = problem.results
    if solutions and len(results.solutions):
        found = counted(len(results.solutions), "solution")
        yield tr("{things} of {problem}", things=found, problem=label)
    yield from _disassemblies(len(results.disassemblies), label)
    if problem.marks:
        yield tr("the stars, notes and deletions of solutions of {problem}", problem=label)
    if results.count is not None or results.runs:
        yield tr("the counts and runs of {problem}", problem=label)
    if results.search is not None:
        yield tr("the unfinished search of {problem}", problem=label)


def losses_of_project(project: Project, *, for_burrtools: bool = False) -> Iterator[str]:
    """Yield the losses of a project in a puzzle file, apart from its problems.

    ``for_burrtools``: the file contains the pieces' weights and the colours of colour numbers.
    """
    used = {entry.shape for problem in project.problems for entry in problem.pieces}
    figures = {_body(each.figure) for each in project.problems if each.figure is not None}
    yield from losses_of_shapes(
        sum(
            index not in used and _body(shape) not in figures
            for index, shape in enumerate(project.shapes)
        )
    )
    special = sum(
        (not for_burrtools and is_lost(shape.weight)) or bool(shape.note)
        for shape in project.shapes
    )
    if special and not for_burrtools:
        yield tr("the weights and notes of {shapes}", shapes=counted(special, "shape"))
    elif special:
        yield tr("the notes of {shapes}", shapes=counted(special, "shape"))
    if not for_burrtools:
        yield from losses_of_colours(project)


def losses_as_fig(project: Project) -> tuple[str, ...]:
    """Return the losses of a project that is saved as a figure file."""
    lost: list[str] = []
    for index, problem in enumerate(project.problems):
        label = project.label(index)
        if problem.figure is None:
            lost.append(tr("{problem}, which has no figure", problem=label))
        else:
            shapes = [project.shapes[entry.shape] for entry in problem.pieces]
            lost += losses_in_fig(problem.figure, shapes, label)
        if problem.note:
            lost.append(tr("the note of {problem}", problem=label))
        lost += losses_of_results(problem, label)
    lost += losses_of_project(project)
    if project.note:
        lost.append(tr("the note of the project"))
    return tuple(lost)


def losses_of_problems(
    problems: Iterable[tuple[Problem, Iterable[Piece]]], weights: int = 0
) -> tuple[str, ...]:
    """Return the losses of problems, with their pieces, that are saved as a figure file.

    ``weights`` counts the pieces that have a weight.
    """
    lost: list[str] = []
    for problem, pieces in problems:
        label = tr("“{text}”", text=problem.name)
        if problem.figure is not None:
            lost += losses_in_fig(problem.figure, pieces, label)
        lost += losses_of_results(problem, label)
    return (*lost, *losses_of_weights(weights, "piece"))


def losses_with_solutions(project: Project, index: int) -> tuple[str, ...]:
    """Return the losses of a project in a file with the solutions of one problem."""
    problem = project.problems[index]
    lost = losses_of_other_problems(len(project.problems))
    lost += losses_of_results(problem, project.label(index), solutions=False)
    if problem.note or project.note:
        lost.append(tr("the notes"))
    return tuple(lost)


def losses_of_block(block: Block) -> Iterator[str]:
    """Yield the losses of a block if only its figure is used."""
    if block.alternatives:
        found = counted(len(block.alternatives), "alternative")
        yield tr("{things} of {problem}", things=found, problem=f"'{block.name}'")
    if len(set(block.marks.values())) > 1:
        yield tr("the solution that the marks of '{figure}' show", figure=block.name)


def losses_of_sets(puzzles: Sequence[Puzzle], sets: int) -> list[str]:
    """Return the losses of puzzles in a piece set; ``sets`` counts their different sets."""
    names = ", ".join(f"'{puzzle.name}'" for puzzle in puzzles)
    lost = [tr("the figures {names}", names=names)]
    if sets > 1:
        lost.append(tr("the pieces of all figures but the first; choose one problem"))
    return lost


def _body(of: Figure | Shape) -> object:
    """Return a key that is equal for a figure and a shape with the same cells and colours."""
    numbers = frozenset(colour_numbers(of.cells, of.dark, of.colours).items())
    return of.lattice, of.cells, of.optional, numbers


def _disassemblies(number: int, label: str) -> Iterable[str]:
    if number:
        yield trn(
            "{n:,} disassembly of {problem}",
            "{n:,} disassemblies of {problem}",
            number,
            problem=label,
        )
