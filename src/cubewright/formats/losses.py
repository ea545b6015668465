"""What files of a format do not hold of a project, as phrases for a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cubewright.formats.fig.block import Block
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.model.project import Problem, Project, Shape
from cubewright.model.puzzle import Puzzle
from cubewright.translation import counted


def lost_others(number: int, noun: str = "problem") -> list[str]:
    """Return what is lost if one of some problems is converted; ``number`` is that of all."""
    return [counted(number - 1, f"other {noun}")] if number > 1 else []


def lost_shapes(number: int) -> list[str]:
    """Return what is lost of a number of unused shapes."""
    return [f"{counted(number, 'shape')} that no problem uses"] if number else []


def lost_weights(number: int, what: str = "weights") -> list[str]:
    """Return what is lost of a number of shapes with other weights than 1, or notes."""
    return [f"the {what} of {counted(number, 'shape')}"] if number else []


def lost_hotspots(number: int) -> list[str]:
    """Return what is lost of a number of shapes with hotspots."""
    return [f"the hotspots of {counted(number, 'shape')}"] if number else []


def lost_stored(solutions: int, disassemblies: int, label: str) -> list[str]:
    """Return what is lost of the stored solutions of a BurrTools problem."""
    lost = [f"{counted(solutions, 'stored solution')} of {label}"] if solutions else []
    return [*lost, *_disassemblies(disassemblies, label)]


def lost_groups(label: str) -> str:
    """Return what is lost of a problem that has groups of pieces."""
    return f"the groups of pieces of {label}"


def lost_in_fig(
    figure: Figure, pieces: Iterable[Piece | Shape], max_holes: int | None, label: str
) -> Iterator[str]:
    """Yield what a figure file does not hold of a figure, its pieces and its hole limit."""
    if figure.colours or any(piece.colours for piece in pieces):
        yield f"the colours of {label} and which of them may meet"
    if max_holes is not None:
        yield f"that at most {counted(max_holes, 'cell')} of {label} may stay empty"


def lost_rules(puzzle: Puzzle, label: str) -> list[str]:
    """Return what a BurrTools file does not hold of a puzzle."""
    lost = []
    if puzzle.pre_placed or puzzle.forbidden or puzzle.misplaced:
        lost.append(f"the pre-placed pieces and forbidden cells of {label}")
    mirrored = [piece.symbol for piece in puzzle.pieces if piece.flips and piece.is_chiral]
    if mirrored:
        lost.append(f"that the pieces {' '.join(mirrored)} of {label} may be mirrored")
    one_sided = [piece.symbol for piece in puzzle.pieces if piece.one_sided]
    if one_sided:
        lost.append(f"that the pieces {' '.join(one_sided)} of {label} cannot be turned over")
    lost += [f"the choice “{each.text}” of {label}" for each in puzzle.choices]
    unused = puzzle.counts.count(0)
    if unused:
        lost.append(f"{counted(unused, 'piece')} of {label} without copies")
    return lost


def lost_lattice(label: str) -> str:
    """Return what is lost of a problem on another lattice than the first one's."""
    return f"{label}, which is not on the lattice of the first problem"


def lost_looks(number: int) -> list[str]:
    """Return what a BurrTools file does not hold of pieces with symbols or colours of their own."""
    if not number:
        return []
    return [f"the symbols and colours of {counted(number, 'piece')}, and the names of their sets"]


def lost_of_results(problem: Problem, label: str, *, solutions: bool = True) -> Iterator[str]:
    """Yield what is lost without the results of a problem; ``solutions``: also these."""
    results = problem.results
    if solutions and len(results.solutions):
        yield f"{counted(len(results.solutions), 'solution')} of {label}"
    yield from _disassemblies(len(results.disassemblies), label)
    if problem.marks:
        yield f"the stars, notes and deletions of solutions of {label}"
    if results.count is not None or results.runs:
        yield f"the counts and runs of {label}"
    if results.search is not None:
        yield f"the unfinished search of {label}"


def lost_of_project(project: Project, *, with_weights: bool = True) -> Iterator[str]:
    """Yield what a file of puzzles does not hold of a project beside its problems.

    ``with_weights``: it does not hold the weights of pieces either.
    """
    used = {entry.shape for problem in project.problems for entry in problem.pieces}
    yield from lost_shapes(len(project.shapes) - len(used))
    special = sum(
        (with_weights and shape.weight != 1) or bool(shape.note) for shape in project.shapes
    )
    what = "weights and notes" if with_weights else "notes"
    yield from lost_weights(special, what)
    if project.colours:
        yield "the colours that are shown for colour numbers"


def lost_figures(project: Project) -> tuple[str, ...]:
    """Return what the figures of a project do not hold, if a figure file is saved with them."""
    lost: list[str] = []
    for index, problem in enumerate(project.problems):
        label = project.label(index)
        if problem.figure is None:
            lost.append(f"{label}, which has no figure")
        else:
            shapes = [project.shapes[entry.shape] for entry in problem.pieces]
            lost += lost_in_fig(problem.figure, shapes, problem.max_holes, label)
        if any(entry.groups for entry in problem.pieces):
            lost.append(lost_groups(label))
        if problem.note:
            lost.append(f"the note of {label}")
        lost += lost_of_results(problem, label)
    lost += lost_of_project(project)
    if project.note:
        lost.append("the note of the project")
    return tuple(lost)


def lost_beside_solutions(project: Project, index: int) -> tuple[str, ...]:
    """Return what a file with the solutions of one problem does not hold."""
    problem = project.problems[index]
    lost = lost_others(len(project.problems))
    lost += lost_of_results(problem, project.label(index), solutions=False)
    if problem.note or project.note:
        lost.append("the notes")
    return tuple(lost)


def lost_of_block(block: Block) -> Iterator[str]:
    """Yield what is lost if only the figure of a figure file's block is kept."""
    if block.alternatives:
        yield f"{counted(len(block.alternatives), 'alternative')} of '{block.name}'"
    if len(set(block.marks.values())) > 1:
        yield f"the solution that the marks of '{block.name}' show"


def lost_sets(puzzles: Sequence[Puzzle], sets: int) -> list[str]:
    """Return what a piece set does not hold of puzzles with a number of different sets."""
    names = ", ".join(f"'{puzzle.name}'" for puzzle in puzzles)
    lost = [f"the figures {names}"]
    if sets > 1:
        lost.append("the pieces of all figures but the first; choose one problem")
    return lost


def _disassemblies(number: int, label: str) -> Iterable[str]:
    if number:
        noun = "disassembly" if number == 1 else "disassemblies"
        yield f"{number:,} {noun} of {label}"
