"""The player's own piece sets: a folder beside ours, of which nothing is taken on trust."""

from dataclasses import replace

import pytest

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.own_piece_sets import (
    delete_own_piece_set,
    free_name,
    own_folder,
    own_piece_sets,
    rename_own_piece_set,
    save_own_piece_set,
)
from cubewright.formats.piece_set import known_piece_sets, piece_set, piece_sets

MINE = replace(piece_set("soma"), name="mine", title="Mine", counts=(2, 1, 1, 1, 1, 1, 1))


def test_there_is_no_folder_before_a_set_is_saved():
    assert not own_folder().exists()
    assert own_piece_sets().sets == {}
    assert known_piece_sets() == piece_sets()


def test_a_saved_set_stands_beside_ours():
    path = save_own_piece_set(MINE)
    assert path.parent == own_folder()
    assert piece_set("mine") == MINE
    assert [*known_piece_sets()] == [*piece_sets(), "mine"]
    assert list(own_folder().iterdir()) == [path], "nothing is left beside it"


def test_saving_again_takes_the_place_of_what_was_saved():
    save_own_piece_set(MINE)
    more = replace(MINE, counts=(3, 1, 1, 1, 1, 1, 1))
    save_own_piece_set(more)
    assert own_piece_sets().sets == {"mine": more}


def test_a_file_with_a_mistake_is_told_and_spoils_no_other():
    save_own_piece_set(MINE)
    bad = own_folder() / "bad.toml"
    bad.write_text('name = "bad"\nlattice = "cubic"\n[[pieces]]\nsymbol = "X"\n')
    (own_folder() / "worse.toml").write_bytes(b"\xff\xfe")
    own = own_piece_sets()
    assert [*own.sets] == ["mine"]
    assert [str(problem) for problem in own.problems] == [
        "bad.toml: piece 1 (X), field 'shape': a text is needed",
        "worse.toml: cannot be read: save it as UTF-8 text",
    ]
    assert bad.exists()


def test_a_set_with_a_mistake_is_not_written_over():
    own_folder().mkdir(parents=True)
    bad = own_folder() / "mine.toml"
    bad.write_text("name = ")
    assert save_own_piece_set(MINE).name == "mine-2.toml"
    assert bad.read_text() == "name = "
    assert piece_set("mine") == MINE


def test_a_name_that_another_has_is_told():
    save_own_piece_set(MINE)
    text = (own_folder() / "mine.toml").read_text()
    (own_folder() / "my-soma.toml").write_text(text.replace('"mine"', '"soma"'))
    (own_folder() / "twice.toml").write_text(text)
    own = own_piece_sets(taken=piece_sets())
    assert [*own.sets] == ["mine"]
    assert [str(problem) for problem in own.problems] == [
        "my-soma.toml: field 'name': 'soma' is the name of a set that comes with the program; "
        "choose another",
        "twice.toml: field 'name': 'mine' is the name of mine.toml; choose another",
    ]
    assert piece_set("soma").counts == (1,) * 7


def test_a_set_is_renamed_with_its_name_for_the_terminal():
    save_own_piece_set(MINE)
    renamed = rename_own_piece_set("mine", "Für Anna", taken=piece_sets())
    assert (renamed.name, renamed.title, renamed.pieces) == ("fur-anna", "Für Anna", MINE.pieces)
    assert own_piece_sets().sets == {"fur-anna": renamed}
    assert len(list(own_folder().iterdir())) == 1
    again = rename_own_piece_set("fur-anna", "Fur Anna")
    assert own_piece_sets().sets == {"fur-anna": again}
    assert rename_own_piece_set("fur-anna", "Soma", taken=piece_sets()).name == "soma-2"


def test_a_set_is_deleted():
    save_own_piece_set(MINE)
    delete_own_piece_set("mine")
    assert own_piece_sets().sets == {}
    for change in (delete_own_piece_set, lambda name: rename_own_piece_set(name, "Other")):
        with pytest.raises(CubewrightError, match="no piece set of your own 'mine'"):
            change("mine")


def test_a_folder_that_cannot_be_made_is_told():
    own_folder().parent.mkdir(parents=True)
    own_folder().write_text("a file in its place")
    with pytest.raises(FormatError, match="piece-sets: cannot be made"):
        save_own_piece_set(MINE)


def test_a_name_is_free():
    assert free_name("A", {"a"}, {"a-2"}) == "a-3"
