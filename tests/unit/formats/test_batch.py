"""Rows of a batch: every block with its pieces, or why it has none."""

from dataclasses import replace
from pathlib import Path

from cubewright.formats.batch import (
    ALTERNATIVE,
    ANY_SUBSET,
    COMMENTED_OUT,
    batch_rows,
    batch_rows_of_file,
)
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.project.file import write_project
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.model.problem import Problem
from cubewright.model.project import Project, project_of

CUBE = "/111/111/111\n" * 3
SOLVED = "/333/531/551\n/776/471/452\n/476/466/222\n"
STRIP = "/1111111\n"
TEXT = f"""/SOMA cube
{CUBE}
/SOMA solved
{SOLVED}
;/SOMA aside
;/111/111/111
;/111/111/111
;/111/111/111

/SOMA strip
{STRIP}
/SOMA part
/113
/133

/SOMA pair
/11

/SOMA ragged
/11/11
/11

/SOMA nothing
"""


def rows_of(text, pieces=None):
    return {row.name: row for row in batch_rows_of_file(parse_fig(text, "my.fig"), pieces=pieces)}


def test_every_block_has_a_row_with_its_pieces_or_why_there_are_none():
    rows = rows_of(TEXT)
    assert {name: (row.cubelets, row.pieces) for name, row in rows.items()} == {
        "cube": (27, "soma"),
        "solved": (27, "soma"),
        "aside": (27, "soma"),
        "strip": (7, "soma"),
        "part": (6, ""),
        "pair": (2, ""),
        "ragged": (None, ""),
        "nothing": (None, ""),
    }
    assert rows["cube"].remarks == rows["solved"].remarks == ()
    assert rows["aside"].remarks == (COMMENTED_OUT,)
    assert rows["strip"].remarks == (ANY_SUBSET,)
    assert rows["pair"].remarks == ("2 cubelets: no piece set has this size; choose one",)
    assert "one level" in rows["ragged"].remarks[0]
    assert [row.remarks for row in rows.values() if row.name == "nothing"] != [()]
    assert [row.line for row in rows.values()] == sorted(row.line for row in rows.values())


def test_a_subset_is_solved_with_the_marked_pieces():
    (row,) = batch_rows_of_file(parse_fig("/SOMA part\n/11.2\n/1222\n", "my.fig"))
    assert (row.cubelets, row.pieces) == (7, "soma-VL")
    assert row.puzzle.piece_set.uses_every_copy


def test_a_given_set_is_used_for_all_figures_and_its_subsets_for_smaller_ones():
    rows = rows_of(TEXT, piece_set("soma"))
    assert {row.pieces for row in rows.values() if row.cubelets} == {"soma"}
    strip = rows["strip"]
    assert strip.remarks == (ANY_SUBSET,)
    assert set(strip.puzzle.min_copies) == {0}
    assert rows["cube"].puzzle.piece_set.uses_every_copy


def test_figures_are_coloured_for_pieces_of_two_colours():
    rows = rows_of(f"/SOMA cube\n{CUBE}", piece_set("checkered-soma"))
    assert len(rows["cube"].puzzle.figure.dark) == 14


def test_each_alternative_has_its_own_row():
    text = f"/SOMA twice\n{SOLVED}\n{SOLVED}"
    first, second = batch_rows_of_file(parse_fig(text, "my.fig"))
    assert (first.line, second.line) == (1, 6)
    assert (first.index, second.index) == (0, 0)
    assert second.remarks == (ALTERNATIVE,)
    assert second.puzzle.figure.cells == first.puzzle.figure.cells


def test_files_and_folders_are_listed_and_unreadable_files_have_a_row(tmp_path):
    folder = tmp_path / "figures"
    (folder / "more").mkdir(parents=True)
    (folder / "a.fig").write_text(f"/SOMA a\n{CUBE}")
    (folder / "more" / "b.txt").write_text(f"/SOMA b\n{CUBE}")
    (folder / "notes.txt").write_text("Nothing but prose.")
    (folder / "bad.fig").write_bytes(b"\0\0")
    (tmp_path / "empty").mkdir()
    missing = tmp_path / "missing.fig"
    rows = list(batch_rows([folder, missing, tmp_path / "empty"]))
    assert [(Path(row.file).name, row.name) for row in rows] == [
        ("a.fig", "a"),
        ("bad.fig", ""),
        ("b.txt", "b"),
        ("missing.fig", ""),
        ("empty", ""),
    ]
    assert rows[0].file == str(folder / "a.fig")
    unread = [row for row in rows if row.line is None]
    assert [row.puzzle for row in unread] == [None] * 3
    assert all(row.remarks for row in unread)


def test_an_unknown_piece_set_is_remarked(tmp_path):
    path = tmp_path / "wood.fig"
    path.write_text("/SOMA Corner\n; pieces: wood\n/11\n/1.\n")
    (row,) = batch_rows([path])
    assert any("“wood” is unknown" in each for each in row.remarks)
    (chosen,) = batch_rows([path], piece_set("soma"))
    assert not any("wood" in each for each in chosen.remarks)


def test_each_problem_of_a_project_has_a_row(tmp_path):
    path = tmp_path / "two.cubewright"
    cube = built_in_puzzle("cube")
    project = project_of({"first": cube, "": cube})
    project = replace(project, problems=(*project.problems, Problem("no figure")))
    write_project(path, project)
    rows = list(batch_rows([path]))
    assert [(row.name, row.line, row.index, row.cubelets) for row in rows] == [
        ("first", 1, 0, 27),
        (project.problems[1].name or "2", 2, 1, 27),
        ("no figure", 3, 2, None),
    ]
    assert [(row.file, row.path) for row in rows] == [(str(path), path)] * 3
    assert [row.pieces for row in rows] == ["soma", "soma", ""]
    assert [row.remarks for row in rows[:2]] == [(), ()]
    assert len(rows[2].remarks) == 1
    given = piece_set("half-hour")
    rows = list(batch_rows([path], given))
    assert [row.pieces for row in rows] == ["half-hour", "half-hour", ""]
    (row,) = batch_rows([tmp_path / "gone.cubewright"])
    assert (row.puzzle, row.remarks) == (None, ("cannot be read: No such file or directory",))
    write_project(path, Project())
    (row,) = batch_rows([path])
    assert row.remarks == ("there are no problems in this file",)


def test_each_problem_of_a_burrtools_file_has_a_row(tmp_path, sample):
    path = tmp_path / "my.XMPUZZLE"
    path.write_bytes(sample)
    file = read_xmpuzzle(path)
    rows = list(batch_rows([path]))
    assert [row.name for row in rows] == [
        each.name or str(n) for n, each in enumerate(file.problems, 1)
    ]
    assert [row.index for row in rows] == list(range(len(file.problems)))
    assert [row.line for row in rows] == [each.line for each in file.problems]
    assert [row.cubelets for row in rows] == [
        None if each.result is None else len(file.shapes[each.result]) for each in file.problems
    ]
    assert {(row.file, row.path) for row in rows} == {(str(path), path)}
    solvable = [row for row in rows if row.puzzle is not None]
    assert solvable
    assert all(row.remarks == () for row in solvable)
    for row in batch_rows([path], piece_set("soma")):
        assert row.puzzle is None or row.pieces == "soma"
    path.write_bytes(sample[:-100])
    (row,) = batch_rows([path])
    assert row.puzzle is None
    assert row.remarks[0].startswith("line ")
