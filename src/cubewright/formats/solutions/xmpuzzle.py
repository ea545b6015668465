"""Solutions as a new BurrTools file: one problem, with each solution as an assembly."""

from __future__ import annotations

from dataclasses import replace

from cubewright.errors import FormatError
from cubewright.formats.burrtools_grids import grid_of
from cubewright.formats.solutions.solution_format import SolutionFormat, WriteOne
from cubewright.formats.xmpuzzle.assemblies import Places, assembly_text
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import parse_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import entry_numbers, file_elements, with_entries
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.translation import mark, tr

_CLOSING = "</solutions></problem></problems><comment/></puzzle>\n"
_SPLIT = "</problem></problems><comment/></puzzle>\n"


def _opening(puzzle: Puzzle) -> str:
    return _content(puzzle).decode().removesuffix(_SPLIT) + "<solutions>\n"


def _writer(puzzle: Puzzle) -> WriteOne:
    file = parse_xmpuzzle(_content(puzzle), puzzle.name)
    entries = entry_numbers(puzzle)
    places: Places = {}

    def one(solution: Solution, number: int) -> str:
        written = replace(solution, placed=with_entries(solution.placed, entries))
        text = assembly_text(written, file, file.problems[0], places)
        attribute = f' asmNum="{number - 1}"' if number > 1 else ""
        return f"<solution{attribute}><assembly>{text}</assembly></solution>\n"

    return one


def _content(puzzle: Puzzle) -> bytes:
    """Return the content of the file without solutions.

    Raises:
        FormatError: BurrTools cannot express the puzzle.
    """
    mirrored = [piece.symbol for piece in puzzle.pieces if piece.flips and piece.is_chiral]
    if mirrored:
        raise FormatError(
            puzzle.name,
            None,
            tr(
                "BurrTools cannot mirror pieces ({mirrored}); choose another format",
                mirrored=" ".join(mirrored),
            ),
        )
    grid = grid_of(puzzle.figure.lattice)
    if grid is not None and not grid.turns:
        raise FormatError(
            puzzle.name,
            None,
            tr(
                "BurrTools does not document how it numbers the turns of {grid}; choose "
                "another format",
                grid=tr(grid.title),
            ),
        )
    elements = file_elements([(puzzle.name, replace(puzzle, pre_placed=(), forbidden=frozenset()))])
    problem = elements.find("problems/problem")
    if problem is not None:
        problem.set("state", "3")  # The list may be incomplete, since the search may be stopped.
    return xml_bytes(elements, packed=False)


XMPUZZLE = SolutionFormat(
    "xmpuzzle",
    mark("BurrTools file with stored solutions"),
    writer=_writer,
    between="",
    opening=_opening,
    closing=_CLOSING,
    suffix=".xmpuzzle",
)
