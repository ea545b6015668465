"""Solutions in a new BurrTools file: one problem, and each solution as an assembly."""

from __future__ import annotations

from dataclasses import replace

from cubewright.errors import FormatError
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.formats.xmpuzzle.assemblies import Places, assembly_text
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import XmPuzzle, parse_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import file_elements
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution

_CLOSING = "</solutions></problem></problems><comment/></puzzle>\n"
_SPLIT = "</problem></problems><comment/></puzzle>\n"


def _file(puzzle: Puzzle) -> tuple[str, XmPuzzle]:
    """Return the text of the file without solutions, and its content.

    The last puzzle's are kept, since all solutions of a search need them.

    Raises:
        FormatError: BurrTools cannot express the puzzle.
    """
    last_puzzle, text, file = _last[0]
    if puzzle is last_puzzle and file is not None:
        return text, file
    mirrored = [piece.symbol for piece in puzzle.pieces if piece.flips and piece.is_chiral]
    if mirrored:
        raise FormatError(
            puzzle.name,
            None,
            f"BurrTools cannot mirror pieces ({' '.join(mirrored)}); choose another format",
        )
    elements = file_elements([(puzzle.name, replace(puzzle, pre_placed=(), forbidden=frozenset()))])
    problem = elements.find("problems/problem")
    if problem is not None:
        problem.set("state", "3")  # not known to be complete: the search may be stopped
    content = xml_bytes(elements, packed=False)
    text, file = content.decode(), parse_xmpuzzle(content, puzzle.name)
    _last[0] = puzzle, text, file
    _places.clear()
    return text, file


_last: list[tuple[Puzzle | None, str, XmPuzzle | None]] = [(None, "", None)]
"""The last puzzle with its :func:`_file`."""
_places: Places = {}
"""The places of pieces in solutions of the last puzzle."""


def _opening(puzzle: Puzzle) -> str:
    return _file(puzzle)[0].removesuffix(_SPLIT) + "<solutions>\n"


def _one(solution: Solution, number: int) -> str:
    file = _file(solution.puzzle)[1]
    # The file has no entries for pieces without copies.
    used = [index for index, count in enumerate(solution.puzzle.counts) if count]
    entry = {piece: index for index, piece in enumerate(used)}
    placed = tuple(replace(each, piece=entry[each.piece]) for each in solution.placed)
    text = assembly_text(replace(solution, placed=placed), file, file.problems[0], _places)
    attribute = f' asmNum="{number - 1}"' if number > 1 else ""
    return f"<solution{attribute}><assembly>{text}</assembly></solution>\n"


XMPUZZLE = SolutionFormat(
    "xmpuzzle",
    "BurrTools file with stored solutions",
    _one,
    between="",
    opening=_opening,
    closing=_CLOSING,
    suffix=".xmpuzzle",
)
