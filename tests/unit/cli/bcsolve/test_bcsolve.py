"""``bcsolve``: figures in, a figure file out."""

from contextlib import contextmanager
from functools import cached_property
from io import StringIO

import pytest

from cubewright.cli.bcsolve import run as bcsolve_run
from cubewright.cli.bcsolve.main import main
from cubewright.cli.bcsolve.switches import HELP
from cubewright.cli.command import Terminal
from cubewright.cli.interrupt import Interruption
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.piece_sets.catalogue import piece_set

CUBE = "/111/111/111\n" * 3
TOWER = "/.../111/111/111\n/.1./111/111/111\n/.../111/111/11.\n"
PLUS = "/1111/1111\n" * 5
TWO_SETS = "/111/111/111/111/111/111\n" * 3
RING = "/111\n/1.1\n/111\n"
HOPELESS = "/.1./.11/.1./111\n/1.1/111/111/111\n/.1./11./111/111\n"


class Ran:
    def __init__(self, *arguments, read=""):
        out, err = StringIO(), StringIO()
        self.status = main(arguments, Terminal(StringIO(read), out, err, "bcsolve"))
        self.out, self.err = out.getvalue(), err.getvalue()
        self.last = self.out.splitlines()[-1] if self.out else ""

    @cached_property
    def blocks(self):
        return parse_fig(self.out, "out").blocks


@pytest.fixture
def fig(tmp_path):
    def write(text, name="some.fig"):
        path = tmp_path / name
        path.write_text(text)
        return str(path)

    return write


def test_without_arguments_it_lists_every_solution_of_the_soma_cube():
    ran = Ran()
    assert (ran.status, ran.err) == (0, "")
    texts = ran.out.split("\n\n")
    assert len(texts) == len(set(texts)) == 11_521
    assert ran.last == "; 11520 solutions, with all rotations and mirror images"
    soma = piece_set("soma")
    first = parse_fig("\n\n".join(texts[:50]), "out").blocks
    assert len({str(block.solution(soma)) for block in first}) == 50
    assert {mark for block in first for mark in block.marks.values()} == set("1234567")


@pytest.mark.parametrize(("switch", "count"), [("--rotations", 480), ("--unique", 240)])
def test_symmetric_copies_are_merged_on_request(switch, count):
    ran = Ran(switch)
    assert len(ran.blocks) == count
    assert ran.last.startswith(f"; {count} solutions up to rotation")


def test_q_shows_no_solution_and_counts_the_same():
    ran = Ran("-Q")
    assert ran.status == 0
    assert ran.out == "; 11520 solutions, with all rotations and mirror images\n"


@pytest.mark.parametrize("arguments", [["-F3"], ["-F", "3"]])
def test_f_stops_after_that_number(arguments):
    ran = Ran(*arguments)
    assert (ran.status, len(ran.blocks)) == (0, 3)
    assert ran.last.startswith("; 3 solutions")
    assert ran.last.endswith("limit reached")
    assert Ran("-Q", *arguments).last == ran.last


def test_the_cube_is_the_default_figure_of_soma_and_bedlam_only():
    assert len(Ran("-ss", "-F1").blocks[0].figure) == 27
    bedlam = Ran("-sb", "-F1")
    assert bedlam.blocks[0].figure.size == (4, 4, 4)
    assert bedlam.blocks[0].is_solution
    for letter in "eD":
        ran = Ran(f"-s{letter}")
        assert (ran.status, ran.out) == (2, "")
        assert f"with -s{letter.upper()}, give a figure file with -f" in ran.err


def test_d_shows_how_many_moves_each_piece_has_at_the_start():
    ran = Ran("-dQ")
    rows = [line.strip("; ").split() for line in ran.out.splitlines()]
    moves = {row[0]: int(row[-1]) for row in rows if row and row[0] in "1234567"}
    assert moves == {"1": 144, "2": 144, "3": 72, "4": 72, "5": 96, "6": 96, "7": 64}


def test_s_shows_the_statistics_of_the_backtracking_engine():
    ran = Ran("-QS", "--set", "symmetry=off")
    assert "; Possibilities (explored, kept) at each stage:" in ran.out
    assert ";   (11520,11520)" in ran.out
    assert "must" in ran.out
    assert ran.last.startswith("; 11520 solutions")
    assert all(line.startswith(";") for line in ran.out.splitlines())


def test_an_unknown_setting_is_refused():
    ran = Ran("--set", "colour=red")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("bcsolve: ")


def test_soma_plus_is_labelled_with_digits_and_a_dollar_or_with_letters(fig):
    path = fig(f"/SOMA box\n{PLUS}")
    own, site = Ran("-F4", "-f", path), Ran("-F4", "-f", path, "--labels", "site")
    plus = piece_set("soma-plus")
    for ran, labels in ((own, "0123456789$"), (site, "VLTZABPDIQS")):
        assert len(ran.blocks) == 4
        for block in ran.blocks:
            assert set(block.marks.values()) == set(labels)
            assert block.solution(plus).is_valid()
    assert [str(b.solution(plus)) for b in own.blocks] == [
        str(b.solution(plus)) for b in site.blocks
    ]


def test_two_sets_are_labelled_apart_and_their_equal_pieces_never_exchanged(fig):
    path = fig(f"/SOMA two\n{TWO_SETS}")
    ran = Ran("-F30", f"-f{path}")
    site = Ran("-F30", f"-f{path}", "--labels=site")
    letters = {m for block in parse_fig(ran.out, "").blocks for m in block.marks.values()}
    assert letters == set("abcdefgABCDEFG")
    assert {m for block in site.blocks for m in block.marks.values()} == set("1234567VLTZABP")
    double = piece_set("double-soma")
    pictures = [str(block.solution(double)) for block in site.blocks]
    assert len(set(pictures)) == 30


def test_other_numbers_of_cubelets_use_any_subset_that_fits(fig):
    path = fig(f"/SOMA ring\n{RING}")
    # A rod of three on a side, and a corner and a domino on the other five cells, in two ways;
    # or two Ls, which only the double set has: at a corner or next to it, in two ways each.
    for letter, name, count in (("S", "soma", 0), ("E", "soma-plus", 8), ("D", "double-soma", 4)):
        ran = Ran(f"-s{letter}", "-f", path, "--labels=site")
        assert (ran.status, ran.err) == (0 if count else 1, "")
        assert len(ran.blocks) == count
        assert all(len(block.figure) == 8 for block in ran.blocks)
        assert len({str(sorted(block.marks.items())) for block in ran.blocks}) == count
        assert all(block.solution(piece_set(name)).is_valid() for block in ran.blocks)
    assert Ran("-f", path).out == Ran("-ss", "-f", path).out
    own = Ran("-se", "-f", path).out.splitlines()
    assert not any("0" in row for row in own if row[0:1] == "/")


def test_the_first_figure_of_a_file_is_solved_unless_m_names_another(fig):
    path = fig(f"/SOMA Cube\n{CUBE}\n/SOMA Tower of Soma\n{TOWER}")
    assert Ran("-Q", "-f", path).last.startswith("; 11520")
    tower = Ran("-Q", "-f", path, "-m", "Tower")
    assert tower.status == 0
    assert not tower.last.startswith("; 11520")
    assert Ran("-Q", f"-f{path}", "-mwer of").last == tower.last


def test_m_takes_the_first_line_that_starts_with_a_slash_and_contains_the_name(fig):
    text = f"; T2 is below\n\n/SOMA T21\n{CUBE}\n/SOMA T2\n{TOWER}\n/SOMA rows\n/2222/2222\n"
    path = fig(text)
    assert Ran("-Q", "-f", path, "-m", "T2").last.startswith("; 11520")
    # A row starts with a slash too.
    row = Ran("-d", "-F1", "-f", path, "-m", "/2222/2222")
    assert "rows: 8 cubelets" in row.out


def test_m_falls_back_to_headers_without_slash_or_of_disabled_blocks(fig):
    text = f";/SOMA Aside\n;{TOWER.replace('/.', ';/.')}\nSOMAplus 002 The towers.\n{PLUS}"
    path = fig(text.replace(";;", ";"))
    assert "The towers.: 40 cubelets" in Ran("-d", "-F1", "-f", path, "-m", "towers").out
    assert "Aside: 27 cubelets" in Ran("-d", "-F1", "-f", path, "-m", "Aside").out


def test_an_unknown_name_is_reported_with_the_file_and_a_suggestion(fig):
    path = fig(f"/SOMA Cube\n{CUBE}\n;/SOMA Aside\n;/111\n")
    ran = Ran("-f", path, "-m", "cube")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        "bcsolve: some.fig: no line that starts with / contains 'cube' (did you mean 'Cube'?)\n"
    )
    assert Ran("-f", path, "-m", "xyz").err.endswith("contains 'xyz'\n")


@pytest.mark.parametrize(
    ("text", "model", "message"),
    [
        ("Nothing but prose.", None, "some.fig: there is no figure in it"),
        ("/SOMA bare\n", None, "some.fig, line 1"),
        ("/SOMA ragged\n/11/11\n/11\n", None, "some.fig, line 3"),
        (f"/SOMA good\n{CUBE}\n/SOMA ragged\n/11/11\n/11\n", "ragged", "some.fig, line 8"),
        (f"/SOMA much\n{CUBE}\n", None, ""),
    ],
)
def test_errors_in_a_file_name_the_line(fig, text, model, message):
    arguments = ["-Q", "-f", fig(text), *(["-m", model] if model else [])]
    ran = Ran(*arguments)
    assert ran.status == (2 if message else 0)
    assert message in ran.err


def test_a_file_that_is_not_there_and_a_figure_too_large_for_the_set(fig):
    ran = Ran("-fnothing.fig")
    assert (ran.status, ran.err) == (2, "bcsolve: nothing.fig: file not found\n")
    ran = Ran("-sS", "-f", fig(f"/SOMA box\n{PLUS}"))
    assert ran.status == 2
    assert "40 cubelets, 13 too many for Soma" in ran.err


def test_a_block_with_wrong_pieces_is_solved_anyway_and_reported(fig):
    wrong = "/SOMA wrong\n/333/531/551\n/776/471/452\n/476/466/226\n"
    ran = Ran("-Q", "-f", fig(wrong))
    assert ran.status == 0
    assert ran.last.startswith("; 11520")
    assert "line 1" in ran.err
    assert "solving its cubelets anyway" in ran.err


def test_standard_input_is_a_file_too():
    assert Ran("-Q", "-f", "-", read=CUBE).last.startswith("; 11520")


def test_without_a_solution_the_status_is_1(fig):
    searched = Ran("-f", fig(f"/SOMA Hopeless\n{HOPELESS}"))
    assert (searched.status, searched.out, searched.err) == (1, "; 0 solutions\n", "")
    proven = Ran("-f", fig("/SOMA Rod\n/" + "1" * 27 + "\n"))
    assert proven.status == 1
    assert proven.out.startswith("; 0 solutions: ")
    assert "fits nowhere" in proven.out


@pytest.mark.parametrize("switch", ["-h", "--help"])
def test_help_lists_every_switch(switch):
    ran = Ran(switch)
    assert (ran.status, ran.out) == (0, HELP)
    for each in ("-d", "-Q", "-S", "-s [SEDB]", "-F sols", "-f figurefile", "-m model"):
        assert f"\n  {each} " in HELP
    assert max(map(len, HELP.splitlines())) <= 80


def test_version_is_the_program_s():
    assert Ran("--version").out.startswith("bcsolve, of cubewright ")


def test_ctrl_c_leaves_a_complete_file_and_is_reported(monkeypatch):
    @contextmanager
    def stopped(control):
        control.stop()
        yield Interruption(signal=2)

    monkeypatch.setattr(bcsolve_run, "stopped_by_ctrl_c", stopped)
    ran = Ran()
    assert ran.status == 130
    assert ran.last == "; 0 solutions so far; stopped at 0 % of the search"
