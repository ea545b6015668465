"""A library lists the figures of its files, finds duplicates and accepts new figures."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats import library
from cubewright.formats.fig.file import parse_fig, read_fig
from cubewright.formats.library import (
    add_to_collection,
    duplicates,
    figure_files,
    read_library,
    read_library_file,
)
from cubewright.formats.user_library import add_source, library_file, remove_source, user_sources
from cubewright.model.cell import turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.symmetry.equivalence import Equivalence
from cubewright.resources import figures_folder

BENT = Figure([(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)], "bent")
SCREWS = "/SOMA left\n; unique solutions: 3\n/../1.\n/.1/11\n\n/SOMA bar\n/1111\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "screws.fig").write_text(SCREWS)
    (tmp_path / "deeper" / "bar.txt").write_text("/SOMA bar\n/1111\n")
    (tmp_path / "deeper" / "notes.txt").write_text("")
    (tmp_path / "deeper" / "empty.fig").write_text("")
    (tmp_path / "picture.png").write_bytes(b"\0\0")
    (tmp_path / "broken.fig").write_bytes(b"\0\1")
    (tmp_path / ".hidden.fig").write_text(SCREWS)
    return tmp_path


def test_a_folder_is_read_with_its_folders(folder: Path) -> None:
    shelves = {shelf.path.name: shelf for shelf in read_library(folder)}
    assert list(shelves) == ["broken.fig", "screws.fig", "bar.txt", "empty.fig"]
    assert [entry.block.name for entry in shelves["screws.fig"].entries] == ["left", "bar"]
    assert shelves["screws.fig"].entries[0].stated_count == 3
    assert shelves["screws.fig"].entries[1].stated_count is None
    assert "not a text file" in str(shelves["broken.fig"].problem)
    assert str(shelves["empty.fig"].problem) == "empty.fig: there is no figure in it"


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    assert figure_files(tmp_path / "gone") == (tmp_path / "gone",)
    (shelf,) = read_library(tmp_path / "gone")
    assert str(shelf.problem) == "gone: cannot be read: No such file or directory"


@pytest.mark.parametrize(("bound", "most"), [("MAX_FILES", 2), ("MAX_BYTES", 130)])
def test_a_folder_is_read_up_to_a_number_and_a_size_of_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, most: int
) -> None:
    for name in "abcd":
        (tmp_path / f"{name}.fig").write_text(f"/SOMA {'x' * 50}\n/1111\n")
    monkeypatch.setattr(library, bound, most)
    first, second, third = read_library(tmp_path)
    assert (len(first.entries), len(second.entries), third.entries) == (1, 1, ())
    assert third.path.name == "c.fig"
    assert "this file and those after it are not read" in str(third.problem)
    (alone,) = read_library(tmp_path / "d.fig")
    assert len(alone.entries) == 1


def test_duplicates_are_named_by_file_line_and_name(folder: Path) -> None:
    entries = [entry for shelf in read_library(folder) for entry in shelf.entries]
    upright = Figure([(0, 0, z) for z in range(4)])
    assert [str(duplicate) for duplicate in duplicates(upright, entries)] == [
        "screws.fig, line 6: bar (turned)",
        "bar.txt, line 1: bar (turned)",
    ]
    assert not list(duplicates(Figure([(0, 0, 0), (5, 0, 0)]), entries))
    assert not list(duplicates(Figure(()), entries))


@given(st.integers(0, 47), st.integers(0, 54))
def test_each_of_our_figures_is_found_however_it_is_turned(number: int, place: int) -> None:
    entries = read_library_file(figures_folder() / "soma.fig").entries
    entry = entries[place % len(entries)]
    assert entry.figure is not None
    matrix = (CUBIC.turns + CUBIC.mirrors)[number]
    other = Figure(turned(cell, matrix) for cell in entry.figure.cells)
    assert [duplicate.entry for duplicate in duplicates(other, entries)] == [entry]


def test_a_mirror_image_is_reported_as_such(folder: Path) -> None:
    left = parse_fig("/SOMA left\n/../1.\n/.1/11\n", "left.fig").blocks[0].figure
    (entry,) = read_library_file(folder / "screws.fig").entries[:1]
    assert left is not None
    reflected = Figure(turned(cell, CUBIC.mirrors[0]) for cell in left.cells)
    assert [str(duplicate) for duplicate in duplicates(reflected, [entry])] == [
        "screws.fig, line 1: left (reflected)"
    ]


def test_adding_a_figure_at_the_end_changes_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "mine.fig"
    path.write_bytes("/SOMA Schlo\u00df\r\n/111\r\n/1.1".encode("latin-1"))
    before = path.read_bytes()
    entry = add_to_collection(path, BENT, ["unique solutions: 5"])
    assert path.read_bytes().startswith(before)
    assert b"\n" not in path.read_bytes().replace(b"\r\n", b"")
    assert entry.block.name == "bent"
    assert entry.stated_count == 5
    assert len(read_fig(path).blocks) == 2
    assert list(tmp_path.iterdir()) == [path]


def test_optional_cells_are_added_too(tmp_path: Path) -> None:
    marked = Figure(BENT.cells, "marked", optional=BENT.cells[:1])
    entry = add_to_collection(tmp_path / "new.fig", marked)
    assert entry.figure is not None
    assert len(entry.figure.optional) == 1


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda lattice: lattice.name)
def test_a_figure_of_any_lattice_is_added(tmp_path: Path, lattice: Lattice) -> None:
    figure = Figure(lattice.box((3, 2, 2)), "board", lattice)
    add_to_collection(tmp_path / "new.fig", figure)
    entry = add_to_collection(tmp_path / "new.fig", figure)
    assert [str(duplicate) for duplicate in duplicates(figure, [entry])] == [
        f"{entry.place}: board (the same)"
    ]


def test_a_new_collection_is_made(tmp_path: Path) -> None:
    entry = add_to_collection(tmp_path / "new.fig", Figure(BENT.cells))
    assert entry.place == "new.fig, line 1"
    assert next(iter(duplicates(BENT, [entry]))).equivalence is Equivalence.SAME


def test_a_collection_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"^new\.fig: cannot be written: the folder"):
        add_to_collection(tmp_path / "no folder" / "new.fig", BENT)
    spoilt = tmp_path / "spoilt.fig"
    spoilt.write_bytes(b"\0")
    with pytest.raises(FormatError, match="not a text file"):
        add_to_collection(spoilt, BENT)
    assert spoilt.read_bytes() == b"\0"


def test_added_places_are_remembered_in_order(tmp_path: Path) -> None:
    assert user_sources() == ()
    assert add_source(tmp_path / "b")
    assert add_source(tmp_path / "a")
    assert not add_source(tmp_path / "b")
    assert user_sources() == (tmp_path / "b", tmp_path / "a")
    remove_source(tmp_path / "b")
    assert user_sources() == (tmp_path / "a",)


@pytest.mark.parametrize("text", ["", "{}", "[1, null]", "[", '"x"', "\0"])
def test_a_damaged_library_list_counts_as_empty(text: str) -> None:
    library_file().parent.mkdir(parents=True)
    library_file().write_text(text)
    assert user_sources() == ()


def test_a_library_holds_two_thousand_files_and_256_mib() -> None:
    assert (library.MAX_FILES, library.MAX_BYTES) == (2000, 256 * 1024 * 1024)


@pytest.mark.parametrize(("size", "is_read"), [(130, True), (129, False)])
def test_a_folder_of_the_largest_size_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int, is_read: bool
) -> None:
    for name in "ab":
        (tmp_path / f"{name}.fig").write_text(f"/SOMA {'x' * 52}\n/1111\n")
    monkeypatch.setattr(library, "MAX_BYTES", size)
    *_, last = read_library(tmp_path)
    assert (last.problem is None) is is_read
    monkeypatch.setattr(library, "MAX_BYTES", 3 << 20)
    monkeypatch.setattr(library, "MAX_FILES", 1)
    *_, last = read_library(tmp_path)
    assert "a folder may hold 1 figure files and 3 MiB" in str(last.problem)


def test_folders_after_the_largest_number_of_files_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a/1.fig", "a/2.fig", "b/3.fig", ".c/4.fig", "a/5.HTML", "a/6.pdf"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("/SOMA x\n/1\n")
    monkeypatch.setattr(library, "MAX_FILES", 3)
    assert [path.name for path in figure_files(tmp_path)] == ["1.fig", "2.fig", "5.HTML", "3.fig"]
    monkeypatch.setattr(library, "MAX_FILES", 2)
    assert [path.name for path in figure_files(tmp_path)] == ["1.fig", "2.fig", "5.HTML"]


def test_an_entry_is_identified_by_its_file_and_line(folder: Path) -> None:
    first, second = read_library_file(folder / "screws.fig").entries
    assert first.key == (folder / "screws.fig", 1)
    assert second.key == (folder / "screws.fig", 6)
    nameless = parse_fig("/11\n", "x.fig")
    entry = library.Entry(Path("x.fig"), nameless.blocks[0])
    same = Figure([(0, 0, 0), (1, 0, 0)])
    assert list(map(str, duplicates(same, [entry]))) == [
        "x.fig, line 1: a figure without a name (the same)"
    ]
