"""A web page to solve the puzzle: in 3D, by touch, with hints, without a network."""

from __future__ import annotations

from cubewright.errors import CubewrightError
from cubewright.formats.exports.export_format import (
    ExportFormat,
    ExportSource,
    Preview,
    Previewed,
    Written,
)
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import PALETTE
from cubewright.translation import mark, tr


def _write(source: ExportSource, _settings: Settings) -> Written:
    # Imported here, because it loads numpy, which a list of formats does not need.
    from cubewright.formats.links.link_page import link_page

    yield 0.0
    return {PUZZLE_PAGE.suffix: link_page(_part(source), source.title).encode()}


def _part(source: ExportSource) -> str:
    """Return the part after ``#`` of a link to the puzzle and its first solution."""
    from cubewright.formats.links.link import LinkedPuzzle, link_of

    solution = source.solutions[0]
    return link_of(LinkedPuzzle(solution.puzzle, solution)).partition("#")[2]


def _preview(source: ExportSource, _settings: Settings) -> Previewed:
    from cubewright.formats.pictures.web_page import page_picture

    yield 0.0
    return Preview((page_picture(source.solutions[0]),))


def _one_solution(_settings: Settings) -> int:
    return 1


def _refusal(source: ExportSource) -> str:
    if not source.solutions:
        return tr("there is no solution to show on the page")
    try:
        _part(source)
    except CubewrightError as error:
        return str(error)
    return ""


PUZZLE_PAGE = ExportFormat(
    name="puzzle-page",
    title=mark("Page to solve the puzzle"),
    kind="page",
    suffix=".html",
    options=(PALETTE,),
    write=_write,
    solutions=_one_solution,
    refusal=_refusal,
    preview=_preview,
)
