"""A web page: a solution in 3D, in one file that needs no network."""

from __future__ import annotations

from cubewright.formats.animations.frames import DISASSEMBLE, DISASSEMBLY
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
    # Imported here, because it loads numpy and the mesh, which a list of formats does not need.
    from cubewright.formats.pictures.web_page import page

    yield 0.0
    text = page(source.solutions[0], source.title, source.facts, source.motion)
    return {PAGE.suffix: text.encode()}


def _preview(source: ExportSource, _settings: Settings) -> Previewed:
    from cubewright.formats.pictures.web_page import page_picture

    yield 0.0
    return Preview((page_picture(source.solutions[0]),))


def _one_solution(_settings: Settings) -> int:
    return 1


def _motion(settings: Settings) -> str:
    return DISASSEMBLY if settings.is_on(DISASSEMBLE.name) else ""


def _shows_facts(_settings: Settings) -> bool:
    return True


def _refusal(source: ExportSource) -> str:
    return "" if source.solutions else tr("there is no solution to show on the page")


PAGE = ExportFormat(
    name="page",
    title=mark("Web page"),
    kind="page",
    suffix=".html",
    options=(DISASSEMBLE, PALETTE),
    write=_write,
    solutions=_one_solution,
    shows_facts=_shows_facts,
    refusal=_refusal,
    motion=_motion,
    preview=_preview,
)
