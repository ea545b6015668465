"""The columns of the list of solutions, in their first order.

Add a column to :data:`COLUMNS`: the list shows it, its header sorts by it, and the
settings remember whether it is shown, where, and how wide it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from cubewright.model.symmetry.classes import solution_symmetry
from cubewright.presenter.solutions.listed import Listed
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
from cubewright.presenter.taking_apart.known import State
from cubewright.presenter.taking_apart.text import cannot_text, moves_sentence
from cubewright.presenter.taking_apart.turn_choice import allowance_number
from cubewright.translation import mark, tr
from cubewright.translation import number_text as localized

STAR, NO_STAR = "\N{BLACK STAR}", "\N{WHITE STAR}"
DASH = "\N{EN DASH}"
"""In place of a number that is unknown."""
NONE = mark("none")
"""The symmetry of a solution that has none."""


def _no_tip(_listed: Listed, _index: int) -> str:
    return ""


@dataclass(frozen=True)
class Column:
    """A column of the list of solutions.

    - ``name`` identifies it in the settings; ``head`` is its header, ``tip`` the tooltip.
    - ``text`` returns the text of a cell, from the index of a solution; it is called for
      visible rows only. ``cell_tip`` returns the tooltip of a cell, which may be empty.
    - ``order``: what a click on the header sorts by; None: it does not sort.
    - ``sample``: a text that is as wide as most cells.
    - ``share``: the length of a bar below the text, from 0 to 1; None: no bar.
    - ``applies``: whether a list can have it; ``is_shown_first``: whether it is shown
      until the user decides.
    """

    name: str
    head: str
    tip: str
    text: Callable[[Listed, int], str]
    order: Order | None = None
    cell_tip: Callable[[Listed, int], str] = _no_tip
    sample: str = ""
    is_right: bool = False
    is_monospace: bool = False
    share: Callable[[Listed, int], float] | None = None
    applies: Callable[[Listed], bool] = lambda _listed: True
    is_shown_first: Callable[[Listed], bool] = lambda _listed: True


def number_text(_listed: Listed, index: int) -> str:
    """Return the number of a solution."""
    return localized(index + 1)


def layers_text(listed: Listed, index: int) -> str:
    """Return the layers of a solution as text."""
    return str(listed.rows.solution(index))


def pieces_text(listed: Listed, index: int) -> str:
    """Return the symbols of the pieces that a solution uses."""
    table = listed.table
    numbers = [number for number in listed.row(index).tolist() if number < len(table)]
    used = Counter(piece for _, piece, _ in table.piece_copies(numbers))
    pieces = table.puzzle.pieces
    return " ".join(
        pieces[piece].symbol if n == 1 else f"{n}\N{MULTIPLICATION SIGN}{pieces[piece].symbol}"
        for piece, n in sorted(used.items())
    )


def symmetry_text(listed: Listed, index: int) -> str:
    """Return the Schoenflies symbol of a solution's symmetry, or ``none``."""
    if not _is_symmetrical(listed, index):
        return tr(NONE)
    return solution_symmetry(listed.rows.solution(index)).short


def symmetry_tip(listed: Listed, index: int) -> str:
    """Return the symmetry of a solution in words."""
    if not _is_symmetrical(listed, index):
        return tr("no symmetry")
    return str(solution_symmetry(listed.rows.solution(index)))


def _is_symmetrical(listed: Listed, index: int) -> bool:
    return bool(listed.symmetry_order(listed.row(index)[None])[0] > 1)


def star_text(listed: Listed, index: int) -> str:
    """Return a filled star for a starred solution, else an empty one."""
    mark = listed.marks.of(listed.row(index))
    return STAR if mark is not None and mark.is_starred else NO_STAR


def star_tip(listed: Listed, index: int) -> str:
    """Return what a click on the star does."""
    is_starred = star_text(listed, index) == STAR
    return tr("Remove the star (S)") if is_starred else tr("Star this solution (S)")


def note_text(listed: Listed, index: int) -> str:
    """Return the note of a solution."""
    mark = listed.marks.of(listed.row(index))
    return "" if mark is None else mark.note


def level_text(listed: Listed, index: int) -> str:
    """Return the level string of a solution; a dash if there is none."""
    return listed.analyses.of(index).levels or DASH


def level_tip(listed: Listed, index: int) -> str:
    """Return what the first number of a level string says."""
    known = listed.analyses.of(index)
    if not known.levels:
        return state_tip(listed, index)
    if known.level == 1:
        return tr("A part can be removed at once")
    return tr("The first pieces leave with move {number:,}", number=known.level)


def moves_text(listed: Listed, index: int) -> str:
    """Return the number of all moves of a solution; a dash if there are none."""
    moves = listed.analyses.of(index).moves
    return localized(moves) if moves else DASH


def turns_column_text(listed: Listed, index: int) -> str:
    """Return the number of turns of a solution and the allowance; a dash if pieces only slid."""
    known = listed.analyses.of(index)
    if known.allowance is None:
        return DASH
    count = localized(known.turns) if known.comes_apart else DASH
    return f"{count} \N{MIDDLE DOT} {allowance_number(known.allowance)}"


def turns_tip(listed: Listed, index: int) -> str:
    """Return how many moves are slides and turns, or what else is known."""
    return moves_sentence(listed.analyses.of(index)) or state_tip(listed, index)


def moves_share(listed: Listed, index: int) -> float:
    """Return the number of moves, compared with the largest one of the list."""
    return listed.analyses.of(index).moves / max(1, listed.analyses.most_moves)


def state_text(listed: Listed, index: int) -> str:
    """Return what is known of a solution."""
    return tr(listed.analyses.of(index).state.value)


def state_tip(listed: Listed, index: int) -> str:
    """Return what is known of a solution, as a sentence."""
    known = listed.analyses.of(index)
    return cannot_text(known) if known.state is State.CANNOT else tr(_STATE_TIPS[known.state])


_STATE_TIPS = {
    State.PLAN: mark("It comes apart, and its moves are kept: play them"),
    State.LEVEL: mark("It comes apart; only the numbers of moves are kept"),
    State.NOT_DECIDED: mark("A limit of the analysis was reached: it may come apart or not"),
    State.NOT_ANALYSED: mark("Analyse it to see whether it comes apart"),
    State.UNFINISHED: mark("The analysis was stopped: analyse it to continue"),
}

NUMBER_COLUMN = Column(
    "number",
    mark("No."),
    mark("The solution's number, in the order in which they were found"),
    number_text,
    NUMBER,
    is_right=True,
)
PICTURE_COLUMN = Column(
    "picture",
    mark("Layers, from the top"),
    mark("The layers of the solution, the top one on the left"),
    layers_text,
)
PIECES_COLUMN = Column(
    "pieces",
    mark("Pieces"),
    mark("The pieces that the solution uses"),
    pieces_text,
    PIECES,
    sample="A B L P T V",
    applies=lambda listed: listed.has_choice,
)
SYMMETRY_COLUMN = Column(
    "symmetry",
    mark("Symmetry"),
    mark("The symmetry of the solution: turns and mirrors that map every piece onto a piece"),
    symmetry_text,
    SYMMETRY,
    symmetry_tip,
    sample=NONE,
    applies=lambda listed: len(listed.images) > 1,
)

STAR_COLUMN = Column(
    "star",
    mark("Star"),
    mark("The solutions that you starred: click, or press S"),
    star_text,
    STARRED,
    star_tip,
    sample=STAR,
)
NOTE_COLUMN = Column(
    "note",
    mark("Note"),
    mark("Your note about the solution: press F2 to write it"),
    note_text,
    NOTE,
    note_text,
    sample=mark("A note of mine"),
    is_shown_first=lambda listed: listed.marks.has_notes,
)

LEVEL_COLUMN = Column(
    "level",
    mark("Level"),
    mark("The moves to the first separation, then those of the parts"),
    level_text,
    LEVEL,
    level_tip,
    sample="10.5.3",
    is_monospace=True,
    applies=lambda listed: listed.analyses.is_possible,
    is_shown_first=lambda listed: len(listed.analyses) > 0,
)
MOVES_COLUMN = Column(
    "moves",
    mark("Moves"),
    mark("The number of all moves until every part is taken apart"),
    moves_text,
    MOVES,
    sample="888",
    is_right=True,
    share=moves_share,
    applies=lambda listed: listed.analyses.is_possible,
    is_shown_first=lambda listed: len(listed.analyses) > 0,
)
TURNS_COLUMN = Column(
    "turns",
    mark("Turns"),
    mark("The moves that are turns, and the allowance for rounded edges of the analysis"),
    turns_column_text,
    cell_tip=turns_tip,
    sample="2 \N{MIDDLE DOT} 0.05",
    applies=lambda listed: listed.analyses.is_possible,
    is_shown_first=lambda listed: listed.analyses.has_turns,
)
STATE_COLUMN = Column(
    "state",
    mark("Taking apart"),
    mark("What is known of taking the solution apart"),
    state_text,
    STATE,
    state_tip,
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
