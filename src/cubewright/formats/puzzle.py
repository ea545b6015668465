"""Shapes, figures and problems as JSON values, the form of a puzzle in all our files.

A project contains each shape once, and problems that refer to shapes. A single puzzle is stored as
a problem of a project, with the shapes that it uses.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Annotated, Any

from msgspec import Meta, Struct, structs

from cubewright.errors import CubewrightError, UnknownNameError
from cubewright.formats.schema import CellData, CellsData, Count, FieldPath, Source
from cubewright.model.cell import bounds
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattice
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.placement import PlacedPiece, is_placement
from cubewright.model.problem import Problem, ProblemPiece, Shape
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.translation import mark, tr

MAX_BOX = 1 << 22
"""Maximum number of cells in the box around a figure; each takes 40 bytes in a search."""
MAX_COPIES = 1_000_000

_Cells = tuple[CellData, ...]
Symbol = Annotated[str, Meta(min_length=1, max_length=1, description=mark("one character"))]
Copies = Annotated[int, Meta(ge=0, le=MAX_COPIES, description=mark("a number of copies"))]
MAX_COLOUR = 1000
"""Maximum colour number, because a search makes a table of all pairs."""
Colour = Annotated[int, Meta(ge=0, le=MAX_COLOUR, description=mark("a colour number up to 1000"))]
ColourText = Annotated[
    str, Meta(pattern="^#[0-9a-fA-F]{6}$", description=mark("a colour such as #4c86ee"))
]
CellColours = Annotated[tuple[ColourText, ...], Meta(max_length=MAX_COLOUR)]
"""The ``#rrggbb`` colours of cells, for the colour numbers from 1."""
ColouredCell = tuple[CellData, Colour]
"""A cell and its colour number."""


class ShapeData(Struct, frozen=True, kw_only=True):
    """A shape; fields as in :class:`~cubewright.model.problem.Shape`."""

    symbol: Symbol
    name: str = ""
    colour: str
    lattice: str
    cells: _Cells
    dark: _Cells | None = None
    colours: tuple[ColouredCell, ...] = ()
    optional: _Cells = ()
    marks: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    weight: int = 1
    note: str = ""


class FigureData(Struct, frozen=True, kw_only=True):
    """A figure; fields as in :class:`~cubewright.model.figure.Figure`."""

    name: str = ""
    lattice: str
    cells: _Cells
    optional: _Cells = ()
    dark: _Cells | None = None
    colours: tuple[ColouredCell, ...] = ()


class PieceData(Struct, frozen=True, kw_only=True):
    """A piece of a problem; fields as in :class:`~cubewright.model.problem.ProblemPiece`."""

    shape: Count
    minimum: Copies
    maximum: Copies
    flips: bool = False
    one_sided: bool = False
    groups: tuple[tuple[Count, Count], ...] = ()


class PlacedData(Struct, frozen=True, kw_only=True):
    """A placed piece; ``piece`` is its index among the pieces."""

    piece: Count
    copy: Count
    cells: CellsData


class ForbiddenData(Struct, frozen=True, kw_only=True):
    """Cells that a piece must not fill."""

    piece: Count
    cells: CellsData


class ChoiceData(Struct, frozen=True, kw_only=True):
    """A minimum and a maximum for several pieces; no symbols mean all pieces."""

    symbols: tuple[str, ...] = ()
    minimum: Copies = 0
    maximum: Copies | None = None


class ProblemData(Struct, frozen=True, kw_only=True):
    """A problem; fields as in :class:`~cubewright.model.problem.Problem`."""

    name: str = ""
    figure: FigureData | None = None
    pieces: tuple[PieceData, ...] = ()
    states_minimums: bool = False
    allowed_colours: tuple[tuple[Colour, Colour], ...] | None = None
    max_holes: Count | None = None
    choices: tuple[ChoiceData, ...] = ()
    pre_placed: tuple[PlacedData, ...] = ()
    misplaced: tuple[PlacedData, ...] = ()
    forbidden: tuple[ForbiddenData, ...] = ()
    targets: tuple[PlacedData, ...] = ()
    on_ground: bool = False
    set_name: str = ""
    set_title: str = ""
    set_source: str = ""
    note: str = ""


class PuzzleData(Struct, frozen=True, kw_only=True):
    """A single puzzle: a problem with a figure and pieces, and the shapes of the pieces."""

    shapes: tuple[ShapeData, ...]
    problem: ProblemData
    colours: CellColours = ()


def shape_values(shape: Shape) -> dict[str, Any]:
    """Return a shape as JSON values."""
    return {
        "symbol": shape.symbol,
        "name": shape.name,
        "colour": shape.colour,
        "lattice": shape.lattice.name,
        "cells": shape.cells,
        "dark": None if shape.dark is None else sorted(shape.dark),
        "colours": sorted(shape.colours),
        "optional": sorted(shape.optional),
        "marks": shape.marks,
        "aliases": shape.aliases,
        "weight": shape.weight,
        "note": shape.note,
    }


def shape_of(data: ShapeData, source: Source, path: FieldPath = ()) -> Shape:
    """Return the shape with these JSON values; ``source`` and ``path`` name it in errors.

    Raises:
        FormatError: The lattice is unknown.
    """
    return Shape(
        data.symbol,
        data.cells,
        data.name,
        data.colour,
        lattice_of(data.lattice, source, path),
        None if data.dark is None else frozenset(data.dark),
        frozenset(data.colours),
        frozenset(data.optional),
        data.marks,
        data.aliases,
        data.weight,
        data.note,
    )


def figure_values(figure: Figure) -> dict[str, Any]:
    """Return a figure as JSON values."""
    return {
        "name": figure.name,
        "lattice": figure.lattice.name,
        "cells": figure.cells,
        "optional": sorted(figure.optional),
        "dark": None if figure.dark is None else sorted(figure.dark),
        "colours": sorted(figure.colours),
    }


def figure_of(data: FigureData, source: Source, path: FieldPath = ()) -> Figure:
    """Return the figure with these JSON values; ``source`` and ``path`` name it in errors.

    Raises:
        FormatError: The figure is too large, or its lattice is unknown.
    """
    check_box(data.cells, source, (*path, "cells"))
    return Figure(
        data.cells,
        data.name,
        lattice_of(data.lattice, source, path),
        data.optional,
        data.dark,
        data.colours,
    )


def check_box(cells: _Cells, source: Source, path: FieldPath) -> None:
    """Refuse a figure that is too large.

    Raises:
        FormatError: The box around its cells is larger than :data:`MAX_BOX`.
    """
    if not cells:
        return
    low, high = bounds(cells)
    width, depth, height = (high[axis] - low[axis] + 1 for axis in range(3))
    if width * depth * height > MAX_BOX:
        reason = tr(
            "the figure is {width} x {depth} x {height}, larger than {max_box} cells",
            width=width,
            depth=depth,
            height=height,
            max_box=MAX_BOX,
        )
        source.wrong(path, reason)


def lattice_of(name: str, source: Source, path: FieldPath = ()) -> Lattice:
    """Return the lattice with the given name.

    Raises:
        FormatError: There is no such lattice.
    """
    try:
        return lattice(name)
    except UnknownNameError as error:
        source.wrong((*path, "lattice"), str(error))


def problem_values(problem: Problem) -> dict[str, Any]:
    """Return a problem as JSON values, without results and marks."""
    allowed = problem.allowed_colours
    return {
        "name": problem.name,
        "figure": None if problem.figure is None else figure_values(problem.figure),
        "pieces": [asdict(entry) for entry in problem.pieces],
        "states_minimums": problem.states_minimums,
        "allowed_colours": None if allowed is None else sorted(allowed),
        "max_holes": problem.max_holes,
        **({"choices": choices_values(problem.choices)} if problem.choices else {}),
        "pre_placed": [asdict(each) for each in problem.pre_placed],
        "misplaced": [asdict(each) for each in problem.misplaced],
        "forbidden": [
            {"piece": piece, "cells": [cell]} for piece, cell in sorted(problem.forbidden)
        ],
        **({"targets": _placed_values(problem.targets)} if problem.targets else {}),
        **({"on_ground": True} if problem.on_ground else {}),
        "set_name": problem.set_name,
        "set_title": problem.set_title,
        "set_source": problem.set_source,
        "note": problem.note,
    }


def problem_of(data: ProblemData, shapes: int, source: Source, path: FieldPath = ()) -> Problem:
    """Return the problem with these JSON values; ``shapes`` is the number of all shapes.

    Raises:
        FormatError: The problem refers to a missing shape, or contradicts itself.
    """
    figure = None if data.figure is None else figure_of(data.figure, source, (*path, "figure"))
    problem = Problem(
        name=data.name,
        figure=figure,
        pieces=tuple(ProblemPiece(**structs.asdict(entry)) for entry in data.pieces),
        states_minimums=data.states_minimums,
        allowed_colours=None if data.allowed_colours is None else frozenset(data.allowed_colours),
        max_holes=data.max_holes,
        choices=choices_of(data.choices, source, (*path, "choices")),
        pre_placed=placed_pieces_from(data.pre_placed),
        misplaced=placed_pieces_from(data.misplaced),
        forbidden=frozenset((e.piece, cell) for e in data.forbidden for cell in e.cells),
        targets=placed_pieces_from(data.targets),
        on_ground=data.on_ground,
        set_name=data.set_name,
        set_title=data.set_title,
        set_source=data.set_source,
        note=data.note,
    )
    figure_cells = () if figure is None else frozenset(figure.cells)
    for field, placed in (("pre_placed", problem.pre_placed), ("targets", problem.targets)):
        for number, each in enumerate(placed):
            if not all(cell in figure_cells for cell in each.cells):
                source.wrong(
                    (*path, field, number, "cells"), tr("they are not cells of the figure")
                )
    try:
        Project((_ANY_SHAPE,) * shapes, (problem,))
    except ValueError as error:
        source.wrong(path, tr("a problem contradicts itself ({error})", error=str(error)))
    return problem


def puzzle_values(puzzle: Puzzle) -> dict[str, Any]:
    """Return a single puzzle as JSON values."""
    values = project_values(Project().with_puzzle_added(puzzle))
    return {**values, **({"colours": puzzle.cell_colours} if puzzle.cell_colours else {})}


def project_values(project: Project) -> dict[str, Any]:
    """Return the shapes and the only problem of a project as JSON values, without results."""
    (problem,) = project.problems
    return {
        "shapes": [shape_values(shape) for shape in project.shapes],
        "problem": problem_values(problem),
    }


def puzzle_of(data: PuzzleData, source: Source, path: FieldPath = ()) -> Puzzle:
    """Return the puzzle with these JSON values.

    Raises:
        FormatError: A field contradicts another field, or the figure or the pieces are
            missing.
    """
    shapes = tuple(
        shape_of(shape, source, (*path, "shapes", number))
        for number, shape in enumerate(data.shapes)
    )
    problem = problem_of(data.problem, len(shapes), source, (*path, "problem"))
    try:
        puzzle = Project(shapes, (problem,), data.colours).puzzle(0)
    except CubewrightError as error:
        source.wrong(path, str(error))
    for number, each in enumerate(puzzle.pre_placed):
        piece = puzzle.pieces[each.piece]
        if not is_placement(puzzle.figure, piece, each.cells, puzzle.allowed_colours):
            reason = tr("piece {piece} cannot be placed there", piece=each.piece)
            source.wrong((*path, "problem", "pre_placed", number, "cells"), reason)
    return puzzle


def placed_pieces_from(data: Iterable[PlacedData]) -> tuple[PlacedPiece, ...]:
    return tuple(PlacedPiece(each.piece, each.copy, each.cells) for each in data)


def _placed_values(placed: Iterable[PlacedPiece]) -> list[dict[str, Any]]:
    return [{"piece": each.piece, "copy": each.copy, "cells": each.cells} for each in placed]


def choices_values(choices: Iterable[PieceChoice]) -> list[dict[str, Any]]:
    """Return choices of pieces as JSON values."""
    return [
        {
            "symbols": list(each.symbols),
            "minimum": each.minimum,
            **({} if each.maximum is None else {"maximum": each.maximum}),
        }
        for each in choices
    ]


def choices_of(
    data: Iterable[ChoiceData], source: Source, path: FieldPath
) -> tuple[PieceChoice, ...]:
    """Return the choices with these JSON values.

    Raises:
        FormatError: A minimum is above its maximum.
    """
    choices = []
    for number, each in enumerate(data):
        if each.maximum is not None and each.maximum < each.minimum:
            source.wrong(
                (*path, number, "minimum"),
                tr("{minimum} is more than the maximum", minimum=each.minimum),
            )
        choices.append(PieceChoice(each.symbols, each.minimum, each.maximum))
    return tuple(choices)


_ANY_SHAPE = Shape("A", ((0, 0, 0),))
