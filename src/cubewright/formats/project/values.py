"""The values of a project as JSON texts of a project file, and back."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct, structs

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.limits import PROJECT_FIELD, parse_json
from cubewright.formats.schema import CellData, CellsData, Count, Fraction, Seconds, Source
from cubewright.formats.searches.puzzle import (
    MAX_BOX,
    ChoiceData,
    ColouredCell,
    PlacedData,
    choices_as_data,
    choices_from_data,
)
from cubewright.model.cell import bounds
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattice
from cubewright.model.placement import PlacedPiece
from cubewright.model.problem import Problem, ProblemPiece, Shape
from cubewright.model.project import Project
from cubewright.model.results import (
    Disassembly,
    Results,
    RunRecord,
    SolutionCounts,
    UnfinishedSearch,
)
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.translation import mark, tr

T = TypeVar("T", bound=Struct)
_Cells = tuple[CellData, ...]
_Symbol = Annotated[str, Meta(min_length=1, max_length=1, description=mark("one character"))]
_MAX_COPIES = 1_000_000
_Copies = Annotated[int, Meta(ge=0, le=_MAX_COPIES, description=mark("a number of copies"))]


class ProjectData(Struct, frozen=True, kw_only=True):
    """What belongs to the whole project."""

    note: str = ""
    colours: tuple[str, ...] = ()


class ShapeData(Struct, frozen=True, kw_only=True):
    """A shape; fields as in :class:`~cubewright.model.problem.Shape`."""

    symbol: _Symbol
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
    minimum: _Copies
    maximum: _Copies
    flips: bool = False
    one_sided: bool = False
    groups: tuple[tuple[Count, Count], ...] = ()


class ForbiddenData(Struct, frozen=True, kw_only=True):
    """Cells that a piece must not fill."""

    piece: Count
    cells: CellsData


class ProblemData(Struct, frozen=True, kw_only=True):
    """A problem; fields as in :class:`~cubewright.model.problem.Problem`."""

    name: str = ""
    figure: FigureData | None = None
    pieces: tuple[PieceData, ...] = ()
    states_minimums: bool = False
    allowed_colours: tuple[tuple[Count, Count], ...] | None = None
    max_holes: Count | None = None
    choices: tuple[ChoiceData, ...] = ()
    pre_placed: tuple[PlacedData, ...] = ()
    misplaced: tuple[PlacedData, ...] = ()
    forbidden: tuple[ForbiddenData, ...] = ()
    set_name: str = ""
    set_title: str = ""
    set_source: str = ""
    note: str = ""


class CountsData(Struct, frozen=True, kw_only=True):
    """Counts of solutions; null where they are unknown."""

    raw: Count | None = None
    rotations: Count | None = None
    unique: Count | None = None
    figure_rotations: Count | None = None
    figure_unique: Count | None = None


class RunData(Struct, frozen=True, kw_only=True):
    """A search that has ended."""

    finished_at: str
    engine: str
    outcome: str
    seconds: Seconds
    cpu_seconds: Seconds | None = None
    threads: Count = 1
    nodes_visited: Count | None = None


class SearchData(Struct, frozen=True, kw_only=True):
    """What lists show about an unfinished search; its state is a field of its own."""

    fraction: Fraction
    seconds: Seconds
    listed: Count
    count_only: bool = False


class DisassemblyData(Struct, frozen=True, kw_only=True):
    """How a solution is taken apart; ``data`` is a JSON text that is kept as it is."""

    solution: Count
    data: str


class ResultsData(Struct, frozen=True, kw_only=True):
    """The results of a problem, without solutions and the state of an unfinished search."""

    convention: str
    up_to: str
    engine: str = ""
    settings: tuple[tuple[str, str], ...] = ()
    counts: CountsData
    is_complete: bool = False
    runs: tuple[RunData, ...] = ()
    search: SearchData | None = None


def project_text(project: Project) -> str:
    """Return the text of a project's own fields."""
    return _text({"note": project.note, "colours": project.colours})


def shape_text(shape: Shape) -> str:
    """Return the text of a shape."""
    return _text(
        {
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
    )


def problem_text(problem: Problem) -> str:
    """Return the text of a problem without its results."""
    allowed = problem.allowed_colours
    return _text(
        {
            "name": problem.name,
            "figure": None if problem.figure is None else _figure_values(problem.figure),
            "pieces": [asdict(entry) for entry in problem.pieces],
            "states_minimums": problem.states_minimums,
            "allowed_colours": None if allowed is None else sorted(allowed),
            "max_holes": problem.max_holes,
            **({"choices": choices_as_data(problem.choices)} if problem.choices else {}),
            "pre_placed": [asdict(each) for each in problem.pre_placed],
            "misplaced": [asdict(each) for each in problem.misplaced],
            "forbidden": [
                {"piece": piece, "cells": [cell]} for piece, cell in sorted(problem.forbidden)
            ],
            "set_name": problem.set_name,
            "set_title": problem.set_title,
            "set_source": problem.set_source,
            "note": problem.note,
        }
    )


def results_text(results: Results) -> str:
    """Return the text of a problem's results, without solutions and the state of its search."""
    search = results.search
    return _text(
        {
            "convention": results.convention.value,
            "up_to": results.up_to.value,
            "engine": results.engine,
            "settings": results.settings,
            "counts": asdict(results.counts),
            "is_complete": results.is_complete,
            "runs": [asdict(run) for run in results.runs],
            "search": None
            if search is None
            else {
                "fraction": search.fraction,
                "seconds": search.seconds,
                "listed": search.listed,
                "count_only": search.count_only,
            },
        }
    )


def read_text(text: object, schema: type[T], file: str) -> tuple[T, Source]:
    """Return the values of a text, and their source for further errors.

    Raises:
        FormatError: The text does not match the schema.
    """
    source = Source(file, _parsed(text, file))
    return source.convert(schema), source


def _parsed(text: object, file: str) -> Any:
    if not isinstance(text, str):
        raise FormatError(file, None, tr("a text in it is damaged; open a backup copy of it"))
    return parse_json(text.encode("utf-8", "replace"), file, PROJECT_FIELD)


def shape_of_text(text: object, file: str) -> Shape:
    """Return the shape of :func:`shape_text`.

    Raises:
        FormatError: The text is no shape.
    """
    data, source = read_text(text, ShapeData, file)
    return Shape(
        data.symbol,
        data.cells,
        data.name,
        data.colour,
        _lattice(data.lattice, source),
        None if data.dark is None else frozenset(data.dark),
        frozenset(data.colours),
        frozenset(data.optional),
        data.marks,
        data.aliases,
        data.weight,
        data.note,
    )


def problem_of_text(text: object, file: str, shapes: int) -> Problem:
    """Return the problem of :func:`problem_text`, without results.

    Raises:
        FormatError: The text is no problem, or refers to a shape that does not exist.
    """
    data, source = read_text(text, ProblemData, file)
    problem = Problem(
        name=data.name,
        figure=None if data.figure is None else _figure(data.figure, source),
        pieces=tuple(ProblemPiece(**structs.asdict(entry)) for entry in data.pieces),
        states_minimums=data.states_minimums,
        allowed_colours=None if data.allowed_colours is None else frozenset(data.allowed_colours),
        max_holes=data.max_holes,
        choices=choices_from_data(data.choices, source, ("choices",)),
        pre_placed=_placed(data.pre_placed),
        misplaced=_placed(data.misplaced),
        forbidden=frozenset((e.piece, cell) for e in data.forbidden for cell in e.cells),
        set_name=data.set_name,
        set_title=data.set_title,
        set_source=data.set_source,
        note=data.note,
    )
    figure_cells = () if problem.figure is None else frozenset(problem.figure.cells)
    for number, each in enumerate(problem.pre_placed):
        if not all(cell in figure_cells for cell in each.cells):
            source.wrong(("pre_placed", number, "cells"), tr("they are not cells of the figure"))
    try:
        Project((_ANY_SHAPE,) * shapes, (problem,))
    except ValueError as error:
        raise FormatError(
            file, None, tr("a problem contradicts itself ({error})", error=str(error))
        ) from error
    return problem


def results_of_text(text: object, search: object, disassemblies: object, file: str) -> Results:
    """Return the results of :func:`results_text`, without solutions.

    ``search``: the state of the unfinished search, as bytes, or None.
    ``disassemblies``: a text of a file before version 4, which has them in its own table since.

    Raises:
        FormatError: The texts have no results.
    """
    data, source = read_text(text, ResultsData, file)
    conventions = {each.value: each for each in Convention}
    symmetries = {each.value: each for each in UpTo}
    _check_choice(source, "convention", data.convention, conventions)
    _check_choice(source, "up_to", data.up_to, symmetries)
    unfinished = None
    if data.search is not None and isinstance(search, bytes):
        unfinished = UnfinishedSearch(search, **structs.asdict(data.search))
    return Results(
        conventions[data.convention],
        symmetries[data.up_to],
        data.engine,
        data.settings,
        SolutionCounts(**structs.asdict(data.counts)),
        data.is_complete,
        runs=tuple(RunRecord(**structs.asdict(run)) for run in data.runs),
        search=unfinished,
        disassemblies=_disassemblies(disassemblies, file),
    )


def _disassemblies(text: object, file: str) -> tuple[Disassembly, ...]:
    found = Source(file, _parsed(text, file)).convert(tuple[DisassemblyData, ...])
    return tuple(Disassembly(each.solution, each.data) for each in found)


_ANY_SHAPE = Shape("A", ((0, 0, 0),))


def _text(values: Any) -> str:
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "replace").decode()


def _figure_values(figure: Figure) -> dict[str, Any]:
    return {
        "name": figure.name,
        "lattice": figure.lattice.name,
        "cells": figure.cells,
        "optional": sorted(figure.optional),
        "dark": None if figure.dark is None else sorted(figure.dark),
        "colours": sorted(figure.colours),
    }


def _figure(data: FigureData, source: Source) -> Figure:
    if data.cells:
        low, high = bounds(data.cells)
        width, depth, height = (high[axis] - low[axis] + 1 for axis in range(3))
        if width * depth * height > MAX_BOX:
            reason = tr(
                "the figure is {width} x {depth} x {height}, larger than {max_box} cells",
                width=width,
                depth=depth,
                height=height,
                max_box=MAX_BOX,
            )
            source.wrong(("figure", "cells"), reason)
    return Figure(
        data.cells,
        data.name,
        _lattice(data.lattice, source),
        data.optional,
        data.dark,
        data.colours,
    )


def _lattice(name: str, source: Source) -> Lattice:
    try:
        return lattice(name)
    except UnknownNameError as error:
        source.wrong(("lattice",), str(error))


def _placed(data: Iterable[PlacedData]) -> tuple[PlacedPiece, ...]:
    return tuple(PlacedPiece(each.piece, each.copy, each.cells) for each in data)


def _check_choice(source: Source, name: str, value: str, choices: Iterable[str]) -> None:
    if value not in choices:
        needed = ", ".join(f"'{each}'" for each in choices)
        source.wrong(
            (name,), tr("one of {needed} is needed, not '{value}'", needed=needed, value=value)
        )
