"""Puzzles are added file by file, with progress, until the user stops it."""

import pytest

from cubewright.formats.collection.file import Collection
from cubewright.presenter.collection.adding import add_places, adding_text
from cubewright.solver.search.control import Control

FIGURE = """/SOMA {name}
; pieces: soma
/{long}
/{short}

"""


def figure(number):
    long, short = "1" * (26 - number), "1" * (number + 1)
    return FIGURE.format(name=f"Row {number}", long=long, short=short.ljust(len(long), "."))


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "puzzles"
    folder.mkdir()
    for number in range(4):
        (folder / f"{number}.fig").write_text(figure(number))
    return folder


@pytest.fixture
def collection(tmp_path):
    return Collection(tmp_path / "collection.sqlite")


def test_the_progress_counts_the_files_of_all_places(collection, folder, tmp_path):
    exported = tmp_path / "list.csv"
    exported.write_text("name\nPenny\n")
    broken = tmp_path / "broken.json"
    broken.write_text("no JSON")
    steps = list(add_places(collection, [folder, exported, broken], Control()))
    assert [(each.files, each.total) for each in steps] == [(n, 6) for n in range(7)]
    assert [each.fraction for each in steps][::6] == [0.0, 1.0]
    done = steps[-1].done
    assert [each.name for each in done.added] == ["Row 0", "Row 1", "Row 2", "Row 3", "Penny"]
    assert len(done.problems) == 1
    assert done.problems[0].startswith("broken.json")
    assert adding_text(steps[-1]) == "6 of 6 files, 5 new puzzles"


def test_stopping_leaves_whole_files(collection, folder):
    (folder / "1.fig").write_text(figure(1) + figure(7))
    control = Control()
    for progress in add_places(collection, [folder], control):
        if progress.files == 2:
            control.stop()
    names = [each.name for each in collection.puzzles()]
    assert names == ["Row 0", "Row 1", "Row 7"] == [each.name for each in progress.done.added]
    assert progress.files == 2


def test_a_file_that_is_stopped_in_the_middle_is_not_added(collection, folder):
    class StopsLate(Control):
        looks = 0

        @property
        def stopped(self):
            self.looks += 1
            return self.looks > 3

    (folder / "0.fig").write_text("".join(map(figure, range(9))))
    list(add_places(collection, [folder], StopsLate()))
    assert collection.puzzles() == ()


def test_a_puzzle_twice_in_a_file_is_known_by_its_number(collection, tmp_path):
    path = tmp_path / "two.fig"
    path.write_text(figure(3) + figure(3))
    *_, progress = add_places(collection, [path], Control())
    ((name, same),) = progress.done.known
    assert (name, same.number) == ("Row 3", 1)
