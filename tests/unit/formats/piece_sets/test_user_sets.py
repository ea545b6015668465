"""The user's piece sets: a folder of files that may have errors."""

import os
from dataclasses import replace

import pytest

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.piece_sets.catalogue import known_piece_sets, piece_set, piece_sets
from cubewright.formats.piece_sets.user_sets import (
    delete_user_piece_set,
    free_name,
    rename_user_piece_set,
    save_user_piece_set,
    user_folder,
    user_piece_sets,
)

MINE = replace(piece_set("soma"), name="mine", title="Mine", counts=(2, 1, 1, 1, 1, 1, 1))


def test_there_is_no_folder_before_a_set_is_saved():
    assert not user_folder().exists()
    assert user_piece_sets().sets == {}
    assert known_piece_sets() == piece_sets()


def test_a_saved_set_is_listed_with_the_included_ones():
    path = save_user_piece_set(MINE)
    assert path.parent == user_folder()
    assert piece_set("mine") == MINE
    assert [*known_piece_sets()] == [*piece_sets(), "mine"]
    assert list(user_folder().iterdir()) == [path], "nothing is left beside it"


def test_saving_again_replaces_the_saved_set():
    save_user_piece_set(MINE)
    more = replace(MINE, counts=(3, 1, 1, 1, 1, 1, 1))
    save_user_piece_set(more)
    assert user_piece_sets().sets == {"mine": more}


def test_a_file_with_an_error_is_reported_and_the_others_are_read():
    save_user_piece_set(MINE)
    bad = user_folder() / "bad.toml"
    bad.write_text('name = "bad"\nlattice = "cubic"\n[[pieces]]\nsymbol = "X"\n')
    (user_folder() / "worse.toml").write_bytes(b"\xff\xfe")
    own = user_piece_sets()
    assert [*own.sets] == ["mine"]
    assert [str(problem) for problem in own.problems] == [
        "bad.toml: piece 1 (X), field 'shape': it is missing",
        "worse.toml, line 1: cannot be read: save it as UTF-8 text",
    ]
    assert bad.exists()


def test_a_file_with_an_error_is_not_overwritten():
    user_folder().mkdir(parents=True)
    bad = user_folder() / "mine.toml"
    bad.write_text("name = ")
    assert save_user_piece_set(MINE).name == "mine-2.toml"
    assert bad.read_text() == "name = "
    assert piece_set("mine") == MINE


def test_a_duplicate_name_is_reported():
    save_user_piece_set(MINE)
    text = (user_folder() / "mine.toml").read_text()
    (user_folder() / "my-soma.toml").write_text(text.replace('"mine"', '"soma"'))
    (user_folder() / "twice.toml").write_text(text)
    own = user_piece_sets(taken=piece_sets())
    assert [*own.sets] == ["mine"]
    assert [str(problem) for problem in own.problems] == [
        "my-soma.toml: field 'name': 'soma' is the name of a set that is included with "
        "the program; choose another",
        "twice.toml: field 'name': 'mine' is the name of mine.toml; choose another",
    ]
    assert piece_set("soma").counts == (1,) * 7


def test_a_set_is_renamed_with_its_name_for_the_terminal():
    save_user_piece_set(MINE)
    renamed = rename_user_piece_set("mine", "Für Anna", taken=piece_sets())
    assert (renamed.name, renamed.title, renamed.pieces) == ("fur-anna", "Für Anna", MINE.pieces)
    assert user_piece_sets().sets == {"fur-anna": renamed}
    assert len(list(user_folder().iterdir())) == 1
    again = rename_user_piece_set("fur-anna", "Fur Anna")
    assert user_piece_sets().sets == {"fur-anna": again}
    assert rename_user_piece_set("fur-anna", "Soma", taken=piece_sets()).name == "soma-2"


def test_a_set_is_deleted():
    save_user_piece_set(MINE)
    delete_user_piece_set("mine")
    assert user_piece_sets().sets == {}
    for change in (delete_user_piece_set, lambda name: rename_user_piece_set(name, "Other")):
        with pytest.raises(CubewrightError, match="no piece set of your own 'mine'"):
            change("mine")


def test_a_folder_that_cannot_be_created_is_reported():
    user_folder().parent.mkdir(parents=True)
    user_folder().write_text("a file in its place")
    with pytest.raises(FormatError, match="piece-sets: cannot be created"):
        save_user_piece_set(MINE)


def test_a_name_is_free():
    assert free_name("A", {"a"}, {"a-2"}) == "a-3"


def test_an_included_set_is_found_without_reading_those_of_the_user(monkeypatch):
    monkeypatch.setattr("cubewright.formats.piece_sets.catalogue.user_piece_sets", None)
    assert piece_set("Soma").name == "soma"


def test_what_is_no_file_is_reported_and_not_opened():
    save_user_piece_set(MINE)
    (user_folder() / "a.toml").mkdir()
    os.mkfifo(user_folder() / "b.toml")
    (user_folder() / "c.toml").symlink_to(user_folder() / "gone")
    found = user_piece_sets()
    assert list(found.sets) == ["mine"]
    assert [str(each) for each in found.problems] == [
        "a.toml: it is a folder and not a file; move it away",
        "b.toml: it is a pipe or a device and not a file; move it away",
        "c.toml: cannot be read: No such file or directory",
    ]
