"""The contract of every export format; a new file in ``export_formats`` is tested automatically."""

import sys
from dataclasses import replace
from functools import cache
from io import BytesIO, StringIO
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import trimesh

from cubewright.cli.command import Terminal
from cubewright.cli.main import main
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import (
    ExportSource,
    SearchStatistics,
    export_formats,
    format_of,
)
from cubewright.formats.exports.option import OptionError
from cubewright.model.lattice import lattices
from cubewright.presenter.exports.motions import with_motion
from cubewright.presenter.scripting import solutions

sys.path.insert(0, str(Path(__file__).parent))
from plugins import modules_with, small_puzzles

PACKAGE = "cubewright.formats.export_formats"
PAINTED = ("png", "png-statistics", "pdf", "pdf-sheet", "pdf-net", "pdf-wood", "pdf-booklet")
WITHOUT_PREVIEW = ("openscad", "puzzlecad")
PAINTED_LONG = ("png", "pdf-sheet", "pdf-net", "pdf-booklet")
"""Formats that take longer than a second even for small puzzles."""
QUICK = {"bevel": 0.0, "width": 200, "size": 64, "speed": 10.0}
"""Settings that make an export quick, where a format has them."""

each_format = pytest.mark.parametrize("form", export_formats().values(), ids=export_formats())
each_model = pytest.mark.parametrize(
    "form",
    [each for each in export_formats().values() if each.kind == "model"],
    ids=lambda f: f.name,
)
each_lattice = pytest.mark.parametrize("name", lattices())


def slow_unless_quick(form, name):
    """Mark slow cases: Qt paints in a separate process for half a second; round bodies are slow."""
    is_slow = form.name in PAINTED or name not in ("cubic", "hexagonal")
    return [pytest.mark.slow] if is_slow else []


@cache
def source_of(name):
    puzzle = small_puzzles()[name]
    found = tuple(solutions(puzzle, limit=1))
    counted = np.array([2, 27, 1219], np.int64)
    searched = SearchStatistics("a run", counted, counted // 2, puzzle=puzzle.name)
    chapter = ExportSource(puzzle, puzzle.name, found, statistics=(searched,))
    return replace(chapter, puzzles=(puzzle,), chapters=(chapter,))


def settings_of(form, **given):
    known = {option.name for option in form.options}
    quick = {name: value for name, value in QUICK.items() if name in known}
    return form.settings({**quick, **given})


def returned(steps):
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def written(form, source, settings):
    """Return the written files; skip the test if the format refuses."""
    if reason := form.refusal(source):
        assert reason == reason.strip()
        pytest.skip(f"{form.title} cannot hold it: {reason}")
    if motion := form.motion(settings):
        source = returned(with_motion(source, motion))
    shares, writer = [], form.write(source, settings)
    try:
        while True:
            shares.append(next(writer))
    except StopIteration as end:
        assert_is_progress(shares)
        return end.value


def assert_is_progress(shares):
    """Check that shares begin at 0, never fall and end at 1 at the latest."""
    assert shares == sorted(shares)
    assert shares[0] == 0
    assert shares[-1] <= 1


@each_format
def test_it_is_one_file_and_is_described(form):
    assert format_of(form.kind, Path("x"), form.name) is form
    assert form.title.strip()
    assert form.suffix.startswith(".")
    assert len(modules_with(PACKAGE, form)) == 1


@each_format
def test_its_options_have_usable_defaults_and_one_meaning(form):
    for option in form.options:
        assert option.title
        assert option.help
        assert option.checked(option.default) == option.default
        for other in export_formats().values():
            for same in other.options:
                assert same is option or same.name != option.name
    numbers = [option for option in form.options if option.is_number]
    for option in numbers:
        assert option.minimum < option.maximum
        for wrong in (option.minimum - 1, option.maximum + 1, "nan", "inf", "x", ""):
            with pytest.raises(OptionError, match=f"“{option.title}”"):
                option.checked(wrong)


@pytest.mark.parametrize(
    ("form", "name"),
    [
        pytest.param(form, name, marks=slow_unless_quick(form, name))
        for form in export_formats().values()
        for name in lattices()
    ],
    ids=lambda each: getattr(each, "name", each),
)
def test_it_writes_puzzles_of_every_lattice(form, name):
    source = source_of(name)
    only = {"only": source.puzzle.pieces[0].symbol} if form.kind == "net" else {}  # nets take long
    files = written(form, source, settings_of(form, **only))
    assert set(files) == {form.suffix, *form.also}
    assert all(isinstance(content, bytes) and content for content in files.values())
    if form.suffix == ".pdf" and form.kind != "picture":
        assert b"/FontFile2" in files[".pdf"]  # fonts are embedded


def model_of(form, files):
    """Return the meshes that trimesh or lib3mf read from a model, with y or z up, in any unit."""
    content = files[form.suffix]
    if form.name == "3mf":
        return meshes_of_3mf(content)
    scene = trimesh.load_scene(BytesIO(content), file_type=form.suffix[1:])
    return {str(name): each for name, each in scene.geometry.items()}


def meshes_of_3mf(content):
    import lib3mf

    model = lib3mf.get_wrapper().CreateModel()
    reader = model.QueryReader("3mf")
    reader.SetStrictModeActive(True)
    reader.ReadFromBuffer(content)
    assert reader.GetWarningCount() == 0
    assert model.GetUnit() == lib3mf.ModelUnit.MilliMeter
    found = {}
    meshes = model.GetMeshObjects()
    while meshes.MoveNext():
        mesh = meshes.GetCurrentMeshObject()
        assert mesh.IsManifoldAndOriented()
        assert mesh.GetObjectLevelProperty()[2]
        points = np.array([tuple(each.Coordinates) for each in mesh.GetVertices()])
        faces = np.array([tuple(each.Indices) for each in mesh.GetTriangleIndices()])
        found[mesh.GetName()] = trimesh.Trimesh(points, faces)
    return found


@each_model
@each_lattice
def test_models_are_closed_outward_and_of_the_same_size(form, name):
    if form.suffix == ".scad":
        pytest.skip("it has no meshes")
    source = source_of(name)
    settings = settings_of(form, unit=10.0, clearance=0.5, only=source.puzzle.pieces[0].symbol)
    meshes = model_of(form, written(form, source, settings))
    assert len(meshes) == 1
    (mesh,) = meshes.values()
    mesh.merge_vertices(merge_norm=True, merge_tex=True)
    assert mesh.is_watertight
    assert mesh.is_winding_consistent
    scale = 1000 if form.name == "gltf" else 1
    stl = export_formats()["stl"]
    plain = model_of(stl, written(stl, source, settings))
    assert mesh.volume * scale**3 == pytest.approx(next(iter(plain.values())).volume, rel=1e-4)


@pytest.mark.parametrize(
    "form",
    [
        pytest.param(form, marks=[pytest.mark.slow] if form.name in PAINTED_LONG else [])
        for form in export_formats().values()
    ],
    ids=lambda form: form.name,
)
def test_the_terminal_writes_it_and_replaces_nothing_unasked(form, tmp_path):
    if reason := form.refusal(source_of("cubic")):
        pytest.skip(f"{form.title} cannot be written here: {reason}")
    path = tmp_path / f"out{form.suffix}"
    smallest = min(built_in_puzzle("half-hour").pieces, key=lambda piece: len(piece.cells))
    given = {**QUICK, "only": smallest.symbol}
    quick = [f"--{o.name}={given[o.name]}" for o in form.options if o.name in given]
    arguments = ["export", form.kind, "half-hour", "-o", str(path), "--format", form.name, *quick]

    def run(*more):
        err = StringIO()
        return main([*arguments, *more], Terminal(StringIO(), StringIO(), err)), err.getvalue()

    status, first_message = run()
    assert status == 0
    *drawn, wrote = first_message.splitlines()
    assert wrote == f"cubewright: wrote {path}"
    assert all(line.startswith("cubewright: Drawn with") for line in drawn)  # or without OpenGL
    first = path.read_bytes()
    path.write_bytes(b"other")
    status, message = run()
    assert status == 2
    assert "already exists" in message
    assert message.count("\n") == 1
    assert path.read_bytes() == b"other"
    assert run("--force") == (0, first_message)
    assert len(path.read_bytes()) == pytest.approx(len(first), rel=0.1)  # it may hold the time


LONG_PREVIEWS = ("png", "mp4", "webp")
"""Formats with slow previews: another program draws one, and the films are like GIF."""


@pytest.mark.parametrize(
    "form",
    [
        pytest.param(form, marks=[pytest.mark.slow] if form.name in LONG_PREVIEWS else [])
        for form in export_formats().values()
    ],
    ids=lambda form: form.name,
)
def test_its_preview_has_images_and_progress(form):
    source = source_of("cubic")
    only = {"only": source.puzzle.pieces[0].symbol} if form.kind == "net" else {}  # nets take long
    settings = settings_of(form, **only)
    if motion := form.motion(settings):
        source = returned(with_motion(source, motion))
    shares, steps = [], form.preview(source, settings)
    try:
        while True:
            shares.append(next(steps))
    except StopIteration as end:
        made = end.value
    assert_is_progress(shares)
    assert bool(made.images) == (form.name not in WITHOUT_PREVIEW)
    assert (made.seconds > 0) == (form.kind == "animation")
    for image in made.images:
        if isinstance(image, str):
            assert ElementTree.fromstring(image).tag == "{http://www.w3.org/2000/svg}svg"
        elif isinstance(image, bytes):
            assert image.startswith(b"\x89PNG")
        else:
            assert image.shape[2] == 3
            assert len(np.unique(image.reshape(-1, 3), axis=0)) > 2
