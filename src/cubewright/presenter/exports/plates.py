"""Plates for a printer: the files, the table of pieces, and sentences about a plan."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.atomic import check_writable, create_folder, write_atomically
from cubewright.formats.exports.export_format import ExportSource
from cubewright.formats.exports.option import Settings
from cubewright.formats.exports.palette import with_palette
from cubewright.formats.models.parts import Part
from cubewright.formats.plates.plan import (
    FILAMENT,
    Body,
    Planned,
    PlatePlan,
    filament_metres,
    plan_plates,
)
from cubewright.presenter.names import elide
from cubewright.presenter.table import Align, Column
from cubewright.translation import counted, mark, mark_noun, number_text, tr, trn

PLATE_FORMATS = {"3mf": "3MF", "stl": "STL"}
"""The title of each format by name; the name is also the suffix."""
PLATE = mark_noun("plate", "plates")
"""The word for a plate."""
_NAMED = 12
"""The largest number of pieces that a sentence names."""
_PIECE = mark_noun("piece", "pieces")


def planned(source: ExportSource, settings: Settings) -> Planned:
    """Yield progress, and return the plates of a puzzle in the chosen palette.

    Raises:
        CubewrightError: A piece is larger than the bed, or a length does not fit.
    """
    plan = yield from plan_plates(with_palette(source, settings), settings)
    return plan


@dataclass(frozen=True)
class PlatedBody:
    """A row of the table: a body, and the number of its plate."""

    body: Body
    plate: int


def plated_bodies(plan: PlatePlan) -> list[PlatedBody]:
    """Return the rows of the table."""
    return [PlatedBody(body, plan.plate_of(index)) for index, body in enumerate(plan.bodies)]


def _size(row: PlatedBody) -> str:
    return " x ".join(number_text(length, ".1f") for length in row.body.size)


def _count(number: Callable[[PlatedBody], int]) -> Callable[[PlatedBody], str]:
    return lambda row: str(number(row) or "")


PLATE_COLUMNS: tuple[Column[PlatedBody], ...] = (
    Column(
        head=mark("Piece"),
        tip=mark("The symbol of the piece, and the number of its copy"),
        name="piece",
        text=lambda row: row.body.name,
    ),
    Column(
        head=mark("Plate"),
        tip=mark("The number of the plate with the piece"),
        name="plate",
        text=lambda row: str(row.plate),
        key=lambda row: row.plate,
        align=Align.RIGHT,
    ),
    Column(
        head=mark("Size (mm)"),
        tip=mark("Width, depth and height of the piece as it lies on the plate"),
        name="size (mm)",
        text=_size,
        key=lambda row: row.body.size[2],
        align=Align.RIGHT,
    ),
    Column(
        head=mark("On the plate"),
        tip=mark("The number of faces that lie on the plate"),
        name="on the plate",
        text=lambda row: str(row.body.position.on_bed),
        key=lambda row: row.body.position.on_bed,
        align=Align.RIGHT,
    ),
    Column(
        head=mark("Bridges"),
        tip=mark("The number of faces that the printer bridges without support"),
        name="bridges",
        text=_count(lambda row: row.body.position.bridged),
        key=lambda row: row.body.position.bridged,
        align=Align.RIGHT,
    ),
    Column(
        head=mark("Needs support"),
        tip=mark("The number of faces that hang in the air and need support"),
        name="needs support",
        text=_count(lambda row: row.body.position.unsupported),
        key=lambda row: row.body.position.unsupported,
        align=Align.RIGHT,
    ),
    Column(
        head=mark("Volume (cm³)"),
        tip=mark("The volume of the piece"),
        name="volume (cm3)",
        text=lambda row: number_text(row.body.volume / 1000, ".1f"),
        key=lambda row: row.body.volume,
        align=Align.RIGHT,
    ),
)


def plan_summary(plan: PlatePlan) -> list[str]:
    """Return sentences about a plan: plates, volume and filament, support, and the largest size."""
    plates, pieces = len(plan.plates), len({body.piece for body in plan.bodies} - {""})
    lines = [
        tr(
            "{pieces} on {plates} of {bed} mm.",
            pieces=counted(pieces, _PIECE),
            plates=counted(plates, PLATE),
            bed=plan.bed,
        ),
        tr(
            "Volume {volume:,.1f} cm³: {metres:,.1f} m of filament of {diameter:g} mm at 100 % "
            "infill.",
            volume=plan.volume / 1000,
            metres=filament_metres(plan.volume),
            diameter=FILAMENT,
        ),
    ]
    names = [body.piece for body in plan.bodies if body.piece]
    cut = sum(names.count(name) > 1 for name in set(names))
    if cut:
        lines.append(
            trn(
                "{n} piece is cut into parts: press them together with the pins.",
                "{n} pieces are cut into parts: press them together with the pins.",
                cut,
            )
            if plan.is_snapped
            else trn(
                "{n} piece is cut into parts: join them with the dowels and glue.",
                "{n} pieces are cut into parts: join them with the dowels and glue.",
                cut,
            )
        )
    lines += _hollow_pieces(plan)
    hanging = sum(body.position.unsupported > 0 for body in plan.bodies)
    lines.append(
        trn("{n} piece needs support.", "{n} pieces need support.", hanging)
        if hanging
        else tr("No piece needs support.")
    )
    if plan.coupon:
        lines.append(tr("A further file has the test of clearances."))
    lines.append(
        tr("All pieces fit on the bed up to a cell size of {size:g} mm.", size=plan.largest_unit)
    )
    shown = sum(body.has_hidden_label is False for body in plan.bodies)
    if shown:
        lines.append(
            trn(
                "The label of {n} piece may show on the assembled puzzle.",
                "The labels of {n} pieces may show on the assembled puzzle.",
                shown,
            )
        )
    return lines


def _hollow_pieces(plan: PlatePlan) -> list[str]:
    """Return sentences about hollow pieces, their lids, and pieces that stay solid."""
    if not plan.wall:
        return []
    hollow = [body for body in plan.bodies if body.piece and body.opening is not None]
    solid = sorted({body.piece for body in plan.bodies} - {body.piece for body in hollow} - {""})
    lines = []
    if hollow:
        lines.append(
            trn(
                "{n} piece is hollow: glue its lid on the ledge.",
                "{n} pieces are hollow: glue each lid on its ledge.",
                len(hollow),
            )
        )
    shown = sum(body.opening is not None and not body.opening.is_hidden for body in hollow)
    if shown:
        lines.append(
            trn(
                "The lid of {n} piece may show on the assembled puzzle.",
                "The lids of {n} pieces may show on the assembled puzzle.",
                shown,
            )
        )
    if solid:
        names = ", ".join(elide(name) for name in solid[:_NAMED])
        lines.append(
            tr(
                "Solid, because only uncut pieces of large enough cubes can be hollow: {names}.",
                names=names + (", …" if len(solid) > _NAMED else ""),
            )
        )
    return lines


def plate_paths(plan: PlatePlan, folder: Path, form: str) -> list[Path]:
    """Return the path of each plate's file in a folder, and of the test of clearances."""
    return [folder / f"{name}.{form}" for name, _, _ in _contents(plan)]


def write_plates(
    plan: PlatePlan, folder: Path, form: str, *, replaces: bool = False
) -> Generator[float, None, list[Path]]:
    """Write a file for each plate into a folder, which is created if it is missing.

    Yields progress, and returns the paths. Nothing is written before all files are ready. If a
    file cannot be written, new files and a new folder are removed.

    Raises:
        FormatError: A file exists and must not be replaced, or cannot be written.
    """
    paths = plate_paths(plan, folder, form)
    is_new = create_folder(folder)
    created: list[Path] = []
    try:
        for path in paths:
            check_writable(path)
            if not replaces and path.exists():
                raise FormatError(
                    str(path), None, tr("already exists; choose another folder, or use --force")
                )
        files = []
        for done, (_, title, parts) in enumerate(_contents(plan)):
            yield done / len(paths)
            files.append(_file(form, title, parts))
        for path, content in zip(paths, files, strict=True):
            existed = path.exists()
            write_atomically(path, content)
            if not existed:
                created.append(path)
        created.clear()
    finally:
        for path in created:
            path.unlink(missing_ok=True)
        if is_new:
            with suppress(OSError):
                folder.rmdir()  # It fails if the folder contains other files.
    return paths


def _contents(plan: PlatePlan) -> Iterator[tuple[str, str, Sequence[Part]]]:
    """Yield the name of each file without its suffix, its title and its parts."""
    digits = len(str(len(plan.plates)))
    for number, plate in enumerate(plan.plates, 1):
        title = tr("{title}, plate {number}", title=plan.title, number=number)
        yield f"plate-{number:0{digits}d}", title, plan.parts(plate)
    if plan.coupon:
        yield "clearances", tr("Test of clearances"), plan.coupon


def _file(form: str, title: str, parts: Sequence[Part]) -> bytes:
    # Imported here, because the window needs the libraries only to write files.
    from cubewright.formats.models.part_files import stl_file, threemf_file

    return stl_file(parts) if form == "stl" else threemf_file(title, parts)
