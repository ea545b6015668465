"""Figures are found, changed and written in figure files, byte for byte."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.fig.file import FigFile, new_fig, parse_fig, read_fig, write_fig
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure

TEXT = """\
;of the file

;Solution 1
/SOMA001
/226/466/333
;in between
/521/461/437
/521/557/477
;after

http://example.org/SOMA

/SOMA-T002 aka the second
;below
/XX/XX
/../X.

|XX/XX
|../X.

;/SOMA024
;Proven impossible
;/1/1
"""
STEP = Figure([(0, 0, 0), (1, 0, 0), (1, 0, 1)], "Step")


def demo(text: str = TEXT) -> FigFile:
    return parse_fig(text, "demo.fig")


def meanings(file: FigFile, but: int | None = None) -> list[object]:
    return [
        (block.name, block.figure, dict(block.marks), block.comments, block.is_commented_out,
         [dict(each.marks) for each in block.alternatives])
        for index, block in enumerate(file.blocks)
        if index != but
    ]  # fmt: skip


def test_find_takes_the_exact_name_then_the_first_that_contains_it():
    file = demo("/SOMA001b\n/1\n\n/SOMA001\n/1\n\n/SOMA-T001\n/1\n;/SOMA001x\n;/1\n")
    assert file.find("SOMA001").line == 4
    assert file.find("/SOMA001").line == 4
    assert file.find("001").line == 1
    assert file.find("soma-t").line == 7
    assert file.find("001x").is_commented_out


def test_find_suggests_a_name():
    with pytest.raises(UnknownNameError, match="did you mean 'SOMA001'"):
        demo().find("SOMA101")


def test_blocks_and_alternatives_by_line():
    file = demo()
    assert [block.line for block in file.blocks] == [4, 13, 21]
    alternative = file.at_line(18)
    assert alternative == file.blocks[1].alternatives[0]
    assert file.at_line(5) is None
    assert file.problems == ()


def test_problems_come_in_the_order_of_lines():
    file = demo("/SOMA1\n\n/SOMA2\n/1/1\n/1\n\n/SOMA3\n/12\n")
    assert [problem.line for problem in file.problems] == [1, 5, 7]


def test_a_changed_figure_leaves_every_other_byte():
    figure = Figure(STEP.cells, "SOMA001")
    assert demo().with_figure(0, figure).text == TEXT.replace(
        "/226/466/333\n;in between\n/521/461/437\n/521/557/477\n", "/.1/11\n;in between\n"
    )


def test_a_template_keeps_its_symbol_and_a_new_name_its_header():
    changed = demo().with_figure(1, STEP)
    assert changed.text == TEXT.replace("/SOMA-T002 aka the second", "/SOMA Step").replace(
        "/XX/XX\n/../X.\n\n|", "/.X/XX\n\n|"
    )
    assert changed.blocks[1].figure == STEP


def test_a_renamed_solution_is_still_one():
    file = demo()
    figure = file.blocks[0].figure
    assert figure is not None
    changed = file.with_figure(0, Figure(figure.cells, "SOMA777"))
    assert changed.text == TEXT.replace("/SOMA001", "/SOMA777")
    assert changed.blocks[0].is_solution


def test_an_unchanged_figure_keeps_the_text():
    file = demo()
    for index, block in enumerate(file.blocks):
        assert block.figure is not None
        assert file.with_figure(index, block.figure).text == TEXT


def test_a_block_set_aside_stays_so():
    assert demo().with_figure(2, STEP).text == TEXT.replace(";/SOMA024", ";/SOMA Step").replace(
        ";/1/1", ";/.1/11"
    )


def test_a_figure_under_a_bare_header_or_under_none():
    assert demo("/SOMA1").with_figure(0, Figure(STEP.cells, "SOMA1")).text == "/SOMA1\n/.1/11\n"
    assert demo("/11/11\n").with_figure(0, STEP).text == "/SOMA Step\n/.1/11\n"
    assert demo("/11/11").with_figure(0, Figure(STEP.cells)).text == "/.1/11"
    square = Figure([(x, 0, z) for x in (0, 1) for z in (0, 1)], "Square")
    assert demo("/11/11\n").with_figure(0, square).text == "/SOMA Square\n/11/11\n"


def test_a_wrong_block_can_be_corrected():
    file = demo("/SOMA1\n/1/1\n/1\n\n/SOMA2\n/1\n")
    changed = file.with_figure(0, Figure(STEP.cells, "SOMA1"))
    assert changed.text == "/SOMA1\n/.1/11\n\n/SOMA2\n/1\n"
    assert changed.problems == ()


def test_an_alternative_never_runs_into_a_changed_figure():
    cube = "/111/111/111\n" * 3
    file = demo(f"/SOMA1\n{cube};another\n/222/222/222\n")
    assert len(file.blocks[0].alternatives) == 1
    changed = file.with_figure(0, Figure(STEP.cells, "SOMA1"))
    assert changed.blocks[0].figure == Figure(STEP.cells, "SOMA1")
    assert len(changed.blocks[0].alternatives) == 1


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_new_lines_end_as_the_others_do(end):
    file = demo(TEXT.replace("\n", end))
    for changed in (file.with_figure(0, STEP), file.with_added(STEP)):
        assert changed.text.replace(end, "").count("\n") == 0
        assert changed.text.replace(end, "").count("\r") == 0
        assert STEP in [block.figure for block in changed.blocks]


@pytest.mark.parametrize("text", ["", TEXT, TEXT.rstrip("\n"), "only prose", ";/SOMA7"])
def test_an_added_figure_is_the_last(text):
    file = demo(text)
    added = file.with_added(STEP)
    assert added.text.startswith(text)
    assert added.blocks[-1].figure == STEP
    assert meanings(added)[:-1] == meanings(file)
    assert added.without(len(added.blocks) - 1).text.rstrip() == text.rstrip()


def test_removing_a_figure_removes_the_lines_below_it():
    assert (
        demo().without(1).text == TEXT[: TEXT.index("/SOMA-T002")] + TEXT[TEXT.index(";/SOMA024") :]
    )
    assert demo().without(0).text.startswith(";of the file\n\n/SOMA-T002")
    for index in range(3):
        assert meanings(demo().without(index)) == meanings(demo(), index)


def test_a_new_file_holds_one_figure():
    file = new_fig(STEP)
    assert [block.figure for block in file.blocks] == [STEP]
    assert file.text == "/SOMA Step\n/.1/11\n"
    assert new_fig(Figure(())).blocks[0].figure == Figure(())


ROWS = st.sampled_from(
    ["/SOMA1", "/SOMA 2", ";note", ";/SOMA9", ";/1/1", "", "/11/11", "/226/466/333", "|11/1.",
     "1./11", "prose", "/521/461/437", "/521/557/477", "SOMAplus 1", "/1"]
)  # fmt: skip
CELLS = st.sets(st.tuples(*[st.integers(0, 2)] * 3), max_size=27)


@given(st.lists(ROWS, max_size=14), CELLS, st.sampled_from(["", "SOMA1", "new"]), st.data())
def test_changing_one_figure_changes_no_other(rows, cells, name, data):
    file = demo("\n".join(rows))
    if not file.blocks:
        return
    index = data.draw(st.integers(0, len(file.blocks) - 1))
    figure = Figure(cells, name).aligned()
    changed = file.with_figure(index, figure)
    assert changed.blocks[index].figure == figure
    assert [each[:3] for each in meanings(changed, index)] == [
        each[:3] for each in meanings(file, index)
    ]
    assert [len(each.alternatives) for each in changed.blocks] == [
        len(each.alternatives) for each in file.blocks
    ]


@given(st.lists(ROWS, max_size=14), st.data())
def test_removing_one_figure_changes_no_other(rows, data):
    file = demo("\n".join(rows))
    if not file.blocks:
        return
    index = data.draw(st.integers(0, len(file.blocks) - 1))
    assert [each[:3] for each in meanings(file.without(index))] == [
        each[:3] for each in meanings(file, index)
    ]


@given(st.lists(ROWS, max_size=14))
def test_a_figure_added_changes_no_other(rows):
    file = demo("\n".join(rows))
    added = file.with_added(STEP)
    assert added.blocks[-1].figure == STEP
    assert meanings(added)[:-1] == meanings(file)


# -- on disk


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "utf-8-sig"])
def test_bytes_are_kept(tmp_path: Path, encoding):
    content = TEXT.replace(";below", ";Blåbær").replace("\n", "\r\n").encode(encoding)
    path = tmp_path / "odd.fig"
    path.write_bytes(content)
    file = read_fig(path)
    assert file.blocks[1].comments == ("Blåbær",)
    write_fig(path, file)
    assert path.read_bytes() == content
    write_fig(path, file.with_figure(0, Figure(STEP.cells, "SOMA001")))
    assert "Blåbær".encode(encoding.removesuffix("-sig")) in path.read_bytes()
    assert read_fig(path).blocks[0].figure == Figure(STEP.cells, "SOMA001")


def test_text_beyond_latin_1_is_written_as_utf_8(tmp_path: Path):
    path = tmp_path / "old.fig"
    path.write_bytes("/SOMA1 Blåbær\n/11\n".encode("latin-1"))
    write_fig(path, read_fig(path).with_added(Figure(STEP.cells, "爱心")))
    assert [block.name for block in read_fig(path).blocks] == ["SOMA1 Blåbær", "爱心"]


def test_any_bytes_but_nul_are_read(tmp_path: Path):
    path = tmp_path / "noise.fig"
    path.write_bytes(bytes(range(1, 256)) * 4)
    write_fig(tmp_path / "again.fig", read_fig(path))
    assert (tmp_path / "again.fig").read_bytes() == path.read_bytes()


def test_an_unreadable_file_is_reported(tmp_path: Path):
    with pytest.raises(FormatError, match=r"none.fig: cannot be read: No such file"):
        read_fig(tmp_path / "none.fig")
    with pytest.raises(FormatError, match="cannot be read"):
        read_fig(tmp_path)


def test_a_failed_write_keeps_the_old_file_and_leaves_no_other(tmp_path: Path, monkeypatch):
    path = tmp_path / "kept.fig"
    path.write_text(TEXT)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FormatError, match=r"kept.fig: cannot be written: No space left"):
        write_fig(path, new_fig(STEP))
    assert path.read_text() == TEXT
    assert list(tmp_path.iterdir()) == [path]


def test_a_binary_file_is_refused(tmp_path: Path):
    path = tmp_path / "picture.fig"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR/111/111")
    with pytest.raises(FormatError, match=r"^picture\.fig: it is not a text file"):
        read_fig(path)


def test_a_missing_folder_is_reported(tmp_path: Path):
    with pytest.raises(FormatError, match="cannot be written"):
        write_fig(tmp_path / "none" / "new.fig", new_fig(STEP))


def test_permissions_and_links_are_kept(tmp_path: Path):
    path, link = tmp_path / "real.fig", tmp_path / "link.fig"
    path.write_text(TEXT)
    path.chmod(0o640)
    link.symlink_to(path)
    write_fig(link, new_fig(STEP))
    assert link.is_symlink()
    assert path.read_text() == new_fig(STEP).text
    assert path.stat().st_mode & 0o777 == 0o640


def test_a_new_file_has_the_default_permissions(tmp_path: Path):
    write_atomically(tmp_path / "new", b"1")
    (tmp_path / "usual").write_bytes(b"1")
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


@pytest.mark.parametrize(
    ("text", "after"),
    [
        ("/SOMA A\n/11\n", "/SOMA A\n; pieces: mine\n/11\n"),
        ("/SOMA A\r\n; said\r\n/11\r\n", "/SOMA A\r\n; said\r\n; pieces: mine\r\n/11\r\n"),
        ("/SOMA A\n; pieces: soma\n; said\n/11\n", "/SOMA A\n; pieces: mine\n; said\n/11\n"),
        ("/SOMA A\n; pieces: mine\n/11\n", "/SOMA A\n; pieces: mine\n/11\n"),
        ("; pieces: b\n/SOMA A\n/11\n", "; pieces: mine\n/SOMA A\n/11\n"),
        ("/SOMA A\n", "/SOMA A\n"),
    ],
)
def test_the_set_that_a_figure_is_meant_for_is_stated_in_its_comments(text, after):
    file = parse_fig(text, "a.fig").with_pieces(0, "mine")
    assert file.text == after
    assert file.with_pieces(0, "mine") == file


def test_equal_blocks_are_one_in_a_set():
    first, second = (parse_fig("/SOMA a\n/112\n", "a.fig").blocks[0] for _ in range(2))
    assert {first} == {second}
    assert "112" not in repr(first)


def with_rules():
    """Two figures with their own rules, and one without rules."""
    first = Figure([(x, y, 0) for x in range(3) for y in range(2)], "first")
    second = Figure([(x, y, 0) for x in range(2) for y in range(3)], "second")
    corner = [(0, 0, 0), (1, 0, 0), (0, 1, 0)]
    rules = [
        Constraints([("V", corner)], [("L", (2, 1, 0))], "soma", max_holes=1),
        Constraints([("V", [(0, 1, 0), (0, 2, 0), (1, 2, 0)])], pieces="soma"),
    ]
    file = new_fig(first, constraints=rules[0])
    return file.with_added(second, constraints=rules[1]).with_added(STEP)


@pytest.mark.parametrize("index", range(3))
def test_only_the_lines_of_a_changed_figure_change_where_others_have_rules(index):
    file = with_rules()
    assert [bool(block.constraints) for block in file.blocks] == [True, True, False]
    drawn = file.blocks[index].figure.toggled((5, 0, 0))
    changed = file.with_figure(index, drawn)
    assert changed.blocks[index].figure == drawn
    assert changed.blocks[index].constraints == file.blocks[index].constraints
    for number in set(range(3)) - {index}:
        parts = [each.text.split("\n\n")[number] for each in (file, changed)]
        assert parts[0] == parts[1]
    again = changed.with_figure(index, file.blocks[index].figure)
    assert [each.figure for each in again.blocks] == [each.figure for each in file.blocks]
    assert [each.constraints for each in again.blocks] == [e.constraints for e in file.blocks]


def test_rules_alone_change_only_the_lines_of_rules():
    rules = Constraints([("V", [(0, 0, 0), (1, 0, 0), (0, 1, 0)])], pieces="soma")
    text = "/SOMA a\n; a remark\n/111/111\n/111/111\n\n/SOMA b\n/11\n"
    file = demo(text)
    ruled = file.with_figure(0, file.blocks[0].figure, rules)
    lines, rows = ruled.text.splitlines(), text.splitlines()
    assert [line for line in lines if line in rows] == rows
    added = [number for number, line in enumerate(lines) if line not in rows]
    assert added == list(range(2, 2 + len(added)))
    assert ruled.blocks[0].constraints == rules
    plain = ruled.with_figure(0, file.blocks[0].figure, Constraints())
    assert not plain.blocks[0].constraints
    assert plain.blocks[1].figure == file.blocks[1].figure
