"""Hexagons and triangles in figure files."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import (
    blocks_text,
    figure_text,
    new_fig,
    parse_fig,
    read_fig,
    solution_text,
    write_fig,
)
from cubewright.formats.fig.lines import Kind, read_line, split_lines
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice, lattices
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

DRAWN = [each for each in lattices().values() if each.name != "cubic"]
each_drawn = pytest.mark.parametrize("its", DRAWN, ids=[each.name for each in DRAWN])
HEXAGONAL, TRIANGULAR = lattice("hexagonal"), lattice("triangular")
NAMES = st.text(max_size=12).map(lambda text: " ".join(text.replace("\ufeff", "").split()))

FLOWER = "[hexagonal] Flower\n; of six\n| 1 1 |\n|1 . 1|\n| 1 1 |\n"
STAR = "[triangular] Star\n| ./1\\. |\n|/1\\1/1\\|\n"
CUBE = "/SOMA Two\n/11\n"


def first_solution(name):
    for report in solve(SolveRequest(built_in_puzzle(name), limit=1)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            return cover.solution(report.rows[0])
    raise AssertionError


@st.composite
def figures(draw, its):
    cells = draw(st.sets(st.sampled_from(its.box((4, 4, 2))), max_size=12))
    return Figure(cells, draw(NAMES), its)


@each_drawn
@given(data=st.data())
def test_figures_are_written_and_read_again(its, data):
    figure = data.draw(figures(its))
    text = figure_text(figure, ["a comment"])
    (block,) = parse_fig(text, "again.fig").blocks
    assert block.figure == figure.aligned()
    assert (block.problem, block.comments) == (None, ("a comment",))
    assert figure_text(block.figure, ["a comment"]) == text


@each_drawn
@given(data=st.data())
def test_readers_that_know_only_cubes_find_no_figure(its, data):
    text = figure_text(data.draw(figures(its)))
    kinds = {read_line(1, line).kind for line in split_lines(text)}
    assert kinds == {Kind.PROSE}


@pytest.mark.parametrize("name", ["meteor", "hexiamonds-4x9"])
def test_solutions_are_written_and_read_again(name):
    solution = first_solution(name)
    text = solution_text(solution, "First")
    (block,) = parse_fig(text, "again.fig").blocks
    assert block.problem is None
    assert block.piece_set == solution.puzzle.piece_set
    read = block.solution(block.piece_set)
    start = solution.puzzle.figure.lattice.corner(solution.puzzle.figure.cells)
    assert read.is_valid()
    assert read.symbols() == {
        tuple(a - b for a, b in zip(cell, start, strict=True)): symbol
        for cell, symbol in solution.symbols().items()
    }
    assert solution_text(read, "First") == text


def test_a_figure_to_the_letter():
    flower = Figure([(1, 0, 0), (2, 0, 0), (0, 1, 0), (2, 1, 0), (0, 2, 0), (1, 2, 0)], "Flower")
    drawn = Figure(flower.cells, flower.name, HEXAGONAL)
    assert figure_text(drawn, ["of six"]).splitlines() == [
        "[hexagonal] Flower", "; of six", "| 1 1 |", "|1 . 1|", "| 1 1 |",
    ]  # fmt: skip
    assert figure_text(Figure((), "New", TRIANGULAR)) == "[triangular] New\n| . |\n"


def test_a_file_may_hold_all_kinds():
    file = parse_fig(f"{CUBE}\n{FLOWER}\n{STAR}\nprose\n{CUBE}", "all.fig")
    assert [block.name for block in file.blocks] == ["Two", "Flower", "Star", "Two"]
    assert [block.figure.lattice.name for block in file.blocks] == [
        "cubic", "hexagonal", "triangular", "cubic",
    ]  # fmt: skip
    assert [len(block.figure) for block in file.blocks] == [2, 6, 4, 2]
    assert file.blocks[1].comments == ("of six",)
    assert not file.problems
    again = parse_fig(blocks_text(file.blocks[:3]), "again.fig")
    assert [block.figure for block in again.blocks] == [b.figure for b in file.blocks[:3]]


def test_a_drawing_below_a_gap_is_an_alternative():
    (block,) = parse_fig(f"{FLOWER}\n|1 1 1|\n", "two.fig").blocks
    (other,) = block.alternatives
    assert (other.figure.lattice, len(other.figure)) == (HEXAGONAL, 3)


def test_an_impossible_figure_is_set_aside():
    text = "".join(f";{line}\n" for line in FLOWER.splitlines())
    (block,) = parse_fig(text, "aside.fig").blocks
    assert block.is_commented_out
    assert len(block.figure) == 6
    changed = parse_fig(text, "aside.fig").with_figure(0, Figure([(0, 0, 0)], "One", HEXAGONAL))
    assert changed.text.startswith(";[hexagonal] One\n;")
    assert changed.blocks[0].is_commented_out


@each_drawn
@given(data=st.data())
def test_changing_one_figure_changes_no_other(its, data):
    parts = [CUBE, FLOWER, STAR, FLOWER + "\n|1 1 1|\n", "prose\n"]
    text = "\n".join(data.draw(st.lists(st.sampled_from(parts), min_size=1, max_size=5)))
    file = parse_fig(text, "some.fig")
    if not file.blocks:
        return
    index = data.draw(st.integers(0, len(file.blocks) - 1))
    figure = data.draw(figures(its)).aligned()
    changed = file.with_figure(index, figure)
    assert changed.blocks[index].figure == figure
    for other, (now, then) in enumerate(zip(changed.blocks, file.blocks, strict=True)):
        assert len(now.alternatives) == len(then.alternatives)
        if other != index:
            assert (now.figure, now.comments) == (then.figure, then.comments)
    added = file.with_added(figure)
    assert added.blocks[-1].figure == figure
    assert [b.figure for b in added.blocks[:-1]] == [b.figure for b in file.blocks]


def test_only_the_changed_rows_are_rewritten(tmp_path: Path):
    path = tmp_path / "all.fig"
    path.write_bytes(f"{CUBE}\n{FLOWER}\n{STAR}".replace("\n", "\r\n").encode())
    file = read_fig(path)
    write_fig(path, file.with_figure(1, Figure([(0, 0, 0), (0, 1, 0)], "Flower", HEXAGONAL)))
    assert path.read_bytes().decode() == (
        f"{CUBE}\n[hexagonal] Flower\n; of six\n|1 |\n| 1|\n\n{STAR}".replace("\n", "\r\n")
    )


def test_a_new_file_holds_a_board():
    file = new_fig(built_in_puzzle("meteor").figure)
    assert file.text.splitlines()[:3] == ["[hexagonal] Meteor", "|1 1 1 1 1 |", "| 1 1 1 1 1|"]
    assert file.blocks[0].figure == built_in_puzzle("meteor").figure


NO_BARS = "figure 'F': put the rows of a drawing between bars"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[hexagonl] Flower\n|1 1|\n", r"line 1: figure 'Flower': there is no lattice 'hexagonl' "
         r"\(did you mean '\[hexagonal\]'\?\)"),
        ("[square] Flower\n|1 1|\n", r"there are '\[hexagonal\]', '\[rhombic\]', '\[spheres\]',"),
        ("[cubic] Flower\n|11|\n", "a figure of cubes needs a header '/SOMA Name'"),
        ("[hexagonal] Flower\n\n", "line 1: figure 'Flower' has no rows; draw them below it"),
        ("[hexagonal] Flower\n 1 1\n", r"has no rows; .* between bars, as in '\|1 1\|'"),
        ("[hexagonal] Flower\n/11\n", "line 2: figure 'Flower': put the rows of a drawing between"),
        ("[hexagonal] F\n; x\n|1 1|\n|1 1|\n", r"line 4: figure 'F': '1' in column 1 is between"),
        ("[hexagonal] F\n|1 1|  |1|\n|1|\n", "line 3: figure 'F': the row shows one level"),
        ("[triangular] F\n|/1/1\\|\n", "line 2: figure 'F': '/' in column 3 is out of place"),
        ("[triangular] F\n|1 1|\n", "line 2: figure 'F': .* in two ways"),
        ("[hexagonal] F\n| 1 1 |\n1 . 1|\n| 1 1 |\n", f"line 3: {NO_BARS}"),
        ("[hexagonal] F\n1 . 1|\n| 1 1 |\n", f"line 2: {NO_BARS}"),
        ("[hexagonal] F\n| 1 1 |\n|1 . 1\n", "line 3: figure 'F': put each level between two"),
        ("[hexagonal] F\n| 1 1 |\n1 . 1\n\n", f"line 3: {NO_BARS}"),
        ("[triangular] F\n|/1\\|\n/1\\1/\n", f"line 3: {NO_BARS}"),
        ("[hexagonal F\n; x\n|1 1|\n", r"line 1: .*in brackets, as in '\[hexagonal\] Name'"),
        (f"{FLOWER}[hexagonal F\n|1 1|\n", r"line 6: .*in brackets, as in '\[hexagonal\] Name'"),
        ("[hexagonal] F\n|0 0 0 0 1|\n", "line 1: figure 'F' has 5 hexagons, but piece 0 has only"),
    ],
)  # fmt: skip
def test_an_error_names_its_line(text, message):
    (problem,) = parse_fig(text, "odd.fig").problems
    assert problem.path == "odd.fig"
    with pytest.raises(FormatError, match=message):
        raise problem


def test_a_drawing_with_an_error_is_still_of_its_lattice():
    file = parse_fig("[triangular] Star\n|/1|\n/1\\|\n", "odd.fig")
    assert (file.blocks[0].figure, file.blocks[0].lattice) == (None, TRIANGULAR)
    drawn = parse_fig(STAR, "star.fig").blocks[0].figure
    corrected = file.with_figure(0, drawn)
    assert corrected.text == STAR
    assert corrected.blocks[0].problem is None


def test_prose_below_a_drawing_is_no_row():
    (block,) = parse_fig(f"{FLOWER}See there, or a|b.\n(c) 2026\n", "some.fig").blocks
    assert (block.problem, len(block.figure), block.alternatives) == (None, 6, ())


def test_a_name_may_follow_its_lattice_without_a_blank():
    (block,) = parse_fig("[hexagonal]Pair\n|1 1|\n", "some.fig").blocks
    assert (block.name, block.problem) == ("Pair", None)


def test_prose_in_brackets_is_no_header():
    assert not parse_fig("[see below]\n[1] a note\n[link](to it)\n", "prose.fig").blocks


def test_pieces_of_another_lattice_are_refused():
    (block,) = parse_fig("[hexagonal] F\n|1 1 2|\n", "odd.fig").blocks
    with pytest.raises(
        FormatError, match="is made of hexagons, but the pieces of Soma are made of cubes"
    ):
        block.solution(piece_set("soma"))
