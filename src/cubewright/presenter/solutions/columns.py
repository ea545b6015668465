"""The columns of the list of solutions, in their default order.

A column added to :data:`COLUMNS` appears in the list, its header sorts by it, and the settings
store its visibility, position and width.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from cubewright.model.symmetry.classes import solution_symmetry
from cubewright.presenter.solutions.listed import ListedSolution, ListedSolutions
from cubewright.presenter.solutions.order import (
    DIFFERENCE,
    LEVEL,
    MOVES,
    NOTE,
    NUMBER,
    PIECES,
    STARRED,
    STATE,
    SYMMETRY,
    Order,
)
from cubewright.presenter.table import Align, Column
from cubewright.presenter.taking_apart.known import State
from cubewright.presenter.taking_apart.text import cannot_text, moves_sentence
from cubewright.presenter.taking_apart.turn_choice import allowance_number
from cubewright.translation import joined, mark, number_text, tr

STAR, NO_STAR = "\N{BLACK STAR}", "\N{WHITE STAR}"
DASH = "\N{EN DASH}"
"""The text for an unknown number."""
NONE = mark("none")
"""The text for a solution without symmetry."""


@dataclass(frozen=True, eq=False, kw_only=True)
class SolutionColumn(Column[ListedSolution]):
    """A column of the list of solutions; texts are made for visible rows only.

    - ``name`` identifies it in the settings.
    - ``order``: the order after a click on the header; None if the column does not sort.
    - ``sample``: a text as wide as most cells.
    - ``applies``: returns whether a list can have the column; ``is_shown_first``: whether it is
      visible by default.
    """

    order: Order | None = None
    sample: str = ""
    applies: Callable[[ListedSolutions], bool] = lambda _listed: True
    is_shown_first: Callable[[ListedSolutions], bool] = lambda _listed: True


def pieces_text(solution: ListedSolution) -> str:
    """Return the symbols of the pieces that a solution uses."""
    table = solution.listed.table
    numbers = [number for number in solution.row.tolist() if number < len(table)]
    used = Counter(piece for _, piece, _ in table.piece_copies(numbers))
    pieces = table.puzzle.pieces
    return " ".join(
        pieces[piece].symbol if n == 1 else f"{n}\N{MULTIPLICATION SIGN}{pieces[piece].symbol}"
        for piece, n in sorted(used.items())
    )


def symmetry_text(solution: ListedSolution) -> str:
    """Return the Schoenflies symbol of a solution's symmetry, or ``none``."""
    if not solution.is_symmetrical:
        return tr(NONE)
    return solution_symmetry(solution.listed.rows.solution(solution.index)).short


def symmetry_tip(solution: ListedSolution) -> str:
    """Return the symmetry of a solution in words."""
    if not solution.is_symmetrical:
        return tr("no symmetry")
    return str(solution_symmetry(solution.listed.rows.solution(solution.index)))


def star_text(solution: ListedSolution) -> str:
    """Return a filled star for a starred solution, else an empty one."""
    mark = solution.mark
    return STAR if mark is not None and mark.is_starred else NO_STAR


def star_tip(solution: ListedSolution) -> str:
    """Return the effect of a click on the star."""
    is_starred = star_text(solution) == STAR
    return tr("Remove the star (S)") if is_starred else tr("Star this solution (S)")


def note_text(solution: ListedSolution) -> str:
    mark = solution.mark
    return "" if mark is None else mark.note


def level_tip(solution: ListedSolution) -> str:
    """Return the meaning of the first number of a level string."""
    known = solution.known
    if not known.levels:
        return state_tip(solution)
    meaning = tr("A part can be removed at once")
    if known.level != 1:
        meaning = tr("Move {number:,} removes the first pieces", number=known.level)
    return joined(": ", (known.levels, meaning))


def moves_text(solution: ListedSolution) -> str:
    """Return the total number of moves of a solution; a dash if it is 0."""
    moves = solution.known.moves
    return number_text(moves) if moves else DASH


def turns_text(solution: ListedSolution) -> str:
    """Return the number of turns of a solution, and their allowance; a dash if it has no turns."""
    known = solution.known
    if known.allowance is None:
        return DASH
    count = number_text(known.turns) if known.comes_apart else DASH
    return f"{count} \N{MIDDLE DOT} {allowance_number(known.allowance)}"


def moves_share(solution: ListedSolution) -> float:
    """Return the number of moves as a share of the maximum number in the list."""
    return solution.known.moves / max(1, solution.listed.analyses.max_moves)


def state_tip(solution: ListedSolution) -> str:
    """Return a sentence about the analysis of a solution."""
    known = solution.known
    return cannot_text(known) if known.state is State.CANNOT else tr(_STATE_TIPS[known.state])


_STATE_TIPS = {
    State.PLAN: mark("It comes apart, and its moves are stored: play them"),
    State.LEVEL: mark("It comes apart; only the numbers of moves are stored"),
    State.NOT_DECIDED: mark(
        "The analysis reached a limit, so it is unknown whether the solution comes apart"
    ),
    State.NOT_ANALYSED: mark("Analyse it to see whether it comes apart"),
    State.UNFINISHED: mark("The analysis was stopped: analyse the solution again to resume"),
}

NUMBER_COLUMN = SolutionColumn(
    name="number",
    head=mark("No."),
    tip=mark("The number of the solution; numbers follow the order in which solutions were found"),
    text=lambda solution: number_text(solution.index + 1),
    align=Align.RIGHT,
    order=NUMBER,
)
PICTURE_COLUMN = SolutionColumn(
    name="picture",
    head=mark("Layers, from the top"),
    tip=mark("The layers of the solution, the top one on the left"),
    text=lambda solution: str(solution.listed.rows.solution(solution.index)),
)
PIECES_COLUMN = SolutionColumn(
    name="pieces",
    head=mark("Pieces"),
    tip=mark("The pieces that the solution uses"),
    text=pieces_text,
    order=PIECES,
    sample="A B L P T V",
    applies=lambda listed: listed.has_choice,
)
SYMMETRY_COLUMN = SolutionColumn(
    name="symmetry",
    head=mark("Symmetry"),
    tip=mark("The symmetry of the solution: turns and mirrors that map every piece onto a piece"),
    text=symmetry_text,
    cell_tip=symmetry_tip,
    order=SYMMETRY,
    sample=NONE,
    applies=lambda listed: len(listed.images) > 1,
    is_shown_first=lambda listed: listed.has_symmetry,
)
STAR_COLUMN = SolutionColumn(
    name="star",
    head=mark("Star"),
    tip=mark("The solutions that you starred: to star one, click its cell here or press S"),
    text=star_text,
    cell_tip=star_tip,
    order=STARRED,
    sample=STAR,
)
NOTE_COLUMN = SolutionColumn(
    name="note",
    head=mark("Note"),
    tip=mark("Your note about the solution: press F2 to write one"),
    text=note_text,
    cell_tip=note_text,
    order=NOTE,
    sample=mark("A note of mine"),
    is_shown_first=lambda listed: listed.marks.has_notes,
)
LEVEL_COLUMN = SolutionColumn(
    name="level",
    head=mark("Level"),
    tip=mark(
        "Moves to the first separation, then to separate each part: 2.2 is two moves, then two"
    ),
    text=lambda solution: solution.known.levels or DASH,
    cell_tip=level_tip,
    order=LEVEL,
    sample="10.5.3",
    applies=lambda listed: listed.analyses.is_possible,
    is_shown_first=lambda listed: len(listed.analyses) > 0,
)
MOVES_COLUMN = SolutionColumn(
    name="moves",
    head=mark("Moves"),
    tip=mark("The number of all moves until every part is taken apart"),
    text=moves_text,
    align=Align.RIGHT,
    order=MOVES,
    sample="888",
    applies=lambda listed: listed.analyses.is_possible,
    is_shown_first=lambda listed: len(listed.analyses) > 0,
)
TURNS_COLUMN = SolutionColumn(
    name="turns",
    head=mark("Turns"),
    tip=mark("The moves that are turns, and the allowance for rounded edges of the analysis"),
    text=turns_text,
    cell_tip=lambda solution: moves_sentence(solution.known) or state_tip(solution),
    sample="2 \N{MIDDLE DOT} 0.05",
    applies=lambda listed: listed.analyses.is_possible,
    is_shown_first=lambda listed: listed.analyses.has_turns,
)
STATE_COLUMN = SolutionColumn(
    name="state",
    head=mark("Taking apart"),
    tip=mark("Result of taking the solution apart"),
    text=lambda solution: tr(solution.known.state.value),
    cell_tip=state_tip,
    order=STATE,
    sample="not analysed",
    applies=lambda listed: listed.analyses.is_possible,
    is_shown_first=lambda listed: len(listed.analyses) > 0,
)

COLUMNS = (
    NUMBER_COLUMN,
    STAR_COLUMN,
    PICTURE_COLUMN,
    LEVEL_COLUMN,
    MOVES_COLUMN,
    TURNS_COLUMN,
    STATE_COLUMN,
    PIECES_COLUMN,
    SYMMETRY_COLUMN,
    NOTE_COLUMN,
)
"""All columns, from left to right."""

ORDERS = (*(column.order for column in COLUMNS if column.order is not None), DIFFERENCE)
"""All orders, in the order of the menu."""
