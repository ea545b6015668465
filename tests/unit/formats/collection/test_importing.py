"""Puzzles of files and folders come into a collection once, and are recognised again."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.collection.file import Collection
from cubewright.formats.collection.importing import (
    add_found,
    collected,
    found_puzzles,
    row_of,
    safe_name,
    written_file,
)
from cubewright.formats.fig.file import new_fig
from cubewright.formats.project.file import write_project
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.puzzle import file_elements
from cubewright.model.collected import CollectedPuzzle, State
from cubewright.model.project import Project

CUBE = built_in_puzzle("cube")
TWO_FIGURES = """; A note.
/SOMA Wall
; pieces: soma
/111/111/111
/111/111/111
/111/111/111

/SOMA Nothing fits
/11
"""


@pytest.fixture
def collection(tmp_path):
    return Collection(tmp_path / "collection.sqlite")


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "puzzles"
    (folder / "more").mkdir(parents=True)
    (folder / ".hidden").mkdir()
    puzzles = [("cube", CUBE), ("wall", built_in_puzzle("half-hour"))]
    (folder / "a.xmpuzzle").write_bytes(xml_bytes(file_elements(puzzles[:1]), packed=True))
    (folder / "more" / "b.xmpuzzle").write_bytes(xml_bytes(file_elements(puzzles), packed=False))
    (folder / "c.fig").write_text(TWO_FIGURES)
    write_project(folder / "d.cubewright", Project().with_puzzle_added(CUBE, "Soma"))
    (folder / "notes.txt").write_text("no puzzle")
    (folder / ".hidden" / "e.fig").write_text(TWO_FIGURES)
    return folder


def imported(collection, place):
    done = None
    for each in add_found(collection, found_puzzles(place)):
        done = each
    return done


def test_a_folder_gives_each_puzzle_once(collection, folder):
    done = imported(collection, folder)
    names = [each.name for each in collection.puzzles()]
    assert names == [each.name for each in done.added]
    assert names == ["a", "wall"]
    assert [name for name, _ in done.known][:2] == ["Wall", "Soma"]
    assert {same.name for _, same in done.known} == {"a"}
    (problem,) = done.problems
    assert problem.startswith("c.fig, line 8: ")
    assert imported(collection, folder).added == []


def test_a_single_file_brings_its_note_and_its_content(collection, folder):
    imported(collection, folder / "c.fig")
    (wall,) = collection.puzzles()
    assert (wall.name, wall.notes, wall.problem) == ("Wall", "A note.", 0)
    assert (len(wall.figure), wall.piece_count) == (27, 7)
    assert collection.content(wall.file) == TWO_FIGURES.encode()
    with written_file(wall.file.name, collection.content(wall.file)) as path:
        assert row_of(path, wall.problem).puzzle.figure.cells == wall.figure.cells
    assert not path.exists()


def test_a_problem_of_a_file_is_found_again(collection, folder):
    imported(collection, folder / "more" / "b.xmpuzzle")
    second = collection.puzzles()[1]
    assert second.problem == 1
    with written_file(second.file.name, collection.content(second.file)) as path:
        assert row_of(path, 1).puzzle.figure.cells == second.figure.cells
        assert row_of(path, 5) is None


def test_a_puzzle_without_a_file_is_completed_by_name(collection, folder):
    wanted = CollectedPuzzle("WALL", states=frozenset({State.WANTED}), year=1936)
    collection.add([wanted], {})
    done = imported(collection, folder / "c.fig")
    (wall,) = collection.puzzles()
    assert done.completed == [wall]
    assert (wall.name, wall.year, wall.states) == ("WALL", 1936, wanted.states)
    assert wall.file.name == "c.fig"
    assert wall.form


def test_a_puzzle_whose_file_is_missing_is_completed_by_form(collection, folder):
    imported(collection, folder / "c.fig")
    (wall,) = collection.puzzles()
    collection.edit([1], lambda puzzle: replace(puzzle, file=None, figure=None, name="other"))
    done = imported(collection, folder / "a.xmpuzzle")
    assert [each.name for each in done.completed] == ["other"]
    assert done.completed[0].figure is not None
    assert wall.form == done.completed[0].form


def test_puzzles_without_cells_are_recognised_by_their_names(collection):
    from cubewright.formats.collection.importing import FoundPuzzles

    puzzles = (CollectedPuzzle("Cube"), CollectedPuzzle("cube"), CollectedPuzzle("Cube", maker="M"))
    (done,) = add_found(collection, [FoundPuzzles(puzzles)])
    assert [each.maker for each in done.added] == ["", "M"]
    (done,) = add_found(collection, [FoundPuzzles(puzzles)])
    assert len(done.known) == 3


def test_an_open_puzzle_can_be_added(collection):
    content = new_fig(CUBE.figure, ["pieces: soma"]).text.encode()
    (done,) = add_found(collection, [collected(CUBE, "My\ncube", content, "cube.fig")])
    assert done.added[0].name == "My cube"
    assert collection.content(done.added[0].file) == content


def test_files_that_cannot_be_read_are_reported(collection, tmp_path):
    (tmp_path / "bad.fig").write_bytes(b"\xff\xfe")
    (tmp_path / "empty").mkdir()
    for place, why in (
        (tmp_path / "bad.fig", "bad.fig"),
        (tmp_path / "missing.xmpuzzle", "missing.xmpuzzle"),
        (tmp_path / "empty", "no puzzle files"),
    ):
        done = imported(collection, place)
        assert done.added == []
        assert why in done.problems[0]
    assert not collection.path.exists()


def test_too_many_files_are_cut_off_with_a_message(collection, folder, monkeypatch):
    monkeypatch.setattr("cubewright.formats.collection.importing.MAX_FILES", 1)
    done = imported(collection, folder)
    assert len(collection.puzzles()) == 1
    assert "add smaller folders" in done.problems[-1]


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("../../etc/x.fig", "x.fig"),
        ("C:\\windows\\x.fig", "x.fig"),
        ("a\x1b\n.fig", "a__.fig"),
        ("", "puzzle"),
        ("...", "puzzle"),
        ("x" * 300 + ".xmpuzzle", "x" * 60 + ".xmpuzzle"),
    ],
)
def test_names_of_files_stay_in_their_folder(name, safe):
    assert safe_name(name) == safe
