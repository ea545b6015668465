"""``cubewright collection``."""

import json

import pytest

from cubewright.formats.collection.file import Collection, collection_path

FIGURES = """; The wall.
/SOMA Wall
; pieces: soma
/111/111/111
/111/111/111
/111/111/111

/SOMA Turned wall
; pieces: soma
/111/111/111
/111/111/111
/111/111/111
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "two.fig"
    path.write_text(FIGURES)
    return str(path)


@pytest.fixture
def collection(command):
    return lambda *words, **options: command("collection", *words, **options)


def test_an_empty_collection_names_the_next_step(collection):
    ran = collection()
    assert (ran.status, ran.err) == (1, "")
    assert "collection add FILE" in ran.out
    assert not collection_path().exists()


def test_files_are_added_once_and_their_fields_are_set(collection, file):
    ran = collection("add", file, "owned=yes", "maker=Parker")
    assert ran.status == 0
    assert ran.err.splitlines()[-1] == "cubewright: added 1 puzzle"
    ran = collection("add", file)
    assert "'Wall' is already there: 1 Wall" in ran.err
    ran = collection("add", "name=Penny", "wanted=yes")
    assert ran.err == "cubewright: added 2: Penny\n"
    lines = collection().out.splitlines()
    assert lines[0].split() == [
        "#",
        "name",
        "designer",
        "year",
        "state",
        "pieces",
        "solutions",
        "level",
    ]
    assert lines[2].split() == ["1", "Wall", "owned", "7"]
    assert lines[3].split() == ["2", "Penny", "wanted"]


def test_lists_can_be_filtered_and_sorted(collection):
    for name, year in (("B", 1990), ("A", 1970), ("C", 1980)):
        collection(
            "add", f"name={name}", f"year={year}", "solved=yes" if name == "C" else "solved=no"
        )
    ran = collection("list", "--sort", "year", "--descending")
    assert [line.split()[1] for line in ran.out.splitlines()[2:]] == ["B", "C", "A"]
    assert collection("list", "1970").out.splitlines()[-1].split()[1] == "A"
    ran = collection("list", "--only", "solved")
    assert ran.out.splitlines()[-1].split()[1] == "C"
    assert ran.err == "cubewright: 1 of 3 puzzles\n"
    assert collection("list", "nothing").status == 1


def test_details_can_be_shown_set_and_removed(collection, file):
    collection("add", file)
    assert collection("set", "1", "lent=Ada", "number=PWBP:12", "notes=a\nb").status == 0
    shown = collection("show", "1").out
    for line in ("state:        lent to Ada", "catalogues:   PWBP 12", "puzzle file:  two.fig"):
        assert line in shown
    assert shown.endswith("notes:        a\n              b\n")
    assert collection("remove", "1").err == "cubewright: removed 1: Wall\n"
    assert collection("show", "1").status == 2


def test_results_are_computed_once(collection, file):
    collection("add", file)
    ran = collection("compute")
    assert (ran.status, ran.out) == (0, "1  Wall: 240 solutions, level 1\n")
    assert collection("compute").err.startswith("cubewright: every puzzle is computed")
    assert collection("statistics").out.splitlines()[-1] == "Most solutions:     240 (Wall)"


def test_a_puzzle_that_is_not_finished_is_reported(collection, file):
    collection("add", file)
    ran = collection("compute", "--limit-seconds", "0.000001")
    assert ran.status == 124
    assert "not finished in 1e-06 s" in ran.out
    assert collection("compute", "1").status == 0


def test_an_interrupted_computation_can_be_continued(collection, file, monkeypatch):
    from contextlib import contextmanager
    from types import SimpleNamespace

    @contextmanager
    def stopped(control):
        control.stop()
        yield SimpleNamespace(status=130)

    collection("add", file)
    with monkeypatch.context() as patch:
        patch.setattr("cubewright.cli.commands.collection.stopped_by_ctrl_c", stopped)
        ran = collection("compute")
    assert (ran.status, ran.out) == (130, "")
    assert "1 left, 'cubewright collection compute' continues" in ran.err
    assert collection("compute").status == 0


def test_imports_and_exports_can_be_interrupted(collection, file, tmp_path, monkeypatch):
    from contextlib import contextmanager
    from types import SimpleNamespace

    @contextmanager
    def stopped(control):
        control.stop()
        yield SimpleNamespace(status=130)

    collection("add", file)
    monkeypatch.setattr("cubewright.cli.commands.collection.stopped_by_ctrl_c", stopped)
    path = tmp_path / "out.html"
    ran = collection("export", "-o", str(path))
    assert (ran.status, ran.err) == (130, "cubewright: stopped; nothing was written\n")
    assert not path.exists()
    ran = collection("add", file, file)
    assert ran.status == 130
    assert ran.err == "cubewright: added 0 puzzles; stopped, 2 files left\n"


@pytest.mark.parametrize("suffix", [".csv", ".json"])
def test_exports_can_be_imported(collection, file, tmp_path, suffix):
    collection("add", file, "owned=yes")
    path = tmp_path / f"out{suffix}"
    assert collection("export", "-o", str(path)).status == 0
    before = Collection().puzzles()[0]
    ran = collection("export", "-o", str(path))
    assert ran.status == 2
    assert "already exists" in ran.err
    assert collection("export", "-o", str(path), "--force").status == 0
    other = str(tmp_path / "other.sqlite")
    assert collection("import", str(path), "--file", other).status == 0
    (after,) = Collection(tmp_path / "other.sqlite").puzzles()
    assert (after.name, after.states, after.form) == (before.name, before.states, before.form)
    assert (after == before) is (suffix == ".json")
    assert collection("import", str(path)).err.endswith("added 0 puzzles\n")


def test_catalogues_are_exported_as_a_web_page_and_as_pdf(collection, file, tmp_path):
    collection("add", file)
    for suffix, start in ((".html", b"<!DOCTYPE html>"), (".pdf", b"%PDF")):
        path = tmp_path / f"out{suffix}"
        assert collection("export", "-o", str(path)).status == 0
        assert path.read_bytes().startswith(start)


def test_an_export_of_one_puzzle(collection, tmp_path):
    collection("add", "name=A")
    collection("add", "name=B")
    path = tmp_path / "b.json"
    collection("export", "B", "-o", str(path))
    assert [each["name"] for each in json.loads(path.read_text())["puzzles"]] == ["B"]
    assert collection("export", "C", "-o", str(tmp_path / "c.json")).status == 1


def test_names_from_files_cannot_control_the_terminal(collection, tmp_path):
    path = tmp_path / "bad.fig"
    path.write_text(FIGURES.replace("Wall", "\x1b[31mred\u202e"))
    collection("add", str(path))
    ran = collection()
    assert "\x1b" not in ran.out
    assert "\u202e" not in ran.out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["add"], "add needs a file"),
        (["set"], "set needs the number of a puzzle"),
        (["set", "1"], "set needs a field"),
        (["set", "x", "owned=yes"], "not 'x'"),
        (["set", "9" * 40, "owned=yes"], "no puzzle with the number"),
        (["show", "0"], "not '0'"),
        (["remove", "7"], "no puzzle with the number 7"),
        (["import", "x.fig"], "needs a .csv or .json file"),
        (["import"], "needs a .csv or .json file"),
        (["import", "missing.csv"], "missing.csv"),
        (["export"], "export needs -o"),
        (["export", "-o", "x.txt"], "export needs -o"),
        (["add", "missing.fig"], "missing.fig"),
        (["add", "colour=red"], "no field 'colour'"),
        (["burn"], "burn"),
    ],
)
def test_bad_input_gives_a_clear_line(collection, words, why):
    ran = collection(*words)
    assert ran.status == 2
    assert why in ran.err
    assert not collection_path().exists()
