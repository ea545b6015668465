import gzip
from dataclasses import replace
from xml.etree.ElementTree import canonicalize

import pytest

from cubewright.errors import FormatError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.conversion.conversion import CountedSolutions, with_write_callback
from cubewright.formats.conversion.convert import (
    convert_edited,
    convert_file,
    fig_of_xmpuzzle,
    without_other_figures,
)
from cubewright.formats.fig.file import parse_fig, read_fig
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.formats.piece_sets.file import piece_set_text, read_piece_set
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.formats.xmpuzzle.puzzle import puzzle_of
from cubewright.model.project import project_of
from cubewright.model.results import Results
from cubewright.presenter.scripting import solve

FIG = """/SOMA Stairs
; pieces: Bars, drawn here
; a remark
;piece I count=2 minimum=1
;shape I /XX
;shape L /XX/X.
;optional /..../...x
/1111/1..1

/SOMA Cube
; pieces: soma
/111/111/111
/111/111/111
/111/111/111
"""


@pytest.fixture
def fig(tmp_path):
    path = tmp_path / "my.fig"
    path.write_text(FIG)
    return path


def write(path, conversion):
    conversion.write(path)
    return path


def puzzles(path):
    file = read_xmpuzzle(path)
    return [puzzle_of(file, problem) for problem in file.problems]


def test_a_figure_file_and_back(fig, tmp_path):
    there = convert_file(fig, tmp_path / "new.xmpuzzle")
    looks = "the symbols and colours of 9 pieces, and the names of their sets"
    assert there.losses == (looks,)
    first, second = puzzles(write(tmp_path / "new.xmpuzzle", there))
    assert first.name == "new, Stairs"
    assert (first.counts, first.min_copies) == ((2, 1), (1, 1))
    assert len(second.pieces) == 7
    assert "Stairs: a remark" in read_xmpuzzle(tmp_path / "new.xmpuzzle").comment
    back = convert_file(tmp_path / "new.xmpuzzle", tmp_path / "back.fig")
    assert not back.losses
    blocks = read_fig(write(tmp_path / "back.fig", back)).blocks
    old = read_fig(fig).blocks
    for block, before in zip(blocks, old, strict=True):
        assert block.figure.aligned().cells == before.figure.aligned().cells
        assert block.problem is None


def test_one_figure_is_chosen_by_name_or_number(fig, tmp_path):
    for chosen in ("Cube", "2"):
        target = tmp_path / "new.xmpuzzle"
        (only,) = puzzles(write(target, convert_file(fig, target, chosen)))
        assert len(only.figure) == 27
    with pytest.raises(UnknownNameError):
        convert_file(fig, tmp_path / "new.xmpuzzle", "Ball")


def test_what_is_lost_is_named(fig, tmp_path, read):
    file = read(' maxHoles="1"', "")
    text, losses = fig_of_xmpuzzle(file)
    assert losses == (
        "1 stored solution of problem 1 ('one')",
        "problem 2 has no result shape; choose one in BurrTools",
        "the weights of 1 shape",
    )
    (block,) = parse_fig(text, "a.fig").blocks
    assert block.figure.colours
    assert block.constraints.groups
    limited = read('maxHoles="1"', 'maxHoles="0"')
    assert ";empty maximum=0" in fig_of_xmpuzzle(limited)[0]
    fig.write_text(FIG + ";placed I /11../....\n")
    lost = convert_file(fig, tmp_path / "new.toml").losses
    assert "the pieces of all figures but the first; choose one problem" in lost


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
def test_a_burrtools_file_is_copied_with_everything_in_it(tmp_path, sample, packed, encoding):
    text = (
        sample.decode()
        .replace("Two\nlines", "Café")
        .replace(
            "</assembly>",
            "</assembly><separation><pieces count='1'>0</pieces><state/></separation>",
        )
    )
    for name in ("deep", "hx=", "weight=", "group=", "maxHoles=", "popup=", "made=", "<!-- kept"):
        assert name in text
    source, target = tmp_path / "a.xmpuzzle", tmp_path / "b.xmpuzzle"
    content = text.encode(encoding)
    source.write_bytes(gzip.compress(content) if packed else content)
    conversion = convert_file(source, target)
    assert conversion.losses == ()
    assert conversion.content.startswith(b"\x1f\x8b") is packed
    written = gzip.decompress(conversion.content) if packed else conversion.content
    assert canonicalize(written, with_comments=True) == canonicalize(text, with_comments=True)


def test_one_problem_of_a_burrtools_file_keeps_all_shapes(tmp_path, sample):
    source, target = tmp_path / "a.xmpuzzle", tmp_path / "b.xmpuzzle"
    source.write_bytes(sample)
    conversion = convert_file(source, target, "one")
    assert conversion.losses == ("1 other problem",)
    target.write_bytes(conversion.content)
    before, after = read_xmpuzzle(source), read_xmpuzzle(target)
    assert after.shapes == before.shapes
    assert [problem.name for problem in after.problems] == ["one"]
    assert b"<deep/>" in conversion.content


def test_a_burrtools_file_becomes_a_project_with_all_shapes(tmp_path, sample):
    source, target = tmp_path / "a.xmpuzzle", tmp_path / "b.cubewright"
    source.write_bytes(sample)
    for chosen, names in ((None, ["one", ""]), ("2", [""])):
        conversion = convert_file(source, target, chosen)
        conversion.write(target)
        project = read_project(target)
        assert [problem.name for problem in project.problems] == names
        assert [shape.weight for shape in project.shapes] == [2, 1, 1]
        assert project.note == "Two\nlines"
        assert ("1 other problem" in conversion.losses) is (chosen is not None)
        assert not any("hotspot" in loss for loss in conversion.losses)
        target.unlink()


def test_a_comment_that_would_read_as_a_directive_is_left_out(read):
    file = read(
        ' maxHoles="1"', "", "Two\nlines", "shape A /XX", '<pair piece="0" result="0"/>', ""
    )
    text, losses = fig_of_xmpuzzle(file)
    assert "the comment, which would be read as directives" in losses
    assert "shape A /XX\n" not in text.split(";shape", 1)[0]


def test_a_piece_set_keeps_its_pieces(fig, tmp_path):
    target = write(tmp_path / "new set.toml", convert_file(fig, tmp_path / "new set.toml", "Cube"))
    made = read_piece_set(target)
    assert made.pieces == piece_set("soma").pieces
    copied = convert_file(target, tmp_path / "copy.toml")
    assert copied.content.decode() == piece_set_text(made)


@pytest.mark.parametrize("name", ["my_set", "My Set (2)", "ä"])
def test_a_converted_piece_set_can_be_read_whatever_its_file_is_called(fig, tmp_path, name):
    source, target = fig.rename(tmp_path / f"{name}.fig"), tmp_path / "new.toml"
    write(target, convert_file(source, target, "Cube"))
    assert read_piece_set(target).counts == piece_set("soma").counts


@pytest.mark.parametrize(
    ("source", "target", "reason"),
    [
        (
            "my.fig",
            "my.png",
            "its ending does not name a format; end the name in .cubewright, .fig, .toml",
        ),
        ("set.toml", "set.fig", "a piece set has no figure"),
        ("no.fig", "no.xmpuzzle", "cannot be read"),
        ("empty.fig", "empty.xmpuzzle", "empty.fig"),
    ],
)
def test_what_cannot_be_converted_is_refused_with_the_reason(fig, tmp_path, source, target, reason):
    (tmp_path / "set.toml").write_text(piece_set_text(piece_set("soma")))
    (tmp_path / "empty.fig").write_text("no figure\n")
    with pytest.raises(FormatError, match=reason):
        convert_file(tmp_path / source, tmp_path / target)


def test_a_figure_file_holds_several_lattices_and_a_burrtools_file_only_one(tmp_path):
    source = tmp_path / "my.cubewright"
    write_project(source, project_of({n: built_in_puzzle(n) for n in ("cube", "meteor")}))
    there = convert_file(source, tmp_path / "my.fig")
    assert there.losses == ()
    back = convert_file(write(tmp_path / "my.fig", there), source)
    lattices = [problem.figure.lattice.name for problem in back.project.problems]
    assert lattices == ["cubic", "hexagonal"]
    burr = convert_file(source, tmp_path / "my.xmpuzzle")
    assert burr.losses[0] == "'meteor', which is not on the lattice of the first problem"
    assert len(puzzles(write(tmp_path / "my.xmpuzzle", burr))) == 1


def test_the_result_shape_of_a_burrtools_file_survives_a_project(tmp_path):
    there, project = tmp_path / "a.xmpuzzle", tmp_path / "a.cubewright"
    write_project(project, project_of({"cube": built_in_puzzle("cube")}))
    write(there, convert_file(project, there))
    write(tmp_path / "b.cubewright", convert_file(there, tmp_path / "b.cubewright"))
    assert len(read_project(tmp_path / "b.cubewright").shapes) == 8
    again = convert_file(tmp_path / "b.cubewright", tmp_path / "b.xmpuzzle")
    assert not any("shape" in each for each in again.losses)
    assert (
        read_xmpuzzle(write(tmp_path / "b.xmpuzzle", again)).shapes == read_xmpuzzle(there).shapes
    )


def with_solutions(project, index, number=2):
    placed = tuple(each.placed for each in solve(project.puzzle_to_solve(index), limit=number))
    return project.with_results(index, Results(solutions=placed))


@pytest.fixture
def two(tmp_path):
    """A BurrTools file of two problems."""
    path = tmp_path / "two.xmpuzzle"
    puzzles = {"cube": built_in_puzzle("cube"), "half": built_in_puzzle("half-hour")}
    write_project(tmp_path / "two.cubewright", project_of(puzzles))
    return write(path, convert_file(tmp_path / "two.cubewright", path))


@pytest.mark.parametrize(
    ("problem", "names", "stored"),
    [(None, ["cube", "half"], [0, 1]), ("half", ["half"], [1]), ("1", ["cube"], [0])],
)
def test_a_burrtools_file_gets_the_solutions_of_a_project(two, tmp_path, problem, names, stored):
    convert_file(two, tmp_path / "b.cubewright").write(tmp_path / "b.cubewright")
    project = with_solutions(read_project(tmp_path / "b.cubewright"), 1)
    target = tmp_path / "c.XMPUZZLE"
    made = convert_edited(project, two, target, problem)
    assert ("1 other problem" in made.losses) is (problem is not None)
    file = read_xmpuzzle(write(tmp_path / "c.xmpuzzle", made))
    assert [each.name for each in file.problems] == names
    assert [each.stored_solutions for each in file.problems] == stored
    assert file.is_packed
    assert file.shapes == read_xmpuzzle(two).shapes


@pytest.mark.parametrize("suffix", [".fig", ".cubewright"])
def test_an_edited_project_is_written_in_another_format(two, tmp_path, suffix):
    convert_file(two, tmp_path / "b.cubewright").write(tmp_path / "b.cubewright")
    project = read_project(tmp_path / "b.cubewright")
    target = tmp_path / f"c{suffix}"
    for problem, number in ((None, 2), ("half", 1)):
        made = convert_edited(project, two, target, problem)
        assert ("1 other problem" in made.losses) is (problem is not None)
        write(target, made)
        found = read_fig(target).blocks if suffix == ".fig" else read_project(target).problems
        assert len(found) == number
        target.unlink()
    assert not any("no problem uses" in each for each in made.losses)


def test_writing_calls_back_with_the_number_of_solutions(tmp_path):
    path = tmp_path / "a.cubewright"
    write_project(path, with_solutions(project_of({"cube": built_in_puzzle("cube")}), 0, 5))
    kept, counts = read_project(path), []
    copied = with_write_callback(kept, counts.append)
    write_project(tmp_path / "b.cubewright", copied)
    assert sum(counts) == 5
    assert len(read_project(tmp_path / "b.cubewright").problems[0].results.solutions) == 5
    before, after = (each.problems[0].results.solutions for each in (kept, copied))
    assert isinstance(after, CountedSolutions)
    assert (len(after), after[3], list(after)) == (5, before[3], list(before))
    plain = with_solutions(project_of({"cube": built_in_puzzle("cube")}), 0)
    assert with_write_callback(plain, counts.append) == plain


def test_figures_are_chosen_by_number_among_those_that_can_be_read(tmp_path):
    path = tmp_path / "a.fig"
    path.write_text("/SOMA one\n; pieces: soma\n/111\n\n/SOMA none\n\n/SOMA 7\n/11\n")
    for chosen, name in (("1", "one"), ("2", "7"), ("7", "7"), ("one", "one")):
        made = convert_file(path, tmp_path / "b.fig", chosen)
        (block,) = parse_fig(made.content.decode(), "b.fig").blocks
        assert block.name == name
        assert made.losses == ("2 other figures",)
    with pytest.raises(UnknownNameError):
        convert_file(path, tmp_path / "b.fig", "0")
    assert [each.name for each in without_other_figures(read_fig(path), 2).blocks] == ["7"]


def test_a_name_without_a_known_ending_is_refused_with_all_endings(fig, tmp_path):
    with pytest.raises(FormatError) as raised:
        convert_file(fig, tmp_path / "a")
    assert str(raised.value) == (
        "a: its ending does not name a format; end the name in .cubewright, .fig, .toml, "
        ".xmpuzzle, or .json, .csv or .txt for solutions"
    )


def test_the_notes_of_figures_stand_above_them_unless_they_read_as_directives(tmp_path):
    project = project_of({"cube": built_in_puzzle("cube"), "half": built_in_puzzle("half-hour")})
    first, second = project.problems
    notes = (("a\nb", True), ("shape A /XX", False), ("piece T colour=red", False))
    for note, is_kept in notes:
        noted = replace(project, problems=(replace(first, note=note), second), note="all")
        write_project(tmp_path / "a.cubewright", noted)
        made = convert_file(tmp_path / "a.cubewright", tmp_path / "a.fig")
        lost = "the comment, which would be read as directives"
        assert (lost in made.losses) is not is_kept
        assert (b"; all\n; a\n; b\n" in made.content) is is_kept
        (tmp_path / "a.cubewright").unlink()
