"""Write an edited project into the BurrTools file from which it was read.

Elements of unchanged shapes and problems stay, including parts unknown to Cubewright. Shapes are
added and never removed, because problems refer to them by number. The project's solutions and
analyses replace different ones in the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from xml.etree.ElementTree import Element, SubElement

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.losses import losses_of_ground, losses_of_rules, losses_of_targets
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import XmPuzzle, parse_xmpuzzle
from cubewright.formats.xmpuzzle.new_file import store_results
from cubewright.formats.xmpuzzle.puzzle import add_colour, add_colours, add_shape, allowed_pairs
from cubewright.model.colours import colour_numbers
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.model.problem import Problem, Shape
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Results
from cubewright.translation import tr

_OF_RESULTS = ("solutions", "assemblies", "time", "assembler")
"""Attributes and elements of a problem that contain its solutions or the state of a search."""


def edited_elements(
    file: XmPuzzle, before: Project, after: Project, origins: Sequence[int | None]
) -> tuple[Element, tuple[str, ...]]:
    """Apply the changes of a project to the elements of its file; return elements and losses.

    ``before`` is the project as it was read. ``origins`` contains for each problem of ``after`` its
    index in ``before``, or None for a new problem.

    Raises:
        FormatError: A problem lacks a figure or pieces, or is on another lattice.
    """
    assert file.elements is not None
    return _Edit(file, before, after, deepcopy(file.elements)).made(origins)


class _Edit:
    def __init__(self, file: XmPuzzle, before: Project, after: Project, root: Element) -> None:
        self._file = file
        self._before = before
        self._after = after
        self._root = root
        self._shapes = _child(root, "shapes")
        self._numbers: dict[object, int] = {}
        for number, shape in enumerate(before.shapes):
            self._numbers.setdefault(_cells_of(shape), number)
        self._losses: list[str] = []
        self._changed: list[int] = []
        """The problems whose solutions or analyses differ from the file's."""

    def made(self, origins: Sequence[int | None]) -> tuple[Element, tuple[str, ...]]:
        self._write_colours()
        problems = _child(self._root, "problems")
        old = problems.findall("problem")
        for element in old:
            problems.remove(element)
        for index, origin in enumerate(origins):
            copied = origin is not None and origin in origins[:index]
            element = Element("problem", state="0") if origin is None else old[origin]
            if copied:
                element = deepcopy(element)
            self._write(element, index, origin)
            problems.append(element)
        if self._after.note != self._before.note:
            _child(self._root, "comment").text = self._after.note
        self._store_results()
        return self._root, tuple(self._losses)

    def _write_colours(self) -> None:
        if self._after.colours != self._before.colours:
            colours = _emptied(self._root, "colors")
            for colour in self._after.colours:
                add_colour(colours, colour)

    def _store_results(self) -> None:
        if not self._changed:
            return
        file = parse_xmpuzzle(xml_bytes(self._root, packed=False), self._file.name)
        assert file.elements is not None
        self._root = file.elements
        for index in self._changed:
            results = self._after.problems[index].results
            puzzle = self._after.puzzle_to_solve(index)
            self._losses += store_results(file, index, puzzle, results, self._after.label(index))

    def _write(self, element: Element, index: int, origin: int | None) -> None:
        problem = self._after.problems[index]
        results = problem.results
        if origin is not None and self._is_same(problem, self._before.problems[origin]):
            old = self._before.problems[origin]
            if problem.name != old.name:
                element.set("name", problem.name)
            if len(results.solutions) and _is_other(results, old.results):
                self._changed.append(index)
            return
        label = self._after.label(index)
        try:
            puzzle = self._after.puzzle_to_solve(index)
        except CubewrightError as error:
            raise FormatError(self._file.name, None, str(error)) from error
        if puzzle.figure.lattice != self._file.grid.lattice:
            reason = tr(
                "{label} is not on its grid, {grid}", label=label, grid=tr(self._file.grid.title)
            )
            raise FormatError(self._file.name, None, reason)
        if len(results.solutions):
            self._changed.append(index)
        elif origin is not None and element.find("solutions") is not None:
            self._losses.append(
                tr("the stored solutions of {problem}, which has changed", problem=label)
            )
        self._losses += losses_of_rules(puzzle, label)
        self._losses += losses_of_targets(len(problem.targets), label)
        self._losses += losses_of_ground(label, on_ground=problem.on_ground)
        for name in _OF_RESULTS:
            element.attrib.pop(name, None)
            for child in element.findall(name):
                element.remove(child)
        element.set("name", problem.name)
        element.set("state", "0")
        element.attrib.pop("maxHoles", None)
        if puzzle.max_holes is not None:
            element.set("maxHoles", str(puzzle.max_holes))
        self._write_pieces(element, problem, puzzle)
        add_colours(self._root, puzzle)
        bitmap = _emptied(element, "bitmap")
        for of_piece, of_figure in allowed_pairs(puzzle):
            SubElement(bitmap, "pair", piece=str(of_piece - 1), result=str(of_figure - 1))

    def _write_pieces(self, element: Element, problem: Problem, puzzle: Puzzle) -> None:
        entries = _emptied(element, "shapes")
        for piece, least in zip(problem.pieces, puzzle.min_copies, strict=True):
            if not piece.maximum:
                continue
            entry = SubElement(entries, "shape", id=str(self._number(piece.shape)))
            if least == piece.maximum:
                entry.set("count", str(piece.maximum))
            else:
                entry.set("min", str(least))
                entry.set("max", str(piece.maximum))
            for group, copies in piece.groups:
                SubElement(entry, "group", group=str(group), count=str(copies))
        _emptied(element, "result").set("id", str(self._result_number(puzzle.figure)))

    def _number(self, shape: int) -> int:
        """Return the number of a new project's shape in the file; add the shape if needed."""
        found = self._after.shapes[shape]
        piece = found.piece()
        return self._added(_cells_of(found), piece, found.name or found.symbol)

    def _result_number(self, figure: Figure) -> int:
        numbers = frozenset(colour_numbers(figure.cells, figure.dark, figure.colours).items())
        return self._added((figure.cells, numbers, figure.optional), figure, figure.name)

    def _added(self, key: object, of: Figure | Piece, name: str) -> int:
        number = self._numbers.get(key)
        if number is None:
            number = len(self._shapes.findall("voxel"))
            self._numbers[key] = number
            add_shape(self._shapes, of, self._file.grid, name)
        return number

    def _is_same(self, problem: Problem, old: Problem) -> bool:
        return _stated(self._after, problem) == _stated(self._before, old)


def _is_other(results: Results, old: Results) -> bool:
    """Return whether results contain other solutions or analyses than ``old``."""
    if len(results.solutions) != len(old.solutions):
        return True
    if results.disassemblies != old.disassemblies:
        return True
    return any(one != other for one, other in zip(results.solutions, old.solutions, strict=True))


def _stated(project: Project, problem: Problem) -> object:
    figure = problem.figure
    return (
        None if figure is None else (figure.cells, figure.optional, figure.dark, figure.colours),
        [(_cells_of(project.shapes[e.shape]), replace(e, shape=0)) for e in problem.pieces],
        problem.allowed_colours,
        problem.max_holes,
        problem.choices,
        problem.pre_placed,
        problem.misplaced,
        problem.forbidden,
    )


def _cells_of(shape: Shape) -> object:
    numbers = frozenset(colour_numbers(shape.cells, shape.dark, shape.colours).items())
    return shape.cells, numbers, shape.optional


def _child(element: Element, name: str) -> Element:
    found = element.find(name)
    return SubElement(element, name) if found is None else found


def _emptied(element: Element, name: str) -> Element:
    child = _child(element, name)
    for each in list(child):
        child.remove(each)
    return child
