"""Read the assemblies in a puzzle file as solutions, and write solutions as assemblies.

An assembly contains four numbers ``X Y Z T`` for each copy of each piece, or ``x`` for an unused
copy. The copies follow the order of the problem's pieces, up to each piece's maximum. The piece
makes turn ``T`` about its hotspot. Then its hotspot moves to ``(X, Y, Z)``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from xml.etree.ElementTree import Element, SubElement, tostring

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.burrtools_grids import Grid
from cubewright.formats.burrtools_plans import info_element, info_text_of
from cubewright.formats.kept_plans import kept_elements
from cubewright.formats.xmpuzzle.file import Problem, XmPuzzle
from cubewright.formats.xmpuzzle.puzzle import problem_label, puzzle_of
from cubewright.formats.xmpuzzle.shape import Shape
from cubewright.formats.xmpuzzle.sphere_assemblies import fits
from cubewright.model.cell import Cell, Matrix, difference, shifted, turned
from cubewright.model.colours import may_meet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Disassembly
from cubewright.model.solution import Solution
from cubewright.translation import tr

UNUSED = "x"
"""The text for a copy of a piece that an assembly does not use."""


_APART = ("separation", "separationInfo")
_MAX_COMPARED = 50
"""Maximum number of assemblies of a problem that decide between turns of spheres."""
MAX_PLAN_ELEMENTS = 1_000_000
"""Maximum number of elements of a problem's plans; of further plans, only levels are written.

The moves of a puzzle of thirteen pieces take about 120.
"""


@dataclass(frozen=True)
class StoredSolution:
    """A solution in a file: its assembly as text, or None, and its disassembly.

    ``number`` is the number of the assembly, counted from 1, in the order in which BurrTools found
    it. ``disassembly`` is the XML of its elements ``separation`` or ``separationInfo``; empty
    without such elements.
    """

    number: int
    assembly: str | None
    disassembly: str = ""


def stored_solutions(file: XmPuzzle, problem: Problem) -> tuple[StoredSolution, ...]:
    """Return the solutions of one problem in a file, not decoded."""
    found = []
    for solution in _problem_element(file, problem).findall("solutions/solution"):
        number = (solution.get("asmNum") or "0").strip()
        found.append(
            StoredSolution(
                int(number) + 1 if _is_number(number, 18) else 1,
                solution.findtext("assembly"),
                "".join(
                    tostring(part, "unicode").strip() for part in solution if part.tag in _APART
                ),
            )
        )
    return tuple(found)


def decoded_assembly(
    text: str, file: XmPuzzle, problem: Problem, puzzle: Puzzle | None = None
) -> Solution:
    """Return an assembly as a solution of the problem's puzzle, valid or not.

    ``puzzle`` saves computing the puzzle for each of many assemblies.

    Raises:
        FormatError: The text is not an assembly of the problem, or an assembly of spheres fits no
            solution or several.
    """
    puzzle = puzzle or puzzle_of(file, problem)
    label = problem_label(file, problem)

    def refuse(reason: str) -> FormatError:
        return FormatError(
            file.name,
            problem.line,
            tr("{label} has an assembly that {reason}", label=label, reason=reason),
        )

    turns = file.grid.turns
    if not turns:
        return _decoded_spheres(text, file, problem, puzzle, refuse)
    tokens = iter(text.split())
    placed = []
    for piece, entry in enumerate(problem.pieces):
        shape = file.shapes[entry.shape]
        used = 0
        for _ in range(entry.maximum):
            place = _place(tokens)
            if place is None:
                raise refuse(tr("is too short, or is not made of numbers; solve the problem again"))
            if not place:
                continue
            x, y, z, turn = place
            if turn >= len(turns):
                raise refuse(
                    tr(
                        "uses turn {turn}; the turns are 0 to {number}",
                        turn=turn,
                        number=len(turns) - 1,
                    )
                )
            cells, numbers = _placed_cells(shape, file.grid, turns[turn], (x, y, z))
            shown = numbers if puzzle.pieces[piece].has_colourings else ()
            placed.append(PlacedPiece(piece, used, cells, shown))
            used += 1
    if next(tokens, None) is not None:
        raise refuse(tr("is too long; solve the problem again"))
    return Solution(puzzle, tuple(placed))


def _decoded_spheres(
    text: str,
    file: XmPuzzle,
    problem: Problem,
    puzzle: Puzzle,
    refuse: Callable[[str], FormatError],
) -> Solution:
    """Return an assembly of spheres as a solution."""
    tokens = _sphere_tokens(text, problem)
    if tokens is None:
        raise refuse(tr("is too short or too long; solve the problem again"))
    found = fits(tokens, file, problem, puzzle)
    if len(found) > 1:
        known = _known_turns(file)
        found = tuple(fit for fit in found if fit.agrees(known))
    if len(found) != 1:
        raise refuse(tr("does not determine the turns of its spheres; solve the problem again"))
    return found[0].solution


def _sphere_tokens(text: str, problem: Problem) -> list[tuple[int, ...]] | None:
    tokens = iter(text.split())
    count = sum(entry.maximum for entry in problem.pieces)
    found = [place for _ in range(count) if (place := _place(tokens)) is not None]
    return found if len(found) == count and next(tokens, None) is None else None


def _known_turns(file: XmPuzzle) -> dict[int, frozenset[int]]:
    """Return the possible turns of each number; assemblies that fit in only one way show them."""
    known = file.known_turns
    if known:
        return known
    for problem in file.problems:
        try:
            puzzle = puzzle_of(file, problem)
        except FormatError:
            continue
        for stored in stored_solutions(file, problem)[:_MAX_COMPARED]:
            tokens = _sphere_tokens(stored.assembly or "", problem)
            found = () if tokens is None else fits(tokens, file, problem, puzzle)
            for number, turns in found[0].turns if len(found) == 1 else ():
                known[number] = known.get(number, turns) & turns
    return known


Places = dict[PlacedPiece, str]
"""The texts of placed pieces already written, for one puzzle."""


def assembly_text(
    solution: Solution, file: XmPuzzle, problem: Problem, known: Places | None = None
) -> str:
    """Return a solution of the problem's puzzle in the form that BurrTools stores.

    ``known`` is a cache that makes writing many solutions of one puzzle fast.

    Raises:
        ValueError: The solution does not belong to this problem: a placed piece is not a
            turned copy of its shape, or is used too often.
    """
    words: list[str] = []
    for piece, entry in enumerate(problem.pieces):
        copies = [each for each in solution.placed if each.piece == piece]
        if len(copies) > entry.maximum:
            raise ValueError(
                tr(
                    "piece {piece} is used {number} times; the maximum is {maximum}",
                    piece=piece + 1,
                    number=len(copies),
                    maximum=entry.maximum,
                )
            )
        for each in copies:
            text = None if known is None else known.get(each)
            if text is None:
                place = _found_place(each, file.shapes[entry.shape], file.grid, solution)
                text = " ".join(map(str, place))
                if known is not None:
                    known[each] = text
            words.append(text)
        words += [UNUSED] * (entry.maximum - len(copies))
    return " ".join(words)


def used_instances(text: str) -> tuple[int, ...]:
    """Return the instance numbers of the pieces in an assembly, in the order of the assembly.

    BurrTools numbers all copies of all pieces of a problem, including unused copies. Its plans
    refer to these numbers.

    >>> used_instances("0 0 0 0 x 1 0 0 2")
    (0, 2)
    """
    return tuple(_instances(text))


def _instances(text: str) -> dict[int, Cell]:
    tokens, found, number = iter(text.split()), {}, 0
    while (place := _place(tokens)) is not None:
        if place:
            found[number] = place[0], place[1], place[2]
        number += 1
    return found


def store_solutions(
    file: XmPuzzle,
    problem: Problem,
    solutions: Iterable[Solution],
    *,
    is_complete: bool,
    kept: Mapping[int, Disassembly] = MappingProxyType({}),
    into: Element | None = None,
) -> tuple[int, int]:
    """Replace the stored solutions of a problem in the file's elements.

    ``is_complete``: these are all solutions up to symmetry, so the problem becomes solved.
    BurrTools' saved state of its search is removed, because it belongs to the replaced solutions.
    ``kept`` contains the analyses by index of the solution; pieces are indices of placed pieces.
    ``into`` is the element of the problem, if it is not in the file. Return two numbers of
    analyses: those without plan and level, which are not written, and those written as levels only,
    because of :data:`MAX_PLAN_ELEMENTS`.

    Raises:
        ValueError: See :func:`assembly_text`.
    """
    element = _problem_element(file, problem) if into is None else into
    made = Element("solutions")
    places: Places = {}
    apart = elements = shortened = 0
    for number, solution in enumerate(solutions):
        one = SubElement(made, "solution", {"asmNum": str(number)} if number else {})
        text = SubElement(one, "assembly").text = assembly_text(solution, file, problem, places)
        if number in kept:
            known = _plan_elements(kept[number], solution, text)
            size = sum(1 for each in known for _ in each.iter())
            if elements + size > MAX_PLAN_ELEMENTS and known[0].tag == "separation":
                known = [info_element(info_text_of(known[0]))]
                size, shortened = 1, shortened + 1
            elements += size
            one.extend(known)
            apart += bool(known)
    for tag in ("assembler", "solutions"):
        for old in element.findall(tag):
            element.remove(old)
    after = element.find("bitmap")
    at = len(element) if after is None else list(element).index(after) + 1
    element.insert(at, made)
    element.set("state", "2" if is_complete else "3")
    element.set("assemblies", str(len(made)))
    element.set("solutions", str(apart))
    return len(kept) - apart, shortened


def _plan_elements(kept: Disassembly, solution: Solution, text: str) -> list[Element]:
    """Return the analysis of an assembly as elements; empty if it is damaged.

    The first state is the assembly, because BurrTools shows the pieces there.
    """
    placed = solution.placed
    in_order = sorted(range(len(placed)), key=lambda index: placed[index].piece)
    instances = _instances(text)
    numbers = dict(zip(in_order, instances, strict=True))
    try:
        return kept_elements(kept, solution.puzzle.figure.lattice, numbers, instances)
    except CubewrightError:
        return []


def _problem_element(file: XmPuzzle, problem: Problem) -> Element:
    assert file.elements is not None
    return file.elements.findall("problems/problem")[file.index(problem)]


def _is_number(text: str, most_digits: int) -> bool:
    """Return whether a text consists of at most ``most_digits`` digits."""
    return text.isascii() and text.isdigit() and len(text) <= most_digits


def _place(tokens: Iterable[str]) -> tuple[int, ...] | None:
    """Return the next four numbers; empty for an unused copy; None for an error."""
    numbers: list[int] = []
    for token in tokens:
        if token == UNUSED and not numbers:
            return ()
        digits = token.removeprefix("-")
        if not _is_number(digits, 9):
            return None
        numbers.append(int(token))
        if len(numbers) == 4:
            return tuple(numbers) if numbers[3] >= 0 else None
    return None


def _placed_cells(
    shape: Shape, grid: Grid, turn: Matrix, position: Cell
) -> tuple[tuple[Cell, ...], tuple[int, ...]]:
    """Return the cells of a placed shape in order, and the colour number of each."""
    hotspot, goal = grid.cell(shape.hotspot), grid.cell(position)
    numbers = {
        shifted(turned(difference(grid.cell(place), hotspot), turn), goal): shape.colours.get(
            place, 0
        )
        for place in shape.cells
    }
    cells = tuple(sorted(numbers))
    return cells, tuple(numbers[cell] for cell in cells)


def _found_place(
    placed: PlacedPiece, shape: Shape, grid: Grid, solution: Solution
) -> tuple[int, int, int, int]:
    puzzle = solution.puzzle
    hotspot = grid.cell(shape.hotspot)
    below = [puzzle.figure.colour_numbers.get(cell, 0) for cell in sorted(placed.cells)]
    goal = sorted(placed.cells)
    for number, turn in enumerate(grid.turns):
        at_origin = {
            turned(difference(grid.cell(place), hotspot), turn): shape.colours.get(place, 0)
            for place in shape.cells
        }
        cells = sorted(at_origin)
        step = difference(goal[0], cells[0])
        numbers = [at_origin[cell] for cell in cells]
        if [shifted(cell, step) for cell in cells] != goal:
            continue
        if placed.colours and tuple(numbers) != placed.colours:
            continue
        if not may_meet(numbers, below, puzzle.allowed_colours):
            continue
        if not _is_translation(grid, turned(hotspot, turn), step):
            continue
        return (*grid.position(step), number)
    raise ValueError(
        tr(
            "piece {piece} does not fill {cells} in any orientation",
            piece=placed.piece + 1,
            cells=placed.cells,
        )
    )


def _is_translation(grid: Grid, hotspot: Cell, goal: Cell) -> bool:
    lattice = grid.lattice
    if lattice is None:
        return False
    vector = difference(goal, hotspot)
    return all(
        lattice.origin(shifted(cell, vector)) == shifted(lattice.origin(cell), vector)
        for cell in lattice.box((2, 1, 1))
    )
