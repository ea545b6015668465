"""What is known about the solutions of a puzzle, for a printed sheet."""

from __future__ import annotations

from cubewright.formats.known_counts import KnownCounts
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.batch import answer
from cubewright.solver.analysis.difficulty import grade
from cubewright.solver.search.control import Control
from cubewright.translation import tr, trn

MAX_SECONDS = 5.0
"""The longest search for the number of solutions."""


def facts_about(
    puzzle: Puzzle, max_seconds: float = MAX_SECONDS, control: Control | None = None
) -> tuple[str, ...]:
    """Return the number of solutions and the difficulty, if a short search finds them.

    The number may also be known from an earlier search.

    ``control`` can stop the search.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> facts_about(built_in_puzzle("cube"))
    ('240 solutions.', 'Difficulty: medium.')
    """
    found = answer(puzzle, control or Control(), max_seconds)
    number = None if found is None else found.solutions(Convention.UNIQUE)
    if number is None:
        number = KnownCounts().count(puzzle)
    if number is None:
        return ()
    facts = [trn("{n:,} solution.", "{n:,} solutions.", number) if number else tr("No solutions.")]
    if found is not None and found.tries is not None:
        facts.append(tr("Difficulty: {grade}.", grade=tr(grade(found.tries))))
    return tuple(facts)
