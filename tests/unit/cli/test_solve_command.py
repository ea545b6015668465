import json
import re
from io import StringIO
from pathlib import Path

import pytest

from cubewright.cli.command import Terminal
from cubewright.cli.main import main
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import piece_set

CUBE = "/SOMA Cube\n" + "/111/111/111\n" * 3
TOWER = "/SOMA Tower of Soma\n/.../111/111/111\n/.1./111/111/111\n/.../111/111/11.\n"
TWO = CUBE + "\n" + TOWER
HOPELESS = "/SOMA Hopeless\n/.1./.11/.1./111\n/1.1/111/111/111\n/.1./11./111/111\n"
"""A figure without a solution, in which only a search finds this."""


class Run:
    """The output and exit status of a command line."""

    def __init__(self, *arguments, read=""):
        out, err = StringIO(), StringIO()
        self.status = main(arguments, Terminal(StringIO(read), out, err))
        self.out, self.err = out.getvalue(), err.getvalue()


@pytest.fixture
def fig(tmp_path):
    def write(text, name="some.fig"):
        path = tmp_path / name
        path.write_text(text)
        return str(path)

    return write


@pytest.mark.parametrize(
    ("convention", "count"), [("--raw", 11520), ("--rotations", 480), ("--unique", 240)]
)
def test_the_soma_cubes_three_counts(convention, count):
    run = Run("solve", "cube", "--count", convention)
    assert (run.status, run.out, run.err) == (0, f"{count}\n", "")


def test_unique_is_the_convention_unless_another_is_named():
    assert Run("solve", "diabolical", "--count").out == "13\n"


def test_two_conventions_are_refused():
    run = Run("solve", "cube", "--raw", "--unique")
    assert run.status == 2
    assert "not allowed with argument" in run.err


def test_threads_and_engine_do_not_change_the_count():
    assert Run("solve", "cube", "--count", "--threads", "2").out == "240\n"
    assert Run("solve", "half-hour", "--count", "--engine", "brute-force").out == "1\n"


def test_limit_ends_the_list_and_the_count():
    assert Run("solve", "cube", "--count", "--limit", "5").out == "5\n"
    layers = Run("solve", "cube", "--format", "layers", "--limit", "5").out
    assert len(layers.strip().split("\n\n")) == 5


def test_layers_are_the_source_documents_picture():
    run = Run("solve", "half-hour", "--format", "layers")
    assert run.status == 0
    rows = run.out.splitlines()
    assert len(rows) == 3
    for row in rows:
        layers = row.split("  ")
        assert len(layers) == 3
        assert all(layer[0] == layer[-1] == "|" and len(layer.strip("|")) == 3 for layer in layers)


def test_json_holds_the_puzzle_and_every_solution():
    run = Run("solve", "diabolical", "--format", "json")
    document = json.loads(run.out)
    assert document["puzzle"]["name"] == "Diabolical cube"
    assert len(document["solutions"]) == 13
    cells = [list(cell) for cell in built_in_puzzle("diabolical").figure.cells]
    for solution in document["solutions"]:
        assert sorted(cell for placed in solution for cell in placed["cells"]) == cells


def test_fig_blocks_are_read_back_as_the_same_solutions(fig):
    run = Run("solve", "cube", "--limit", "20")
    assert run.status == 0
    path = fig(run.out)
    blocks = read_fig(Path(path)).blocks
    assert len(blocks) == 20
    assert len({block.name for block in blocks}) == 20
    solutions = {str(block.solution(piece_set("soma"))) for block in blocks}
    assert len(solutions) == 20


def test_statistics_go_to_standard_error_only():
    run = Run("solve", "cube", "--count", "--stats")
    assert run.out == "240\n"
    assert "stage" in run.err
    assert "explored" in run.err
    assert "11,520 raw, 480 up to rotation, 240 up to rotation and reflection" in run.err


def test_a_file_is_solved_with_the_set_its_size_proposes(fig):
    assert Run("solve", fig(CUBE), "--count").out == "240\n"


def test_a_file_takes_precedence_over_a_built_in_name(fig, tmp_path, monkeypatch):
    fig(HOPELESS, "cube")
    monkeypatch.chdir(tmp_path)
    assert Run("solve", "cube", "--count").out == "0\n"


def test_standard_input_is_a_file_too():
    assert Run("solve", "-", "--count", read=CUBE).out == "240\n"


def test_a_model_is_chosen_by_name_or_part_of_it_or_is_the_first(fig):
    two = fig(TWO)
    first = Run("solve", two, "--count")
    assert first.out == "240\n"
    assert "2 figures" in first.err
    named = Run("solve", two, "--figure", "Cube", "--count")
    assert (named.out, named.err) == ("240\n", "")
    part = Run("solve", two, "--figure", "tower", "--count")
    assert part.out == Run("solve", fig(TOWER, "tower.fig"), "--count").out != "240\n"


def test_an_unknown_model_is_reported_with_the_known_ones(fig):
    run = Run("solve", fig(TWO), "--figure", "Towr of Soma")
    assert run.status == 2
    assert "did you mean 'Tower of Soma'?" in run.err
    many = "".join(f"/SOMA{number:03}\n/111\n\n" for number in range(100))
    run = Run("solve", fig(many), "--figure", "castle")
    assert run.status == 2
    assert len(run.err) < 100


def test_a_solution_with_some_pieces_is_solved_with_only_those(fig):
    part = fig("/SOMA Part\n/LLL\n/LVV\n/..V\n")
    assert (
        Run("solve", part, "--count").out
        == Run("solve", part, "--count", "--engine", "brute-force").out
    )
    assert Run("solve", part, "--count").status == 0


def test_a_block_with_wrong_marks_is_solved_by_its_cubelets_and_reported(fig):
    wrong = CUBE.replace("/111/111/111\n", "/226/466/333\n", 1)
    run = Run("solve", fig(wrong), "--count")
    assert run.out == "240\n"
    assert "some.fig, line 1: " in run.err


def test_the_piece_set_can_be_another_or_a_file_of_ones_own(fig):
    assert Run("solve", fig(CUBE), "--pieces", "diabolical", "--count").out == "13\n"
    own = fig(
        'name = "own"\nlattice = "cubic"\n[[pieces]]\nsymbol = "X"\nshape = "X"\ncount = 2\n',
        "own.toml",
    )
    assert Run("solve", fig("/SOMA Pair\n/11\n"), "--pieces", own, "--count").out == "1\n"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("solve",), "the following arguments are required: FILE"),
        (("solve", "cub"), "no file or built-in puzzle 'cub' (did you mean 'cube'?)"),
        (("solve", "nothing.fig"), "nothing.fig: file not found"),
        (("solve", "cube", "--pieces", "soam"), "no piece set 'soam' (did you mean 'soma'?)"),
        (("solve", "cube", "--engine", "x"), "no engine 'x'"),
        (("solve", "cube", "--limit", "0"), "expected a whole number of at least 1, not '0'"),
        (("solve", "cube", "--format", "pdf"), "invalid choice: 'pdf'"),
        (("solve", "cube", "--pieces", "bedlam"), "27 cubelets, 37 too few for Bedlam, "),
        (("solve", "cube", "--figure", "x"), "--figure needs a file"),
    ],
)
def test_unusable_input_gives_status_2_and_one_clear_line(arguments, line):
    run = Run(*arguments)
    assert (run.status, run.out) == (2, "")
    assert line in run.err
    assert run.err.startswith("cubewright: ")
    assert run.err.count("\n") == 1


def test_a_broken_block_is_reported_with_file_and_line(fig):
    run = Run("solve", fig(";no figure here\n"))
    assert (run.status, run.out) == (2, "")
    assert "some.fig" in run.err
    assert run.err.count("\n") == 1


def test_a_size_without_a_default_set_needs_pieces(fig):
    run = Run("solve", fig("/SOMA Small\n/11\n"), "--count")
    assert (run.status, run.out) == (2, "")
    assert "2 cubelets" in run.err
    assert "--pieces" in run.err


def test_a_smaller_figure_uses_any_subset_of_soma_that_fits(fig):
    run = Run("solve", fig("/SOMA Corner\n/11\n/1.\n"), "--count")
    assert (run.status, run.out) == (0, "1\n")
    assert "3 cubelets: using any subset of Soma that fits" in run.err


def test_a_proof_of_impossibility_is_an_answer_and_not_an_error(fig):
    apart = fig(
        "/SOMA Apart\n" + "/111/111/111\n" * 2 + "/111/111/11.\n/.../.../...\n/.../.../1..\n"
    )
    run = Run("solve", apart, "--count", "--stats")
    assert (run.status, run.out) == (1, "0\n")
    assert "impossible" in run.err
    document = Run("solve", apart, "--format", "json")
    assert document.status == 1
    assert json.loads(document.out)["solutions"] == []


def test_a_search_without_solutions_is_reported(fig):
    run = Run("solve", fig(HOPELESS), "--count")
    assert (run.status, run.out) == (1, "0\n")
    assert run.err == "cubewright: no solutions; the search is complete\n"


@pytest.mark.parametrize("threads", ["all", "1", "2"])
def test_threads_change_nothing_but_the_time(command, threads):
    assert command("solve", "cube", "--count", "--threads", threads).out == "240\n"


@pytest.mark.parametrize("threads", ["0", "-1", "many", ""])
def test_an_invalid_number_of_threads_is_refused(command, threads):
    ran = command("solve", "cube", "--threads", threads)
    assert ran.status == 2
    assert "expected a whole number of at least 1" in ran.err


def test_unknown_pieces_in_a_file_are_reported(fig):
    run = Run("solve", fig("/SOMA Corner\n; pieces: wood\n/11\n/1.\n"), "--count")
    assert (run.status, run.out) == (0, "1\n")
    assert "its piece set “wood” is unknown; using Soma" in run.err


@pytest.fixture
def corner_fig(tmp_path):
    """A file with a Soma cube in which one corner is forbidden for V."""
    path = tmp_path / "corner.fig"
    rows = ["/+++/+++/x++", *["/+++/+++/+++"] * 2]
    forbidden = "".join(f";forbid V {row}\n" for row in rows)
    path.write_text(f"/SOMA Cube\n{forbidden}" + "/111/111/111\n" * 3)
    return path


def test_both_counts_are_shown_if_a_forbidden_cell_breaks_symmetries(command, corner_fig):
    path = corner_fig
    ran = command("solve", str(path), "--count")
    assert ran.out == "1713\n"
    both = "1,713 up to the puzzle's own symmetry, 240 up to the figure's"
    assert ran.err == f"cubewright: {both}\n"
    assert both in command("solve", str(path), "--count", "--stats").err
    assert command("solve", str(path), "--count", "--raw").err == ""


def test_solutions_are_listed_up_to_the_figures_symmetry_on_request(command, corner_fig):
    counts = {}
    for up_to in ("puzzle", "figure"):
        for convention in ("unique", "rotations", "raw"):
            ran = command("solve", str(corner_fig), "--up-to", up_to, f"--{convention}")
            counts[up_to, convention] = ran.out.count("/SOMA")
            count = command(
                "solve", str(corner_fig), "--up-to", up_to, f"--{convention}", "--count"
            )
            assert count.out == f"{counts[up_to, convention]}\n"
    assert (counts["puzzle", "unique"], counts["figure", "unique"]) == (1_713, 240)
    assert counts["figure", "rotations"] == 480
    assert counts["figure", "raw"] == counts["puzzle", "raw"]


def test_a_saved_search_keeps_whose_symmetry_merges_the_listed_solutions(
    command, corner_fig, tmp_path
):
    saved = tmp_path / "corner.search"
    options = ("--up-to", "figure", "--engine", "backtracking", "--limit-seconds", "0.001")
    first = command("solve", str(corner_fig), *options, "--save", str(saved))
    assert first.status == 124
    refused = command("solve", str(corner_fig), "--up-to", "puzzle", "--resume", str(saved))
    assert "the saved search has --up-to figure, not --up-to puzzle" in refused.err
    second = command("solve", "--resume", str(saved))
    assert (first.out + second.out).count("/SOMA") == 240


def test_statistics_show_wall_time_and_cpu_time(command):
    lines = command("solve", "cube", "--count", "--stats").err.splitlines()
    wall, cpu = lines[-2:]
    assert wall.startswith("searched:      100 % in ")
    assert re.fullmatch(r"CPU time:      \d+\.\d{3} s, all threads together", cpu)
