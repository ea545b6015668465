"""The published runs: the source documents' programs, settings, numbers and machines."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.errors import UnknownNameError
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.run import Run
from cubewright.solver.request import SolveRequest
from cubewright.translation import mark, number_text, tr

_I5 = "dual 2.5 GHz hyperthreaded Intel Core i5, 2012"
_MINI = "Mac mini, 2012"
_P4 = "2.4 GHz Pentium 4, 256 MB, Windows XP, 2003"

RATE = mark("solutions per second")


@dataclass(frozen=True)
class PublishedRun:
    """A run published in one of the source documents.

    - ``puzzle``: the name of a built-in puzzle.
    - ``solutions``: the document's number of solutions, or None.
    - ``stages``: the document's (explored, kept) per stage, if it gives them.
    - ``seconds``: the document's time, or None if it gives a rate instead: ``per_second``, the
      number of solutions per second. Such a run is repeated for ``run_seconds``.
    - ``nodes_visited``: the document's number of calls, or None.
    - ``counts_solution_nodes``: whether ``nodes_visited`` includes the nodes that are
      solutions.
    - ``is_upper_bound``: whether this program may visit fewer nodes than the document's program,
      because it rejects more placements.
    """

    name: str
    document: str
    puzzle: str
    engine: str
    settings: tuple[tuple[str, str], ...]
    convention: Convention
    solutions: int | None
    machine: str
    seconds: float | None = None
    stages: tuple[tuple[int, int], ...] = ()
    per_second: float | None = None
    run_seconds: float | None = None
    nodes_visited: int | None = None
    counts_solution_nodes: bool = True
    is_upper_bound: bool = False

    def request(self, puzzle: Puzzle) -> SolveRequest:
        """Return the request that repeats the run on one thread."""
        return SolveRequest(puzzle, self.convention, self.engine, self.settings)


@dataclass(frozen=True)
class ComparedNumber:
    """A number in a document and our number, both as text."""

    name: str
    theirs: str
    ours: str
    matches: bool

    @property
    def verdict(self) -> str:
        """The result of the comparison in a word: match, fewer or difference."""
        if not self.matches:
            return mark("difference")
        is_equal = self.theirs == self.ours or self.name == RATE
        return mark("match") if is_equal else mark("fewer")


def compared_numbers(program: PublishedRun, run: Run) -> tuple[ComparedNumber, ...]:
    """Return each number in the document, except times, together with the run's number.

    A rate matches if our rate is not lower.
    """
    rows: list[ComparedNumber] = []
    table = run.progress.stages
    for number, expected in enumerate(program.stages):
        ours = (
            (int(table.explored[number]), int(table.kept[number]))
            if number < len(table)
            else (0, 0)
        )
        name = tr("stage {number} (explored, kept)", number=number + 1)
        rows.append(_compared(name, _pair(expected), _pair(ours)))
    if program.stages:
        explored = sum(e for e, _ in program.stages)
        kept = sum(k for _, k in program.stages)
        rows.append(_counted(mark("total explored"), explored, run.explored))
        rows.append(_counted(mark("total kept"), kept, run.kept))
    if program.nodes_visited is not None:
        rows.append(_nodes(program, program.nodes_visited, run))
    if program.solutions is not None:
        rows.append(_counted(mark("solutions"), program.solutions, run.solutions))
    if program.per_second is not None:
        rate = run.found_per_second
        enough = rate >= program.per_second
        theirs, ours_text = number_text(program.per_second, ",.1f"), number_text(rate, ",.1f")
        rows.append(ComparedNumber(RATE, theirs, ours_text, enough))
    return tuple(rows)


def _nodes(program: PublishedRun, theirs: int, run: Run) -> ComparedNumber:
    if program.is_upper_bound:
        ours, name = run.nodes_visited, mark("nodes visited, at most")
        texts = number_text(theirs), number_text(ours)
        return ComparedNumber(name, *texts, matches=ours <= theirs)
    if program.counts_solution_nodes:
        return _counted(mark("nodes visited"), theirs, run.nodes_visited)
    ours = run.progress.stages.nodes_before_solutions
    return _counted(mark("nodes visited, without solutions"), theirs, ours)


def _counted(name: str, theirs: int, ours: int) -> ComparedNumber:
    return _compared(name, number_text(theirs), number_text(ours))


def _compared(name: str, theirs: str, ours: str) -> ComparedNumber:
    return ComparedNumber(name, theirs, ours, theirs == ours)


def _pair(pair: tuple[int, int]) -> str:
    return f"({pair[0]},{pair[1]})"


# The documents name the pieces L S T R P Q Y and place the last piece first. In the community's
# letters, the order from the last piece is P B A V T Z L.
_AS_GIVEN = (("order", "PBAVTZL"), ("symmetry", "document"))
_FEWEST_FIRST = (("order", "fewest-first"), ("symmetry", "document"))
_COUNTED = (
    (64, 64),
    (6144, 2544),
    (244224, 38448),
    (5536512, 805584),
    (58002048, 1817232),
    (130840704, 552384),
    (2209536, 240),
)
_SMARTER = (
    (4, 4),
    (256, 130),
    (9360, 2334),
    (168048, 16625),
    (1596000, 26403),
    (2534688, 4080),
    (587520, 240),
)
_BCSOLVE = (("parity", "off"), ("symmetry", "off"))  # BCSolve 0.82 had no parity rule yet

_HALF_TURN = (("islands", "placements"), ("symmetry", "document"))

PUBLISHED = (
    PublishedRun(
        "cube", "Of Cubes and Computers", "cube", "stagewise", _AS_GIVEN,
        Convention.UNIQUE, 240, f"Haskell, {_I5}", 1.239,
    ),
    PublishedRun(
        "dumb-cube", "When Simpler Isn't Better", "cube", "stagewise",
        (*_AS_GIVEN, ("representation", "characters")),
        Convention.UNIQUE, 240, f"Haskell, {_I5}", 240.143,
    ),
    PublishedRun(
        "counting-cube", "A Better Sort of Input", "cube", "stagewise", _AS_GIVEN,
        Convention.UNIQUE, 240, f"Haskell, {_I5}", 3.594, _COUNTED,
    ),
    PublishedRun(
        "smarter-cube", "A Better Sort of Input", "cube", "stagewise", _FEWEST_FIRST,
        Convention.UNIQUE, 240, f"Haskell, {_I5}", 0.070, _SMARTER,
    ),
    PublishedRun(
        "cpp-cube", "Machinery Translation", "cube", "stagewise", _FEWEST_FIRST,
        Convention.UNIQUE, 240, f"C++, {_I5}", 0.032, _SMARTER,
    ),
    PublishedRun(
        "bcsolve-soma", "BCSolve 0.82", "cube", "backtracking", _BCSOLVE,
        Convention.RAW, 11_520, f"C++, {_P4}", 0.56,
    ),
    PublishedRun(
        "bcsolve-bedlam", "BCSolve 0.82", "bedlam", "backtracking", _BCSOLVE,
        Convention.RAW, None, f"C++, {_P4}", per_second=16.5, run_seconds=60.0,
    ),
    PublishedRun(
        "meteor-plain", "Meteor Contest Part 3", "meteor", "next-cell",
        (("islands", "off"), ("symmetry", "off")),
        Convention.RAW, 2098, f"Squeak Smalltalk, {_MINI}", 20.0, nodes_visited=3_096_168,
    ),
    PublishedRun(
        "meteor-islands", "Meteor Contest Part 3", "meteor", "next-cell",
        (("islands", "placements"), ("symmetry", "off")),
        Convention.RAW, 2098, f"Squeak Smalltalk, {_MINI}", 13.0,
        nodes_visited=1_999_211, is_upper_bound=True,
    ),
    PublishedRun(
        "meteor-half-turn", "Meteor Contest Part 3", "meteor", "next-cell", _HALF_TURN,
        Convention.RAW, 2098, f"Squeak Smalltalk, {_MINI}", 7.0,
        nodes_visited=1_081_569, is_upper_bound=True,
    ),
    PublishedRun(
        "meteor-window", "Meteor contest - Part 4", "meteor", "next-cell",
        (*_HALF_TURN, ("board", "six-rows")),
        Convention.RAW, 2098, f"Squeak Smalltalk, {_MINI}", 1.7,
        nodes_visited=1_218_297, counts_solution_nodes=False,
    ),
)  # fmt: skip


def published(name: str) -> PublishedRun:
    """Return the published run with the given name.

    Raises:
        UnknownNameError: No published run has this name.
    """
    for program in PUBLISHED:
        if program.name == name:
            return program
    raise UnknownNameError(mark("published run"), name, [program.name for program in PUBLISHED])
