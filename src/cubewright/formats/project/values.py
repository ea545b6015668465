"""Convert the values of a project to JSON texts of a project file, and back."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, TypeVar

from msgspec import Struct, structs

from cubewright.errors import FormatError
from cubewright.formats.limits import PROJECT_FIELD, parse_json
from cubewright.formats.puzzle import (
    CellColours,
    ProblemData,
    ShapeData,
    problem_of,
    problem_values,
    shape_of,
    shape_values,
)
from cubewright.formats.schema import Count, Fraction, Seconds, Source
from cubewright.model.problem import Problem, Shape
from cubewright.model.project import Project
from cubewright.model.results import (
    Disassembly,
    Results,
    RunRecord,
    SolutionCounts,
    UnfinishedSearch,
)
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.translation import tr

T = TypeVar("T", bound=Struct)


class ProjectData(Struct, frozen=True, kw_only=True):
    """Fields of the whole project."""

    note: str = ""
    colours: CellColours = ()


class CountsData(Struct, frozen=True, kw_only=True):
    """Counts of solutions; null if unknown."""

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
    """Summary of an unfinished search for lists; its state is a separate field."""

    fraction: Fraction
    seconds: Seconds
    listed: Count
    count_only: bool = False


class DisassemblyData(Struct, frozen=True, kw_only=True):
    """An analysis of a solution; ``data`` is a JSON text that is stored unchanged."""

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
    """Return a shape as JSON text."""
    return _text(shape_values(shape))


def problem_text(problem: Problem) -> str:
    """Return the text of a problem without its results."""
    return _text(problem_values(problem))


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
    """Return the shape in a text that :func:`shape_text` wrote.

    Raises:
        FormatError: The text is not a shape.
    """
    return shape_of(*read_text(text, ShapeData, file))


def problem_of_text(text: object, file: str, shapes: int) -> Problem:
    """Return the problem in a text that :func:`problem_text` wrote, without results.

    Raises:
        FormatError: The text is not a problem, or refers to a missing shape.
    """
    data, source = read_text(text, ProblemData, file)
    return problem_of(data, shapes, source)


def results_of_text(text: object, search: object, disassemblies: object, file: str) -> Results:
    """Return the results in a text that :func:`results_text` wrote, without solutions.

    ``search`` is the state of the unfinished search, as bytes, or None. ``disassemblies`` is a text
    in files before version 4; later files store them in a table.

    Raises:
        FormatError: The texts contain no results.
    """
    data, source = read_text(text, ResultsData, file)
    conventions = {each.value: each for each in Convention}
    symmetries = {each.value: each for each in UpTo}
    source.check_choice("convention", data.convention, conventions)
    source.check_choice("up_to", data.up_to, symmetries)
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


def _text(values: Any) -> str:
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "replace").decode()
