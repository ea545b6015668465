"""Conversion of problems of a puzzle file to puzzles to solve, and of puzzles to a puzzle file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement

from cubewright.errors import FormatError
from cubewright.formats.burrtools_grids import Grid, grid_of
from cubewright.formats.piece_sets.user_sets import free_name
from cubewright.formats.xmpuzzle.file import Problem, XmPuzzle
from cubewright.formats.xmpuzzle.shape import MAX_COLOUR, Shape, boxed
from cubewright.model.cell import Cell, bounds, difference
from cubewright.model.colours import Colours, colour_numbers
from cubewright.model.drawing.look import rgb
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import numbered_colour, piece_symbols, with_free_colours
from cubewright.model.pieces.groups import Groups
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.translation import several, tr


def problem_label(file: XmPuzzle, problem: Problem) -> str:
    """Return the name of a problem in messages: its number from 1, and its name, if any."""
    number = file.index(problem) + 1
    if problem.name:
        return tr("problem {number} ('{name}')", number=number, name=problem.name)
    return tr("problem {number}", number=number)


def puzzle_of(file: XmPuzzle, problem: Problem) -> Puzzle:
    """Return the puzzle that a problem states.

    Raises:
        FormatError: The problem is incomplete, or has a grid or rule that cannot be solved yet.
    """
    label = problem_label(file, problem)

    def refuse(reason: str) -> FormatError:
        return FormatError(file.name, problem.line, f"{label} {reason}")

    grid = file.grid
    if grid.lattice is None:
        raise refuse(
            tr("is on a grid of {grid}, which Cubewright cannot solve yet", grid=tr(grid.title))
        )
    if problem.result is None:
        raise refuse(tr("has no result shape; choose one in BurrTools"))
    if not problem.pieces:
        raise refuse(tr("has no pieces; add some in BurrTools"))
    figure = figure_of(file, problem)
    colours = with_free_colours([None] * len(problem.pieces))
    pieces = []
    for symbol, entry, colour in zip(
        piece_symbols(len(problem.pieces)), problem.pieces, colours, strict=True
    ):
        shape = file.shapes[entry.shape]
        if not shape.cells:
            raise refuse(
                tr("uses shape {shape}, which has no cells; remove it", shape=entry.shape + 1)
            )
        if shape.optional:
            raise refuse(
                tr(
                    "uses shape {shape} as a piece, but some of its cells may stay empty (+); make "
                    "them cells (#)",
                    shape=entry.shape + 1,
                )
            )
        pieces.append(
            Piece(
                symbol,
                tuple(sorted(grid.cell(place) for place in shape.cells)),
                shape.name or tr("shape {number}", number=entry.shape + 1),
                colour,
                lattice=grid.lattice,
                colours=_coloured_cells(shape, grid),
            )
        )
    minimums = tuple(entry.minimum for entry in problem.pieces)
    counts = tuple(entry.maximum for entry in problem.pieces)
    title = file.stem or "pieces"
    piece_set = PieceSet(
        free_name(title),
        title,
        tuple(pieces),
        counts,
        grid.lattice,
        minimums=None if minimums == counts else minimums,
    )
    return Puzzle(
        figure,
        piece_set,
        allowed_colours=problem.allowed_colours if figure.colours else None,
        max_holes=_hole_limit(file, problem),
        cell_colours=file.colours,
    )


def figure_of(file: XmPuzzle, problem: Problem) -> Figure:
    """Return the figure of a problem with a result shape, on a grid that can be solved."""
    grid = file.grid
    assert grid.lattice is not None
    assert problem.result is not None
    result = file.shapes[problem.result]
    return Figure(
        (grid.cell(place) for place in result.cells),
        _name_of(file, problem),
        grid.lattice,
        (grid.cell(place) for place in result.optional),
        colours=_coloured_cells(result, grid),
    )


def equal_entries(puzzle: Puzzle) -> tuple[int, ...]:
    """Return the indices of the pieces that equal an earlier piece.

    BurrTools distinguishes two solutions that only exchange two such pieces.
    """
    seen: set[object] = set()
    found = []
    for index, piece in enumerate(puzzle.pieces):
        if piece.equivalence_key in seen:
            found.append(index)
        seen.add(piece.equivalence_key)
    return tuple(found)


class Handling(NamedTuple):
    """Properties of a piece in a disassembly.

    They are its groups, as in ``ProblemPiece``, and its weight.
    """

    groups: Groups = ()
    weight: int = 1


def file_elements(
    puzzles: Sequence[tuple[str, Puzzle]],
    comment: str = "",
    handling: Sequence[Sequence[Handling]] = (),
) -> Element:
    """Return the elements of a new file with one problem for each named puzzle.

    The puzzles must have the same lattice. Equal shapes are written once. ``handling`` contains the
    groups and weight of each piece of each puzzle; empty if there are none.

    Raises:
        FormatError: BurrTools lacks the grid, or cannot express the puzzle.
    """
    grid = grid_of(puzzles[0][1].figure.lattice)
    if grid is None:
        raise FormatError(
            puzzles[0][0],
            None,
            tr("BurrTools has no {cells}", cells=several(puzzles[0][1].figure.lattice.noun)),
        )
    root = Element("puzzle", version="2")
    SubElement(root, "gridType", type=str(grid.number))
    SubElement(root, "colors")
    for _, puzzle in puzzles:
        add_colours(root, puzzle)
    shapes = SubElement(root, "shapes")
    problems = SubElement(root, "problems")
    known: dict[object, int] = {}

    def shape_number(
        of: Figure | Piece, optional: Iterable[Cell], name: str, weight: int = 1
    ) -> int:
        shape = _shape_of(of, optional, grid, name)
        key = (shape.size, shape.text(), name, weight)
        if key not in known:
            known[key] = len(known)
            element = _add(shapes, shape)
            if weight != 1:
                element.set("weight", str(weight))
        return known[key]

    for place, (name, puzzle) in enumerate(puzzles):
        problem = SubElement(problems, "problem", name=name, state="0")
        if puzzle.max_holes is not None:
            problem.set("maxHoles", str(puzzle.max_holes))
        entries = SubElement(problem, "shapes")
        figure = puzzle.figure
        of_pieces = handling[place] if handling else [Handling()] * len(puzzle.pieces)
        for piece, least, most, held in zip(
            puzzle.pieces, puzzle.min_copies, puzzle.counts, of_pieces, strict=True
        ):
            if not most:
                continue
            number = shape_number(piece, (), piece.name or piece.symbol, held.weight)
            entry = SubElement(entries, "shape", id=str(number))
            if least == most:
                entry.set("count", str(most))
            else:
                entry.set("min", str(least))
                entry.set("max", str(most))
            for group, copies in held.groups:
                SubElement(entry, "group", group=str(group), count=str(copies))
        SubElement(problem, "result", id=str(shape_number(figure, figure.optional, name)))
        bitmap = SubElement(problem, "bitmap")
        for of_piece, of_figure in allowed_pairs(puzzle):
            SubElement(bitmap, "pair", piece=str(of_piece - 1), result=str(of_figure - 1))
    SubElement(root, "comment").text = comment
    return root


def entry_numbers(puzzle: Puzzle) -> dict[int, int]:
    """Return the entry of each piece in a new file, which lacks pieces without copies."""
    used = (index for index, count in enumerate(puzzle.counts) if count)
    return {piece: entry for entry, piece in enumerate(used)}


def with_entries(placed: Placed, entries: Mapping[int, int]) -> Placed:
    """Return placed pieces that refer to the entries of a new file."""
    return tuple(replace(each, piece=entries[each.piece]) for each in placed)


def add_shape(shapes: Element, of: Figure | Piece, grid: Grid, name: str) -> None:
    """Append a figure or a piece to the shapes of a file."""
    optional = of.optional if isinstance(of, Figure) else ()
    _add(shapes, _shape_of(of, optional, grid, name))


def add_colours(root: Element, puzzle: Puzzle) -> None:
    """Append the colours of a puzzle that the file lacks."""
    colours = root.find("colors")
    if colours is None:
        colours = SubElement(root, "colors")
    most = max(_most_colours(puzzle), min(MAX_COLOUR, len(puzzle.cell_colours)))
    for number in range(len(colours) + 1, most + 1):
        add_colour(colours, numbered_colour(number, puzzle.cell_colours))


def add_colour(colours: Element, colour: str) -> None:
    """Append a colour ``#rrggbb`` to the colours of a file."""
    red, green, blue = map(str, rgb(colour))
    SubElement(colours, "color", red=red, green=green, blue=blue)


def _shape_of(of: Figure | Piece, optional: Iterable[Cell], grid: Grid, name: str) -> Shape:
    return _shape(colour_numbers(of.cells, of.dark, of.colours), of.cells, optional, grid, name)


def _add(shapes: Element, shape: Shape) -> Element:
    x, y, z = map(str, shape.size)
    element = SubElement(shapes, "voxel", x=x, y=y, z=z, type="0")
    element.text = shape.text()
    if shape.name:
        element.set("name", shape.name)
    return element


def _most_colours(puzzle: Puzzle) -> int:
    numbers = list(puzzle.figure.colour_numbers.values())
    for pair in puzzle.allowed_colours or ():
        numbers += pair
    for piece in puzzle.pieces:
        numbers += colour_numbers(piece.cells, piece.dark, piece.colours).values()
    return max(numbers, default=0)


def allowed_pairs(puzzle: Puzzle) -> list[tuple[int, int]]:
    """Return the allowed pairs of colour numbers, of a piece and of the figure."""
    if puzzle.allowed_colours is None:
        return [(number, number) for number in range(1, _most_colours(puzzle) + 1)]
    return sorted(puzzle.allowed_colours)


def _shape(
    numbers: Mapping[Cell, int],
    cells: Iterable[Cell],
    optional: Iterable[Cell],
    grid: Grid,
    name: str,
) -> Shape:
    """Return the shape of cells in the smallest box whose corner suits the grid."""
    places = [grid.position(cell) for cell in cells]
    low = grid.start(bounds(places)[0])
    moved = tuple(sorted(difference(place, low) for place in places))
    may_be_empty = frozenset(difference(grid.position(cell), low) for cell in optional)
    coloured = {difference(grid.position(cell), low): n for cell, n in numbers.items()}
    return Shape(boxed(moved), moved, may_be_empty, coloured, name)


def _name_of(file: XmPuzzle, problem: Problem) -> str:
    """Return a name for the figure; file names are better than BurrTools' default names."""
    if len(file.problems) == 1:
        return file.stem
    number = file.problems.index(problem) + 1
    return f"{file.stem}, {problem.name or number}"


def _coloured_cells(shape: Shape, grid: Grid) -> Colours:
    return frozenset((grid.cell(place), number) for place, number in shape.colours.items())


def _hole_limit(file: XmPuzzle, problem: Problem) -> int | None:
    """Return the limit of empty cells; None if it excludes no solution.

    If the pieces always fill the same number of cells, BurrTools ignores the limit, even if more
    cells stay empty.
    """
    if problem.max_holes is None or problem.result is None:
        return None
    result = file.shapes[problem.result]
    has_ranges = any(entry.minimum != entry.maximum for entry in problem.pieces)
    return problem.max_holes if has_ranges and problem.max_holes < len(result.optional) else None
