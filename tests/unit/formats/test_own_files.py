"""The program's own folders and files are checked at its start."""

import pytest

from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.known_hardness import KnownHardness
from cubewright.formats.own_files import unreadable_files, unwritable_folders
from cubewright.formats.piece_sets.user_sets import user_folder
from cubewright.formats.user_library import library_file
from cubewright.resources import HOME_VARIABLE, config_folder, data_folder


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def test_a_new_user_has_no_problem():
    assert unreadable_files() == ()
    assert unwritable_folders() == ()


def test_each_file_where_a_folder_is_needed_is_reported(home):
    for folder in (config_folder(), data_folder()):
        folder.write_text("no folder")
    problems = unreadable_files()
    reason = "it is a file, but a folder is needed; move the file away"
    assert [each.path for each in problems if each.reason == reason][:2] == [
        str(config_folder()),
        str(data_folder()),
    ]


def test_damaged_files_are_set_aside_and_a_damaged_piece_set_stays():
    data_folder().mkdir(parents=True)
    user_folder().mkdir(parents=True)
    damaged = user_folder() / "mine.toml"
    damaged.write_text("title = 'Mine'\nnot toml")
    library_file().write_text("[")
    counts_path = KnownCounts().path
    counts_path.write_text("[")
    hardness_path = KnownHardness().path
    hardness_path.write_text("[")
    counts, hardness, library, pieces = unreadable_files()
    assert hardness_path.name in str(hardness)
    assert counts_path.name in str(counts)
    assert library_file().name in str(library)
    assert (pieces.path, pieces.reason[-22:]) == (str(damaged), ". The set was left out")
    assert not library_file().exists()
    assert not counts_path.exists()
    assert damaged.exists()
    assert [each.path for each in unreadable_files()] == [str(damaged)]


def test_folders_that_cannot_be_written_are_reported_with_what_is_lost(monkeypatch):
    asked = []
    monkeypatch.setattr("os.access", lambda path, _mode: asked.append(path))
    config, data = unwritable_folders()
    assert str(config).startswith(
        f"{config_folder()}: Cubewright cannot write to this folder. Settings"
    )
    assert str(data).startswith(f"{data_folder()}: Cubewright cannot write to this folder. Work")
    assert set(asked) == {config_folder().parent}  # the nearest folder that exists
    data_folder().mkdir()
    unwritable_folders()
    assert asked[-1] == data_folder()
