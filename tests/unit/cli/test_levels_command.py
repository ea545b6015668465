"""Taking solutions apart in the terminal."""

from dataclasses import replace
from pathlib import Path

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import figure_text
from cubewright.formats.kept_plans import kept_analysis, kept_levels
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.xmpuzzle.file import read_xmpuzzle
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.project import project_of
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.solver.disassembly.assembly import Order, PieceRules

ROOM = tuple(cell for cell in CUBIC.box((3, 3, 3)) if cell not in {(1, 1, 1), (1, 1, 2)})
HOOK = ((1, 1, 1), (1, 1, 2))


def puzzle(*pieces):
    kinds = tuple(Piece(symbol, cells) for symbol, cells in zip("ABC", pieces, strict=False))
    cells = [cell for piece in pieces for cell in piece]
    return Puzzle(Figure(cells, "room"), PieceSet("own", "own", kinds, (1,) * len(kinds)))


@pytest.fixture
def path(tmp_path):
    """A project with a pin in a room that is open above, and a cube in one that is closed."""
    closed = (*ROOM, (1, 1, 2))
    bar = tuple((x, 0, 0) for x in range(2))
    made = {"open": puzzle(ROOM, HOOK), "closed": puzzle(closed, ((1, 1, 1),)), "one": puzzle(bar)}
    found = tmp_path / "my.cubewright"
    write_project(found, project_of(made))
    return str(found)


def test_levels_are_printed_one_a_line(command, path):
    found = command("levels", path, "--problem", "open")
    assert (found.status, found.out) == (0, "1\n")
    found = command("levels", path, "--problem", "open", "--order", "burrtools", "--stats")
    assert (found.status, found.out) == (0, "1\n")
    assert "1 assembly analysed: 1 comes apart" in found.err
    assert "analysed per second" in found.err


def test_plans_are_printed_below_their_levels(command, path):
    found = command("levels", path, "--problem", "open", "--plans")
    level, move = found.out.splitlines()
    assert level == "1"
    assert move.startswith("    1  B: ")
    assert move.endswith(" and out")


@pytest.mark.parametrize("is_in_file", [True, False])
def test_no_piece_leaves_through_the_ground(command, tmp_path, is_in_file):
    turned = [tuple(sorted((x, y, 2 - z) for x, y, z in cells)) for cells in (ROOM, HOOK)]
    upside_down = replace(puzzle(*turned), pre_placed=(PlacedPiece(0, 0, turned[0]),))
    project = project_of({"hanging": upside_down}).with_on_ground(0, is_in_file)
    path = tmp_path / "hanging.cubewright"
    write_project(path, project)
    options = [] if is_in_file else ["--on-ground"]
    found = command("levels", str(path), "--plans", *options)
    level, move = found.out.splitlines()
    assert level == "1"
    assert move == "    1  A: up and out"


def test_pieces_come_apart_between_walls(command, tmp_path):
    own = replace(puzzle(ROOM, HOOK), pre_placed=(PlacedPiece(0, 0, ROOM),))
    path = str(tmp_path / "pin.cubewright")
    write_project(Path(path), project_of({"pin": own}))
    assert command("levels", path, "--walls", "A", "--plans").out == "1\n    1  B: up and out\n"
    assert command("levels", path, "--walls", "B", "--plans").out == "1\n    1  A: down and out\n"
    found = command("levels", path, "--walls", "B", "--on-ground")
    assert (found.status, found.out) == (1, "")
    refused = command("levels", path, "--walls", "A X")
    assert (refused.status, "--walls names X; the pieces are A B" in refused.err) == (2, True)


def test_files_keep_walls(command, tmp_path):
    own = replace(puzzle(ROOM, HOOK), pre_placed=(PlacedPiece(0, 0, ROOM),))
    rules = replace(Constraints.of(own), weights=(("B", 99),), on_ground=True)
    file = tmp_path / "pin.fig"
    file.write_text(figure_text(own.figure, (), rules, own.piece_set))
    assert ";walls B" in file.read_text()
    assert command("levels", str(file), "--turns").out == ""
    for name in ("pin.cubewright", "again.fig"):
        assert command("levels", str(file)).out == ""
        converted = command("convert", str(file), str(tmp_path / name))
        assert (converted.status, "weight" in converted.err) == (0, False)
        file = tmp_path / name
    assert command("levels", str(file)).out == ""
    assert "cannot" in command("batch", str(file), "--disassemble").out


def test_all_first_separations_are_printed_below_the_level(command, path, tmp_path):
    found = command("levels", path, "--problem", "open", "--all-separations")
    assert (found.status, found.out) == (0, "1\n    apart: A\n")
    bar = tuple((x, 0, 0) for x in range(2))
    three = puzzle(bar, ((0, 1, 0), (0, 2, 0), (0, 3, 0)), ((1, 1, 0), (1, 2, 0)))
    write_project(tmp_path / "bars.cubewright", project_of({"bars": three}))
    bars = command("levels", str(tmp_path / "bars.cubewright"), "--all-separations")
    assert bars.out == 2 * "1\n    apart: A\n    apart: B\n    apart: C\n"
    refused = command("levels", path, "--problem", "open", "--all-separations", "--turns")
    assert refused.status == 2
    assert "leave out --turns" in refused.err


def test_the_smallest_sum_is_printed_below_the_level(command, path, tmp_path):
    found = command("levels", path, "--problem", "open", "--smallest-sum")
    assert (found.status, found.out) == (0, "1\n    smallest sum: 1 as 1\n")
    bar = tuple((x, 0, 0) for x in range(2))
    three = puzzle(bar, ((0, 1, 0), (0, 2, 0), (0, 3, 0)), ((1, 1, 0), (1, 2, 0)))
    write_project(tmp_path / "bars.cubewright", project_of({"bars": three}))
    bars = command("levels", str(tmp_path / "bars.cubewright"), "--smallest-sum", "--plans")
    lines = bars.out.splitlines()
    assert lines.count("    smallest sum: 2 as 1") == 2
    assert sum(line.endswith(" and out") for line in lines) == 8
    refused = command("levels", path, "--problem", "open", "--smallest-sum", "--turns")
    assert (refused.status, "leave out --turns" in refused.err) == (2, True)


def test_the_smallest_sum_is_refused_where_pieces_may_stay_together(command, path):
    project = read_project(Path(path))
    first = project.problems[0]
    entry = replace(first.pieces[0], groups=((1, 1),))
    grouped = replace(first, pieces=(entry, *first.pieces[1:]))
    write_project(Path(path), replace(project, problems=(grouped, *project.problems[1:])))
    refused = command("levels", path, "--problem", "open", "--smallest-sum")
    assert (refused.status, "some here have groups" in refused.err) == (2, True)


def locked_pair_and_lid():
    """A cube that is locked in a room, and a lid on the room."""
    closed = (*ROOM, (1, 1, 2))
    lid = tuple((x, y, 3) for x in range(3) for y in range(3))
    return puzzle(closed, ((1, 1, 1),), lid)


@pytest.fixture
def fig(tmp_path):
    """A figure file with groups: all pieces come apart except the locked pair."""
    made = locked_pair_and_lid()
    rules = Constraints(groups=(("A", ((1, 1),)), ("B", ((1, 1),))))
    found = tmp_path / "pair.fig"
    found.write_text(figure_text(made.figure, (), rules, made.piece_set))
    return found


def test_groups_of_a_figure_file_and_of_options_are_kept_to(command, fig, tmp_path):
    text = fig.read_text()
    assert ";group 1 = A B\n" in text
    assert command("levels", str(fig)).out == "1\n"
    assert command("solve", str(fig), "--disassemble", "--count").out == "1\n"
    assert "some here have groups" in command("levels", str(fig), "--smallest-sum").err
    found = command("batch", str(fig), "--disassemble", "--csv").out
    assert found.splitlines()[1].endswith(",1,1,1,0")
    plain = tmp_path / "plain.fig"
    plain.write_text(text.replace(";group 1 = A B\n", ""))
    assert command("levels", str(plain)).status == 1
    assert command("levels", str(plain), "--group", "2 = A B").out == "1\n"
    assert command("levels", str(plain), "--group", "2 = A", "--group", "3 = B").status == 1
    assert command("solve", str(plain), "--disassemble", "--group", "1=A B", "--count").status == 0


def test_an_animation_leaves_pieces_of_a_group_together(command, fig, tmp_path):
    target = str(tmp_path / "pair.gif")
    options = ("-o", target, "--disassemble", "--size", "64")
    ended = command("export", "animation", str(fig), *options)
    assert (ended.status, ended.err) == (0, f"cubewright: wrote {target}\n")


def test_groups_of_options_join_those_of_a_project(command, tmp_path):
    path = tmp_path / "pair.cubewright"
    project = project_of({"pair": locked_pair_and_lid()}).with_groups(0, (("A", ((1, 1),)),))
    write_project(path, project)
    assert command("levels", str(path)).status == 1
    assert command("levels", str(path), "--group", "1 = B").out == "1\n"


def test_the_status_is_1_if_no_assembly_comes_apart(command, path):
    found = command("levels", path, "--problem", "closed")
    assert (found.status, found.out) == (1, "")
    assert "1 assembly analysed: 1 cannot be taken apart" in found.err
    assert command("levels", path, "--problem", "open", "--level-at-least", "2").status == 1
    assert command("levels", path, "--problem", "one").out == ""


def test_solve_writes_or_counts_what_comes_apart(command, path):
    found = command("solve", path, "--problem", "open", "--disassemble", "--format", "layers")
    assert found.status == 0
    assert "B" in found.out
    assert command("solve", path, "--problem", "open", "--disassemble", "--count").out == "1\n"
    none = command("solve", path, "--problem", "closed", "--disassemble", "--count")
    assert (none.status, none.out) == (1, "0\n")
    limited = command("solve", path, "--problem", "open", "--disassemble", "--limit", "1")
    assert limited.status == 0


@pytest.mark.parametrize("what", ["levels", "plans"])
def test_levels_or_plans_are_kept_in_the_project(command, path, what):
    found = command("solve", path, "--problem", "1", "--disassemble", "--keep", what)
    assert (found.status, found.out) == (0, "1\n")
    project = read_project(Path(path))
    (kept,) = project.problems[0].results.disassemblies
    assert kept_levels(kept, CUBIC) == (1,)
    assert ('"plan"' in kept.data) == (what == "plans")
    again = command("solve", path, "--problem", "1", "--disassemble", "--keep", what)
    assert (again.status, again.out) == (0, "1\n")
    assert "analysed" not in again.err
    assert command("solve", path, "--problem", "2", "--disassemble", "--keep").status == 1


def test_options_that_do_not_fit_are_refused(command, path):
    for options, reason in (
        (("--level-at-least", "2"), "--level-at-least needs --disassemble"),
        (("--keep", "levels"), "--keep levels needs --disassemble"),
        (("--keep", "all"), "--keep all: use --keep, --keep levels or --keep plans"),
        (("--disassemble", "--save", "x"), "cannot be combined with --save or --resume"),
    ):
        found = command("solve", path, "--problem", "open", *options)
        assert found.status == 2
        assert reason in found.err


def test_levels_with_turns_are_marked(command, tmp_path):
    walls = {(x, y, z) for x, y, z in CUBIC.box((7, 7, 3)) if x in (0, 6) or y in (0, 6)}
    floors = {(x, y, z) for x, y, z in CUBIC.box((7, 7, 3)) if z != 1}
    room = tuple(sorted((walls | floors) - {(6, 3, 1)}))
    bar = tuple((2, y, 1) for y in (2, 3, 4))
    found = tmp_path / "room.cubewright"
    write_project(found, project_of({"room": puzzle(room, bar)}))
    assert command("levels", str(found)).status == 1
    with_turns = command("levels", str(found), "--turns", "--plans")
    assert (with_turns.status, with_turns.out.splitlines()[0]) == (0, "2  with 1 turn, allowance 0")
    assert "turn by 90° about the axis through x = " in with_turns.out
    assert "allowance 0: other programs use other turning rules" in with_turns.err
    least = command("levels", str(found), "--turns", "--allowance", "least")
    assert least.out == "2  with 1 turn, allowance 0\n"
    assert "the least allowance: other programs use other turning rules" in least.err
    counted = command("solve", str(found), "--disassemble", "--turns", "--count")
    assert (counted.status, counted.out) == (0, "1\n")
    assert command("solve", str(found), "--disassemble", "--keep").status == 1
    for how in ((), ("--allowance", "1/20"), ("--allowance", "least")):
        keep = ("solve", str(found), "--disassemble", "--keep", "--turns", *how)
        assert "1 comes apart" in command(*keep).err
        again = command(*keep)
        assert (again.status, again.out, "analysed" in again.err) == (0, "1\n", False)
    (kept,) = read_project(found).problems[0].results.disassemblies
    assert '"turns":1' in kept.data
    assert command("solve", str(found), "--disassemble", "--keep").status == 1


def test_options_of_turns_that_do_not_fit_are_refused(command, path):
    for name, options, reason in (
        ("levels", ("--allowance", "0.1"), "--allowance needs --turns"),
        ("levels", ("--turns", "--allowance", "0.5"), "expected a number from 0 to less than 0.5"),
        ("levels", ("--turns", "--order", "burrtools"), "BurrTools has no turns"),
        ("solve", ("--turns",), "--turns needs --disassemble"),
    ):
        found = command(name, path, "--problem", "open", *options)
        assert found.status == 2
        assert reason in found.err


def test_keep_may_still_stand_before_the_file(command, path):
    assert command("solve", "--problem", "open", "--keep", path).out == "1\n"


def test_a_batch_takes_assemblies_apart(command, path):
    table = command("batch", path, "--disassemble").out.splitlines()
    columns = "assemblies  come apart  best level  not decided"
    assert table[2].endswith(columns)
    found = [line.split()[-4:] for line in table[4:6]]
    assert found == [["1", "1", "1", "0"], ["1", "0", "cannot", "0"]]
    lines = command("batch", path, "--levels", "--csv", "--order", "burrtools").out.splitlines()
    assert lines[0].endswith(",remark,assemblies,come apart,best level,not decided")
    assert lines[1].endswith(",1,1,1,0")
    assert lines[2].endswith(",1,0,cannot,0")
    assert "level" not in command("batch", path).out


def test_a_batch_counts_assemblies_of_a_level(command, path):
    lines = command("batch", path, "--disassemble", "--level-at-least", "2", "--csv").out
    assert lines.splitlines()[1].endswith(",1,0,1,0")  # it comes apart, with level 1
    refused = command("batch", path, "--level-at-least", "2")
    assert (refused.status, "--level-at-least needs --disassemble" in refused.err) == (2, True)


@pytest.fixture
def solved(command, path):
    for problem in ("1", "2"):
        command("solve", path, "--problem", problem, "--keep")
    return path


@pytest.mark.parametrize("keep", ["levels", "plans"])
def test_convert_analyses_what_a_file_keeps(command, solved, tmp_path, keep):
    target = tmp_path / "out.xmpuzzle"
    found = command("convert", solved, str(target), "--disassemble", "--keep", keep)
    assert found.status == 0
    assert "2 assemblies analysed: 1 comes apart, 1 cannot be taken apart" in found.err
    file = read_xmpuzzle(target)
    tag = "separation" if keep == "plans" else "separationInfo"
    assert len(list(file.elements.iter(tag))) == 1
    # A BurrTools file is analysed in place of its own elements.
    again = tmp_path / "again.xmpuzzle"
    assert command("convert", str(target), str(again), "--disassemble").status == 0
    assert len(list(read_xmpuzzle(again).elements.iter("solution"))) == 2
    kept = tmp_path / "again.cubewright"
    assert command("convert", str(target), str(kept), "--disassemble").status == 0
    problems = read_project(kept).problems
    assert [len(each.results.disassemblies) for each in problems] == [1, 1, 0]


def test_convert_takes_solutions_of_a_level(command, solved, tmp_path):
    target = tmp_path / "out.cubewright"
    options = ("--disassemble", "--level-at-least", "1")
    assert command("convert", solved, str(target), *options).status == 0
    results = [problem.results for problem in read_project(target).problems]
    assert [len(each.solutions) for each in results] == [1, 0, 0]
    layers = tmp_path / "out.json"
    assert command("convert", solved, str(layers), "--problem", "open", *options).status == 0
    assert '"B"' in layers.read_text()
    assert command("convert", solved, str(layers), "--problem", "2", *options).status == 2


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--level-at-least", "2"), "--level-at-least needs --disassemble"),
        (("--keep", "plans"), "--levels-only needs --disassemble"),
        (("--disassemble",), "has no solutions to disassemble"),
    ],
)
def test_convert_refuses_what_it_cannot_analyse(command, path, tmp_path, options, reason):
    found = command("convert", path, str(tmp_path / "out.xmpuzzle"), *options)
    assert found.status == 2
    assert reason in found.err


def test_solutions_found_later_are_analysed_in_their_places(command, tmp_path):
    path = tmp_path / "cube.cubewright"
    write_project(path, project_of({"cube": built_in_puzzle("cube")}))
    how = ("solve", str(path), "--disassemble", "--keep", "plans")
    command(*how, "--limit-seconds", "0.0001")  # stopped early, perhaps with some solutions
    first = len(read_project(path).problems[0].results.solutions)
    assert command(*how).out == "240\n"
    results = read_project(path).problems[0].results
    assert [each.solution for each in results.disassemblies] == list(range(240))
    analyser = Analyser.of(built_in_puzzle("cube"), PieceRules(), Order.CANONICAL)
    numbers = sorted({0, min(first, 239), 239})
    analyser.search.start([analyser.assembly(results.solutions[n]) for n in numbers])
    while not analyser.search.step():
        pass
    for number, analysis in zip(numbers, analyser.search.results, strict=True):
        assert results.disassemblies[number] == kept_analysis(number, analysis)
