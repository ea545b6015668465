"""Reading of unusual content in figure files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import FormatError
from cubewright.formats.fig.file import Block, count_figures, parse_fig, read_fig
from cubewright.formats.fig.reader import count_blocks
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.resources import figures_folder

CUBE = "/226/466/333\n/521/461/437\n/521/557/477\n"
OTHER = "/223/425/425\n/463/463/755\n/663/711/771\n"
PLUS = "/BSSTP/BZZPP\n/DSSTT/BBZZP\n/DVVTL/AALLL\n/AVIII/AQQQQ\n"
DIGITS = str.maketrans("VLTZABPDIQS", "12345670" + "89$")


def blocks(text: str) -> tuple[Block, ...]:
    return parse_fig(text, "demo.fig").blocks


def only(text: str) -> Block:
    (block,) = blocks(text)
    return block


def problem(text: str) -> str:
    found = only(text).problem
    assert found is not None
    return str(found)


def test_back_row_first_top_level_first_left_to_right():
    block = only("/SOMA1\n/a../b..\n/c../d.e\n")
    assert block.marks == {
        (0, 1, 1): "a", (0, 1, 0): "b", (0, 0, 1): "c", (0, 0, 0): "d", (2, 0, 0): "e",
    }  # fmt: skip


def test_a_published_table_of_a_solution_is_the_same_solution():
    # TOP 223 463 663, MIDDLE 425 463 711, BOTTOM 425 755 771, each from the back to the front.
    block = only("/SOMA001\n/223|425|425\n/463/463|755\n/663/711|771\n")
    solution = block.solution(piece_set("soma"))
    assert solution.is_valid()
    assert str(solution).splitlines() == [
        "|LLT|  |ZLA|  |ZLA|",
        "|ZBT|  |ZBT|  |PAA|",
        "|BBT|  |PVV|  |PPV|",
    ]


def test_dashes_dots_and_zeros_are_empty():
    block = only("/SOMA1\n/-1-/.1.\n/011/011\n")
    assert block.figure is not None
    assert block.figure.cells == ((0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1))


def test_empty_margins_are_no_part_of_the_figure():
    block = only("/SOMA1\n/..../....\n/..../..1.\n/..../....\n")
    assert block.figure is not None
    assert block.figure.cells == ((0, 0, 0),)


def test_one_repeated_symbol_is_a_template():
    for symbol in "1V#x*":
        block = only("/SOMA1\n" + f"/{symbol * 3}/{symbol * 3}/{symbol * 3}\n" * 3)
        assert block.is_template
        assert not block.is_solution
        assert block.problem is None


def test_pieces_make_a_solution():
    block = only("/SOMA001\n" + CUBE)
    assert block.is_solution
    assert not block.is_template
    assert block.piece_set == piece_set("soma")
    assert block.solution(piece_set("soma")).is_valid()


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_and_blanks_do_not_matter(end):
    text = ("/SOMA001  \n;note  \n" + CUBE.replace("\n", "   \n")).replace("\n", end)
    block = only("\ufeff" + text)
    assert (block.name, block.comments, block.is_solution) == ("SOMA001", ("note",), True)


def test_headers_hold_any_character():
    names = ["SOMA001", "SOMA-T262 aka C3C14", "SOMA/7 ;|x", "SOMAñ 爱心"]
    text = "".join(f"/{name}\n{CUBE}\n" for name in names)
    assert [block.name for block in blocks(text)] == names


def test_headers_of_other_words():
    found = blocks(f"/Two towers\n{CUBE}\n/Steps\n{CUBE}\nSOMAplus 002 The dual\n{CUBE}")
    assert [block.name for block in found] == ["Two towers", "Steps", "SOMAplus 002 The dual"]


def test_comments_are_above_within_and_below():
    text = f";of the file\n\n;above\n/SOMA1\n;below\n;  3  drawn\n{CUBE};after\n\n/SOMA2\n{OTHER}"
    first, second = blocks(text)
    assert first.comments == ("above", "below", " 3  drawn", "after")
    assert second.comments == ()


def test_a_comment_between_rows_separates_only_complete_figures():
    rows = CUBE.splitlines(keepends=True)
    assert only("/SOMA1\n" + rows[0] + ";middle\n" + "".join(rows[1:])).is_solution
    block = only("/SOMA1\n" + CUBE + ";another\n" + OTHER)
    assert block.is_solution
    (alternative,) = block.alternatives
    assert alternative.is_solution
    assert alternative.comments == ("another",)


def test_rows_after_a_gap_are_an_alternative():
    block = only(f"/SOMA1\n{CUBE}\nAlternative\n{OTHER}\n{CUBE}")
    assert [(each.name, each.line) for each in block.alternatives] == [("SOMA1", 7), ("SOMA1", 11)]
    assert all(each.is_solution for each in block.alternatives)
    assert len(list(block.all_solutions)) == 3


def test_rows_that_start_with_a_bar_are_an_alternative():
    block = only("/SOMA1\n" + CUBE + "|" + OTHER.replace("\n/", "\n|")[1:])
    (alternative,) = block.alternatives
    assert (alternative.line, alternative.is_solution) == (5, True)


def test_a_block_set_aside():
    text = f";/SOMA024\n;Proven impossible\n;/111/111\n;/1../1..\n\n;a note\n/SOMA2\n{CUBE}"
    aside, live = blocks(text)
    assert (aside.name, aside.is_commented_out, aside.comments) == (
        "SOMA024", True, ("Proven impossible",),
    )  # fmt: skip
    assert aside.figure is not None
    assert len(aside.figure) == 8
    assert (live.name, live.is_commented_out, live.comments) == ("SOMA2", False, ("a note",))


def test_a_header_in_a_comment_without_rows_is_a_comment():
    assert only("/SOMA1\n;/SOMA024 is impossible\n" + CUBE).comments == ("/SOMA024 is impossible",)


def test_names_that_repeat_are_kept():
    assert [block.name for block in blocks(f"/SOMA1\n{CUBE}\n/SOMA1\n{OTHER}")] == ["SOMA1"] * 2


def test_a_header_without_rows_is_reported():
    empty, full = blocks("/SOMA1\n\n/SOMA2\n" + CUBE)
    assert str(empty.problem) == "demo.fig, line 1: figure 'SOMA1' has no rows"
    assert empty.figure is None
    assert full.is_solution


def test_trailing_and_missing_slashes():
    assert only("/SOMA1\n" + CUBE.replace("\n", "/\n")).is_solution
    assert only("/SOMA1\n" + CUBE.replace("\n/", "\n")).is_solution
    assert only("/SOMA1\n" + CUBE[1:].replace("\n/", "\n")).is_solution


def test_short_levels_are_empty_at_their_end():
    block = only("/SOMA1\n/1/111\n/./1\n")
    assert block.figure is not None
    assert block.figure.cells == ((0, 0, 0), (0, 1, 0), (0, 1, 1), (1, 1, 0), (2, 1, 0))


def test_a_missing_level_is_refused():
    assert problem("/SOMA1\n/111/111\n/111\n") == (
        "demo.fig, line 3: figure 'SOMA1': the row shows one level, but other rows show 2"
    )
    assert problem("/SOMA1\n/1/1/1\n/1//1\n") == (
        "demo.fig, line 3: figure 'SOMA1': level 2 of the row is missing"
    )


@pytest.mark.parametrize(
    "prose",
    [
        "see http://www.fam-bundgaard.dk/SOMA/SOMA.HTM",
        "http://example.org/SOMA",
        "/home/tim/figures.txt",
        "(\\__/)",
        "/",
        "6333/2227  Make a 4x2x2box",
        "6637/2677",
        "Soma and/or Tetris",
        "SOMA figures follow:",
        "# SOMA Figures D001025",
        "```",
    ],
)
def test_prose_between_blocks_is_no_figure(prose):
    found = blocks(f"{prose}\n\n/SOMA1\n{CUBE}\n{prose}\n\n/SOMA2\n{OTHER}\n{prose}\n")
    assert [block.name for block in found] == ["SOMA1", "SOMA2"]
    assert all(block.is_solution and not block.alternatives for block in found)


def test_a_row_may_carry_a_remark():
    assert only("/SOMA1\n" + CUBE.replace("\n", "  ;back row\n", 1)).is_solution


def test_a_file_of_rows_alone():
    first, second = blocks(CUBE + "\n" + OTHER)
    assert (first.name, first.line, first.is_solution) == ("", 1, True)
    assert (second.name, second.line, second.is_solution) == ("", 5, True)


def test_a_wrong_block_is_reported_and_the_next_is_read():
    wrong, right = blocks("/SOMA1\n" + CUBE.replace("226", "22.") + "\n/SOMA2\n" + CUBE)
    assert str(wrong.problem) == (
        "demo.fig, line 1: figure 'SOMA1' has 26 cubelets, but piece 6 has only 3 of its 4 cubelets"
    )
    assert wrong.figure is not None
    assert not wrong.is_solution
    assert right.is_solution


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        (CUBE.translate(str.maketrans("56", "65")), "piece 5 has the shape of piece 6"),
        (CUBE.replace("333", "33X"), "'X' is not a piece of Soma"),
        (CUBE.replace("226/466", "262/466"), "piece 2 is not connected"),
        ("/11/..\n/1./22\n/../22\n", "the cubelets of piece 2 have another shape"),
    ],
)
def test_wrong_pieces_are_named(rows, why):
    assert why in problem("/SOMA1\n" + rows)


def test_many_faults_are_summed_up():
    assert problem("/SOMA1\n/1/2/3/4/5/6/7\n").endswith("of its 4 cubelets, 5 more are wrong")


def test_a_figure_of_some_of_the_pieces():
    block = only("/SOMA-A001\n/...1/.441\n/.333/4431\n")
    solution = block.solution(piece_set("soma"))
    assert solution.is_valid()
    assert solution.puzzle.piece_set.title == "Soma, pieces VTZ only"
    assert solution.puzzle.counts == (1, 1, 1)
    assert len(solution.puzzle.figure) == 11


def two_cubes(second: str) -> str:
    rows = zip(CUBE.splitlines(), second.splitlines(), strict=True)
    return "/SOMA2\n" + "".join(f"{first}{other}\n" for first, other in rows)


LETTERS = OTHER.translate(str.maketrans("1234567", "VLTZABP"))


@pytest.mark.parametrize("second", [OTHER, CUBE, LETTERS, LETTERS.lower()])
def test_two_sets_of_digits_or_of_digits_and_letters(second):
    block = only(two_cubes(second))
    assert block.is_solution
    assert block.piece_set == piece_set("double-soma")
    solution = block.solution(piece_set("double-soma"))
    assert solution.is_valid()
    assert {placed.copy for placed in solution.placed} == {0, 1}
    if second == LETTERS:
        assert solution.marks() == block.marks


def test_four_sets():
    rows = [
        line + other + line + other
        for line, other in zip(CUBE.splitlines(), LETTERS.splitlines(), strict=True)
    ]
    solution = only("/SOMA4\n" + "\n".join(rows)).solution(piece_set("soma"))
    assert solution.is_valid()
    assert solution.puzzle.counts == (4,) * 7


def test_two_figures_run_together_are_no_double_set():
    text = "/SOMA1\n" + CUBE + "/1../...\n".replace("...", "1../11.")
    assert only(text).problem is not None
    # Piece 1 occurs twice, the others once: neither a complete set nor a subset.
    assert "piece 1 has 6 cubelets instead of 3" in problem(
        "/SOMA1\n/226/466/333\n/521/461/437\n/521/557/477\n/.../.../...\n/.../.11/.1.\n"
    )


def test_soma_plus_in_letters():
    block = only("/SOMAplus\n" + PLUS)
    assert block.piece_set == piece_set("soma-plus")
    assert block.solution(piece_set("soma-plus")).is_valid()


def test_soma_plus_in_digits_has_zero_for_the_domino():
    block = only("/SOMAplus\n" + PLUS.translate(DIGITS))
    assert block.figure is not None
    assert len(block.figure) == 40
    assert block.solution(piece_set("soma-plus")).is_valid()


def test_zero_is_a_piece_or_empty_by_piece_set():
    block = only("/SOMA1\n/00./11\n/.../1.\n")
    assert block.figure is not None
    assert len(block.figure) == 3
    assert len(block.solution(piece_set("soma")).puzzle.figure) == 3
    assert len(block.solution(piece_set("soma-plus")).puzzle.figure) == 5


def test_a_solution_with_other_pieces_is_refused():
    block = only("/SOMA001\n" + CUBE)
    with pytest.raises(FormatError, match=r"demo.fig, line 1: figure 'SOMA001' has 27 cubelets"):
        block.solution(piece_set("bedlam"))
    with pytest.raises(FormatError, match="has no rows"):
        only("/SOMA001\n").solution(piece_set("soma"))
    with pytest.raises(FormatError, match=r"demo\.fig, line 1"):
        only("/SOMA001\n/...\n").solution(piece_set("soma"))


LINE = st.one_of(
    st.text(max_size=30),
    st.text(alphabet="/|.-0123456789VLTZABPDIQS$;SOMA x\r\t", max_size=30),
    st.sampled_from(["/SOMA001", ";/SOMA2", *CUBE.split(), *PLUS.split(), "", "|..1/1..", "1./11"]),
)


@pytest.mark.parametrize("path", sorted(figures_folder().glob("*.fig")), ids=lambda path: path.stem)
def test_every_block_of_an_included_file_is_counted_as_a_figure(path):
    assert all(block.figure is not None for block in read_fig(path).blocks)
    assert count_figures(path) == len(read_fig(path).blocks)


@given(st.lists(LINE, max_size=30).map("\n".join))
def test_blocks_are_counted_as_they_are_read(text):
    assert count_blocks(text, "any.fig") == len(blocks(text))


@given(st.lists(LINE, max_size=30).map("\n".join))
def test_no_text_is_refused(text):
    file = parse_fig(text, "any.fig")
    lines = [block.line for block in file.blocks]
    assert lines == sorted(set(lines))
    for block in file.blocks:
        for each in (block, *block.alternatives):
            assert each.figure is not None or each.problem is not None
            assert each.figure is None or set(each.marks) == set(each.figure.cells)
            if each.is_solution:
                assert each.piece_set is not None
                assert each.solution(each.piece_set).is_valid()


def test_large_nonsense_is_read_at_once():
    row = "/" + "/".join(["12" * 40] * 20)
    assert only("/SOMA1\n" + f"{row}\n" * 40).problem is not None


@pytest.mark.parametrize(
    ("text", "headers"),
    [
        ("/11", [""]),
        ("/11\n/11/11\n", [""]),  # the first row is too short
        ("/12\n/11/11\n", [""]),
        ("/1a\n/11/11\n", [""]),
        ("/..\n/11/11\n", [""]),
        ("/Steps\n/11/1.\n", ["/Steps"]),
        ("/Steps\n; a comment\n/11/1.\n", ["/Steps"]),
        ("/Steps\n|11/1.\n", [""]),
        ("/Steps\n/11\n", [""]),
        ("/11\n\n/11/11\n", ["", ""]),
        ("/Steps\nprose\n", []),
        ("/Steps", []),
    ],
)
def test_a_first_line_of_other_letters_above_rows_of_several_levels_is_a_name(text, headers):
    assert [block.header for block in blocks(text)] == headers
