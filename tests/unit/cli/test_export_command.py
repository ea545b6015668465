"""``cubewright export``: sources, folders, solutions and errors."""

import csv
import re
import subprocess
import sys
from io import StringIO

import pytest
import trimesh

from cubewright.cli.command import Terminal
from cubewright.cli.main import main
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.exports.export_format import ExportFormat, ExportSource, export_formats
from cubewright.presenter.exports.files import export_pieces
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


def run(*arguments):
    out, err = StringIO(), StringIO()
    status = main(["export", *map(str, arguments)], Terminal(StringIO(), out, err))
    return status, err.getvalue()


def model(path, *arguments):
    assert run("model", *arguments, "-o", path, "--bevel", 0) == (0, f"cubewright: wrote {path}\n")
    return trimesh.load_scene(path)


def test_a_set_is_placed_on_the_bed_without_overlap(tmp_path):
    parts = model(tmp_path / "soma.glb", "soma").geometry
    assert sorted(parts) == sorted("VLTZABP")
    bodies = trimesh.util.concatenate(list(parts.values()))
    assert bodies.bounds[0] == pytest.approx([0, 0, -bodies.extents[2]], abs=1e-6)  # y is up
    boxes = [each.bounds for each in parts.values()]
    for at, (low, high) in enumerate(boxes):
        assert low[1] == pytest.approx(0, abs=1e-6)
        for other_low, other_high in boxes[:at]:
            assert ((high < other_low) | (other_high < low)).any()


def test_a_solution_is_assembled_in_the_size_of_its_figure(tmp_path):
    parts = model(tmp_path / "c.glb", "cube", "--arrange", "assembled", "--clearance", 1).geometry
    whole = trimesh.util.concatenate(list(parts.values()))
    assert whole.extents == pytest.approx([0.059] * 3)
    assert len(parts) == 7


def test_a_figure_of_an_included_file_is_chosen_by_the_name_of_the_file(tmp_path):
    path = tmp_path / "throne.pdf"
    status, _ = run("sheet", "soma", "--figure", "Throne", "-o", str(path))
    assert status == 0
    assert path.read_bytes().startswith(b"%PDF")


def test_a_folder_gets_a_file_of_each_piece(tmp_path):
    folder = tmp_path / "parts"
    arguments = ("model", "soma", "-o", f"{folder}/", "--format", "stl", "--bevel", "0")
    assert run(*arguments) == (0, f"cubewright: wrote 7 files to {folder}\n")
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        f"{number:02d}-{symbol}.stl" for number, symbol in enumerate("VLTZABP", 1)
    )
    status, message = run(*arguments)
    assert status == 2
    assert "already exists" in message


def test_a_name_without_ending_is_a_folder_for_pieces_only(tmp_path):
    soma = ("model", "soma", "--format", "stl", "--bevel", "0")
    assert run(*soma, "-o", tmp_path / "parts")[0] == 0
    assert len(list((tmp_path / "parts").iterdir())) == 7
    whole = ("model", "cube", "--format", "stl", "--bevel", "0", "--arrange", "assembled")
    assert run(*whole, "-o", tmp_path / "cube") == (0, f"cubewright: wrote {tmp_path / 'cube'}\n")
    assert (tmp_path / "cube").is_file()


@pytest.mark.parametrize("kind", dict.fromkeys(each.kind for each in export_formats().values()))
def test_the_help_of_a_kind_lists_what_its_formats_take(kind, capsys):
    formats = {name: each for name, each in export_formats().items() if each.kind == kind}
    taken = {option.name for each in formats.values() for option in each.options}
    others = {o.name for each in export_formats().values() for o in each.options} - taken
    with pytest.raises(SystemExit):
        run(kind, "--help")
    listed = set(re.findall(r"^  (?:-o OUT, )?--([a-z-]+)", capsys.readouterr().out, re.MULTILINE))
    assert taken <= listed
    # Some options of formats have the names of common ones.
    assert not (others - {"disassemble", "solution"}) & listed


def test_the_help_without_a_kind_lists_the_kinds(capsys):
    with pytest.raises(SystemExit):
        run("--help")
    printed = capsys.readouterr().out
    assert "'cubewright export KIND --help'" in printed
    assert "--clearance" not in printed


def test_a_folder_gets_only_the_chosen_piece(tmp_path):
    arguments = ("model", "soma", "--format", "stl", "--bevel", "0", "--only")
    assert run(*arguments, "T", "-o", f"{tmp_path / 'one'}/") == (
        0,
        f"cubewright: wrote 1 file to {tmp_path / 'one'}\n",
    )
    assert [path.name for path in (tmp_path / "one").iterdir()] == ["03-T.stl"]
    status, message = run(*arguments, "Q", "-o", f"{tmp_path / 'none'}/")
    assert status == 2
    assert "no piece of Soma 'Q'" in message
    assert not (tmp_path / "none").exists()


def test_a_cancelled_export_leaves_no_files(tmp_path):
    form, soma = export_formats()["stl"], built_in_puzzle("cube")
    source = ExportSource(soma, "Soma cube")
    steps = export_pieces(form, source, form.settings({"bevel": 0.0}), tmp_path / "parts")
    while next(steps) < 0.5:
        pass
    steps.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("model", "soma", "-o", "x.xyz"), "names no model format"),
        (("model", "soma", "-o", "x.stl", "--unit", "999"), "from 1 to 200 mm"),
        (("model", "soma", "-o", "x.stl", "--unit", "nan"), "from 1 to 200 mm"),
        (("model", "soma", "-o", "x.stl", "--only", "Q"), "no piece of Soma 'Q'"),
        (("model", "soma", "-o", "x.stl", "--arrange", "assembled"), "no figure and no solutions"),
        (("sheet", "soma", "-o", "x.pdf", "--pages", "challenge"), "set --pages"),
        (("sheet", "cube", "-o", "x.pdf", "--paper", "A5"), "'A4', 'Letter'"),
        (("picture", "cube", "-o", "x.png", "--width", "9000"), "from 16 to 8192 pixels"),
        (("picture", "soma", "-o", "x.svg", "--show", "figure"), "no figure"),
        (("model", "tetracubes-8", "-o", "x.stl", "--figure", "cube"), "is a piece set"),
        (("statistics", "soma", "-o", "x.svg"), "no figure to search"),
        (("statistics", "cube", "-o", "x.pdf"), "names no statistics format"),
        (("statistics", "cube", "-o", "y/x.svg"), "the folder does not exist"),
        (("model", "cube", "-o", "x.stl", "--solution", "0"), "numbered from 1"),
        (("model", "cube", "-o", "x/y.stl"), "the folder does not exist"),
        (("model", "nothing", "-o", "x.stl"), "no file or built-in puzzle"),
        (("model", "soma", "-o", "."), "--format"),
        (
            ("model", "soma", "-o", "x.stl", "--unit=100", "--clearance=10", "--wall=45"),
            "or --wall",
        ),
        (("model", "soma", "-o", "x.stl", "--wall=1", "--engrave=1"), "1 mm thick"),
    ],
)
def test_what_cannot_be_exported_gives_one_line(arguments, part, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    status, message = run(*arguments)
    assert status == 2
    assert part in message
    assert message.count("\n") == 1 or "there are" in message
    assert not list(tmp_path.iterdir())


def test_the_table_of_a_search_has_the_numbers_of_the_solver(tmp_path):
    path = tmp_path / "cube.csv"
    assert run("statistics", "cube", "-o", path) == (0, f"cubewright: wrote {path}\n")
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    stages = list(solve(SolveRequest(built_in_puzzle("cube"))))[-1].progress.stages
    assert [int(row["explored"]) for row in rows] == stages.explored.tolist()
    assert [int(row["kept"]) for row in rows] == stages.kept.tolist()
    for rule, cut in stages.cuts.items():
        assert [int(row[f"cut by {rule}"]) for row in rows] == cut.tolist()


def test_an_option_of_another_format_is_refused(monkeypatch, tmp_path):
    stl = export_formats()["stl"]
    plain = ExportFormat("plain", "Plain", "model", ".plain", stl.options[:2], stl.write)
    monkeypatch.setitem(export_formats(), "plain", plain)
    status, message = run("model", "soma", "-o", tmp_path / "x.plain", "--wall", "2")
    assert (status, "Plain has no option --wall" in message) == (2, True)


@pytest.mark.parametrize(
    ("count", "message"),
    [(3, ""), (4, "cubewright: The pages show 3 solutions, not 4: there are no more.\n")],
)
def test_a_contact_sheet_of_more_solutions_than_there_are_says_so(count, message, tmp_path):
    arguments = ("picture", "diabolical", "--view", "layers", "--solution", 11)
    assert run(*arguments, "--count", count, "-o", tmp_path / "x.svg") == (
        0,
        f"{message}cubewright: wrote {tmp_path / 'x.svg'}\n",
    )


def test_the_help_imports_no_mesh_library():
    program = (
        "import sys\nfrom cubewright.__main__ import main\n"
        "try:\n    main(['export', '--help'])\nexcept SystemExit:\n    pass\n"
        "print(sorted({'trimesh', 'manifold3d', 'lib3mf', 'numba', 'PySide6'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_search_that_is_too_long_is_drawn_as_far_as_it_came(tmp_path):
    path = tmp_path / "x.svg"
    status, error = run("statistics", "bedlam", "-o", path, "--limit-seconds", "0.01")
    assert status == 124
    assert "time limit of 0.01 s reached" in error
    assert "a search that is not complete" in error
    assert "Stopped after" in path.read_text(encoding="utf-8")
